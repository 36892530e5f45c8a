// SPDX-License-Identifier: MIT
//
// What the buttons do in each state, how soon they are answered, and that nothing they do breaks a
// game.
#include <unity.h>

#include "frugal/random.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Menu;
using frugal::app::connect::Mode;
using frugal::sim::board;
using frugal::sim::shape_of;

using Oled = Hands<shape_of("lm3s6965evb")>;
using Microbit = Hands<shape_of("microbit")>;
using Discovery = Hands<shape_of("stm32vldiscovery")>;

constexpr std::uint32_t kLeft = 1, kRight = 2, kUp = 4, kDown = 8, kSelect = 16;
constexpr std::uint32_t kA = 1, kB = 2;

void test_a_fresh_device_with_buttons_enough_shows_its_menu() {
  TEST_ASSERT_TRUE(Oled("lm3s6965evb").mode() == Mode::kMenu);
  TEST_ASSERT_TRUE(Microbit("microbit").mode() == Mode::kMenu);
  TEST_ASSERT_TRUE(Discovery("stm32vldiscovery").mode() == Mode::kTurn);
}

void test_the_menu_of_five_keys_sets_everything() {
  Oled hands("lm3s6965evb");
  auto& simulation = hands.simulation;
  simulation.press(kDown);
  TEST_ASSERT_TRUE(hands.device().menu().item() == Menu::kLevel);
  const int level = hands.device().menu().options().level;
  simulation.press(kRight);
  TEST_ASSERT_EQUAL_INT(level + 1, hands.device().menu().options().level);
  simulation.press(kLeft);
  simulation.press(kLeft);
  TEST_ASSERT_EQUAL_INT(level - 1, hands.device().menu().options().level);
  simulation.press(kDown);
  simulation.press(kSelect);
  simulation.press(kDown);
  simulation.press(kRight);
  simulation.press(kDown);
  simulation.press(kRight);
  const auto options = hands.device().menu().options();
  TEST_ASSERT_TRUE(options.engine_begins && options.two_players && !options.ponders);
  simulation.press(kDown);
  TEST_ASSERT_TRUE(hands.device().menu().item() == Menu::kNewGame);
  simulation.press(kSelect);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  TEST_ASSERT_TRUE(hands.session().options() == options);
}

void test_two_buttons_set_everything_and_leave_together() {
  Microbit hands("microbit");
  auto& simulation = hands.simulation;
  simulation.press(kA);
  for (int i = 0; i < 3; ++i) simulation.press(kB);
  TEST_ASSERT_EQUAL_INT(5, hands.device().menu().options().level);
  for (int i = 0; i < 3; ++i) simulation.press(kA);
  simulation.press(kB);
  simulation.press(kA | kB);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  TEST_ASSERT_EQUAL_INT(5, hands.session().options().level);
  TEST_ASSERT_FALSE(hands.session().options().ponders);
  simulation.press(kA | kB);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kMenu);
  simulation.press(kA | kB, 5000);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
}

void test_the_cursor_goes_round_and_leaves_full_columns_out() {
  Oled hands("lm3s6965evb");
  hands.set(1, "two");
  for (int i = 0; i < 6; ++i) {
    hands.drop(3);
    hands.wait();
  }
  TEST_ASSERT_EQUAL_INT(6, hands.session().plies());
  TEST_ASSERT_TRUE(hands.device().cursor() != 3);
  for (int i = 0; i < 20; ++i) {
    hands.simulation.press(i % 3 == 0 ? kLeft : kRight);
    TEST_ASSERT_TRUE(hands.device().cursor() != 3);
  }
}

void test_a_key_that_is_held_repeats() {
  Oled hands("lm3s6965evb");
  hands.set(1, "two");
  const int before = hands.device().cursor();
  hands.simulation.press(kLeft, 600 + 3 * 120 + 60);
  TEST_ASSERT_EQUAL_INT((before + 14 - 4) % 7, hands.device().cursor());
}

void test_a_long_press_takes_back_and_does_not_drop() {
  Microbit hands("microbit");
  hands.set(2, "you");
  hands.drop(1);
  hands.wait();
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
  hands.simulation.press(kB, 700);
  hands.wait();
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
  hands.simulation.press(kB, 700);
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
}

void test_a_hint_stays_until_the_next_press() {
  Oled hands("lm3s6965evb");
  hands.set(1, "you");
  hands.drop(0);  // the book would tell at once
  hands.wait();
  hands.simulation.press(kUp, 700);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kHinting);
  hands.wait();
  const int hint = hands.device().hint();
  TEST_ASSERT_TRUE(hint >= 0);
  hands.simulation.run_ms(20000);
  TEST_ASSERT_EQUAL_INT(hint, hands.device().hint());
  hands.simulation.press(kRight);
  TEST_ASSERT_EQUAL_INT(-1, hands.device().hint());
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
}

void test_any_button_makes_the_engine_move_at_once() {
  Microbit hands("microbit");
  hands.set(5, "you");
  hands.drop(1);
  TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.mode() == Mode::kThinking; }));
  hands.simulation.run_ms(300);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kThinking);
  hands.simulation.press(kA, 700);
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
  hands.wait();
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
}

void test_the_engines_move_is_marked_until_the_next_one() {
  Microbit hands("microbit");
  hands.set(2, "you");
  hands.drop(0);
  hands.wait();
  const int column = hands.session().column_at(1);
  const int row = hands.session().height_of(column) - 1;
  const auto light = static_cast<std::size_t>((4 - row) * 5 + column);
  int dark = 0;
  for (int i = 0; i < 1000; ++i) {
    hands.simulation.run_ms(1);
    dark += board().grid[light] == frugal::hal::Light::kDark ? 1 : 0;
  }
  TEST_ASSERT_INT_WITHIN(30, 400, dark);
}

/// Plays until a player wins; the discs of the line go off and on, the others do not.
void test_the_winning_line_blinks() {
  Oled hands("lm3s6965evb");
  hands.set(1, "two");
  for (const int column : {0, 1, 0, 1, 0, 1, 0}) {
    hands.drop(column);
    hands.wait();
  }
  TEST_ASSERT_TRUE(hands.mode() == Mode::kOver);
  int line = 0, other = 0;
  for (int i = 0; i < 800; ++i) {
    hands.simulation.run_ms(1);
    line += Oled::pixel(1 + 3, 63 - 9 + 3) == 15 ? 1 : 0;
    other += Oled::pixel(10 + 3, 63 - 9 + 0) == 11 ? 1 : 0;
  }
  TEST_ASSERT_INT_WITHIN(60, 400, line);
  TEST_ASSERT_EQUAL_INT(800, other);
}

/// Whether the grid shows these five rows of five lights at some time within a few seconds.
bool shows(Microbit& hands, frugal::app::Sign sign) {
  for (int i = 0; i < 4000; ++i) {
    hands.simulation.run_ms(1);
    frugal::app::Sign lit = 0;
    for (const auto light : board().grid) {
      lit = lit << 1 | (frugal::hal::brightness_of(light) == frugal::hal::kBright ? 1u : 0u);
    }
    if (lit == sign) return true;
  }
  return false;
}

void test_the_grid_shows_the_winner_by_a_sign() {
  using namespace frugal::app::signs;
  Microbit hands("microbit");
  hands.set(1, "two");
  for (const int column : {0, 1, 0, 1, 0, 1, 2, 1}) {
    hands.drop(column);
    hands.wait();
  }
  TEST_ASSERT_EQUAL_INT(1, hands.session().winner());
  TEST_ASSERT_TRUE(shows(hands, kDigits[2]));
  TEST_ASSERT_FALSE(shows(hands, kSmile));

  // Against the engine, whichever wins.
  frugal::Random random(2);
  int faces[2] = {};
  for (int game = 0; game < 40 && (faces[0] == 0 || faces[1] == 0); ++game) {
    hands.set(1, "you");
    for (hands.wait(); !hands.session().is_over(); hands.wait()) {
      hands.drop(random_move(hands, hands.session(), random));
    }
    const int winner = hands.session().winner();
    if (winner < 0) {
      TEST_ASSERT_TRUE(shows(hands, 0b10101'01010'10101'01010'10101));
      continue;
    }
    ++faces[winner];
    TEST_ASSERT_TRUE(shows(hands, winner == 0 ? kSmile : kSad));
    TEST_ASSERT_FALSE(shows(hands, winner == 0 ? kSad : kSmile));
  }
  TEST_ASSERT_TRUE(faces[0] > 0 && faces[1] > 0);
}

void test_one_button_and_two_lights_are_enough() {
  Discovery hands("stm32vldiscovery");
  hands.set(1, "you");
  hands.drop(2);
  hands.wait();
  // Light 0 blinks the cursor's column, light 1 the engine's last move, counted from 1.
  std::array<int, 2> blinks{};
  std::uint32_t before = 0;
  hands.simulation.press(1);
  for (int i = 0; i < 3600 - 80; ++i) {
    hands.simulation.run_ms(1);
    const std::uint32_t risen = board().leds & ~before;
    before = board().leds;
    for (std::size_t light = 0; light < 2; ++light) blinks[light] += (risen >> light & 1u) != 0;
  }
  TEST_ASSERT_INT_WITHIN(1, hands.device().cursor() + 1, blinks[0]);
  TEST_ASSERT_INT_WITHIN(1, hands.session().column_at(1) + 1, blinks[1]);
}

void test_a_device_left_alone_plays_a_demo_and_comes_back_to_the_game() {
  Microbit hands("microbit");
  hands.set(2, "you");
  hands.drop(1);
  hands.wait();
  const auto before = hands.session();
  hands.simulation.run_ms(62000);
  TEST_ASSERT_TRUE(hands.device().is_demo());
  hands.simulation.run_ms(300000);
  TEST_ASSERT_TRUE(hands.device().is_demo());
  const std::uint32_t writes = board().writes;
  hands.simulation.press(kA);
  TEST_ASSERT_FALSE(hands.device().is_demo());
  hands.wait();
  TEST_ASSERT_EQUAL_INT(before.plies(), hands.session().plies());
  TEST_ASSERT_EQUAL_INT(before.column_at(1), hands.session().column_at(1));
  TEST_ASSERT_EQUAL_UINT32(writes, board().writes);  // the store is not worn by demos
}

/// Presses a button. Returns the time from which its answer counts: when it went down, or, if that
/// is not what it answers to, when it was let go.
template <class Player>
std::uint64_t ask_with_button(Player& hands, std::uint32_t button, bool goes_down) {
  board().buttons = button;
  if (!goes_down) {
    hands.simulation.run_ms(60);
    board().buttons = 0;
  }
  return board().now_us;
}

/// The worst time from a button to its answer on the lights, while the engine thinks about its own
/// move or about the human's.
template <class Player>
std::uint64_t worst_answer_us(Player& hands, std::uint32_t button, bool answers_when_down) {
  frugal::Random random(3);
  std::uint64_t worst = 0;
  for (int round = 0; round < 300; ++round) {
    hands.simulation.ask("frugal-new");
    hands.wait();
    const int plies = hands.session().plies();
    hands.drop(random.below(5));
    const auto wanted = round % 2 == 0 ? Mode::kThinking : Mode::kTurn;
    TEST_ASSERT_TRUE(hands.simulation.run_until(
        [&] { return hands.mode() == wanted && hands.session().plies() > plies; }));
    const std::uint64_t begin = board().now_us + static_cast<std::uint64_t>(random.below(400)) * 97;
    while (board().now_us < begin) hands.simulation.step();
    if (hands.mode() != wanted) continue;
    const int cursor = hands.device().cursor();
    const std::uint64_t asked =
        ask_with_button(hands, button, wanted == Mode::kThinking || answers_when_down);
    const auto frames = board().frames;
    const auto is_answered = [&] {
      return board().frames > frames && !hands.device().is_showing() &&
             (hands.mode() != wanted || hands.device().cursor() != cursor);
    };
    TEST_ASSERT_TRUE(hands.simulation.run_until(is_answered, 1000));
    if (board().now_us - asked > worst) worst = board().now_us - asked;
    board().buttons = 0;
    hands.simulation.run_ms(30);
  }
  return worst;
}

void check_worst_us(std::uint64_t worst, const char* name, const char* when) {
  char message[80];
  std::snprintf(message, sizeof message, "%s: worst answer%s after %.1f ms", name, when,
                static_cast<double>(worst) / 1000);
  TEST_MESSAGE(message);
  TEST_ASSERT_TRUE(worst > 1000 && worst < 20000);
}

template <class Player>
void check_answers(const char* name, std::uint32_t button, bool answers_when_down) {
  Player hands(name);
  hands.set(5, "you");
  hands.simulation.ask("frugal-ponder on");
  const std::uint64_t worst = worst_answer_us(hands, button, answers_when_down);
  check_worst_us(worst, name, "");
}
void test_buttons_are_answered_within_20_ms_on_lm3s6965evb() {
  check_answers<Oled>("lm3s6965evb", kRight, true);
}
void test_buttons_are_answered_within_20_ms_on_microbit() {
  check_answers<Microbit>("microbit", kA, false);
}
void test_buttons_are_answered_within_20_ms_on_stm32vldiscovery() {
  check_answers<Discovery>("stm32vldiscovery", 1, false);
}

/// Beside the book, where proofs are long.
template <class Player>
void check_answers_during_a_proof(const char* name, std::uint32_t button) {
  Player hands(name);
  frugal::Random random(4);
  hands.set(6, "you");
  std::uint64_t worst = 0;
  for (int round = 0; round < 40; ++round) {
    hands.simulation.ask("frugal-new");
    for (const char* move :
         {"play b A", "play w A", "play b E", "play w E", "play b A", "play w A"}) {
      hands.simulation.ask(move);
    }
    hands.simulation.press(button);
    hands.drop(random.below(5));
    const auto& thinker = hands.device().thinker();
    TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return thinker.is_proving(); }));
    const std::uint64_t begin = board().now_us + static_cast<std::uint64_t>(random.below(400)) * 97;
    while (board().now_us < begin) hands.simulation.step();
    if (!thinker.is_proving()) continue;
    const std::uint64_t asked = ask_with_button(hands, button, true);
    const auto frames = board().frames;
    TEST_ASSERT_TRUE(hands.simulation.run_until(
        [&] { return board().frames > frames && !hands.device().is_showing(); }, 1000));
    if (board().now_us - asked > worst) worst = board().now_us - asked;
    board().buttons = 0;
    hands.simulation.run_ms(30);
  }
  check_worst_us(worst, name, " while it proves");
}
void test_buttons_are_answered_within_20_ms_during_a_proof() {
  check_answers_during_a_proof<Oled>("lm3s6965evb", kRight);
  check_answers_during_a_proof<Microbit>("microbit", kA);
}

/// Fingers on all buttons, in all ways, for minutes: the game stays a legal one, and goes on.
template <class Player>
void mash(const char* name, std::uint32_t seed, int minutes) {
  Player hands(name);
  frugal::Random random(seed);
  const std::uint64_t end = board().now_us + static_cast<std::uint64_t>(minutes) * 60000000;
  while (board().now_us < end) {
    const int kind = random.below(4);
    board().buttons = kind == 0 ? 31 : random.next() & 31;
    hands.simulation.run_ms(static_cast<std::uint64_t>(1 + random.below(kind < 3 ? 40 : 900)));
    if (random.below(3) == 0) board().buttons = 0;
    if (random.below(3) == 0) hands.simulation.run_ms(20);
  }
  board().buttons = 0;
  typename Player::Session again;
  again.start(hands.session().options(), 1);
  for (int i = 0; i < hands.session().plies(); ++i) {
    TEST_ASSERT_TRUE(again.play(hands.session().column_at(i)));
  }
  hands.simulation.run_ms(100);
  hands.set(1, "you");
  hands.drop(0);
  hands.wait();
  TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
}
void test_mashing_for_minutes_is_harmless() {
  mash<Oled>("lm3s6965evb", 1, 5);
  mash<Microbit>("microbit", 2, 5);
  mash<Discovery>("stm32vldiscovery", 3, 5);
}

void test_all_buttons_held_from_the_start_and_for_minutes_are_harmless() {
  Microbit hands("microbit");
  board().buttons = 3;
  hands.simulation.start();
  hands.simulation.run_ms(300000);
  TEST_ASSERT_EQUAL_INT(0, hands.device().is_demo() ? 0 : hands.session().plies());
  board().buttons = 0;
  hands.simulation.run_ms(100);
  hands.simulation.press(kA);
  board().buttons = 3;
  hands.simulation.run_ms(50000);
  board().buttons = 0;
  hands.simulation.run_ms(50);
  TEST_ASSERT_EQUAL_INT(0, hands.session().plies());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_fresh_device_with_buttons_enough_shows_its_menu);
  RUN_TEST(test_the_menu_of_five_keys_sets_everything);
  RUN_TEST(test_two_buttons_set_everything_and_leave_together);
  RUN_TEST(test_the_cursor_goes_round_and_leaves_full_columns_out);
  RUN_TEST(test_a_key_that_is_held_repeats);
  RUN_TEST(test_a_long_press_takes_back_and_does_not_drop);
  RUN_TEST(test_a_hint_stays_until_the_next_press);
  RUN_TEST(test_any_button_makes_the_engine_move_at_once);
  RUN_TEST(test_the_engines_move_is_marked_until_the_next_one);
  RUN_TEST(test_the_winning_line_blinks);
  RUN_TEST(test_the_grid_shows_the_winner_by_a_sign);
  RUN_TEST(test_one_button_and_two_lights_are_enough);
  RUN_TEST(test_a_device_left_alone_plays_a_demo_and_comes_back_to_the_game);
  RUN_TEST(test_buttons_are_answered_within_20_ms_on_lm3s6965evb);
  RUN_TEST(test_buttons_are_answered_within_20_ms_on_microbit);
  RUN_TEST(test_buttons_are_answered_within_20_ms_on_stm32vldiscovery);
  RUN_TEST(test_buttons_are_answered_within_20_ms_during_a_proof);
  RUN_TEST(test_mashing_for_minutes_is_harmless);
  RUN_TEST(test_all_buttons_held_from_the_start_and_for_minutes_are_harmless);
  return UNITY_END();
}
