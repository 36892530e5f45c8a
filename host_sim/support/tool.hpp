// SPDX-License-Identifier: MIT
/// \file
/// A command-line program made of subcommands.
#pragma once

#include <CLI/CLI.hpp>
#include <span>

namespace frugal::cli {

using Add = void (*)(CLI::App& app, int& status);

/// Runs the subcommand that is asked for. Returns the exit status: its own, or 2 if the command
/// line makes no sense (usage.hpp).
int run_tool(std::span<const Add> subcommands, int argc, char** argv);

}  // namespace frugal::cli
