// SPDX-License-Identifier: MIT
/// \file
/// A command-line program made of subcommands.
#pragma once

#include <span>

#include "commands/subcommands.hpp"

namespace frugal::support {

/// Runs the subcommand that is asked for. Returns the exit status: its own, or 2 if the command
/// line makes no sense (usage.hpp).
int run_tool(std::span<const cli::Subcommand> subcommands, int argc, char** argv);

}  // namespace frugal::support
