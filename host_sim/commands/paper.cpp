// SPDX-License-Identifier: MIT
//
// paper.cpp: the results of papers, run again: their figures beside ours.
#include <fmt/format.h>

#include "commands/subcommands.hpp"
#include "lab/papers/papers.hpp"

namespace frugal::cli {
namespace {

void list(const CLI::App& paper) {
  for (const CLI::App* one : paper.get_subcommands({})) {
    fmt::print("{:<13}{}\n", one->get_name(), one->get_description());
  }
}

}  // namespace

void add_paper(CLI::App& app, int& status) {
  CLI::App& paper = *app.add_subcommand("paper", "Run a result of a paper again");
  paper.require_subcommand(0, 1);
  lab::add_semeai(paper, status);
  lab::add_seki(paper, status);
  lab::add_table6(paper, status);
  lab::add_paper_match(paper, status);
  lab::add_consistency(paper, status);
  lab::add_connect3(paper, status);
  lab::add_mogo(paper, status);
  lab::add_rules(paper, status);
  for (CLI::App* one : paper.get_subcommands([](CLI::App*) { return true; })) {
    one->footer("\nExample:\n  ./frugal paper " + one->get_name() + " --json");
  }
  paper.callback([&paper] {
    if (paper.get_subcommands().empty()) list(paper);
  });
}

}  // namespace frugal::cli
