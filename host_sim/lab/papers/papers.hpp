// SPDX-License-Identifier: MIT
/// \file
/// The papers' results that can be run again, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>

namespace frugal::lab {

void add_seki(CLI::App& paper, int& status);
void add_semeai(CLI::App& paper, int& status);
void add_table6(CLI::App& paper, int& status);
void add_paper_match(CLI::App& paper, int& status);
void add_consistency(CLI::App& paper, int& status);
void add_connect3(CLI::App& paper, int& status);
void add_mogo(CLI::App& paper, int& status);
void add_rules(CLI::App& paper, int& status);

}  // namespace frugal::lab
