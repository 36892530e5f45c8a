// SPDX-License-Identifier: MIT
/// \file
/// The main function of frugal_cli and of frugal_play, which differ in their subcommands only.
/// ./frugal builds and calls them.
///
/// Exit status: 0; 1 if some input was bad; 2 if the command line was (usage.hpp).
#include "commands/subcommands.hpp"
#include "support/tool.hpp"

int main(int argc, char** argv) {
  return frugal::support::run_tool(frugal::cli::subcommands(), argc, argv);
}
