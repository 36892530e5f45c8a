// SPDX-License-Identifier: MIT
//
// Which gesture of which button gives which command, for machines with any roles.
#include "app/common/commands.hpp"

#include <unity.h>

namespace {

using namespace frugal::app;
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
constexpr Shape kCabinetWithSelect{
    .buttons = 8,
    .roles = {Role::kColumn1, Role::kColumn2, Role::kColumn3, Role::kColumn4, Role::kColumn5,
              Role::kColumn6, Role::kColumn7, Role::kSelect}};

constexpr Shape kLabelled{
    .buttons = 5, .roles = {Role::kLeft, Role::kDrop, Role::kRight, Role::kHint, Role::kMenu}};
constexpr Shape kGamePad{
    .buttons = 6,
    .roles = {Role::kLeft, Role::kRight, Role::kUp, Role::kDown, Role::kDrop, Role::kBack}};
constexpr Shape kFour{.buttons = 4,
                      .roles = {Role::kLeft, Role::kRight, Role::kDrop, Role::kSelect}};
constexpr Shape kKnob{.buttons = 3, .roles = {Role::kLeft, Role::kSelect, Role::kRight}};

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

void test_left_drop_right_have_the_rest_on_long_presses() {
  expect({kNone, kLeft, kMenu, kNone, kMenu}, kKeys<kThree>[0].in_game);
  expect({kNone, kDrop, kTakeBack, kNone, kMenu}, kKeys<kThree>[1].in_game);
  expect({kNone, kRight, kHint, kNone, kMenu}, kKeys<kThree>[2].in_game);
  expect({kNone, kPrevious, kLeave, kNone, kLeave}, kKeys<kThree>[0].in_menu);
  expect({kNone, kChoose, kNone, kNone, kLeave}, kKeys<kThree>[1].in_menu);
  expect({kNone, kNext, kNone, kNone, kLeave}, kKeys<kThree>[2].in_menu);
}

void test_buttons_of_columns_drop_there() {
  expect({kNone, column_command(0), kTakeBack, kNone, kMenu}, kKeys<kCabinet>[0].in_game);
  expect({kNone, column_command(1), kHint, kNone, kMenu}, kKeys<kCabinet>[1].in_game);
  expect({kNone, column_command(2), kMenu, kNone, kMenu}, kKeys<kCabinet>[2].in_game);
  expect({kNone, column_command(6), kNone, kNone, kMenu}, kKeys<kCabinet>[6].in_game);
  TEST_ASSERT_EQUAL_INT(6, column_to_drop(kKeys<kCabinet>[6].in_game[1]));
  TEST_ASSERT_FALSE(has_cursor(kKeys<kCabinet>));
}

void test_buttons_of_columns_choose_in_the_menu_but_for_the_first_which_goes_on() {
  expect({kNone, kNext, kNone, kNone, kLeave}, kKeys<kCabinet>[0].in_menu);
  expect({kNone, kChoose, kLeave, kNone, kLeave}, kKeys<kCabinet>[2].in_menu);
  for (const std::size_t button : {1u, 3u, 6u}) {
    expect({kNone, kChoose, kNone, kNone, kLeave}, kKeys<kCabinet>[button].in_menu);
  }
}

void test_a_button_has_one_meaning_if_its_role_is_hint_back_or_menu() {
  expect({kHint, kNone, kNone, kNone, kNone}, kKeys<kLabelled>[3].in_game);
  expect({kMenu, kNone, kNone, kNone, kNone}, kKeys<kLabelled>[4].in_game);
  expect({kLeave, kNone, kNone, kNone, kNone}, kKeys<kLabelled>[4].in_menu);
  expect({kLeft, kNone, kNone, kLeft, kNone}, kKeys<kLabelled>[0].in_game);
  expect({kTakeBack, kNone, kNone, kNone, kNone}, kKeys<kGamePad>[5].in_game);
  expect({kLeave, kNone, kNone, kNone, kNone}, kKeys<kGamePad>[5].in_menu);
}

void test_a_select_button_opens_the_menu_where_another_one_drops() {
  expect({kNone, kMenu, kTakeBack, kNone, kNone}, kKeys<kFour>[3].in_game);
  expect({kNone, kChoose, kLeave, kNone, kNone}, kKeys<kFour>[3].in_menu);
  expect({kNone, kMenu, kTakeBack, kNone, kNone}, kKeys<kCabinetWithSelect>[7].in_game);
  expect({kNone, kDrop, kTakeBack, kNone, kMenu}, kKeys<kKnob>[1].in_game);
}

/// A menu in which nothing can be chosen, or that can't be left, would be a trap.
template <const Shape& kShape>
void check_menu() {
  for (const Command command : {kMenu, kLeave, kNext, kChoose, kHint}) {
    TEST_ASSERT_TRUE(can_give(kKeys<kShape>, command));
  }
  TEST_ASSERT_TRUE(can_play(kKeys<kShape>, 7));
  constexpr bool kHasNothingLeft = kShape.buttons == 2 && kShape.roles[0] == Role::kLeft;
  TEST_ASSERT_TRUE(can_give(kKeys<kShape>, kTakeBack) != kHasNothingLeft);
}

void test_every_machine_of_two_buttons_or_more_has_a_menu_that_can_be_used() {
  check_menu<kTwo>();
  check_menu<kFive>();
  check_menu<kThree>();
  check_menu<kCross>();
  check_menu<kLeftAndRight>();
  check_menu<kCabinet>();
  check_menu<kCabinetWithSelect>();
  check_menu<kLabelled>();
  check_menu<kGamePad>();
  check_menu<kFour>();
  check_menu<kKnob>();
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

void test_one_press_acts_in_the_menu_and_in_the_game_where_keys_answer_when_they_go_down() {
  TEST_ASSERT_TRUE(one_press_acts_twice(kKeys<kGamePad>));
  TEST_ASSERT_FALSE(one_press_acts_twice(kKeys<kTwo>));
  TEST_ASSERT_FALSE(one_press_acts_twice(kKeys<kThree>));
  TEST_ASSERT_FALSE(one_press_acts_twice(kKeys<kFive>));
  TEST_ASSERT_FALSE(one_press_acts_twice(kKeys<kCabinet>));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_one_button_moves_and_when_held_drops);
  RUN_TEST(test_two_buttons_have_the_rest_on_long_presses_and_both);
  RUN_TEST(test_five_keys_answer_at_once_where_they_have_one_meaning);
  RUN_TEST(test_left_drop_right_have_the_rest_on_long_presses);
  RUN_TEST(test_buttons_of_columns_drop_there);
  RUN_TEST(test_buttons_of_columns_choose_in_the_menu_but_for_the_first_which_goes_on);
  RUN_TEST(test_a_button_has_one_meaning_if_its_role_is_hint_back_or_menu);
  RUN_TEST(test_a_select_button_opens_the_menu_where_another_one_drops);
  RUN_TEST(test_every_machine_of_two_buttons_or_more_has_a_menu_that_can_be_used);
  RUN_TEST(test_one_press_acts_in_the_menu_and_in_the_game_where_keys_answer_when_they_go_down);
  RUN_TEST(test_buttons_that_reach_not_every_column_or_do_not_drop_can_not_play);
  return UNITY_END();
}
