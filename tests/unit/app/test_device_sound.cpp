// SPDX-License-Identifier: MIT
//
// When a board with sound sounds, and when it must be silent.
#include <unity.h>

#include <memory>
#include <string>

#include "simulator/notes.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Menu;
using frugal::app::connect::Mode;
using frugal::hal::Role;
using frugal::hal::Shape;
using frugal::sim::board;
using frugal::sim::Command;

constexpr Shape kCabinet{.buttons = 7,
                         .roles = {Role::kColumn1, Role::kColumn2, Role::kColumn3, Role::kColumn4,
                                   Role::kColumn5, Role::kColumn6, Role::kColumn7},
                         .grid_columns = 8,
                         .grid_rows = 8,
                         .has_colours = true,
                         .has_sound = true,
                         .store_pages = 2,
                         .store_page_bytes = 512,
                         .pool_bytes = 8192};

struct Ears : Hands<kCabinet> {
  Ears() : Hands("microbit") {}

  void press(int column, std::uint64_t ms = 50) { simulation.press(1u << column, ms); }
  /// Drops by the column's button, and waits until it landed and the tune is over.
  void drop_loudly(int column) {
    press(column);
    simulation.run_until([&] { return mode() == Mode::kTurn || mode() == Mode::kOver; });
    simulation.run_ms(1500);
  }
  /// What sounded since this was asked last.
  std::string heard() {
    const std::string names = frugal::sim::names_of_notes(board().tones);
    board().tones.clear();
    return names;
  }
  void expect(const char* notes) { TEST_ASSERT_EQUAL_STRING(notes, heard().c_str()); }
};

auto made() { return std::make_unique<Ears>(); }

void test_the_discs_of_the_two_players_sound_different() {
  const auto ears = made();
  ears->set(1, "two");
  ears->heard();
  ears->drop_loudly(3);
  ears->expect("E7 C7 C6");
  ears->drop_loudly(3);
  ears->expect("E7 C7 G5");
  TEST_ASSERT_EQUAL_UINT32(0, board().hertz);
}

void test_an_end_sounds_by_who_won() {
  const auto ears = made();
  ears->set(1, "two");
  for (const int column : {0, 1, 0, 1, 0, 1}) ears->drop_loudly(column);
  ears->heard();
  ears->drop_loudly(0);
  TEST_ASSERT_TRUE(ears->mode() == Mode::kOver);
  ears->expect("E7 C7 C6 E6 G6 C7 G6 C7");

  ears->set(1, "you");
  for (const char* move : {"A", "B", "A", "B", "A", "B", "G", "C"}) {
    const bool is_black = ears->session().plies() % 2 == 0;
    ears->simulation.ask(std::string("play ") + (is_black ? "b " : "w ") + move);
  }
  ears->simulation.ask("frugal-level 6");
  ears->simulation.run_ms(200);
  ears->heard();
  ears->press(4);  // the console's game is the board's again
  ears->drop_loudly(6);
  TEST_ASSERT_TRUE(ears->mode() == Mode::kOver && ears->session().winner() == 1);
  const std::string notes = ears->heard();
  TEST_ASSERT_TRUE_MESSAGE(notes.ends_with("G5 F#5 F5 E5"), notes.c_str());
}

void test_a_press_that_does_nothing_sounds_wrong() {
  const auto ears = made();
  ears->set(1, "two");
  ears->heard();
  ears->press(0, 700);  // there is nothing to take back
  ears->simulation.run_ms(500);
  ears->expect("C5 C5");
  for (int i = 0; i < 6; ++i) ears->drop_loudly(2);
  ears->heard();
  ears->drop_loudly(2);  // the column is full
  ears->expect("C5 C5");
  TEST_ASSERT_EQUAL_INT(6, ears->session().plies());
}

void test_a_hint_sounds_when_it_is_found() {
  const auto ears = made();
  ears->set(1, "you");
  ears->heard();
  ears->press(1, 700);
  TEST_ASSERT_TRUE(ears->simulation.run_until([&] { return ears->device().hint() >= 0; }));
  ears->simulation.run_ms(500);
  ears->expect("E6 A6");
}

void test_the_menu_tells_levels_by_pitch_and_turns_the_sound_off_for_good() {
  const auto ears = made();
  TEST_ASSERT_TRUE(ears->mode() == Mode::kMenu);
  ears->press(0);
  ears->simulation.run_ms(200);
  ears->expect("C7");
  ears->press(4);
  ears->simulation.run_ms(200);
  ears->expect("E6");  // level 3
  while (ears->device().menu().item() != Menu::kSound) ears->press(0);
  ears->simulation.run_ms(200);
  ears->heard();
  ears->press(4);
  TEST_ASSERT_FALSE(ears->device().menu().options().sound);
  ears->press(2, 700);  // leaves
  ears->drop_loudly(3);
  ears->expect("");
  ears->power_on();
  TEST_ASSERT_FALSE(ears->session().options().sound);
  ears->drop_loudly(3);
  ears->expect("");
}

void test_the_demo_is_silent() {
  const auto ears = made();
  ears->set(1, "you");
  ears->drop_loudly(3);
  ears->heard();
  TEST_ASSERT_TRUE(ears->simulation.run_until([&] { return ears->device().is_demo(); }, 61000));
  ears->simulation.run_ms(60000);
  ears->expect("");
}

void test_no_page_is_erased_while_a_tone_sounds() {
  const auto ears = made();
  ears->set(1, "two");
  const auto erased = board().erased[0];
  for (int game = 0; game < 40; ++game) {
    for (const int column : {0, 1, 0, 1, 0, 1, 0}) {
      ears->press(column);
      ears->wait();
    }
    TEST_ASSERT_TRUE(ears->mode() == Mode::kOver);
    ears->press(5);
  }
  TEST_ASSERT_TRUE(board().erased[0] > erased);
  TEST_ASSERT_EQUAL_UINT32(0, board().erased_aloud);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_discs_of_the_two_players_sound_different);
  RUN_TEST(test_an_end_sounds_by_who_won);
  RUN_TEST(test_a_press_that_does_nothing_sounds_wrong);
  RUN_TEST(test_a_hint_sounds_when_it_is_found);
  RUN_TEST(test_the_menu_tells_levels_by_pitch_and_turns_the_sound_off_for_good);
  RUN_TEST(test_the_demo_is_silent);
  RUN_TEST(test_no_page_is_erased_while_a_tone_sounds);
  return UNITY_END();
}
