// SPDX-License-Identifier: MIT
//
// A machine that was left alone turns its lights off and sleeps; a button wakes it, and does
// nothing else.
#include <unity.h>

#include <algorithm>
#include <memory>

#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::hal::Light;
using frugal::hal::Role;
using frugal::hal::Shape;
using frugal::sim::board;
using frugal::sim::shape_of;

constexpr Shape kColours{.buttons = 3,
                         .roles = {Role::kLeft, Role::kDrop, Role::kRight},
                         .grid_columns = 8,
                         .grid_rows = 8,
                         .has_colours = true,
                         .has_sound = true,
                         .store_pages = 4,
                         .store_page_bytes = 1024,
                         .pool_bytes = 8192};
constexpr Shape kSleeper = [] {
  Shape shape = kColours;
  shape.sleeps = true;
  return shape;
}();
constexpr std::uint64_t kMinuteMs = 60000;

template <Shape kShape>
auto left_alone_in_a_game(const char* name) {
  auto hands = std::make_unique<Hands<kShape>>(name);
  hands->set(1, "you");
  hands->drop(2);
  hands->wait();
  board().buttons = 0;
  return hands;
}

bool all_dark() {
  const auto is_dark = [](Light light) { return light == Light::kDark; };
  const auto is_black = [](std::uint8_t pixels) { return pixels == 0; };
  return std::all_of(board().grid.begin(), board().grid.end(), is_dark) &&
         std::all_of(board().picture.begin(), board().picture.end(), is_black) && board().leds == 0;
}

/// From the last press to the dark, and back by a button.
template <Shape kShape>
void check(const char* name, std::uint32_t button) {
  const auto hands = left_alone_in_a_game<kShape>(name);
  const auto before = hands->session();
  hands->simulation.run_ms(10 * kMinuteMs);
  TEST_ASSERT_TRUE(hands->device().is_demo() && !hands->device().is_dark());
  hands->simulation.run_ms(kMinuteMs + 1000);
  TEST_ASSERT_TRUE(hands->device().is_dark());
  TEST_ASSERT_TRUE(all_dark());
  TEST_ASSERT_EQUAL_UINT32(0, board().hertz);
  const auto simulations = hands->device().search().simulations();
  const auto frames = board().frames;
  hands->simulation.run_ms(kMinuteMs);
  TEST_ASSERT_EQUAL_UINT32(simulations, hands->device().search().simulations());
  TEST_ASSERT_TRUE(all_dark());
  TEST_ASSERT_TRUE(kShape.leds > 0 || frames == board().frames);
  TEST_ASSERT_TRUE(board().is_asleep == kShape.sleeps);

  const int cursor = hands->device().cursor();
  hands->simulation.press(button, 800);
  hands->simulation.run_ms(200);
  TEST_ASSERT_FALSE(hands->device().is_dark() || hands->device().is_demo());
  TEST_ASSERT_TRUE(hands->mode() == Mode::kTurn);
  TEST_ASSERT_FALSE(all_dark());
  TEST_ASSERT_EQUAL_INT(before.plies(), hands->session().plies());
  TEST_ASSERT_EQUAL_INT(before.column_at(1), hands->session().column_at(1));
  TEST_ASSERT_TRUE(before.options() == hands->session().options());
  TEST_ASSERT_EQUAL_INT(cursor, hands->device().cursor());
  hands->drop(3);
  hands->wait();
  TEST_ASSERT_EQUAL_INT(before.plies() + 2, hands->session().plies());
}

void test_colours_go_dark_and_come_back() {
  for (const std::uint32_t button : {1u, 2u, 4u, 7u}) check<kColours>("microbit", button);
}
void test_a_chip_that_sleeps_sleeps() {
  for (const std::uint32_t button : {1u, 2u, 4u}) check<kSleeper>("microbit", button);
}
void test_a_picture_goes_dark_so_that_it_does_not_burn_in() {
  check<shape_of("lm3s6965evb")>("lm3s6965evb", 8);
}

void test_a_board_that_can_neither_sleep_nor_wear_out_shows_its_demo_for_ever() {
  const auto hands = left_alone_in_a_game<shape_of("microbit")>("microbit");
  hands->simulation.run_ms(30 * kMinuteMs);
  TEST_ASSERT_TRUE(hands->device().is_demo() && !hands->device().is_dark());
}

void test_contacts_that_chatter_wake_it_once() {
  const auto hands = left_alone_in_a_game<kSleeper>("microbit");
  hands->simulation.run_ms(12 * kMinuteMs);
  for (int i = 0; i < 5; ++i) {
    board().buttons = board().noise() & 2u;
    hands->simulation.run_ms(1);
  }
  board().buttons = 2;
  hands->simulation.run_ms(60);
  board().buttons = 0;
  hands->simulation.run_ms(1000);
  TEST_ASSERT_TRUE(hands->mode() == Mode::kTurn && !hands->device().is_dark());
  TEST_ASSERT_EQUAL_INT(2, hands->session().plies());
}

void test_a_line_on_the_console_lights_up_a_board_that_hears_it() {
  const auto hands = left_alone_in_a_game<kColours>("microbit");
  hands->simulation.run_ms(12 * kMinuteMs);
  TEST_ASSERT_TRUE(hands->device().is_dark());
  hands->simulation.ask("name");
  hands->simulation.run_ms(100);
  TEST_ASSERT_FALSE(hands->device().is_dark());
  TEST_ASSERT_EQUAL_INT(2, hands->session().plies());
}

void test_a_program_that_plays_keeps_the_lights_on() {
  const auto hands = left_alone_in_a_game<kColours>("microbit");
  hands->simulation.ask("play b A");
  hands->simulation.run_ms(20 * kMinuteMs);
  TEST_ASSERT_TRUE(hands->mode() == Mode::kRemote && !hands->device().is_dark());
}

void test_the_menu_sets_the_brightness_at_once_and_for_good() {
  Hands<kColours> hands("microbit");
  TEST_ASSERT_EQUAL_INT(frugal::app::connect::kUsualBrightness, board().brightness);
  hands.simulation.press(1);  // back from the first item to the last
  TEST_ASSERT_TRUE(hands.device().menu().item() == frugal::app::connect::Menu::kBrightness);
  const auto frames = board().frames;
  for (const int brightness : {4, 5, 1, 2}) {
    hands.simulation.press(2);
    TEST_ASSERT_EQUAL_INT(brightness, board().brightness);
  }
  TEST_ASSERT_TRUE(board().frames >= frames + 4);
  hands.simulation.press(1, 700);  // leaves
  hands.simulation.run_ms(200);
  TEST_ASSERT_TRUE(hands.mode() == Mode::kTurn);
  hands.simulation.run_ms(2 * kMinuteMs);
  TEST_ASSERT_TRUE(hands.device().is_demo());
  TEST_ASSERT_EQUAL_INT(2, board().brightness);
  hands.power_on();
  TEST_ASSERT_EQUAL_INT(2, board().brightness);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_colours_go_dark_and_come_back);
  RUN_TEST(test_a_chip_that_sleeps_sleeps);
  RUN_TEST(test_a_picture_goes_dark_so_that_it_does_not_burn_in);
  RUN_TEST(test_a_board_that_can_neither_sleep_nor_wear_out_shows_its_demo_for_ever);
  RUN_TEST(test_contacts_that_chatter_wake_it_once);
  RUN_TEST(test_a_line_on_the_console_lights_up_a_board_that_hears_it);
  RUN_TEST(test_a_program_that_plays_keeps_the_lights_on);
  RUN_TEST(test_the_menu_sets_the_brightness_at_once_and_for_good);
  return UNITY_END();
}
