// SPDX-License-Identifier: MIT
//
// Power cuts: whole games with the power cut after each single write. The game goes on at the last
// move or the one before it, always.
#include <unity.h>

#include <optional>

#include "frugal/hal/watchdog.hpp"
#include "frugal/random.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::sim::board;
using frugal::sim::shape_of;

/// Plays games by the buttons until the power is cut. The session as it was then; none if the games
/// came to their end.
template <class Player>
std::optional<typename Player::Session> play_until_cut(Player& hands, int games, int writes) {
  frugal::Random random(9);
  board().writes_left = writes;
  try {
    for (int game = 0; game < games; ++game) {
      hands.simulation.ask("frugal-new");
      for (hands.wait(); !hands.session().is_over(); hands.wait()) {
        hands.drop(random_move(hands, hands.session(), random));
      }
    }
  } catch (const frugal::sim::PowerCut&) {
    return hands.session();
  }
  return {};
}

template <class Session>
bool is_beginning_of(const Session& found, const Session& whole) {
  if (found.seed() != whole.seed() || found.plies() > whole.plies()) return false;
  for (int i = 0; i < found.plies(); ++i) {
    if (found.column_at(i) != whole.column_at(i)) return false;
  }
  return true;
}

template <frugal::hal::Shape kShape>
void cut_after_every_write(std::string_view name, int games) {
  using Player = Hands<kShape>;
  int cuts = 0;
  for (;; ++cuts) {
    Player hands(name, 2000);
    hands.set(1, "you");
    const auto before = play_until_cut(hands, games, cuts);
    if (!before) break;
    hands.power_on();
    if (hands.session().seed() == before->seed()) {
      TEST_ASSERT_TRUE(is_beginning_of(hands.session(), *before));
      TEST_ASSERT_TRUE(hands.session().plies() >= before->plies() - 1);
    } else {  // the very write that began a new game
      TEST_ASSERT_EQUAL_INT(0, before->plies());
    }
    TEST_ASSERT_EQUAL_INT(1, hands.session().options().level);
    TEST_ASSERT_FALSE(hands.session().options().ponders);
    if (cuts % 5 == 0) TEST_ASSERT_FALSE(play_until_cut(hands, 1, -1).has_value());
  }
  TEST_ASSERT_TRUE(cuts > 12 * games);
}

void test_games_on_microbit_survive_a_cut_after_every_write() {
  cut_after_every_write<shape_of("microbit")>("microbit", 3);
}
void test_games_on_stm32vldiscovery_survive_a_cut_after_every_write() {
  cut_after_every_write<shape_of("stm32vldiscovery")>("stm32vldiscovery", 2);
}
/// Enough games that pages fill up and are erased.
void test_pages_are_turned_in_the_course_of_many_games() {
  using Player = Hands<shape_of("microbit")>;
  Player hands("microbit", 2000);
  hands.set(1, "you");
  TEST_ASSERT_FALSE(play_until_cut(hands, 60, -1).has_value());
  TEST_ASSERT_TRUE(board().erased[0] >= 2 && board().erased[3] >= 1);
  const auto last = hands.session();
  hands.power_on();
  TEST_ASSERT_TRUE(is_beginning_of(last, hands.session()));
}

void test_a_damaged_store_means_a_fresh_start() {
  using Player = Hands<shape_of("microbit")>;
  Player hands("microbit", 2000);
  for (std::uint32_t& word : board().store) word = static_cast<std::uint32_t>(board().noise());
  hands.power_on();
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
  TEST_ASSERT_TRUE(hands.mode() == Player::Mode::kMenu);
  TEST_ASSERT_FALSE(play_until_cut(hands, 1, -1).has_value());
}

void test_a_hang_restarts_the_board_and_the_game_goes_on() {
  using Player = Hands<shape_of("microbit")>;
  Player hands("microbit", 2000);
  hands.set(1, "you");
  hands.drop(2);
  hands.wait();
  const auto before = hands.session();
  frugal::hal::watchdog_start();
  bool has_bitten = false;
  try {
    board().pass(3000000);
  } catch (const frugal::sim::Panic&) {
    has_bitten = true;
  }
  TEST_ASSERT_TRUE(has_bitten);
  hands.power_on();
  TEST_ASSERT_EQUAL_INT(before.plies(), hands.session().plies());
  TEST_ASSERT_TRUE(is_beginning_of(before, hands.session()));
}

/// Bytes that come while a page is erased are lost.
void test_a_page_is_erased_only_when_the_console_pauses() {
  Hands<shape_of("microbit")> hands("microbit", 2000);
  hands.simulation.run_ms(200);
  const auto erased = board().erased;
  for (int i = 0; i < 200; ++i) {  // more words than a page has
    hands.simulation.ask("frugal-new two");
    hands.simulation.ask("play b A");
  }
  TEST_ASSERT_TRUE(erased == board().erased);
  TEST_ASSERT_EQUAL_UINT32(0, board().lost_bytes);
  hands.simulation.run_ms(200);
  TEST_ASSERT_FALSE(erased == board().erased);
  hands.power_on();
  TEST_ASSERT_EQUAL_INT(1, hands.session().plies());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_games_on_microbit_survive_a_cut_after_every_write);
  RUN_TEST(test_games_on_stm32vldiscovery_survive_a_cut_after_every_write);
  RUN_TEST(test_pages_are_turned_in_the_course_of_many_games);
  RUN_TEST(test_a_damaged_store_means_a_fresh_start);
  RUN_TEST(test_a_page_is_erased_only_when_the_console_pauses);
  RUN_TEST(test_a_hang_restarts_the_board_and_the_game_goes_on);
  return UNITY_END();
}
