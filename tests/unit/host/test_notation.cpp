// SPDX-License-Identifier: MIT
//
// Points, komi and games to learn from: what is written is read back, and what is no such thing is
// refused.
#include <unity.h>

#include <stdexcept>
#include <string>

#include "notation/komi.hpp"
#include "notation/lesson_record.hpp"
#include "notation/vertex.hpp"

namespace {

using namespace frugal::notation;

void test_points_are_named_and_read_on_every_board() {
  TEST_ASSERT_EQUAL_STRING("A1", vertex_of(0, 9).c_str());
  TEST_ASSERT_EQUAL_STRING("J9", vertex_of(80, 9).c_str());
  TEST_ASSERT_EQUAL_STRING("PASS", vertex_of(81, 9).c_str());
  TEST_ASSERT_EQUAL_STRING("Z25", vertex_of(624, 25).c_str());
  for (const int size : {1, 2, 9, 19, 25}) {
    for (int move = 0; move <= size * size; ++move) {
      TEST_ASSERT_EQUAL_INT(move, move_of(vertex_of(move, size), size));
    }
  }
}

void test_small_letters_will_do() {
  TEST_ASSERT_EQUAL_INT(move_of("C5", 9), move_of("c5", 9));
  TEST_ASSERT_EQUAL_INT(81, move_of("pass", 9));
}

void test_what_is_no_point_is_refused() {
  for (const char* const word :
       {"", "A", "I1", "A0", "K1", "A10", "A-1", "1A", "A1x", "PAS", "PASSED", "A99999999999"}) {
    TEST_ASSERT_EQUAL_INT_MESSAGE(kNoMove, move_of(word, 9), word);
  }
}

void test_komi_is_written_without_a_zero_and_read_with_one() {
  TEST_ASSERT_EQUAL_STRING("7", points_of(14).c_str());
  TEST_ASSERT_EQUAL_STRING("6.5", points_of(13).c_str());
  TEST_ASSERT_EQUAL_STRING("-0.5", points_of(-1).c_str());
  for (int halves = -kMostKomiHalves; halves <= kMostKomiHalves; ++halves) {
    TEST_ASSERT_EQUAL_INT(halves, halves_of(points_of(halves)).value());
  }
  TEST_ASSERT_EQUAL_INT(14, halves_of("7.0").value());
  for (const char* const word : {"", "-", "x", "6.25", "1000.5"}) {
    TEST_ASSERT_FALSE_MESSAGE(halves_of(word).has_value(), word);
  }
}

std::string fault_of(const char* line) {
  try {
    lesson_record_of(line, 9);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "none";
}

void test_games_to_learn_from_are_read_as_written() {
  const char* const line = "bD4? wE5? bC3 wPASS";
  const LessonRecord record = lesson_record_of(line, 9);
  TEST_ASSERT_EQUAL_size_t(4, record.size());
  TEST_ASSERT_TRUE(record[1].is_by_lot && !record[2].is_by_lot);
  TEST_ASSERT_EQUAL_INT(move_of("C3", 9), record[2].move);
  TEST_ASSERT_EQUAL_STRING(line, line_of(record, 9).c_str());
  TEST_ASSERT_EQUAL_STRING("move 2: 'bE5' is not w and a point of 9x9 or PASS",
                           fault_of("bD4 bE5").c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_points_are_named_and_read_on_every_board);
  RUN_TEST(test_small_letters_will_do);
  RUN_TEST(test_what_is_no_point_is_refused);
  RUN_TEST(test_komi_is_written_without_a_zero_and_read_with_one);
  RUN_TEST(test_games_to_learn_from_are_read_as_written);
  return UNITY_END();
}
