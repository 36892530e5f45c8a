// SPDX-License-Identifier: MIT
/// \file
/// frugal paper mogo. Chaslot, Fiter, Hoock, Rimmel and Teytaud (2009): what each of
/// MoGo's ideas is worth, at the text's numbers of playouts. Ideas that the text has no such match
/// for are there as well, at fewer playouts.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "lab/papers/mogo_ideas.hpp"
#include "lab/papers/papers.hpp"

namespace frugal::lab {
namespace {

struct MogoLab : LabOptions {
  std::vector<std::string> names;
  bool wants(const GoIdea& idea) const {
    return names.empty() || std::find(names.begin(), names.end(), idea.name) != names.end();
  }
};

std::string check_name(const std::string& name) {
  std::string all;
  for (const GoIdea& idea : mogo_ideas()) {
    if (idea.name == name) return {};
    all += fmt::format(" {}", idea.name);
  }
  return fmt::format("there is no '{}'; there is{}", name, all);
}

int run(const MogoLab& lab) {
  if (!lab.json) print_ideas_title(lab, "Chaslot, Fiter, Hoock, Rimmel and Teytaud (2009)");
  for (const GoIdea& idea : mogo_ideas()) {
    if (lab.wants(idea)) play_idea(lab, idea);
  }
  return 0;
}

}  // namespace

void declare_mogo(CLI::App& command, int& status) {
  const auto lab = std::make_shared<MogoLab>();
  lab->bytes = std::size_t{8} << 20;
  lab->games = 400;
  add_idea_options(command, *lab);
  command.add_option("IDEAS", lab->names, "Which ones; all if none is named")
      ->check(CLI::Validator(check_name, ""));
  command.callback([lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
