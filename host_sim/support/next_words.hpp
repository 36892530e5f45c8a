// SPDX-License-Identifier: MIT
/// \file
/// The words that may come next on a command line, for the completion of shells.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace frugal::support {

/// The words that may stand in place of the last one: the values of an option that lists them, else
/// subcommands and options. Where a command takes files or names, options come only after a dash.
std::vector<std::string> next_words(CLI::App& app, std::vector<std::string> words);

}  // namespace frugal::support
