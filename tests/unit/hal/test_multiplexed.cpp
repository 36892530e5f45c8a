// SPDX-License-Identifier: MIT
//
// Lights at crossings of rows and columns, on model pins: how long each light is on in a period,
// and that none is on, even for a moment, that should be dark. Once wired as on the micro:bit V1,
// in runs of pins, once scattered over two banks.
#include "multiplexed.hpp"

#include <unity.h>

#include <array>

#include "pins_model.hpp"

using namespace frugal::hal;

namespace {

struct ModelTimer {
  static inline std::uint32_t period_us;
  static inline bool runs;
  static void start(std::uint32_t us) {
    period_us = us;
    runs = true;
  }
  static void pause() { runs = false; }
  static void resume() { runs = true; }
};

constexpr std::array<Crossing, 9> kThreeByThree{
    {{0, 0}, {1, 2}, {0, 1}, {2, 2}, {1, 1}, {2, 0}, {0, 2}, {1, 0}, {2, 1}}};

using RunRows = PinGroup<Pin<'A', 13>, Pin<'A', 14>, Pin<'A', 15>>;
using RunColumns = PinGroup<Pin<'A', 4>, Pin<'A', 5>, Pin<'A', 6>>;
using OtherRows = PinGroup<Pin<'A', 21>, Pin<'A', 22>, Pin<'A', 15>>;
using OtherColumns = PinGroup<Pin<'A', 28>, Pin<'B', 5>, Pin<'A', 11>>;

/// What is alight after each change of a pin.
template <class Rows, class Columns>
struct Observer {
  using Grid = Multiplexed<ModelTimer, Rows, Columns, 3, 3, kThreeByThree>;
  static inline std::array<bool, 9> may_be_on;
  static inline unsigned wrong;

  static bool is_on(std::size_t light) {
    const Crossing at = kThreeByThree[light];
    return (levels<Rows>() >> at.row & 1) != 0 && (levels<Columns>() >> at.column & 1) == 0;
  }
  static void look() {
    for (std::size_t i = 0; i < 9; ++i) wrong += is_on(i) && !may_be_on[i];
  }
  template <class Group>
  static std::uint32_t levels() {
    std::uint32_t levels = 0;
    for (unsigned i = 0; i < Group::kSize; ++i) {
      const bool is_high =
          (Group::template spread<ModelBank<'A'>>(1u << i) & ModelBank<'A'>::driven) ||
          (Group::template spread<ModelBank<'B'>>(1u << i) & ModelBank<'B'>::driven);
      levels |= std::uint32_t{is_high} << i;
    }
    return levels;
  }

  /// Rounds of the period, of `rows` x 8, in which each light is on.
  static std::array<int, 9> watch(const std::array<Light, 9>& lights) {
    reset_pins();
    Grid::start();
    ModelBank<'A'>::on_change = ModelBank<'B'>::on_change = look;
    for (std::size_t i = 0; i < 9; ++i) may_be_on[i] = lights[i] != Light::kDark;
    wrong = 0;
    TEST_ASSERT_TRUE(Grid::show(lights));
    std::array<int, 9> rounds{};
    for (unsigned i = 0; i < 24; ++i) {
      Grid::light_next_row();
      for (std::size_t light = 0; light < 9; ++light) rounds[light] += is_on(light);
    }
    return rounds;
  }
};

template <class Rows, class Columns>
void expect_rounds_by_brightness() {
  using Watching = Observer<Rows, Columns>;
  constexpr Light kSome[] = {Light::kDark, Light::kMine, Light::kCursor, Light::kYours};
  constexpr int kRounds[] = {0, 1, 3, 8};
  std::uint32_t noise = 1;
  for (int frame = 0; frame < 100; ++frame) {
    std::array<Light, 9> lights;
    for (Light& light : lights) {
      noise = noise * 1664525 + 1013904223;
      light = kSome[noise >> 29 < 4 ? 0 : noise >> 29 & 3];  // more than half of them dark
    }
    const std::array<int, 9> rounds = Watching::watch(lights);
    for (std::size_t i = 0; i < 9; ++i) {
      TEST_ASSERT_EQUAL(kRounds[brightness_of(lights[i])], rounds[i]);
    }
    TEST_ASSERT_EQUAL_MESSAGE(0, Watching::wrong, "a dark light was on for a moment");
  }
}

void test_brightness_is_the_share_of_rounds_in_a_run_of_pins() {
  expect_rounds_by_brightness<RunRows, RunColumns>();
}

void test_brightness_is_the_share_of_rounds_on_scattered_pins() {
  expect_rounds_by_brightness<OtherRows, OtherColumns>();
}

void test_no_light_is_on_while_the_chip_stands_still() {
  using Grid = Observer<RunRows, RunColumns>::Grid;
  std::array<Light, 9> all;
  all.fill(Light::kYours);
  Observer<RunRows, RunColumns>::watch(all);
  Grid::pause();
  TEST_ASSERT_FALSE(ModelTimer::runs);
  for (std::size_t i = 0; i < 9; ++i) {
    const bool is_on = Observer<RunRows, RunColumns>::is_on(i);
    TEST_ASSERT_FALSE(is_on);
  }
  Grid::resume();
  TEST_ASSERT_TRUE(ModelTimer::runs);
}

void test_a_period_is_shorter_than_an_eye_sees() {
  TEST_ASSERT_LESS_THAN(10'000, ModelTimer::period_us * 3 * 8);
}

}  // namespace

void setUp() {}
void tearDown() { reset_pins(); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_brightness_is_the_share_of_rounds_in_a_run_of_pins);
  RUN_TEST(test_brightness_is_the_share_of_rounds_on_scattered_pins);
  RUN_TEST(test_no_light_is_on_while_the_chip_stands_still);
  RUN_TEST(test_a_period_is_shorter_than_an_eye_sees);
  return UNITY_END();
}
