// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_bench(CLI::App& app, int& status) {
  app.add_subcommand("bench", "not yet")->callback([&status] { status = 2; });
}
