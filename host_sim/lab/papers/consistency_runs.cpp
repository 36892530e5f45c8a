// SPDX-License-Identifier: MIT
/// \file
/// The games, the rules, and a search compiled for each pair of them. A rule
/// more is a line in kRules.
#include "lab/papers/consistency_runs.hpp"

#include <unordered_set>
#include <vector>

#include "frugal/consistency.hpp"
#include "frugal/game.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/timing/timing.hpp"
#include "frugal/games/trap/trap.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/rules/distrust.hpp"
#include "frugal/rules/epsilon_greedy.hpp"
#include "frugal/rules/rave.hpp"
#include "frugal/search.hpp"
#include "lab/children.hpp"

namespace frugal::lab {
namespace {

constexpr Settings kAsInThePaper{.solver = Solver::kNone, .facts = false};
/// Holds every position of the games below.
constexpr std::size_t kBytes = std::size_t{4} << 20;

template <Game G>
std::uint64_t name_of_child(const Key& key, int slot) {
  return key.bits * static_cast<std::uint64_t>(G::kMoves) + static_cast<std::uint64_t>(slot);
}

template <Game G>
std::size_t all_children() {
  Seen seen;
  std::size_t count = 0;
  walk<G>({}, seen, [&](const auto&, const Key&, int) { return ++count > 0; });
  return count;
}

/// Adds the children that have visits now. Counters are halved now and then, so that a later look
/// may not see what an earlier one saw.
template <class Search>
void collect_visited(Search& search, std::unordered_set<std::uint64_t>& children) {
  using G = typename Search::GameType;
  Seen seen;
  walk<G>({}, seen, [&](const auto& position, const Key& key, int slot) {
    const auto* const record = search.find(position);
    const bool is_visited = record != nullptr && record->visits(slot) > 0;
    if (is_visited) children.insert(name_of_child<G>(key, slot));
    return is_visited;
  });
}

template <class Search>
int most_visited(const Search& search) {
  int best = 0;
  for (int slot = 1; slot < Search::GameType::kMoves; ++slot) {
    if (search.root_record().visits(slot) > search.root_record().visits(best)) best = slot;
  }
  return search.root_move(best);
}

/// Whether a move of the start is one to find. In the little Connect all are.
template <Game G>
constexpr bool is_good([[maybe_unused]] int move) {
  if constexpr (requires { G::kStrike; }) return move == G::kStrike;
  if constexpr (requires { G::kRight; }) return move == G::kRight;
  return true;
}

template <Game G, class Rule>
ConsistencyRun run(std::uint32_t playouts, std::uint32_t seed) {
  std::vector<std::byte> pool(kBytes);
  Search<G, Rule, Uniform, kAsInThePaper> search(pool, seed);
  std::unordered_set<std::uint64_t> children;
  ConsistencyRun result;
  std::size_t look = 0;
  for (std::uint64_t until = kFirstLook; until <= playouts; until *= 10) {
    search.run(static_cast<std::uint32_t>(until) - search.simulations());
    result.found[look++] = is_good<G>(most_visited(search));
    collect_visited(search, children);
  }
  result.children_visited = children.size();
  result.records = search.pool_use().peak;
  result.recycled = search.pool_use().recycled;
  return result;
}

using ShortTrap = Trap<4>;
using LongTrap = Trap<8>;
using LateStrike = Timing<3>;
using LineOfThree = Connect<4, 4, 3>;

/// Null if the game does not offer what the rule asks for.
template <class Rule, Game G>
constexpr RunConsistency run_if_possible() {
  constexpr bool kLacksActions = NeedsAmaf<Rule> && !HasActions<G>;
  constexpr bool kLacksStrengths = NeedsStrength<Rule> && !HasStrengths<G>;
  if constexpr (kLacksActions || kLacksStrengths) {
    return nullptr;
  } else {
    return run<G, Rule>;
  }
}

template <class Rule>
constexpr std::array<RunConsistency, kConsistencyGames> kRuns{
    run_if_possible<Rule, ShortTrap>(), run_if_possible<Rule, LongTrap>(),
    run_if_possible<Rule, LateStrike>(), run_if_possible<Rule, LineOfThree>()};

template <class Rule>
constexpr ConsistencyRule rule(const char* name, std::string_view fails_in = "",
                               bool is_curable = true) {
  return {name,
          fails_in,
          is_curable,
          {kRuns<Rule>, kRuns<Consistent<Rule>>, kRuns<Consistent<Rule, 30, 2>>}};
}

constexpr ConsistencyRule kRules[] = {
    rule<Uct<50>>("UCT 0.5"),
    rule<UctWithUrgency<60, 0>>("UCT 0.6, urgency 0", "trap4 trap8 timing"),
    rule<UctWithUrgency<0, 100>>("mean, urgency 1", "trap4 trap8"),
    rule<Mean<1>>("(w+1)/(n+2)"),
    rule<Mean<8>>("(w+8)/(n+16)"),
    rule<Hope<16, 24, 2>>("hope"),
    rule<EpsilonGreedy<50, Uct<50>>>("UCT 0.5, epsilon 0.5", "trap8", false),
    rule<Rave<50>>("RAVE 50", "timing"),
    rule<Rave<50, 10>>("RAVE 50, at least 0.1"),
    rule<Distrust<Mean<8>>>("(w+8)/(n+16), distrust", "timing"),
};

}  // namespace

std::span<const ConsistencyGame, kConsistencyGames> consistency_games() {
  static const std::array<ConsistencyGame, kConsistencyGames> games{{
      {"trap4", "the trap of figure 1 with 4 levels", all_children<ShortTrap>()},
      {"trap8", "the trap with 8 levels", all_children<LongTrap>()},
      {"timing", "the move that wins at once and loses later", all_children<LateStrike>()},
      {"connect", "a line of three on 4x4: every move wins", all_children<LineOfThree>()},
  }};
  return games;
}

std::span<const ConsistencyRule> consistency_rules() { return kRules; }

}  // namespace frugal::lab
