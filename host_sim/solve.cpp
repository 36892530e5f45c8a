// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_solve(CLI::App& app, int& status) {
  app.add_subcommand("solve", "not yet")->callback([&status] { status = 2; });
}
