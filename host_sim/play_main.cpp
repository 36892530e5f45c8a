// SPDX-License-Identifier: MIT
//
// main.cpp: frugal_play, that part of frugal_cli which is the device: built in a fraction of the
// time, for those who want to play.
#include <array>

#include "commands/subcommands.hpp"
#include "support/tool.hpp"

int main(int argc, char** argv) {
  using namespace frugal::cli;
  constexpr std::array<Add, 2> kSubcommands{add_play, add_scenario};
  return run_tool(kSubcommands, argc, argv);
}
