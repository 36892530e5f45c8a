// SPDX-License-Identifier: MIT
//
// Colour lights against a model of their wire: what each light shows, what all of them draw, and
// that no frame is sent while the wire still rests.
#include "ws2812.hpp"

#include <unity.h>

#include <array>
#include <vector>

using namespace frugal::hal;

namespace {

/// A wire with lights on it: the first three bytes are the first light's. The time is the test's.
struct ModelWire {
  using Pins = PinList<>;
  static inline std::uint32_t now_us, ready_us;
  static inline std::vector<Colour> lights;
  static constexpr std::uint32_t kBitsUs = 30, kLatchUs = 280;

  static void start() {
    now_us = ready_us = 0;
    lights.clear();
  }
  static bool is_ready() { return now_us >= ready_us; }
  static void send(std::span<const std::uint32_t> words) {
    TEST_ASSERT_TRUE_MESSAGE(is_ready(), "a frame was sent while the wire was busy");
    lights.clear();
    for (const std::uint32_t word : words) {
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, word & 0xFF, "more than 24 bits a light");
      lights.push_back({static_cast<std::uint8_t>(word >> 16),
                        static_cast<std::uint8_t>(word >> 24),
                        static_cast<std::uint8_t>(word >> 8)});
    }
    ready_us = now_us + kBitsUs * static_cast<std::uint32_t>(words.size()) + kLatchUs;
  }

  /// What the lights draw in microamps, without their idle current.
  static std::uint32_t microamps() {
    std::uint32_t sum = 0;
    for (const Colour each : lights) sum += each.red + each.green + each.blue;
    return sum * (kMicroampsAColour / 255);
  }
};

using Matrix = Ws2812<ModelWire, 8, 8, 400>;
using Snake = Ws2812<ModelWire, 4, 3, 400, Order::kSerpentine>;

template <class Grid>
std::vector<Colour> shown(std::span<const Light> lights, std::uint8_t brightness = kBrightest) {
  Grid::start();
  Grid::set_brightness(brightness);
  TEST_ASSERT_TRUE(Grid::show(lights));
  return ModelWire::lights;
}

bool is_dark(Colour colour) { return colour.red + colour.green + colour.blue == 0; }

void test_every_light_shows_its_own_meaning() {
  std::array<Light, 64> lights{};
  for (std::size_t i = 0; i < lights.size(); ++i) {
    lights.fill(Light::kDark);
    lights[i] = Light::kYours;
    const std::vector<Colour> seen = shown<Matrix>(lights);
    TEST_ASSERT_EQUAL(64, seen.size());
    for (std::size_t j = 0; j < seen.size(); ++j) TEST_ASSERT_EQUAL(i != j, is_dark(seen[j]));
  }
}

void test_colours_arrive_as_the_palette_has_them() {
  for (std::size_t meaning = 0; meaning < kMeanings; ++meaning) {
    std::array<Light, 64> lights{};
    lights[0] = static_cast<Light>(meaning);
    const Colour expected = colour_of(lights[0]);
    const Colour seen = shown<Matrix>(lights)[0];
    TEST_ASSERT_EQUAL((expected.red + 1) / 2, seen.red);  // the brightest step is half of the power
    TEST_ASSERT_EQUAL((expected.green + 1) / 2, seen.green);
    TEST_ASSERT_EQUAL((expected.blue + 1) / 2, seen.blue);
  }
}

void test_every_other_row_of_a_serpentine_is_turned() {
  std::array<Light, 12> lights{};
  lights[4] = Light::kMine;  // the first light of the second row
  const std::vector<Colour> seen = shown<Snake>(lights);
  for (std::size_t i = 0; i < seen.size(); ++i) TEST_ASSERT_EQUAL(i != 7, is_dark(seen[i]));
}

void test_no_frame_draws_more_than_the_limit() {
  for (std::size_t meaning = 0; meaning < kMeanings; ++meaning) {
    std::array<Light, 64> lights;
    lights.fill(static_cast<Light>(meaning));
    for (std::uint8_t brightness = 1; brightness <= kBrightest; ++brightness) {
      shown<Matrix>(lights, brightness);
      TEST_ASSERT_LESS_OR_EQUAL(400'000, ModelWire::microamps());
    }
  }
}

void test_a_frame_at_the_limit_is_dimmed_and_not_dark() {
  std::array<Light, 64> lights;
  lights.fill(Light::kSign);
  shown<Matrix>(lights);
  TEST_ASSERT_GREATER_THAN(350'000, ModelWire::microamps());
}

void test_each_step_of_brightness_is_brighter() {
  std::array<Light, 64> lights{};
  lights[20] = Light::kYours;
  std::uint32_t before = 0;
  for (std::uint8_t brightness = 1; brightness <= kBrightest; ++brightness) {
    shown<Matrix>(lights, brightness);
    TEST_ASSERT_GREATER_THAN(before, ModelWire::microamps());
    before = ModelWire::microamps();
  }
}

void test_a_light_that_is_not_dark_is_seen_at_any_brightness() {
  for (std::size_t meaning = 1; meaning < kMeanings; ++meaning) {
    std::array<Light, 64> lights;
    lights.fill(static_cast<Light>(meaning));
    TEST_ASSERT_FALSE(is_dark(shown<Matrix>(lights, 1)[0]));
  }
}

void test_a_frame_waits_until_the_wire_has_rested() {
  std::array<Light, 64> lights{};
  shown<Matrix>(lights);
  lights[3] = Light::kHint;
  TEST_ASSERT_FALSE(Matrix::show(lights));
  ModelWire::now_us = ModelWire::ready_us - 1;
  TEST_ASSERT_FALSE(Matrix::show(lights));
  TEST_ASSERT_TRUE(is_dark(ModelWire::lights[3]));
  ModelWire::now_us = ModelWire::ready_us;
  TEST_ASSERT_TRUE(Matrix::show(lights));
  TEST_ASSERT_FALSE(is_dark(ModelWire::lights[3]));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_light_shows_its_own_meaning);
  RUN_TEST(test_colours_arrive_as_the_palette_has_them);
  RUN_TEST(test_every_other_row_of_a_serpentine_is_turned);
  RUN_TEST(test_no_frame_draws_more_than_the_limit);
  RUN_TEST(test_a_frame_at_the_limit_is_dimmed_and_not_dark);
  RUN_TEST(test_each_step_of_brightness_is_brighter);
  RUN_TEST(test_a_light_that_is_not_dark_is_seen_at_any_brightness);
  RUN_TEST(test_a_frame_waits_until_the_wire_has_rested);
  return UNITY_END();
}
