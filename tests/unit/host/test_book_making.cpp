// SPDX-License-Identifier: MIT
//
// How a book is made: rows that answer every key and cost little more than their code; an exact
// solver whose values are those of others that share no code with it; lines whose every reply keeps
// the value, whatever the opponent does, and whose ends are as easy as they should be.
#include <unity.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "book/difficulty.hpp"
#include "book/lines.hpp"
#include "book/rows.hpp"
#include "frugal/book.hpp"
#include "frugal/games/connect/connect.hpp"
#include "oracle/independent_solver.hpp"
#include "oracle/score_solver.hpp"
#include "oracle/solver.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"

namespace {

using namespace frugal::book;
using namespace frugal::oracle;
using frugal::Book;
using frugal::Connect;
using frugal::Random;

/// Keys that differ, with answers of which some are more frequent than others.
std::vector<Answer> some_answers(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::set<std::uint64_t> keys;
  while (keys.size() < count) keys.insert(random() >> 15);
  std::vector<Answer> answers;
  for (const std::uint64_t key : keys) {
    answers.push_back({key, static_cast<int>(random() % 8 & random() % 8)});
  }
  return answers;
}

void test_every_stored_key_answers_its_value() {
  for (const std::size_t count : {1u, 2u, 10u, 500u, 20000u}) {
    for (const std::uint32_t checks : {0u, 3u}) {
      const auto answers = some_answers(count, count);
      const Rows rows = make_rows(answers, checks, 2);
      const Book book = rows.view();
      for (const Answer& one : answers) TEST_ASSERT_EQUAL_INT(one.answer, book.answer(one.key));
    }
  }
}

void test_keys_that_differ_in_one_bit_are_told_apart() {
  std::vector<Answer> answers;
  for (int bit = 0; bit < 64; ++bit) answers.push_back({std::uint64_t{1} << bit, bit % 7});
  const Rows rows = make_rows(answers, 2);
  for (const Answer& one : answers) TEST_ASSERT_EQUAL_INT(one.answer, rows.view().answer(one.key));
}

/// Within four standard errors.
void test_each_check_plane_halves_the_false_answers() {
  constexpr int kAsked = 100'000;
  std::mt19937_64 random(7);
  for (const std::uint32_t checks : {0u, 1u, 2u, 4u, 8u}) {
    const Rows rows = make_rows(some_answers(3000, 3), checks, 1);
    int known = 0;
    for (int i = 0; i < kAsked; ++i) {
      if (rows.view().answer(random() | std::uint64_t{1} << 63) != Book::kUnknown) ++known;
    }
    const double rate = std::ldexp(1.0, -static_cast<int>(checks));
    const double error = std::sqrt(rate * (1 - rate) / kAsked);
    TEST_ASSERT_TRUE_MESSAGE(std::abs(1.0 * known / kAsked - rate) <= 4 * error, "false answers");
  }
}

void test_a_book_costs_less_than_a_twentieth_more_than_its_code() {
  const auto answers = some_answers(20000, 5);
  const Code code(answers);
  double bits = 0;
  for (const Answer& one : answers) bits += 2 + code.words[one.answer].length;
  const double cost = 8.0 * static_cast<double>(make_rows(answers, 2, 1).view().flash_bytes());
  TEST_ASSERT_TRUE(cost > bits * 0.99 && cost < bits * 1.05);
}

template <int kW, int kH, int kK>
Value start_value() {
  Table table(1 << 20);
  return *Solver<Grid<kW, kH, kK>>(table).solve({});
}

/// Tromp's table, and Whitaker's game.
void test_the_starts_of_small_boards_have_their_known_values() {
  TEST_ASSERT_EQUAL_INT(kWin, (start_value<4, 4, 3>()));
  TEST_ASSERT_EQUAL_INT(kDraw, (start_value<4, 4, 4>()));
  TEST_ASSERT_EQUAL_INT(kDraw, (start_value<5, 4, 4>()));
  TEST_ASSERT_EQUAL_INT(kDraw, (start_value<4, 5, 4>()));
  TEST_ASSERT_EQUAL_INT(kLoss, (start_value<6, 4, 4>()));
  TEST_ASSERT_EQUAL_INT(kDraw, (start_value<5, 5, 4>()));
}

/// By plain minimax, as the first player sees it.
int minimax(const independent::Board& board) {
  if (board.is_over()) return board.score();
  int best = board.mover() == 1 ? 0 : 2;
  for (int column = 0; column < board.width; ++column) {
    if (!board.is_legal(column)) continue;
    independent::Board next = board;
    next.play(column);
    const int value = minimax(next);
    best = board.mover() == 1 ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

/// The last plies of random games.
template <int kW, int kH, int kK>
void check_against_minimax() {
  using G = Grid<kW, kH, kK>;
  Table table(8192);
  Solver<G> solver(table);
  Random random(kW * 100 + kH * 10 + kK);
  for (int game = 0; game < 60; ++game) {
    Position<G> position;
    independent::Board board(kW, kH, kK);
    while (!board.is_over()) {
      if (kW * kH - board.plies <= 7) {
        const Value value = *solver.solve(position);
        TEST_ASSERT_EQUAL_INT(minimax(board),
                              board.mover() == 1 ? value : seen_by_the_other(value));
      }
      const int column = random.below(kW);
      if (!board.is_legal(column)) continue;
      TEST_ASSERT_EQUAL_INT(board.would_win(column, board.filled(column), board.mover()),
                            position.wins_with(column));
      position.play(column);
      board.play(column);
    }
  }
}

void test_values_are_those_of_minimax() {
  check_against_minimax<3, 3, 3>();
  check_against_minimax<4, 4, 3>();
  check_against_minimax<5, 4, 4>();
  check_against_minimax<7, 6, 4>();
  check_against_minimax<7, 6, 5>();
  check_against_minimax<8, 7, 4>();
}

/// Of the side to move, from how long minimax says that the game lasts.
int pons_score(const independent::Board& board, const independent::Outcome& outcome) {
  if (outcome.score == 1) return 0;
  const int cells = board.width * board.height;
  const int discs = board.plies + outcome.plies;
  const int of_winner = discs % 2 == 1 ? (cells + 1) / 2 : cells / 2;
  const int left = of_winner - (discs + 1) / 2 + 1;
  return outcome.score == 2 ? left : -left;
}

template <int kW, int kH, int kK>
void check_scores(int from_plies, int games) {
  using G = Grid<kW, kH, kK>;
  frugal::oracle::ScoreTable table(65536);
  frugal::oracle::ScoreSolver<G> solver(table);
  independent::Values values;
  Random random(kW * 100 + kH * 10 + kK);
  for (int game = 0; game < games; ++game) {
    Position<G> position;
    independent::Board board(kW, kH, kK);
    while (!board.is_over()) {
      if (board.plies >= from_plies) {
        TEST_ASSERT_EQUAL_INT(pons_score(board, values.outcome(board)), *solver.solve(position));
      }
      const int column = random.below(kW);
      if (!board.is_legal(column)) continue;
      position.play(column);
      board.play(column);
    }
  }
}

void test_scores_are_those_of_minimax() {
  check_scores<4, 4, 3>(0, 100);
  check_scores<5, 4, 4>(6, 100);
  check_scores<5, 5, 4>(12, 60);
  check_scores<7, 6, 4>(30, 100);
}

void test_a_scored_reply_is_as_good_as_any() {
  using G = Grid<5, 4, 4>;
  Table table(1 << 16);
  frugal::oracle::ScoreTable scores(65536);
  Judge<G> judge(table, scores, 10);
  int changed = 0;
  int replies = 0;
  walk<G>([&](int, std::span<const Position<G>> positions) {
    std::vector<int> slots;
    for (const Position<G>& position : positions) {
      slots.push_back(judge.decide(position));
      if (slots.back() == frugal::book::kEnds<G> || position.stones() < 6) continue;
      const int scored = judge.best_scored_reply(position, slots.back());
      TEST_ASSERT_EQUAL_INT(0, judge.plies_lost(position, scored));
      changed += scored != slots.back() ? 1 : 0;
      TEST_ASSERT_EQUAL_INT(judge.plies_lost(position, slots.back()) == 0, scored == slots.back());
      ++replies;
    }
    return slots;
  });
  TEST_ASSERT_TRUE(replies > 50 && changed > 0);
}

/// Positions of Connect Four with 14 to 24 stones, by a solver with another search and table.
void test_values_of_connect_four_are_those_of_the_independent_solver() {
  using G = Grid<7, 6, 4>;
  Table table(4 << 20);
  Solver<G> solver(table);
  frugal::oracle::IndependentSolver solver_apart;
  std::mt19937 random(4);
  std::map<int, int> seen;
  for (int found = 0; found < 60;) {
    Position<G> position;
    frugal::oracle::IndependentSolver::Position other;
    const int stones = 14 + static_cast<int>(random() % 11);
    while (position.stones() < stones) {
      const int column = static_cast<int>(random() % 7);
      TEST_ASSERT_EQUAL_INT(other.is_legal(column), position.is_legal(column));
      if (!position.is_legal(column)) continue;
      if (position.wins_with(column)) break;
      position.play(column);
      other.play(column);
    }
    if (position.stones() < stones) continue;
    const auto expected = solver_apart.solve(other, 300'000);
    if (!expected) continue;
    ++found;
    ++seen[*expected];
    TEST_ASSERT_EQUAL_INT(*expected + 1, *solver.solve(position));
  }
  TEST_ASSERT_EQUAL_INT(3, seen.size());
}

void test_a_solver_gives_up_at_its_limit() {
  Table table(8192);
  Solver<Grid<7, 6, 4>> solver(table);
  TEST_ASSERT_FALSE(solver.solve({}, 1000).has_value());
  TEST_ASSERT_EQUAL_UINT64(1001, solver.visited());
  const bool is_solved = Solver<Grid<4, 4, 4>>(table).solve({}, 100'000).has_value();
  TEST_ASSERT_TRUE(is_solved);
}

void test_threads_may_share_a_table() {
  Table table(1 << 16);
  Value values[2] = {};
  {
    std::jthread other([&] { values[1] = *Solver<Grid<5, 4, 4>>(table).solve({}); });
    values[0] = *Solver<Grid<5, 4, 4>>(table).solve({});
  }
  TEST_ASSERT_EQUAL_INT(kDraw, values[0]);
  TEST_ASSERT_EQUAL_INT(kDraw, values[1]);
}

/// The makers' view of a position and the engine's: key, mirror image, what is asked.
template <class G, class Game>
void check_views(int games) {
  Random random(11);
  for (int game = 0; game < games; ++game) {
    Position<G> position;
    typename Game::Position engines;
    while (!engines.is_over()) {
      TEST_ASSERT_EQUAL_UINT64(engines.key().bits, engine_key(upright(position)));
      TEST_ASSERT_EQUAL_INT(is_asked(position), engines.is_undecided());
      const int column = random_move<Game>(engines, random);
      position.play(column);
      engines.play(column);
    }
  }
}

void test_maker_and_engine_agree_about_positions() {
  check_views<Grid<4, 4, 4>, Connect<4, 4, 4>>(200);
  check_views<Grid<5, 4, 4>, Connect<5, 4, 4>>(200);
  check_views<Grid<7, 6, 4>, Connect<7, 6, 4>>(200);
  check_views<Grid<8, 7, 4>, Connect<8, 7, 4>>(50);
  for (int slot = 0; slot < 7; ++slot) {
    TEST_ASSERT_EQUAL_INT((Connect<7, 6, 4>::move_of(slot, false)),
                          (Grid<7, 6, 4>::kColumns[slot]));
  }
}

/// A book of 4x4, asked by the engine's side through all games: every move of the opponent.
struct Follower {
  using Game = Connect<4, 4, 4>;
  using Key = std::pair<int, std::uint64_t>;
  const Book& book;
  independent::Values values{};
  std::set<Key> done{};
  int asked = 0;
  int ends = 0;

  void engine_moves(const Both<Game>& both) {
    if (!both.position.is_undecided()) return;
    const std::uint64_t key = both.position.key().bits;
    if (!done.emplace(both.position.plies(), key).second) return;
    ++asked;
    const int column = frugal::book_reply<Game>(book, both.position);
    if (column == frugal::kLineEnds) {
      ++ends;
      return;
    }
    TEST_ASSERT_TRUE(column >= 0 && both.position.is_legal(column));
    Both<Game> next = both;
    next.play(column);
    TEST_ASSERT_EQUAL_INT(value(both.board), value(next.board));
    opponent_moves(next);
  }

  void opponent_moves(const Both<Game>& both) {
    if (both.position.is_over()) return;
    for (int column = 0; column < Game::kMoves; ++column) {
      if (!both.position.is_legal(column)) continue;
      Both<Game> next = both;
      next.play(column);
      engine_moves(next);
    }
  }

  /// As the first player sees it.
  int value(const independent::Board& board) {
    const int score = values.outcome(board).score;
    return board.mover() == 1 ? score : 2 - score;
  }
};

Walk small_book(std::uint32_t hardest) {
  using G = Grid<4, 4, 4>;
  Table table(1 << 16);
  ScoreTable scores(65536);
  Judge<G> judge(table, scores, hardest);
  return walk<G>([&](int, std::span<const Position<G>> positions) {
    std::vector<int> slots;
    for (const Position<G>& position : positions) slots.push_back(judge.decide(position));
    return slots;
  });
}

void test_every_reply_of_a_book_keeps_the_value_against_all_opponents() {
  for (const std::uint32_t hardest : {10u, 100u}) {
    const Walk walked = small_book(hardest);
    const Rows rows = make_rows(walked.answers, 0);
    const Book book = rows.view();
    Follower follower{book};
    follower.engine_moves({});
    follower.opponent_moves({});
    TEST_ASSERT_EQUAL_INT(walked.answers.size(), follower.asked);
    TEST_ASSERT_TRUE(follower.ends > 0 && follower.ends < follower.asked);
  }
}

/// The engine as on the device, which plays what it has proven; where it has lost, anything.
class Prover {
  using Game = frugal::Connect<5, 4, 4>;
  using Bounds = frugal::Bounds<Game::kTop>;

 public:
  /// The most positions that it visits here and at so many of its next moves, whatever the opponent
  /// does.
  std::uint32_t most_visited(const Game::Position& position, int moves) {
    if (position.is_over()) return 0;
    proof_.forget();
    proof_.start(position);
    while (!proof_.run(1000)) {
    }
    std::uint32_t most = proof_.visited();
    const std::uint32_t value = proof_.bounds();
    std::array<std::uint32_t, Game::kMoves> bounds{};
    for (int move = 0; move < Game::kMoves; ++move) {
      bounds[static_cast<unsigned>(move)] = proof_.bounds_of(move);
    }
    bool has_played = false;
    for (int slot = 0; slot < Game::kMoves; ++slot) {
      const int move = Game::move_of(slot, position.key().mirrored);
      const bool is_best = bounds[static_cast<unsigned>(move)] == value && !has_played;
      if (!position.is_legal(move) || (value != Bounds::kLost && !is_best)) continue;
      has_played = true;
      const int left = value == Bounds::kLost ? 1 : moves;
      if (moves > 0) most = std::max(most, after_all_replies(position, move, left - 1));
    }
    return most;
  }

 private:
  std::uint32_t after_all_replies(Game::Position position, int move, int moves) {
    position.play(move);
    std::uint32_t most = 0;
    for (int reply = 0; reply < Game::kMoves && !position.is_over(); ++reply) {
      if (!position.is_legal(reply)) continue;
      Game::Position next = position;
      next.play(reply);
      most = std::max(most, most_visited(next, moves));
    }
    return most;
  }

  std::array<std::byte, 8192> bytes_;
  frugal::Proof<Game> proof_{bytes_};
};

void test_what_follows_an_end_is_easy_for_the_engine() {
  using G = Grid<5, 4, 4>;
  constexpr std::uint32_t kHardest = 300;
  Table table(1 << 16);
  ScoreTable scores(65536);
  Judge<G> judge(table, scores, kHardest);
  const auto prover = std::make_unique<Prover>();
  int ends = 0;
  walk<G>([&](int, std::span<const Position<G>> positions) {
    std::vector<int> slots;
    for (const Position<G>& position : positions) {
      slots.push_back(judge.decide(position));
      if (slots.back() != kEnds<G>) continue;
      const auto view = frugal::book::Difficulty<G>::engines_view(position);
      TEST_ASSERT_TRUE(prover->most_visited(view, 2) < kHardest);
      ++ends;
    }
    return slots;
  });
  TEST_ASSERT_TRUE(ends > 50);
}

void test_a_harder_end_makes_a_smaller_book() {
  const std::size_t easy = small_book(10).answers.size();
  const std::size_t hard = small_book(100).answers.size();
  TEST_ASSERT_TRUE(hard < easy);
  TEST_ASSERT_EQUAL_INT(3, small_book(100'000).answers.size());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_stored_key_answers_its_value);
  RUN_TEST(test_keys_that_differ_in_one_bit_are_told_apart);
  RUN_TEST(test_each_check_plane_halves_the_false_answers);
  RUN_TEST(test_a_book_costs_less_than_a_twentieth_more_than_its_code);
  RUN_TEST(test_the_starts_of_small_boards_have_their_known_values);
  RUN_TEST(test_values_are_those_of_minimax);
  RUN_TEST(test_scores_are_those_of_minimax);
  RUN_TEST(test_a_scored_reply_is_as_good_as_any);
  RUN_TEST(test_values_of_connect_four_are_those_of_the_independent_solver);
  RUN_TEST(test_a_solver_gives_up_at_its_limit);
  RUN_TEST(test_threads_may_share_a_table);
  RUN_TEST(test_maker_and_engine_agree_about_positions);
  RUN_TEST(test_every_reply_of_a_book_keeps_the_value_against_all_opponents);
  RUN_TEST(test_what_follows_an_end_is_easy_for_the_engine);
  RUN_TEST(test_a_harder_end_makes_a_smaller_book);
  return UNITY_END();
}
