// SPDX-License-Identifier: MIT
#include "papers/mogo_players.hpp"

#include "contenders/go_search_player.hpp"
#include "frugal/consistency.hpp"
#include "frugal/games/go_player.hpp"
#include "frugal/rules/mogo.hpp"

namespace frugal::lab {
namespace {

using Go9 = Go<9>;
using Noted = Go9::Noting::Position;
using Make = std::function<std::unique_ptr<GamePlayer>(const GoSetup&)>;

/// A search is compiled once for all of the playouts: its player says which, before it thinks.
struct ChosenPlayout {
  using Play = int (*)(Noted&, Random&);
  static inline thread_local Play chosen = nullptr;

  template <Game G>
  static int play(Noted& position, Random& random) {
    return chosen(position, random);
  }
};

template <MogoSettings kSettings>
constexpr ChosenPlayout::Play kPlay = MogoPlayout<kSettings>::template play<Go9::Noting>;

template <class Search>
class ChoosingPlayer final : public GoSearchPlayer<Search> {
 public:
  ChoosingPlayer(const GoSetup& setup, ChosenPlayout::Play play)
      : GoSearchPlayer<Search>(setup), play_(play) {}
  int choose(std::span<const int> moves) override {
    ChosenPlayout::chosen = play_;
    return GoSearchPlayer<Search>::choose(moves);
  }

 private:
  ChosenPlayout::Play play_;
};

template <class Rule, class G = Go9, WideSettings kSettings = WideSettings{}>
Make with_rule(ChosenPlayout::Play play = kPlay<MogoSettings{}>) {
  using Search = WideSearch<G, Rule, ChosenPlayout, kSettings>;
  return [play](const GoSetup& setup) {
    return std::make_unique<ChoosingPlayer<Search>>(setup, play);
  };
}

template <MogoSettings kSettings>
Make with_playout() {
  return with_rule<GoRule>(kPlay<kSettings>);
}

/// Go to whoever knows nothing of it: all moves look alike but own eyes. As he can't say which
/// moves deserve an edge, his records have all of them.
struct Unlearned : Go9 {
  class Strengths {
   public:
    explicit Strengths(const Go9::Position& position) : position_(position) {}
    int log_of(int move) const {
      return move != kPass && position_.is_own_eye(move) ? 0 : move == kPass ? 1 : 64;
    }

   private:
    const Go9::Position& position_;
  };
};
constexpr WideSettings kAllMoves{.edges = Go9::kMoves};

std::array<MogoSwitch, 11> make_switches() {
  const Make base = with_playout<MogoSettings{}>();
  return {{
      {"patterns",
       "offline strengths in the tree",
       56,
       1,
       3000,
       {base, with_rule<GoRule, Unlearned, kAllMoves>()}},
      {"fill-board",
       "an empty region is played in first",
       52.9,
       0.5,
       10'000,
       {with_playout<MogoSettings{.fill_board_tries = 4}>(), base}},
      {"nakade",
       "the centre of a hole of three",
       52.8,
       0.5,
       10'000,
       {base, with_playout<MogoSettings{.plays_nakade = false}>()}},
      {"approach",
       "approach moves, every other time",
       52.68,
       0.33,
       20'000,
       {base, with_playout<MogoSettings{.approach_percent = 0}>()}},
      {"C",
       "MoGo's rule, C / log(2 + n) with C = 0.2 against 0",
       0,
       0,
       1000,
       {with_rule<Mogo<20, 20, 8>>(), with_rule<Mogo<0, 20, 8>>()}},
      {"rule", "the default rule against MoGo's", 0, 0, 1000, {base, with_rule<Mogo<20, 20, 8>>()}},
      {"shapes",
       "3x3 patterns in the playouts",
       0,
       0,
       1000,
       {base, with_playout<MogoSettings{.plays_patterns = false}>()}},
      {"captures",
       "captures near the last moves, against none",
       0,
       0,
       1000,
       {base, with_playout<MogoSettings{.captures = GoCaptures::kNone}>()}},
      {"anywhere",
       "captures anywhere, against near the last moves",
       0,
       0,
       1000,
       {with_playout<MogoSettings{.captures = GoCaptures::kAnywhere}>(), base}},
      {"self-atari",
       "self-ataris are the last moves to be played",
       0,
       0,
       1000,
       {base, with_playout<MogoSettings{.avoids_self_atari = false}>()}},
      {"consistency",
       "algorithm 2 of Berthier and others (2010)",
       52.9,
       0.9,
       500'000,
       {with_rule<Consistent<GoRule>>(), base}},
  }};
}

}  // namespace

const std::array<MogoSwitch, 11>& mogo_switches() {
  static const std::array<MogoSwitch, 11> all = make_switches();
  return all;
}

}  // namespace frugal::lab
