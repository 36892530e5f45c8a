// SPDX-License-Identifier: MIT
//
// Playouts against slow ones that play every move on the reference board, forced ones too, from the
// same random numbers: a quick policy that stops because the rest is forced must give the score of
// the game that was really played on. And both ways to keep winning cells play the same games.
#include <unity.h>

#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "support/positions.hpp"

namespace {

using frugal::BitThreats;
using frugal::Connect;
using frugal::ConnectShape;
using frugal::Decisive;
using frugal::Informed;
using frugal::Mover;
using frugal::Random;
using frugal::Uniform;
using independent::Board;
using Connect4 = Connect<7, 6, 4>;

int random_column(const Board& board, Random& random) {
  int x = random.below(board.width);
  while (!board.is_legal(x)) x = random.below(board.width);
  return x;
}

/// The first column where this player would win at once, or -1.
int column_that_wins(const Board& board, int player) {
  for (int x = 0; x < board.width; ++x) {
    if (board.is_legal(x) && board.would_win(x, board.filled(x), player)) return x;
  }
  return -1;
}

bool is_poisoned(const Board& board, int x) {
  const int y = board.filled(x) + 1;
  return y < board.height && board.would_win(x, y, board.opponent());
}

bool all_are_poisoned(const Board& board) {
  for (int x = 0; x < board.width; ++x) {
    if (board.is_legal(x) && !is_poisoned(board, x)) return false;
  }
  return true;
}

struct SlowUniform {
  using Quick = Uniform;
  static int move(const Board& board, Random& random) { return random_column(board, random); }
};

struct SlowDecisive {
  using Quick = Decisive;
  static int move(const Board& board, Random& random) {
    const int win = column_that_wins(board, board.mover());
    if (win >= 0) return win;
    const int danger = column_that_wins(board, board.opponent());
    return danger >= 0 ? danger : random_column(board, random);
  }
};

struct SlowInformed {
  using Quick = Informed;
  static int move(const Board& board, Random& random) {
    const int win = column_that_wins(board, board.mover());
    if (win >= 0) return win;
    const int danger = column_that_wins(board, board.opponent());
    if (danger >= 0) return danger;
    int x = random_column(board, random);
    while (is_poisoned(board, x) && !all_are_poisoned(board)) x = random_column(board, random);
    return x;
  }
};

template <class G, class Slow>
void check_against_slow(int games, int plies, const char* shape) {
  Random random(77);
  for (int i = 0; i < games; ++i) {
    auto [position, board] = random_position<G>(random, random.below(plies));
    Random slow_random = random;
    while (!board.is_over()) board.play(Slow::move(board, slow_random));
    const int score = Slow::Quick::template play<G>(position, random);
    TEST_ASSERT_EQUAL_INT_MESSAGE(board.score(), score, shape);
  }
}

template <class Slow>
void check_on_all_shapes() {
  check_against_slow<Connect4, Slow>(40, 30, "7x6 line 4");
  check_against_slow<Connect<4, 4, 4>, Slow>(100, 12, "4x4 line 4");
  check_against_slow<Connect<5, 3, 3>, Slow>(100, 5, "5x3 line 3");
  check_against_slow<Connect<8, 7, 4>, Slow>(20, 30, "8x7 line 4");
  check_against_slow<Connect<9, 6, 4>, Slow>(20, 30, "9x6 line 4");
  check_against_slow<Connect<31, 1, 4>, Slow>(20, 10, "31x1 line 4");
}

void test_uniform_plays_random_columns_to_the_end() { check_on_all_shapes<SlowUniform>(); }
void test_decisive_takes_wins_and_parries_threats() { check_on_all_shapes<SlowDecisive>(); }
void test_informed_poisons_only_if_it_must() { check_on_all_shapes<SlowInformed>(); }

struct Certain {
  const char* columns;
  int score;
};

void test_what_is_forced_has_one_result() {
  constexpr Certain kCertain[] = {
      {"112233", 2},   // the first player completes a row at once
      {"7112237", 0},  // the second player does
      {"44553", 2},    // a row of three, open on both sides
      {"144335", 0},
  };
  for (const Certain& certain : kCertain) {
    for (std::uint32_t seed = 1; seed < 20; ++seed) {
      Random random(seed);
      auto position = from<Connect4>(certain.columns);
      TEST_ASSERT_EQUAL_INT_MESSAGE(certain.score, Decisive::play<Connect4>(position, random),
                                    certain.columns);
    }
  }
}

template <int kW, int kH, int kK, class Policy>
void check_both_kinds_of_threats(const char* shape) {
  using ByLines = Connect<kW, kH, kK, frugal::LineThreats<ConnectShape<kW, kH, kK>>>;
  using ByShifts = Connect<kW, kH, kK, BitThreats<ConnectShape<kW, kH, kK>>>;
  Random random(13);
  for (int i = 0; i < 60; ++i) {
    typename ByLines::Position lines;
    typename ByShifts::Position shifts;
    Random same = random;
    const int score = Policy::template play<ByLines>(lines, random);
    TEST_ASSERT_EQUAL_INT_MESSAGE(score, Policy::template play<ByShifts>(shifts, same), shape);
    Random copy = random;
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(copy.next(), same.next(), shape);
  }
}

template <class Policy>
void check_both_kinds_of_threats_on_all_shapes() {
  check_both_kinds_of_threats<7, 6, 4, Policy>("7x6 line 4");
  check_both_kinds_of_threats<8, 7, 4, Policy>("8x7 line 4");
  check_both_kinds_of_threats<5, 4, 3, Policy>("5x4 line 3");
  check_both_kinds_of_threats<4, 7, 2, Policy>("4x7 line 2");
  check_both_kinds_of_threats<8, 1, 5, Policy>("8x1 line 5");
}

void test_both_kinds_of_threats_play_the_same_games() {
  check_both_kinds_of_threats_on_all_shapes<Uniform>();
  check_both_kinds_of_threats_on_all_shapes<Decisive>();
  check_both_kinds_of_threats_on_all_shapes<Informed>();
}

template <class Policy>
int wins_of_first_player(int games) {
  Random random(1);
  int wins = 0;
  for (int i = 0; i < games; ++i) {
    Connect4::Position position;
    wins += Policy::template play<Connect4>(position, random) == 2 ? 1 : 0;
  }
  return wins;
}

void test_the_same_seed_gives_the_same_games_on_every_machine() {
  TEST_ASSERT_EQUAL_INT(155, wins_of_first_player<Uniform>(300));
  TEST_ASSERT_EQUAL_INT(151, wins_of_first_player<Decisive>(300));
  TEST_ASSERT_EQUAL_INT(137, wins_of_first_player<Informed>(300));
}

/// Four cells are taken in turn, and the player that has the first one wins. No move wins at once.
struct FirstCell {
  static constexpr int kMoves = 4;
  static constexpr int kTop = 2;
  static constexpr int kMaxPlies = kMoves;
  static constexpr int kKeyBits = 2 * kMoves;
  static constexpr bool kExactKeys = true;
  static constexpr int move_of(int slot, bool) { return slot; }

  class Position {
   public:
    frugal::Key key() const { return {cells_[0] | cells_[1] << kMoves, false}; }
    Mover mover() const { return static_cast<Mover>(plies_ % 2); }
    bool is_over() const { return plies_ == kMaxPlies; }
    int score() const { return (cells_[0] & 1u) != 0 ? kTop : 0; }
    bool is_legal(int cell) const { return ((cells_[0] | cells_[1]) >> cell & 1u) == 0; }
    void play(int cell) { cells_[plies_++ % 2] |= 1u << cell; }

   private:
    std::uint32_t cells_[2] = {0, 0};
    int plies_ = 0;
  };

  class Playing : public Position {
   public:
    explicit Playing(const Position& position) : Position(position) {}
    bool play_wins(int cell) {
      play(cell);
      return false;
    }
  };
};

void test_the_score_of_a_full_board_is_what_the_game_says() {
  static_assert(frugal::HasPlaying<FirstCell> && !frugal::Tactical<FirstCell>);
  Random random(2);
  int wins = 0;
  for (int i = 0; i < 1000; ++i) {
    FirstCell::Position position;
    const int score = Uniform::play<FirstCell>(position, random);
    TEST_ASSERT_NOT_EQUAL_INT_MESSAGE(1, score, "there is no draw");
    wins += score / 2;
  }
  TEST_ASSERT_INT_WITHIN(60, 500, wins);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_uniform_plays_random_columns_to_the_end);
  RUN_TEST(test_decisive_takes_wins_and_parries_threats);
  RUN_TEST(test_informed_poisons_only_if_it_must);
  RUN_TEST(test_what_is_forced_has_one_result);
  RUN_TEST(test_both_kinds_of_threats_play_the_same_games);
  RUN_TEST(test_the_same_seed_gives_the_same_games_on_every_machine);
  RUN_TEST(test_the_score_of_a_full_board_is_what_the_game_says);
  return UNITY_END();
}
