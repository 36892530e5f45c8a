// SPDX-License-Identifier: MIT
/// \file
/// The results of papers, run again: their figures beside ours.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

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

void declare_paper(CLI::App& command, int& status) {
  command.require_subcommand(0, 1);
  for (const Subcommand& each : lab::kPapers) {
    CLI::App& one = *command.add_subcommand(each.name, each.description);
    each.declare(one, status);
    one.footer("\nExample:\n  ./frugal paper " + one.get_name() + " --json");
  }
  command.footer("\nExample:\n  ./frugal paper seki");
  command.callback([&command] {
    if (command.get_subcommands().empty()) list(command);
  });
}

}  // namespace frugal::cli
