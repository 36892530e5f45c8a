// SPDX-License-Identifier: MIT
/// \file
/// Ways to search Connect Four 7x6, by name, for matches. Each differs from the
/// default in what its name tells. Every one is a search of its own, known at compile time; they
/// are spread over a few files so that these build side by side.
#pragma once

#include <string>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "match/search_player.hpp"

namespace frugal::lab {

using ConnectFour = Connect<7, 6, 4>;

struct Contender {
  std::string name;
  std::function<std::unique_ptr<match::Searcher>(std::size_t bytes, std::uint32_t playouts)> make;
};
using Contenders = std::vector<Contender>;

/// The default with another rule, playout policy or settings.
template <class Rule = DefaultRule, class Playout = DefaultPlayout, Settings kSettings = kForPlay>
Contender contender(const char* name) {
  return {name, [](std::size_t bytes, std::uint32_t playouts) {
            using Type = Search<ConnectFour, Rule, Playout, kSettings>;
            return std::make_unique<match::SearchPlayer<Type>>(bytes, playouts);
          }};
}

Contenders playout_contenders();
Contenders uct_contenders();
Contenders other_rule_contenders();
Contenders paper_rule_contenders();
Contenders solver_contenders();
Contenders settings_contenders();

/// All of the above.
const Contenders& contenders();
/// The one with this name, or null.
const Contender* find_contender(const std::string& name);

}  // namespace frugal::lab
