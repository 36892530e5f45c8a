// SPDX-License-Identifier: MIT
//
// Shapes of the eight points around a move: images of one have one number, different ones different
// numbers, and no number is left out.
#include "frugal/games/go/shapes.hpp"

#include <unity.h>

#include <algorithm>
#include <array>

namespace {

using frugal::GoPatterns;
using frugal::GoShapes;
using frugal::Stone;

/// The eight points from the right one, against the clock; border where the last ones are.
struct Place {
  int points;
  unsigned border;
  int first_shape;
  int end_of_shapes;
};
constexpr Place kPlaces[] = {
    {8, 0, 0, 954}, {5, 0xfc00, 954, 1089}, {3, 0xffc0, 1089, GoShapes::kCount}};

/// The digits of a number to the base of three.
unsigned states_of(const Place& place, int number) {
  unsigned states = place.border;
  for (int i = 0; i < place.points; ++i, number /= 3) {
    states |= static_cast<unsigned>(number % 3) << 2 * i;
  }
  return states;
}
int count_of(const Place& place) { return place.points == 8 ? 6561 : place.points == 5 ? 243 : 27; }

unsigned turned(unsigned states) { return (states << 4 | states >> 12) & 0xffff; }
unsigned mirrored(unsigned states) {
  unsigned image = 0;
  for (int i = 0; i < 8; ++i) image |= (states >> 2 * i & 3) << 2 * ((8 - i) % 8);
  return image;
}
unsigned image_of(unsigned states, int way) {
  if (way >= 4) states = mirrored(states);
  for (int turns = 0; turns < way % 4; ++turns) states = turned(states);
  return states;
}

void test_all_images_have_the_same_shape() {
  for (const Place& place : kPlaces) {
    for (int number = 0; number < count_of(place); ++number) {
      const unsigned states = states_of(place, number);
      const int shape = GoShapes::shape_of(states, Stone::kBlack);
      for (int way = 1; way < 8; ++way) {
        TEST_ASSERT_EQUAL_INT(shape, GoShapes::shape_of(image_of(states, way), Stone::kBlack));
      }
    }
  }
}

void test_with_colours_swapped_white_has_the_shape_of_black() {
  for (const Place& place : kPlaces) {
    for (int number = 0; number < count_of(place); ++number) {
      const unsigned states = states_of(place, number);
      TEST_ASSERT_EQUAL_INT(GoShapes::shape_of(states, Stone::kBlack),
                            GoShapes::shape_of(GoPatterns::swapped(states), Stone::kWhite));
    }
  }
}

void test_each_number_is_of_one_shape() {
  static std::array<unsigned, GoShapes::kCount> least;
  least.fill(0x10000);
  int shapes = 0;
  for (const Place& place : kPlaces) {
    for (int number = 0; number < count_of(place); ++number) {
      const unsigned states = states_of(place, number);
      unsigned first = states;
      for (int way = 1; way < 8; ++way) first = std::min(first, image_of(states, way));
      const int shape = GoShapes::shape_of(states, Stone::kBlack);
      TEST_ASSERT_TRUE(shape >= place.first_shape && shape < place.end_of_shapes);
      shapes += least[shape] == 0x10000;
      if (least[shape] == 0x10000) least[shape] = first;
      TEST_ASSERT_EQUAL_HEX(least[shape], first);
    }
  }
  TEST_ASSERT_EQUAL_INT(GoShapes::kCount, shapes);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_all_images_have_the_same_shape);
  RUN_TEST(test_with_colours_swapped_white_has_the_shape_of_black);
  RUN_TEST(test_each_number_is_of_one_shape);
  return UNITY_END();
}
