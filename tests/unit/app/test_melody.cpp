// SPDX-License-Identifier: MIT
//
// The tunes: tuned, short, played by the clock, and silent in the end.
#include "app/common/melody.hpp"

#include <unity.h>

#include <cmath>
#include <string>

#include "simulator/board.hpp"
#include "simulator/notes.hpp"

namespace {

using frugal::app::Melody;
using frugal::app::Tune;
using frugal::sim::board;
namespace notes = frugal::app::notes;

constexpr Tune kLastTune = frugal::app::tune_of_value(6);

/// Plays a tune, looking every two milliseconds; returns how long it took.
std::uint32_t play(Melody& melody, Tune tune) {
  std::uint32_t ms = 1000;
  melody.play(tune, ms);
  for (; melody.is_playing(); ms += 2) melody.update(ms);
  return ms - 1000;
}

std::string names_of(Tune tune) {
  board().reset({});
  Melody melody;
  play(melody, tune);
  return frugal::sim::names_of_notes(board().tones);
}

void test_every_note_is_tuned_to_a_twentieth_of_a_semitone() {
  for (int semitone = 0; semitone < 36; ++semitone) {
    const double wanted = 440 * std::exp2((3 + semitone) / 12.0);
    const double given = notes::hertz_of(notes::note(semitone, 0));
    TEST_ASSERT_TRUE(std::fabs(12 * std::log2(given / wanted)) < 0.05);
  }
}

void test_every_tune_sounds_and_ends_in_silence_within_two_seconds() {
  for (int tune = 0; tune <= static_cast<int>(kLastTune); ++tune) {
    board().reset({});
    Melody melody;
    const std::uint32_t ms = play(melody, static_cast<Tune>(tune));
    TEST_ASSERT_TRUE(ms >= 40 && ms < 2000);
    TEST_ASSERT_TRUE(!board().tones.empty());
    TEST_ASSERT_EQUAL_UINT32(0, board().hertz);
  }
  TEST_ASSERT_EQUAL_size_t(notes::kTunes.size(),
                           notes::begin_of(static_cast<Tune>(static_cast<int>(kLastTune) + 1)));
}

void test_a_victory_rises_and_a_loss_falls() {
  TEST_ASSERT_EQUAL_STRING("C6 E6 G6 C7 G6 C7", names_of(Tune::kWin).c_str());
  TEST_ASSERT_EQUAL_STRING("G5 F#5 F5 E5", names_of(Tune::kLoss).c_str());
  TEST_ASSERT_EQUAL_STRING("G5 C6 G5", names_of(Tune::kDraw).c_str());
}

void test_a_higher_number_sounds_higher() {
  std::uint32_t before = 0;
  for (int value = 1; value <= 6; ++value) {
    board().reset({});
    Melody melody;
    play(melody, frugal::app::tune_of_value(value));
    TEST_ASSERT_EQUAL_size_t(1, board().tones.size());
    TEST_ASSERT_GREATER_THAN_UINT32(before, board().tones[0]);
    before = board().tones[0];
  }
}

void test_a_new_tune_breaks_off_the_one_before() {
  board().reset({});
  Melody melody;
  melody.play(Tune::kWin, 0);
  melody.update(95);
  melody.play(Tune::kWrong, 100);
  TEST_ASSERT_EQUAL_UINT32(notes::kOctave[0], board().hertz);
  for (std::uint32_t ms = 100; ms < 1000; ms += 2) melody.update(ms);
  TEST_ASSERT_EQUAL_STRING("C6 E6 C5 C5", frugal::sim::names_of_notes(board().tones).c_str());
  TEST_ASSERT_FALSE(melody.is_playing());
}

void test_a_rest_is_silent() {
  board().reset({});
  Melody melody;
  melody.play(Tune::kWrong, 0);
  melody.update(90);
  TEST_ASSERT_EQUAL_UINT32(0, board().hertz);
  TEST_ASSERT_TRUE(melody.is_playing());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_note_is_tuned_to_a_twentieth_of_a_semitone);
  RUN_TEST(test_every_tune_sounds_and_ends_in_silence_within_two_seconds);
  RUN_TEST(test_a_victory_rises_and_a_loss_falls);
  RUN_TEST(test_a_higher_number_sounds_higher);
  RUN_TEST(test_a_new_tune_breaks_off_the_one_before);
  RUN_TEST(test_a_rest_is_silent);
  return UNITY_END();
}
