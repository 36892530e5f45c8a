// SPDX-License-Identifier: MIT
//
// main.cpp: frugal_cli, the command-line tool on the host. ./frugal builds and calls it.
//
// Exit status: 0; 1 if some input was bad; 2 if the command line was (usage.hpp).
#include <array>

#include "commands/subcommands.hpp"
#include "support/tool.hpp"

int main(int argc, char** argv) {
  using namespace frugal::cli;
  constexpr std::array<Add, 18> kSubcommands{
      add_solve,    add_move,   add_gtp,     add_levels,  add_bench,   add_signature,
      add_paper,    add_memory, add_quality, add_match,   add_regress, add_tune,
      add_database, add_book,   add_learn,   add_perfect, add_play,    add_scenario};
  return run_tool(kSubcommands, argc, argv);
}
