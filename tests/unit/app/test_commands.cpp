// SPDX-License-Identifier: MIT
//
// Which gesture of which button gives which command, for machines with any roles.
#include "app/connect/commands.hpp"

#include <unity.h>

namespace {

using namespace frugal::app::connect;
using enum Command;
using frugal::hal::Role;
using frugal::hal::Shape;

constexpr Shape kOne{.buttons = 1, .roles = {Role::kRight}};
constexpr Shape kTwo{.buttons = 2, .roles = {Role::kRight, Role::kDrop}};
constexpr Shape kFive{.buttons = 5,
                      .roles = {Role::kLeft, Role::kRight, Role::kUp, Role::kDown, Role::kSelect}};
constexpr Shape kThree{.buttons = 3, .roles = {Role::kLeft, Role::kDrop, Role::kRight}};
constexpr Shape kCross{.buttons = 4, .roles = {Role::kLeft, Role::kRight, Role::kUp, Role::kDown}};
constexpr Shape kLeftAndRight{.buttons = 2, .roles = {Role::kLeft, Role::kRight}};
constexpr Shape kCabinet{.buttons = 7,
                         .roles = {Role::kColumn1, Role::kColumn2, Role::kColumn3, Role::kColumn4,
                                   Role::kColumn5, Role::kColumn6, Role::kColumn7}};
constexpr Shape kCabinetWithDrop{
    .buttons = 8,
    .roles = {Role::kColumn1, Role::kColumn2, Role::kColumn3, Role::kColumn4, Role::kColumn5,
              Role::kColumn6, Role::kColumn7, Role::kSelect}};

void expect(const Meanings& expected, const Meanings& found) {
  for (std::size_t i = 0; i < expected.size(); ++i) {
    TEST_ASSERT_EQUAL_INT(static_cast<int>(expected[i]), static_cast<int>(found[i]));
  }
}

void test_one_button_moves_and_when_held_drops() {
  expect({kNone, kRight, kDrop, kNone, kNone}, kKeys<kOne>[0].in_game);
  expect({kNone, kNext, kChoose, kNone, kNone}, kKeys<kOne>[0].in_menu);
}

void test_two_buttons_have_the_rest_on_long_presses_and_both() {
  expect({kNone, kRight, kHint, kNone, kMenu}, kKeys<kTwo>[0].in_game);
  expect({kNone, kNext, kNone, kNone, kLeave}, kKeys<kTwo>[0].in_menu);
  expect({kNone, kDrop, kTakeBack, kNone, kMenu}, kKeys<kTwo>[1].in_game);
  expect({kNone, kChoose, kNone, kNone, kLeave}, kKeys<kTwo>[1].in_menu);
}

void test_five_keys_answer_at_once_where_they_have_one_meaning() {
  expect({kLeft, kNone, kNone, kLeft, kNone}, kKeys<kFive>[0].in_game);
  expect({kLess, kNone, kNone, kNone, kNone}, kKeys<kFive>[0].in_menu);
  expect({kRight, kNone, kNone, kRight, kNone}, kKeys<kFive>[1].in_game);
  expect({kMore, kNone, kNone, kNone, kNone}, kKeys<kFive>[1].in_menu);
  expect({kNone, kMenu, kHint, kNone, kNone}, kKeys<kFive>[2].in_game);
  expect({kPrevious, kNone, kNone, kPrevious, kNone}, kKeys<kFive>[2].in_menu);
  expect({kDrop, kNone, kNone, kNone, kNone}, kKeys<kFive>[3].in_game);
  expect({kNext, kNone, kNone, kNext, kNone}, kKeys<kFive>[3].in_menu);
  expect({kNone, kDrop, kTakeBack, kNone, kNone}, kKeys<kFive>[4].in_game);
  expect({kNone, kChoose, kLeave, kNone, kNone}, kKeys<kFive>[4].in_menu);
}

void test_left_drop_right_repeats_to_the_left_and_hints_to_the_right() {
  expect({kNone, kLeft, kNone, kLeft, kMenu}, kKeys<kThree>[0].in_game);
  expect({kNone, kDrop, kTakeBack, kNone, kMenu}, kKeys<kThree>[1].in_game);
  expect({kNone, kRight, kHint, kNone, kMenu}, kKeys<kThree>[2].in_game);
  expect({kNone, kPrevious, kNone, kNone, kLeave}, kKeys<kThree>[0].in_menu);
}

void test_buttons_of_columns_drop_there() {
  expect({kNone, column_command(6), kNone, kNone, kMenu}, kKeys<kCabinet>[6].in_game);
  TEST_ASSERT_EQUAL_INT(6, column_to_drop(kKeys<kCabinet>[6].in_game[1]));
  TEST_ASSERT_FALSE(has_cursor(kKeys<kCabinet>));
}

/// A menu in which nothing can be chosen, or that can't be left, would be a trap.
template <const Shape& kShape>
void check_menu() {
  for (const Command command : {kMenu, kLeave, kNext, kChoose, kHint}) {
    TEST_ASSERT_TRUE(can_give(kKeys<kShape>, command));
  }
  TEST_ASSERT_TRUE(can_play(kKeys<kShape>, 7));
}

void test_every_machine_of_two_buttons_or_more_has_a_menu_that_can_be_used() {
  check_menu<kTwo>();
  check_menu<kFive>();
  check_menu<kThree>();
  check_menu<kCross>();
  check_menu<kLeftAndRight>();
  check_menu<kCabinet>();
  check_menu<kCabinetWithDrop>();
}

void test_buttons_that_reach_not_every_column_or_do_not_drop_can_not_play() {
  constexpr Shape kOnlyUp{.buttons = 1, .roles = {Role::kUp}};
  constexpr Shape kOnlyDrop{.buttons = 1, .roles = {Role::kDrop}};
  constexpr Shape kUpAndDown{.buttons = 2, .roles = {Role::kUp, Role::kDown}};
  TEST_ASSERT_FALSE(can_play(kKeys<kOnlyUp>, 7));
  TEST_ASSERT_FALSE(can_play(kKeys<kOnlyDrop>, 7));
  TEST_ASSERT_FALSE(can_play(kKeys<kUpAndDown>, 7));
  TEST_ASSERT_FALSE(can_play(kKeys<kCabinet>, 8));
  TEST_ASSERT_TRUE(can_play(kKeys<kOne>, 7));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_one_button_moves_and_when_held_drops);
  RUN_TEST(test_two_buttons_have_the_rest_on_long_presses_and_both);
  RUN_TEST(test_five_keys_answer_at_once_where_they_have_one_meaning);
  RUN_TEST(test_left_drop_right_repeats_to_the_left_and_hints_to_the_right);
  RUN_TEST(test_buttons_of_columns_drop_there);
  RUN_TEST(test_every_machine_of_two_buttons_or_more_has_a_menu_that_can_be_used);
  RUN_TEST(test_buttons_that_reach_not_every_column_or_do_not_drop_can_not_play);
  return UNITY_END();
}
