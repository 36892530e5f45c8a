// SPDX-License-Identifier: MIT
/// \file
/// The subcommands of frugal_cli, one file each. A subcommand declares its options on the app; when
/// it has run, `status` is the program's exit status: 0, 1 if some input was bad, 2 if the command
/// line was.
#pragma once

#include <CLI/CLI.hpp>

namespace frugal::cli {

void add_solve(CLI::App& app, int& status);
void add_move(CLI::App& app, int& status);
void add_gtp(CLI::App& app, int& status);
void add_levels(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_signature(CLI::App& app, int& status);
void add_paper(CLI::App& app, int& status);
void add_memory(CLI::App& app, int& status);
void add_quality(CLI::App& app, int& status);
void add_match(CLI::App& app, int& status);
void add_regress(CLI::App& app, int& status);
void add_tune(CLI::App& app, int& status);
void add_database(CLI::App& app, int& status);
void add_book(CLI::App& app, int& status);
void add_learn(CLI::App& app, int& status);
void add_perfect(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_scenario(CLI::App& app, int& status);

}  // namespace frugal::cli
