// SPDX-License-Identifier: MIT
#include "subcommands.hpp"

void frugal::cli::add_signature(CLI::App& app, int& status) {
  app.add_subcommand("signature", "not yet")->callback([&status] { status = 2; });
}
