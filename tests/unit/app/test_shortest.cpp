// SPDX-License-Identifier: MIT
//
// The perfect level wins as soon as it can and loses as late as it can, as minimax tells, which
// shares no code with it; broken off, it still gives nothing away; and it says how soon.
#include <unity.h>

#include <array>
#include <cstddef>

#include "app/connect/thinker.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/exact.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Random;
using frugal::app::connect::kHighestLevel;
using frugal::app::connect::Level;
using frugal::app::connect::level_of;
using frugal::app::connect::Outlook;

alignas(8) std::array<std::byte, 4096> pool;

template <class G>
class Table {
 public:
  using Session = frugal::app::connect::Session<G>;

  Table() : thinker_(pool) {}

  /// The reply after these columns, from 0 on, without the book.
  int reply(const Session& session, std::uint32_t positions) {
    const Level level{.simulations = 50, .temperature_q15 = 0, .proof_positions = positions};
    thinker_.start(session, level);
    while (!thinker_.is_done()) thinker_.think(8);
    return thinker_.move();
  }
  const frugal::app::connect::Thinker<G>& thinker() const { return thinker_; }

 private:
  frugal::app::connect::Thinker<G> thinker_;
};

/// A game of random moves, as a session and as a board.
template <class G>
struct Game {
  typename Table<G>::Session session;
  independent::Board board{G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine};

  void play(int column) {
    TEST_ASSERT_TRUE(session.play(column));
    board.play(column);
  }
};

template <class G>
Game<G> random_game_of(Random& random, int plies) {
  for (;;) {
    Game<G> game;
    game.session.start({.level = kHighestLevel, .ponders = false}, 1);
    while (!game.board.is_over() && game.board.plies < plies) {
      game.play(random_move<G>(game.session.position(), random));
    }
    if (!game.board.is_over()) return game;
  }
}

Outlook outlook_by(const independent::Outcome& outcome) {
  if (outcome.score == 1) return {Outlook::kDraw, 0};
  const int discs = (outcome.plies + 1) / 2;
  return {outcome.score == 2 ? Outlook::kWin : Outlook::kLoss, static_cast<std::uint8_t>(discs)};
}

template <class G>
void check_replies(int from_plies, int to_plies, int games) {
  static Table<G> table;
  independent::Values values;
  Random random(3);
  for (int i = 0; i < games; ++i) {
    const int plies = from_plies + random.below(to_plies - from_plies + 1);
    const Game<G> game = random_game_of<G>(random, plies);
    const independent::Outcome best = values.outcome(game.board);
    const int column = table.reply(game.session, 1'000'000);
    const independent::Outcome mine = values.after(game.board, column);
    TEST_ASSERT_EQUAL_INT(best.score, mine.score);
    if (best.score != 1) TEST_ASSERT_EQUAL_INT(best.plies, mine.plies);
    TEST_ASSERT_TRUE(outlook_by(best) == table.thinker().outlook());
  }
}

void test_it_wins_as_soon_and_loses_as_late_as_can_be() {
  check_replies<frugal::Connect<5, 5, 4>>(11, 22, 150);
  check_replies<frugal::Connect<7, 6, 4>>(28, 39, 150);
}

/// As soon as it is known who wins, the reply keeps that, wherever the proof is broken off.
void test_a_proof_that_is_broken_off_gives_nothing_away() {
  using G = frugal::Connect<5, 5, 4>;
  static Table<G> table;
  independent::Values values;
  Random random(4);
  int broken_off = 0;
  for (int i = 0; i < 60; ++i) {
    const Game<G> game = random_game_of<G>(random, 9 + random.below(6));
    const independent::Outcome best = values.outcome(game.board);
    for (std::uint32_t limit = 1; limit < 2000; limit += limit / 4 + 1) {
      const int column = table.reply(game.session, limit);
      const Outlook outlook = table.thinker().outlook();
      if (outlook.result == Outlook::kUnknown) continue;
      TEST_ASSERT_EQUAL_INT(outlook_by(best).result, outlook.result);
      TEST_ASSERT_EQUAL_INT(best.score, values.after(game.board, column).score);
      broken_off += outlook.result != Outlook::kDraw && outlook.discs == 0 ? 1 : 0;
    }
  }
  TEST_ASSERT_TRUE(broken_off > 50);
}

const char* words_of(const Outlook& outlook) {
  static frugal::app::connect::OutlookText text;
  text.clear();
  add_outlook(text, outlook);
  return text.c_str();
}

void test_an_outlook_is_said_in_words() {
  TEST_ASSERT_EQUAL_STRING("WIN IN 5", words_of({Outlook::kWin, 5}));
  TEST_ASSERT_EQUAL_STRING("LOSS IN 21", words_of({Outlook::kLoss, 21}));
  TEST_ASSERT_EQUAL_STRING("WIN", words_of({Outlook::kWin, 0}));
  TEST_ASSERT_EQUAL_STRING("DRAW", words_of({Outlook::kDraw, 0}));
  TEST_ASSERT_EQUAL_STRING("", words_of({}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_it_wins_as_soon_and_loses_as_late_as_can_be);
  RUN_TEST(test_a_proof_that_is_broken_off_gives_nothing_away);
  RUN_TEST(test_an_outlook_is_said_in_words);
  return UNITY_END();
}
