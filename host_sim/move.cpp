// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_move(CLI::App& app, int& status) {
  app.add_subcommand("move", "not yet")->callback([&status] { status = 2; });
}
