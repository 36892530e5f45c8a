// SPDX-License-Identifier: MIT
/// \file
/// The list of all contenders.
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {
namespace {

Contenders all_contenders() {
  Contenders all;
  for (const auto part : {playout_contenders, uct_contenders, other_rule_contenders,
                          paper_rule_contenders, solver_contenders, settings_contenders}) {
    for (auto& one : part()) all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

const Contenders& contenders() {
  static const Contenders all = all_contenders();
  return all;
}

const Contender* find_contender(const std::string& name) {
  for (const Contender& one : contenders()) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace frugal::lab
