// SPDX-License-Identifier: MIT
//
// main.cpp: frugal_cli, the command-line tool on the host. ./frugal builds and calls it.
//
// Exit status: 0; 1 if some input was bad; 2 if the command line was (usage.hpp).
#include <fmt/format.h>

#include <cstdio>
#include <new>

#include "subcommands.hpp"
#include "usage.hpp"

namespace {

void add_subcommands(CLI::App& app, int& status) {
  using namespace frugal::cli;
  for (const auto add : {add_solve, add_move, add_gtp, add_levels, add_bench, add_signature,
                         add_paper, add_memory, add_quality, add_match, add_tune, add_database}) {
    add(app, status);
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Frugal: Monte-Carlo tree search that fits in a microcontroller", "frugal"};
  app.require_subcommand(1);
  app.set_version_flag("--version", FRUGAL_VERSION);
  app.footer(
      "\n'frugal COMMAND --help' tells the options of a command.\n\nExample:\n"
      "  echo 4455 | ./frugal move");
  int status = 0;
  add_subcommands(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return frugal::cli::explain(app, error);
  } catch (const std::bad_alloc&) {
    fmt::print(stderr,
               "frugal: this machine has not enough memory for that; ask for fewer --bytes\n");
    return 2;
  }
  return status;
}
