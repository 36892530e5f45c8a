// SPDX-License-Identifier: MIT
//
// Machines that are no board of hal/boards: what their lights and buttons say decides which game
// they play, and games of any size are played on lights that are larger.
#include <unity.h>

#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>

#include "app/common/panic_sign.hpp"
#include "app/connect/game_for.hpp"
#include "simulator/frame.hpp"
#include "simulator/keys.hpp"
#include "simulator/simulation.hpp"

namespace {

using namespace frugal;
using app::connect::GameFor;
using app::connect::Mode;
using hal::Role;
using hal::Shape;
using sim::Command;

constexpr std::uint32_t kPool = 8192;
constexpr Shape kCabinet{.buttons = 7,
                         .roles = {Role::kColumn1, Role::kColumn2, Role::kColumn3, Role::kColumn4,
                                   Role::kColumn5, Role::kColumn6, Role::kColumn7},
                         .grid_columns = 8,
                         .grid_rows = 8,
                         .pool_bytes = kPool};
constexpr Shape kConsole8x8{.buttons = 3,
                            .roles = {Role::kLeft, Role::kDrop, Role::kRight},
                            .grid_columns = 8,
                            .grid_rows = 8,
                            .pool_bytes = kPool};
constexpr Shape kSmallGame{.buttons = 2,
                           .roles = {Role::kRight, Role::kDrop},
                           .grid_columns = 16,
                           .grid_rows = 7,
                           .pool_bytes = kPool,
                           .game_columns = 6,
                           .game_rows = 5,
                           .game_line = 4};
constexpr Shape kTight{.buttons = 2,
                       .roles = {Role::kRight, Role::kDrop},
                       .grid_columns = 7,
                       .grid_rows = 6,
                       .pool_bytes = kPool};
constexpr Shape kSmallWithSound{.buttons = 2,
                                .roles = {Role::kRight, Role::kDrop},
                                .grid_columns = 5,
                                .grid_rows = 5,
                                .has_sound = true,
                                .pool_bytes = kPool};
constexpr Shape kPictureWithSound{
    .buttons = 5,
    .roles = {Role::kLeft, Role::kRight, Role::kUp, Role::kDown, Role::kSelect},
    .picture_width = 128,
    .picture_height = 64,
    .has_sound = true,
    .pool_bytes = kPool};
constexpr Shape kLow{.grid_columns = 16, .grid_rows = 5};

static_assert(std::is_same_v<GameFor<kConsole8x8>, Connect<7, 6, 4>>);
static_assert(std::is_same_v<GameFor<kTight>, Connect<7, 6, 4>>);
static_assert(std::is_same_v<GameFor<kLow>, Connect<5, 5, 4>>);
static_assert(std::is_same_v<GameFor<kSmallGame>, Connect<6, 5, 4>>);
static_assert(std::is_same_v<GameFor<Shape{}>, Connect<7, 6, 4>>);

template <const Shape& kShape>
struct Machine {
  sim::Simulation<kShape> simulation{sim::speed_of("microbit")};

  Machine() {
    simulation.start();
    simulation.run_ms(50);
    give(Command::kChoose, true);
  }
  void give(Command command, bool is_in_menu = false) {
    const sim::Press press = sim::Keys(kShape).press_for(command, is_in_menu);
    TEST_ASSERT_TRUE_MESSAGE(static_cast<bool>(press), "no button does that");
    simulation.press(press.buttons, press.is_long ? 700 : 50);
  }
  void wait() {
    TEST_ASSERT_TRUE(
        simulation.run_until([&] { return simulation.device().mode() == Mode::kTurn; }));
  }
  auto& session() { return simulation.device().session(); }
  sim::Frame frame() { return sim::read_frame(kShape, 0, 0); }
};

template <const Shape& kShape>
auto made() {
  return std::make_unique<Machine<kShape>>();
}

void expect_row(const char* expected, const std::string& row) {
  TEST_ASSERT_EQUAL_STRING(expected, row.c_str());
}

void test_the_board_stands_on_the_bottom_row_with_the_cursor_above_it() {
  const auto machine = made<kConsole8x8>();
  const sim::Frame frame = machine->frame();
  TEST_ASSERT_EQUAL_size_t(8, frame.size());
  expect_row("........", frame[0]);
  expect_row("...+....", frame[1]);
  expect_row("...+....", frame[7]);
  machine->give(Command::kLeft);
  expect_row("..+.....", machine->frame()[1]);
}

void test_a_button_of_a_column_drops_there_and_there_is_no_cursor() {
  const auto machine = made<kCabinet>();
  for (const std::string& row : machine->frame()) expect_row("........", row);
  machine->give(app::column_command(6));
  machine->wait();
  TEST_ASSERT_EQUAL_INT(2, machine->session().plies());
  TEST_ASSERT_EQUAL_INT(6, machine->session().column_at(0));
  TEST_ASSERT_EQUAL_CHAR('#', machine->frame()[7][6]);
  machine->give(Command::kTakeBack);
  TEST_ASSERT_EQUAL_INT(0, machine->session().plies());
  machine->give(Command::kMenu);
  TEST_ASSERT_TRUE(machine->simulation.device().mode() == Mode::kMenu);
}

void test_a_game_of_another_size_stands_in_the_middle() {
  const auto machine = made<kSmallGame>();
  machine->give(Command::kDrop);
  machine->wait();
  TEST_ASSERT_EQUAL_INT(6 / 2, machine->session().column_at(0));
  TEST_ASSERT_EQUAL_CHAR('#', machine->frame()[6][(16 - 6) / 2 + 3]);
}

void test_a_grid_as_large_as_the_board_has_no_row_above_it() {
  const auto machine = made<kTight>();
  const sim::Frame frame = machine->frame();
  expect_row(".......", frame[0]);
  expect_row("...+...", frame[5]);
}

void test_an_item_too_many_for_the_rows_lights_the_top_row_as_well() {
  sim::Simulation<kSmallWithSound> simulation(sim::speed_of("microbit"));
  simulation.start();
  simulation.run_ms(50);
  for (int item = 0; item < 5; ++item) simulation.press(1);
  const auto expect_frame = [](std::initializer_list<const char*> rows) {
    const sim::Frame frame = sim::read_frame(kSmallWithSound, 0, 0);
    std::size_t i = 0;
    for (const char* row : rows) expect_row(row, frame[i++]);
  };
  expect_frame({"#.++.", "..+.+", "..+..", ".++..", "#++.."});
  simulation.press(2);
  expect_frame({"#.+.+", "...+.", "..+.+", ".+...", "#+..."});
  simulation.press(1);
  expect_frame({"#+..."});
}

void test_the_menu_of_a_picture_has_room_for_the_sound() {
  sim::Simulation<kPictureWithSound> simulation(sim::speed_of("lm3s6965evb"));
  simulation.start();
  simulation.run_ms(200);
  for (const char* words : {"NEW GAME", "LEVEL", "BEGINS", "PLAYERS", "THINKS AHEAD", "SOUND"}) {
    TEST_ASSERT_TRUE_MESSAGE(sim::shows_text(words), words);
  }
}

void test_a_panic_is_a_cross_in_the_middle_of_any_grid() {
  sim::board().reset(kConsole8x8);
  app::show_cross_on_grid<kConsole8x8>();
  const char* const kExpected[] = {"........", ".#...#..", "..#.#...", "...#....",
                                   "..#.#...", ".#...#..", "........", "........"};
  const sim::Frame frame = sim::read_frame(kConsole8x8, 0, 0);
  for (std::size_t i = 0; i < 8; ++i) expect_row(kExpected[i], frame[i]);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_board_stands_on_the_bottom_row_with_the_cursor_above_it);
  RUN_TEST(test_a_button_of_a_column_drops_there_and_there_is_no_cursor);
  RUN_TEST(test_a_game_of_another_size_stands_in_the_middle);
  RUN_TEST(test_a_grid_as_large_as_the_board_has_no_row_above_it);
  RUN_TEST(test_an_item_too_many_for_the_rows_lights_the_top_row_as_well);
  RUN_TEST(test_the_menu_of_a_picture_has_room_for_the_sound);
  RUN_TEST(test_a_panic_is_a_cross_in_the_middle_of_any_grid);
  return UNITY_END();
}
