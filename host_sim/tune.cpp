// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_tune(CLI::App& app, int& status) {
  app.add_subcommand("tune", "not yet")->callback([&status] { status = 2; });
}
