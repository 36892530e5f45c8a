// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_quality(CLI::App& app, int& status) {
  app.add_subcommand("quality", "not yet")->callback([&status] { status = 2; });
}
