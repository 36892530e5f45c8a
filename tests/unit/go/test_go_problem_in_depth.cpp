// SPDX-License-Identifier: MIT
//
// Problems on the real board of Go, the long ones. All 36 seki problems and all semeais as stones
// on 9 x 9: every position that can arise is one of the models', and 64 KB prove their values.
// Random games have the semeai's exact chances. Problems drawn elsewhere have the values that a
// search by a slow account of the rules finds without bounds and facts.
#include <unity.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "frugal/defaults.hpp"
#include "frugal/games/go/problem.hpp"
#include "frugal/games/go/race.hpp"
#include "frugal/games/seki/seki.hpp"
#include "frugal/games/semeai/semeai.hpp"
#include "support/go_problems.hpp"
#include "support/seki_board.hpp"

namespace {

using frugal::Bounds;
using frugal::Go;
using frugal::GoProblem;
using frugal::GoRace;
using frugal::Mover;
using frugal::Random;
using frugal::SekiPoints;
using independent::DrawnProblem;
using independent::SlowProblem;

using SekiOnBoard = GoProblem<Go<9>, 14>;
using SemeaiOnBoard = GoProblem<Go<9>, 18>;
constexpr Mover kBoth[] = {Mover::kMax, Mover::kMin};

/// Positions are compared with those of a model, move by move. A point of the board, those of Min
/// first, then the shared ones, then those of Max, is one of a model with room for more of Min's.
struct Race {
  int max;
  int min;
  int shared;

  int points() const { return max + min + shared; }
  template <class Model>
  int in_seki(int move) const {
    if (move == points()) return Model::kPass;
    const int room = (Model::kPoints - 2) / 2;
    return move < min ? move : move - min + room;
  }
};

template <class G>
int legal_points(const typename G::Position& position) {
  int count = 0;
  for (int move = 0; move < G::kPass; ++move) count += position.is_legal(move) ? 1 : 0;
  return count;
}

/// Whether a glance tells the same of both; moves that are not legal are of no matter.
template <class Model>
void check_same_facts(const SekiOnBoard::Position& board, const typename Model::Position& model,
                      const Race& race) {
  const auto ours = board.facts();
  const auto theirs = model.facts();
  TEST_ASSERT_EQUAL_HEX32(theirs.bounds, ours.bounds);
  if (Bounds<2>::is_solved(ours.bounds)) return;
  for (int move = 0; move < race.points(); ++move) {
    if (!board.is_legal(move)) continue;
    const bool is_lost = Model::has(theirs.lost, race.in_seki<Model>(move));
    TEST_ASSERT_EQUAL_INT(is_lost, SekiOnBoard::has(ours.lost, move));
  }
}

/// Follows board and model through all positions that can arise; returns how many are not over.
template <class Model>
int walk_through_both(const Race& race) {
  using Board = SekiOnBoard;
  using Pair = std::pair<Board::Position, typename Model::Position>;
  std::vector<Pair> open{{Board::Position(GoRace(race.max, race.min, race.shared).diagram()),
                          {race.max, race.min, race.shared}}};
  std::unordered_set<std::uint64_t> seen{open[0].first.key().bits};
  while (!open.empty()) {
    const Pair pair = open.back();
    open.pop_back();
    const auto& [board, model] = pair;
    TEST_ASSERT_EQUAL_INT(legal_points<Model>(model), legal_points<Board>(board));
    check_same_facts<Model>(board, model, race);
    for (int move = 0; move <= race.points(); ++move) {
      const int played = move == race.points() ? Board::kPass : move;
      TEST_ASSERT_EQUAL_INT(model.is_legal(race.in_seki<Model>(move)), board.is_legal(played));
      if (!board.is_legal(played)) continue;
      Pair next = pair;
      next.first.play(played);
      next.second.play(race.in_seki<Model>(move));
      TEST_ASSERT_EQUAL_INT(next.second.is_over(), next.first.is_over());
      if (next.first.is_over()) {
        TEST_ASSERT_EQUAL_INT(next.second.score(), next.first.score());
      } else if (seen.insert(next.first.key().bits).second) {
        open.push_back(next);
      }
    }
  }
  return static_cast<int>(seen.size());
}

void test_the_seki_problems_on_the_board_are_the_model_position_by_position() {
  TEST_ASSERT_EQUAL_INT(146, walk_through_both<SekiPoints<>>({1, 1, 2}));
  TEST_ASSERT_EQUAL_INT(1794, walk_through_both<SekiPoints<>>({2, 2, 2}));
  TEST_ASSERT_EQUAL_INT(19394, walk_through_both<SekiPoints<>>({3, 3, 2}));
  walk_through_both<SekiPoints<>>({1, 4, 2});
  walk_through_both<SekiPoints<>>({4, 1, 2});
}

void test_random_games_of_long_problems_go_as_in_the_model() {
  using Model = SekiPoints<>;
  Random random(4);
  for (int max = 1; max <= 6; ++max) {
    for (int min = 1; min <= 6; ++min) {
      const Race race{max, min, 2};
      for (int game = 0; game < 20; ++game) {
        SekiOnBoard::Position board(GoRace(max, min, 2).diagram());
        Model::Position model(max, min);
        TEST_ASSERT_EQUAL_INT(race.points(), board.points());
        while (!model.is_over()) {
          TEST_ASSERT_FALSE(board.is_over());
          TEST_ASSERT_EQUAL_INT(legal_points<Model>(model), legal_points<SekiOnBoard>(board));
          check_same_facts<Model>(board, model, race);
          int move = random.below(race.points() + 1);
          while (!model.is_legal(race.in_seki<Model>(move))) {
            move = random.below(race.points() + 1);
          }
          board.play(move == race.points() ? SekiOnBoard::kPass : move);
          model.play(race.in_seki<Model>(move));
        }
        TEST_ASSERT_TRUE(board.is_over());
        TEST_ASSERT_EQUAL_INT(model.score(), board.score());
      }
    }
  }
}

void check_solved(std::uint32_t bounds, int value, const char* what) {
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(Bounds<2>::exactly(value), bounds, what);
}

template <class G>
using Proving = frugal::Search<G, frugal::ProofRule, frugal::Uniform, frugal::kForEqualPoints>;

void test_64_kilobytes_prove_the_published_values_on_the_board() {
  std::vector<std::byte> bytes(65536);
  Proving<SekiOnBoard> search(bytes);
  independent::for_each_seki(6, [&](int max, int min, int value, const char* name) {
    search.set_root(SekiOnBoard::Position(GoRace(max, min, 2).diagram()));
    search.clear();
    search.run(50000);
    check_solved(search.root_record().bounds.own(), value, name);
  });
}

void test_64_kilobytes_prove_the_semeais_on_the_board() {
  std::vector<std::byte> bytes(65536);
  Proving<SemeaiOnBoard> search(bytes);
  for (int own = 1; own <= 7; ++own) {
    for (int others = 1; others <= 7; ++others) {
      search.set_root(SemeaiOnBoard::Position(GoRace(own, others, 0).diagram()));
      search.clear();
      search.run(5000);
      check_solved(search.root_record().bounds.own(), own >= others ? 2 : 0, "semeai");
    }
  }
}

/// How many of so many games Max wins, if what can be taken is, and neither player passes.
std::uint64_t wins_by_play(const SemeaiOnBoard::Position& position, std::uint64_t games) {
  if (position.is_over()) return position.score() == 2 ? games : 0;
  const int win = position.winning_move();
  if (win != SemeaiOnBoard::kPass) return position.mover() == Mover::kMax ? games : 0;
  const auto legal = static_cast<std::uint64_t>(legal_points<SemeaiOnBoard>(position));
  std::uint64_t wins = 0;
  for (int move = 0; move < position.points(); ++move) {
    if (!position.is_legal(move)) continue;
    SemeaiOnBoard::Position next = position;
    next.play(move);
    wins += wins_by_play(next, games / legal);
  }
  return wins;
}

void test_all_games_of_short_semeais_on_the_board_have_the_exact_chances() {
  for (int own = 1; own <= 4; ++own) {
    for (int others = 1; own + others <= 7 && others <= 4; ++others) {
      const SemeaiOnBoard::Position start(GoRace(own, others, 0).diagram());
      const std::uint64_t wins = wins_by_play(start, frugal::semeai::games(own, others));
      TEST_ASSERT_TRUE(wins == frugal::semeai::wins(own, others));
    }
  }
}

void test_random_games_on_the_board_win_as_often_as_the_chances_say() {
  constexpr std::int64_t kGames = 400;
  Random random(3);
  for (int own = 1; own <= 9; ++own) {
    for (int others = 1; others <= 9; ++others) {
      const SemeaiOnBoard::Position start(GoRace(own, others, 0).diagram());
      std::int64_t wins = 0;
      for (int i = 0; i < kGames; ++i) {
        SemeaiOnBoard::Position position = start;
        const int score = frugal::TakesAtOnce::play<SemeaiOnBoard>(position, random);
        TEST_ASSERT_TRUE(score != 1);
        wins += score / 2;
      }
      const std::int64_t chance = frugal::semeai::chance(own, others, 1000);
      const std::int64_t off = 1000 * wins - kGames * chance;
      TEST_ASSERT_TRUE(off * off <= 16 * kGames * chance * (1000 - chance));
    }
  }
}

/// Negamax with a memory, over the slow account: 2, 1, 0 for win, draw, loss of the mover.
template <int kSize>
class BruteForce {
  using Problem = SlowProblem<kSize>;

 public:
  int value(const Problem& problem) {
    if (problem.is_over) return problem.game.mover == 1 ? problem.score() : 2 - problem.score();
    const std::uint64_t name = name_of(problem);
    if (const auto found = known_.find(name); found != known_.end()) return found->second;
    int best = 0;
    for (int move = 0; move <= Problem::kPass && best < 2; ++move) {
      if (!problem.is_legal(move)) continue;
      Problem next = problem;
      next.play(move);
      best = std::max(best, 2 - value(next));
    }
    known_[name] = static_cast<std::int8_t>(best);
    return best;
  }

 private:
  static std::uint64_t name_of(const Problem& problem) {
    std::uint64_t name = 0;
    for (int move = 0; move < Problem::kPass; ++move) {
      if (!problem.may_be_played(move)) continue;
      name = name * 3 + static_cast<std::uint64_t>(problem.game.stones[move]);
    }
    name = name * 128 + static_cast<std::uint64_t>(problem.game.ko());
    name = name * 32 + static_cast<std::uint64_t>(problem.taken);
    return name * 4 + static_cast<std::uint64_t>(problem.game.mover * 2 + problem.game.passes - 2);
  }

  std::unordered_map<std::uint64_t, std::int8_t> known_;
};

/// What is drawn, found slowly, with both ways to count a game that is too long.
template <int kSize, int kMostTaken>
void check_by_brute_force(const DrawnProblem& problem) {
  for (const int mover : {1, 2}) {
    for (const int too_long : {1, 2}) {
      BruteForce<kSize> brute_force;
      const int value =
          brute_force.value(SlowProblem<kSize>(problem.diagram, mover, kMostTaken, too_long));
      const int expected = mover == 1 ? problem.black_first : 2 - problem.white_first;
      TEST_ASSERT_EQUAL_INT_MESSAGE(expected, value, problem.name);
    }
  }
}

void test_a_slow_search_finds_the_values_of_what_is_drawn() {
  for (const DrawnProblem& problem : independent::kLivesOrDies) {
    if (GoProblem<Go<7>, 8>::Position(problem.diagram).points() <= 5) {
      check_by_brute_force<7, 15>(problem);
    }
  }
  for (const DrawnProblem& problem : independent::kEyesInRaces)
    check_by_brute_force<9, 15>(problem);
}

void test_six_on_the_side_die_and_seven_depend_on_the_first_move() {
  using P = GoProblem<Go<9>, 9>;
  std::vector<std::byte> bytes(65536);
  Proving<P> search(bytes);
  for (const DrawnProblem& problem : independent::kOnTheSide) {
    for (const Mover mover : kBoth) {
      for (const Mover too_long : kBoth) {
        search.set_root(P::Position(problem.diagram, mover, too_long));
        search.clear();
        search.run(20000);
        const bool is_black = mover == Mover::kMax;
        check_solved(search.root_record().bounds.own(),
                     is_black ? problem.black_first : 2 - problem.white_first, problem.name);
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_seki_problems_on_the_board_are_the_model_position_by_position);
  RUN_TEST(test_random_games_of_long_problems_go_as_in_the_model);
  RUN_TEST(test_64_kilobytes_prove_the_published_values_on_the_board);
  RUN_TEST(test_64_kilobytes_prove_the_semeais_on_the_board);
  RUN_TEST(test_all_games_of_short_semeais_on_the_board_have_the_exact_chances);
  RUN_TEST(test_random_games_on_the_board_win_as_often_as_the_chances_say);
  RUN_TEST(test_a_slow_search_finds_the_values_of_what_is_drawn);
  RUN_TEST(test_six_on_the_side_die_and_seven_depend_on_the_first_move);
  return UNITY_END();
}
