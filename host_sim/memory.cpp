// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_memory(CLI::App& app, int& status) {
  app.add_subcommand("memory", "not yet")->callback([&status] { status = 2; });
}
