// SPDX-License-Identifier: MIT
//
// frugal_cli: the command-line tool on the host. ./frugal builds and calls it.
#include "subcommands.hpp"

int main(int argc, char** argv) {
  CLI::App app{"Frugal: Monte-Carlo tree search that fits in a microcontroller", "frugal"};
  app.require_subcommand(1);
  app.set_version_flag("--version", FRUGAL_VERSION);
  int status = 0;
  for (const auto add : {frugal::cli::add_solve, frugal::cli::add_move, frugal::cli::add_bench,
                         frugal::cli::add_signature, frugal::cli::add_paper,
                         frugal::cli::add_memory, frugal::cli::add_quality, frugal::cli::add_tune}) {
    add(app, status);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return status;
}
