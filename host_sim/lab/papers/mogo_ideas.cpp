// SPDX-License-Identifier: MIT
#include "lab/papers/mogo_ideas.hpp"

#include "frugal/rules/mogo.hpp"
#include "lab/papers/go_makers.hpp"

namespace frugal::lab {
namespace {

template <MogoSettings kSettings>
MakeGoPlayer with_playout() {
  return with_rule<GoRule>(kGoPlayout<kSettings>);
}

template <int kEdges>
MakeGoPlayer with_edges() {
  return with_rule<GoRule, Go9, WideSettings{.edges = kEdges}>();
}

/// Go without offline knowledge: all moves have the same strength, except own eyes and the pass. As
/// no move deserves an edge more than another, records have edges for all of them.
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

/// The default without what it learns from all moves as first.
struct Online : GoRule {
  static constexpr std::int32_t score(const Prepared& prepared, Candidate move) {
    move.amaf = {};
    return GoRule::score(prepared, move);
  }
};

std::array<GoIdea, 14> make_ideas() {
  const MakeGoPlayer base = with_playout<MogoSettings{}>();
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
      {"sekis",
       "sekis are left alone, against played out",
       0,
       0,
       1000,
       {with_playout<MogoSettings{.keeps_seki = true}>(), base}},
      {"transient", "all moves as first, against none", 0, 0, 1000, {base, with_rule<Online>()}},
      {"edges", "twelve moves in a record, against eight", 0, 0, 1000, {base, with_edges<8>()}},
      {"more-edges", "24, against twelve", 0, 0, 1000, {with_edges<24>(), base}},
  }};
}

}  // namespace

std::span<const GoIdea> mogo_ideas() {
  static const std::array<GoIdea, 14> all = make_ideas();
  return all;
}

}  // namespace frugal::lab
