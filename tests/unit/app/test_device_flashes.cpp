// SPDX-License-Identifier: MIT
//
// No light goes on more than three times a second, whatever the device does: that is the limit for
// photosensitive people.
#include <unity.h>

#include <array>
#include <cstdint>
#include <memory>

#include "frugal/hal/palette.hpp"
#include "support/device_driver.hpp"

namespace {

using frugal::app::connect::Mode;
using frugal::sim::board;
using frugal::sim::Command;

constexpr std::uint64_t kLeastUs = 334'000;
/// Two single lights, and a button for a hint, which no board has both.
constexpr frugal::hal::Shape kHintsByLeds{
    .buttons = 2,
    .roles = {frugal::hal::Role::kRight, frugal::hal::Role::kDrop},
    .leds = 2,
    .pool_bytes = 4096};

constexpr frugal::hal::Shape kColours{
    .buttons = 3,
    .roles = {frugal::hal::Role::kLeft, frugal::hal::Role::kDrop, frugal::hal::Role::kRight},
    .grid_columns = 16,
    .grid_rows = 10,
    .has_colours = true,
    .has_sound = true,
    .pool_bytes = 8192};

/// The lights of a board, and when each of them went on, or became twice as bright, as a change of
/// colour may.
class Eyes {
 public:
  void look() {
    const Levels now = levels();
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (now[i] > 0 && now[i] >= 2 * before_[i]) note(i);
    }
    before_ = now;
  }
  /// What blinked before does not count.
  void forget() {
    went_on_us_ = {};
    before_ = levels();
  }

 private:
  static constexpr std::size_t kMost = 32 + 160;
  using Levels = std::array<int, kMost>;

  /// Luminances for people; of a light of one colour, that of its full power.
  static int level_of(frugal::hal::Light light) {
    const frugal::hal::Colour colour = frugal::hal::colour_of(light);
    return 21 * colour.red + 72 * colour.green + 7 * colour.blue;
  }
  static Levels levels() {
    Levels levels{};
    for (std::size_t i = 0; i < 32; ++i) levels[i] = (board().leds >> i & 1u) != 0 ? 1 : 0;
    for (std::size_t i = 0; i < board().grid.size(); ++i)
      levels[32 + i] = level_of(board().grid[i]);
    return levels;
  }
  void note(std::size_t light) {
    std::uint64_t& last = went_on_us_[light];
    if (last != 0) TEST_ASSERT_GREATER_OR_EQUAL_UINT64(kLeastUs, board().now_us - last);
    last = board().now_us;
  }

  Levels before_{};
  std::array<std::uint64_t, kMost> went_on_us_{};
};

template <frugal::hal::Shape kShape>
void watch(Hands<kShape>& hands, Mode mode) {
  Eyes eyes;
  hands.simulation.run_ms(100);  // a press is answered by a flash of its own
  eyes.forget();
  for (const std::uint64_t end = board().now_us + 4'000'000; board().now_us < end;) {
    if (hands.mode() != mode) return;
    hands.simulation.step();
    eyes.look();
  }
}

template <frugal::hal::Shape kShape>
void check_flashes(const char* name) {
  const auto owned = std::make_unique<Hands<kShape>>(name);
  Hands<kShape>& hands = *owned;
  watch(hands, Mode::kMenu);
  hands.set(5, "you");
  hands.wait();
  hands.drop_here();
  TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.mode() == Mode::kThinking; }));
  watch(hands, Mode::kThinking);
  hands.wait();
  watch(hands, Mode::kTurn);
  if (const auto hint = frugal::sim::Keys(kShape).press_for(Command::kHint)) {
    hands.give(Command::kHint);
    TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.device().hint() >= 0; }));
    watch(hands, Mode::kTurn);
  }
  hands.set(1, "two");
  for (int i = 0; i < 7; ++i) {
    hands.wait();
    hands.drop(i % 2);
  }
  TEST_ASSERT_TRUE(hands.simulation.run_until([&] { return hands.mode() == Mode::kOver; }));
  watch(hands, Mode::kOver);
}

void test_no_light_of_a_grid_flashes_more_than_three_times_a_second() {
  check_flashes<frugal::sim::shape_of("microbit")>("microbit");
}
void test_no_light_of_colours_flashes_more_than_three_times_a_second() {
  check_flashes<kColours>("microbit");
}
void test_no_single_light_flashes_more_than_three_times_a_second() {
  check_flashes<frugal::sim::shape_of("stm32vldiscovery")>("stm32vldiscovery");
  check_flashes<kHintsByLeds>("stm32vldiscovery");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_light_of_a_grid_flashes_more_than_three_times_a_second);
  RUN_TEST(test_no_light_of_colours_flashes_more_than_three_times_a_second);
  RUN_TEST(test_no_single_light_flashes_more_than_three_times_a_second);
  return UNITY_END();
}
