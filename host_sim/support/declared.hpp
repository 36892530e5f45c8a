// SPDX-License-Identifier: MIT
/// \file
/// What a command declares: its subcommands and the names of its options.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace frugal::support {

std::vector<CLI::App*> subcommands_of(CLI::App& command);
std::vector<std::string> names_of_subcommands(CLI::App& command);

/// Those that begin with a dash, and the positional ones.
std::vector<std::string> names_of_options(const CLI::App& command);

}  // namespace frugal::support
