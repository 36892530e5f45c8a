// SPDX-License-Identifier: MIT
//
// What a person without a manual finds: by pressing each button, holding each, and pressing each
// two at once, on every usual set of keys.
#include <unity.h>

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::hal::Role;
using frugal::hal::Shape;

constexpr Shape machine(std::initializer_list<Role> roles) {
  Shape shape{.grid_columns = 8,
              .grid_rows = 8,
              .has_colours = true,
              .has_sound = true,
              .pool_bytes = 8192};
  for (const Role role : roles) shape.roles[shape.buttons++] = role;
  return shape;
}
using enum Role;
constexpr Shape kTwo = machine({kRight, kDrop});
constexpr Shape kThree = machine({kLeft, kDrop, kRight});
constexpr Shape kFour = machine({kLeft, kRight, kDrop, kSelect});
constexpr Shape kCross = machine({kLeft, kRight, kUp, kDown});
constexpr Shape kFive = machine({kLeft, kRight, kUp, kDown, kSelect});
constexpr Shape kLabelled = machine({kLeft, kDrop, kRight, kHint, kMenu});
constexpr Shape kGamePad = machine({kLeft, kRight, kUp, kDown, kDrop, kBack});
constexpr Shape kCabinet =
    machine({kColumn1, kColumn2, kColumn3, kColumn4, kColumn5, kColumn6, kColumn7});

struct Try {
  std::uint32_t buttons;
  std::uint64_t ms;
};

std::vector<Try> all_tries(int buttons) {
  std::vector<Try> tries;
  for (int i = 0; i < buttons; ++i) {
    tries.push_back({1u << i, 60});
    tries.push_back({1u << i, 700});
    for (int j = i + 1; j < buttons; ++j) tries.push_back({1u << i | 1u << j, 60});
  }
  return tries;
}

/// Whether one of all that a person may try, each in the same situation, does what is wanted.
template <const Shape& kShape>
void expect_found(const char* what, const std::function<void(Hands<kShape>&)>& situation,
                  const std::function<bool(Hands<kShape>&)>& is_done) {
  for (const Try& each : all_tries(kShape.buttons)) {
    const auto hands = std::make_unique<Hands<kShape>>("microbit");
    situation(*hands);
    hands->simulation.press(each.buttons, each.ms);
    if (is_done(*hands)) return;
  }
  char message[80];
  std::snprintf(message, sizeof message, "%d buttons: nothing does this: %s", kShape.buttons, what);
  TEST_FAIL_MESSAGE(message);
}

template <const Shape& kShape>
void check() {
  using Player = Hands<kShape>;
  const auto turn = [](Player& hands) {
    hands.set(1, "you");
    hands.simulation.ask("frugal-drop D");
    hands.wait();
    TEST_ASSERT_EQUAL_INT(2, hands.session().plies());
  };
  const auto menu = [](Player& hands) { TEST_ASSERT_TRUE(hands.mode() == Mode::kMenu); };
  const auto over = [](Player& hands) {
    hands.set(1, "two");
    for (const char* column : {"A", "B", "A", "B", "A", "B", "A"}) {
      hands.simulation.ask(std::string("frugal-drop ") + column);
      hands.wait();
    }
    TEST_ASSERT_TRUE(hands.mode() == Mode::kOver);
  };
  expect_found<kShape>("drop", turn, [](Player& hands) { return hands.session().plies() == 3; });
  expect_found<kShape>("take back", turn,
                       [](Player& hands) { return hands.session().plies() == 0; });
  expect_found<kShape>("hint", turn, [](Player& hands) {
    return hands.mode() == Mode::kHinting || hands.device().hint() >= 0;
  });
  expect_found<kShape>("menu", turn, [](Player& hands) { return hands.mode() == Mode::kMenu; });
  expect_found<kShape>("menu after a game", over,
                       [](Player& hands) { return hands.mode() == Mode::kMenu; });
  expect_found<kShape>("new game", over, [](Player& hands) {
    return hands.mode() == Mode::kTurn && hands.session().plies() == 0;
  });
  expect_found<kShape>("next item", menu,
                       [](Player& hands) { return hands.device().menu().item() == 1; });
  expect_found<kShape>("begin", menu, [](Player& hands) { return hands.mode() == Mode::kTurn; });
  expect_found<kShape>(
      "leave the menu, the game going on",
      [&](Player& hands) {
        turn(hands);
        hands.give(frugal::sim::Command::kMenu);
        TEST_ASSERT_TRUE(hands.mode() == Mode::kMenu);
      },
      [](Player& hands) { return hands.mode() == Mode::kTurn && hands.session().plies() == 2; });
}

void test_two_keys_give_every_command() { check<kTwo>(); }
void test_three_keys_give_every_command() { check<kThree>(); }
void test_four_keys_give_every_command() {
  check<kFour>();
  check<kCross>();
}
void test_five_keys_give_every_command() {
  check<kFive>();
  check<kLabelled>();
}
void test_six_keys_give_every_command() { check<kGamePad>(); }
void test_a_key_a_column_gives_every_command() { check<kCabinet>(); }

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_two_keys_give_every_command);
  RUN_TEST(test_three_keys_give_every_command);
  RUN_TEST(test_four_keys_give_every_command);
  RUN_TEST(test_five_keys_give_every_command);
  RUN_TEST(test_six_keys_give_every_command);
  RUN_TEST(test_a_key_a_column_gives_every_command);
  return UNITY_END();
}
