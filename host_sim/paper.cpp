// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_paper(CLI::App& app, int& status) {
  app.add_subcommand("paper", "not yet")->callback([&status] { status = 2; });
}
