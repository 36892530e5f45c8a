// SPDX-License-Identifier: MIT
//
// The game on grids of coloured lights of all sizes that people build: where everything stands, and
// that grey is enough to tell the players apart.
#include <unity.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "app/common/panic_sign.hpp"
#include "frugal/hal/palette.hpp"
#include "frugal/random.hpp"
#include "simulator/frame.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Menu;
using frugal::app::connect::Mode;
using frugal::hal::Light;
using frugal::hal::Role;
using frugal::hal::Shape;
using frugal::sim::board;
using frugal::sim::Command;
using frugal::sim::Frame;

constexpr Shape grid_of(std::uint8_t columns, std::uint8_t rows) {
  return {.buttons = 3,
          .roles = {Role::kLeft, Role::kDrop, Role::kRight},
          .grid_columns = columns,
          .grid_rows = rows,
          .has_colours = true,
          .has_sound = true,
          .pool_bytes = 8192};
}
constexpr Shape k8x8 = grid_of(8, 8), k12x8 = grid_of(12, 8), k16x7 = grid_of(16, 7),
                k16x10 = grid_of(16, 10), k7x6 = grid_of(7, 6);
constexpr Shape kNineColumns = [] {
  Shape shape = k12x8;
  shape.game_columns = 9;
  shape.game_rows = 6;
  shape.game_line = 4;
  return shape;
}();

constexpr Shape kSilent = [] {
  Shape shape = k8x8;
  shape.has_sound = false;
  return shape;
}();

/// Where the lights of a cell stand.
struct Place {
  int left, bottom, cell;
};

template <const Shape& kShape>
struct Machine : Hands<kShape> {
  Machine() : Hands<kShape>("microbit") { this->set(1, "two"); }

  Frame frame() const { return frugal::sim::read_frame(kShape, 0, 0); }
  void play(std::initializer_list<int> columns) {
    for (const int column : columns) {
      this->wait();
      this->drop(column);
    }
    this->wait();
  }
  /// Waits for a frame for which this holds.
  template <class Condition>
  bool sees(Condition holds, std::uint64_t limit_ms = 5000) {
    return this->simulation.run_until([&] { return holds(frame()); }, limit_ms);
  }
};

template <const Shape& kShape>
auto made() {
  return std::make_unique<Machine<kShape>>();
}

std::string joined(const Frame& frame) {
  std::string text;
  for (const std::string& row : frame) text += row + "\n";
  return text;
}
void expect(const Frame& expected, const Frame& found) {
  TEST_ASSERT_EQUAL_STRING(joined(expected).c_str(), joined(found).c_str());
}

/// The discs of random games are where the rules say, with the shape that a cell of so many lights
/// gives them.
template <const Shape& kShape>
void check_discs(const Place& place) {
  const auto machine = made<kShape>();
  frugal::Random random(5);
  while (!machine->session().is_over()) {
    machine->drop(random_move(*machine, machine->session(), random));
    machine->wait();
    machine->simulation.run_ms(250);  // the winks begin with each turn's second end
    if (machine->mode() == Mode::kOver) break;
    const Frame frame = machine->frame();
    for (int x = 0; x < Machine<kShape>::kColumns; ++x) {
      for (int y = 0; y < Machine<kShape>::kRows; ++y) {
        const int player = machine->session().disc_at(x, y);
        if (player < 0) continue;
        const std::string disc = frame[static_cast<std::size_t>(place.bottom - y)].substr(
            static_cast<std::size_t>(place.left + place.cell * x),
            static_cast<std::size_t>(place.cell));
        const std::string_view wanted = player == 0 ? "XX" : "Oo";
        TEST_ASSERT_TRUE(disc == wanted.substr(0, static_cast<std::size_t>(place.cell)));
      }
    }
  }
  TEST_ASSERT_TRUE(machine->session().plies() > 6);
}

void test_discs_stand_where_they_fell_on_all_grids() {
  check_discs<k8x8>({0, 7, 1});
  check_discs<k12x8>({2, 7, 1});
  check_discs<k16x7>({1, 6, 2});
  check_discs<k16x10>({1, 8, 2});
  check_discs<k7x6>({0, 5, 1});
  check_discs<kNineColumns>({1, 7, 1});
}

void test_8x8_has_a_row_for_the_cursor_and_an_edge() {
  const auto machine = made<k8x8>();
  machine->play({3, 3, 2});
  machine->simulation.press(4);
  expect({"........",  //
          "...O....",  //
          ".......-",  //
          ".......-",  //
          ".......-",  //
          "...:...-",  //
          "...O...-",  //
          "..XX...-"},
         machine->frame());
}

void test_16x10_has_wide_discs_and_a_floor() {
  const auto machine = made<k16x10>();
  machine->play({3, 3, 2, 6});
  machine->simulation.press(1);
  const Frame frame = machine->frame();
  TEST_ASSERT_EQUAL_STRING("................", frame[0].c_str());
  TEST_ASSERT_EQUAL_STRING("-......Oo......-", frame[7].c_str());
  TEST_ASSERT_EQUAL_STRING("-....XXXX..::Oo-", frame[8].c_str());
  TEST_ASSERT_EQUAL_STRING("----------------", frame[9].c_str());
}

void test_the_cursor_has_the_colour_of_the_player_to_move() {
  const auto machine = made<k12x8>();
  TEST_ASSERT_EQUAL_STRING(".....X......", machine->frame()[1].c_str());
  machine->play({3});
  TEST_ASSERT_EQUAL_STRING(".....O......", machine->frame()[1].c_str());
}

/// A blind guess at the light's luminance for people, and for a grey picture (Rec. 709).
double luminance(Light light) {
  const frugal::hal::Colour colour = frugal::hal::colour_of(light);
  return 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue;
}

void test_grey_tells_the_players_apart() {
  TEST_ASSERT_TRUE(luminance(Light::kYours) > 3 * luminance(Light::kMine));
  TEST_ASSERT_TRUE(luminance(Light::kMine) > 3 * luminance(Light::kMinePale));
  TEST_ASSERT_TRUE(luminance(Light::kMine) > 2 * luminance(Light::kFrame));
  TEST_ASSERT_TRUE(luminance(Light::kYoursWon) > luminance(Light::kYours));
  TEST_ASSERT_TRUE(luminance(Light::kMineWon) > 2 * luminance(Light::kMine));
}

void test_the_winner_has_the_row_above_the_board_and_then_a_number() {
  const auto machine = made<k8x8>();
  machine->play({0, 1, 0, 1, 0, 1, 0});
  TEST_ASSERT_TRUE(machine->mode() == Mode::kOver);
  expect({"........",  //
          "XXXXXXX.",  //
          ".......-",  //
          ".......-",  //
          "&......-",  //
          "&O.....-",  //
          "&O.....-",  //
          "&O.....-"},
         machine->frame());
  const Frame one{"........",  //
                  "....&...",  //
                  "...&&...",  //
                  "....&...",  //
                  "....&...",  //
                  "...&&&..",  //
                  "........",  //
                  "........"};
  TEST_ASSERT_TRUE(machine->sees([&](const Frame& frame) { return frame[1] == one[1]; }));
  expect(one, machine->frame());
}

void test_against_the_engine_a_large_face_in_the_colour_of_the_winner_tells_who_won() {
  const auto machine = made<k16x7>();
  machine->set(1, "you");
  for (const char* move : {"b A", "w B", "b A", "w B", "b A", "w B", "b A"}) {
    machine->simulation.ask(std::string("play ") + move);
  }
  machine->simulation.press(1);
  TEST_ASSERT_TRUE(
      machine->sees([&](const Frame& frame) { return frame[0][5] == 'X' && frame[1][0] != '-'; }));
  expect({".....XX..XX.....",  //
          ".....XX..XX.....",  //
          "................",  //
          "....X......X....",  //
          "....XX....XX....",  //
          ".....XXXXXX.....",  //
          "......XXXX......"},
         machine->frame());
}

void test_a_draw_is_a_chequer_of_both_colours_that_turns_over() {
  const auto machine = made<k8x8>();
  const std::string draw = "FEFAGCEFFAEBBAEFGFDBBCCGCGGDGCADADDEDBECBA";
  bool is_black = true;
  for (const char column : draw) {
    machine->simulation.ask(std::string("play ") + (is_black ? "b " : "w ") + column);
    is_black = !is_black;
  }
  TEST_ASSERT_TRUE(machine->session().is_over() && machine->session().winner() < 0);
  machine->simulation.press(1);
  TEST_ASSERT_TRUE(machine->sees([](const Frame& frame) { return frame[0] == "XOXOXOXO"; }));
  TEST_ASSERT_EQUAL_STRING("OXOXOXOX", machine->frame()[1].c_str());
  TEST_ASSERT_TRUE(machine->sees([](const Frame& frame) { return frame[0] == "OXOXOXOX"; }));
}

void test_progress_has_the_top_row_and_is_steady() {
  const auto machine = made<k12x8>();
  machine->set(5, "you");
  machine->drop(3);
  TEST_ASSERT_TRUE(
      machine->sees([](const Frame& frame) { return frame[0].starts_with("==="); }, 60000));
  std::size_t most = 0;
  while (machine->mode() == Mode::kThinking) {
    const std::size_t lit = machine->frame()[0].find('.');
    TEST_ASSERT_TRUE(lit >= most);
    most = lit;
    machine->simulation.run_ms(5);
  }
}

template <const Shape& kShape>
Frame menu_at(Menu::Item item) {
  Hands<kShape> hands("microbit");
  while (hands.device().menu().item() != item) hands.simulation.press(4);
  return frugal::sim::read_frame(kShape, 0, 0);
}

void test_the_menu_marks_the_item_and_has_a_gauge_under_a_number() {
  expect({"-.......",  //
          "#..+++..",  //
          "-....+..",  //
          "-..+++..",  //
          "-..+....",  //
          "-..+++..",  //
          "-.......",  //
          ".++----."},
         menu_at<k8x8>(Menu::kLevel));
  expect({"-.......",  //
          "-+.+.+..",  //
          "-.+++...",  //
          "-+++++..",  //
          "-.+++...",  //
          "-+.+.+..",  //
          "#.......",  //
          ".+++--.."},
         menu_at<k8x8>(Menu::kBrightness));
}

void test_a_wide_menu_has_the_items_sign_beside_its_value() {
  expect({"............",  //
          "..##........",  //
          "..#.#.....+.",  //
          "..#......+..",  //
          ".##...+.+...",  //
          ".##....+....",  //
          "............",  //
          "............"},
         menu_at<k12x8>(Menu::kSound));
}

void test_a_board_without_sound_steps_over_that_item() {
  Hands<kSilent> hands("microbit");
  hands.simulation.press(1);
  TEST_ASSERT_TRUE(hands.device().menu().item() == Menu::kBrightness);
  TEST_ASSERT_EQUAL_STRING("#+.+.+..", frugal::sim::read_frame(kSilent, 0, 0)[5].c_str());
  hands.simulation.press(1);
  TEST_ASSERT_TRUE(hands.device().menu().item() == Menu::kPonders);
  hands.simulation.press(4);
  hands.simulation.press(4);
  TEST_ASSERT_TRUE(hands.device().menu().item() == Menu::kNewGame);
}

void test_a_panic_is_a_cross_in_the_colour_of_alarm() {
  board().reset(k8x8);
  frugal::app::show_cross_on_grid<k8x8>();
  TEST_ASSERT_EQUAL_STRING(".!...!..", frugal::sim::read_frame(k8x8, 0, 0)[1].c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_discs_stand_where_they_fell_on_all_grids);
  RUN_TEST(test_8x8_has_a_row_for_the_cursor_and_an_edge);
  RUN_TEST(test_16x10_has_wide_discs_and_a_floor);
  RUN_TEST(test_the_cursor_has_the_colour_of_the_player_to_move);
  RUN_TEST(test_grey_tells_the_players_apart);
  RUN_TEST(test_the_winner_has_the_row_above_the_board_and_then_a_number);
  RUN_TEST(test_against_the_engine_a_large_face_in_the_colour_of_the_winner_tells_who_won);
  RUN_TEST(test_a_draw_is_a_chequer_of_both_colours_that_turns_over);
  RUN_TEST(test_progress_has_the_top_row_and_is_steady);
  RUN_TEST(test_the_menu_marks_the_item_and_has_a_gauge_under_a_number);
  RUN_TEST(test_a_wide_menu_has_the_items_sign_beside_its_value);
  RUN_TEST(test_a_board_without_sound_steps_over_that_item);
  RUN_TEST(test_a_panic_is_a_cross_in_the_colour_of_alarm);
  return UNITY_END();
}
