// SPDX-License-Identifier: MIT
/// \file
/// Short tunes for the board's one voice, played by the clock of main's loop and never waited for.
///
/// A note is a byte: the semitones above C5 plus 1 in the upper six bits, 0 for a rest; its length
/// in the lower two. The tunes stand one behind the other, each with a 0 at its end:
/// 44 bytes. Frequencies are those of equal temperament with A5 at 880 Hz, of the octave above C5,
/// doubled for each octave above; the error is a twentieth of a semitone at most.
///
/// Memory: 8 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/hal/sound.hpp"

namespace frugal::app {

enum class Tune : std::uint8_t {
  kDrop,      ///< a disc leaves the hand
  kYourDisc,  ///< it lands: the human's, or the first player's
  kMyDisc,    ///< the engine's, or the second player's
  kHint,      ///< is found
  kWin,       ///< of a person
  kLoss,      ///< against the engine
  kDraw,
  kWrong,       ///< a press that does nothing
  kClick,       ///< of the menu
  kFirstValue,  ///< of a number in the menu: the higher, the higher
};

namespace notes {

/// Milliseconds of each length.
inline constexpr std::array<std::uint16_t, 4> kLengthsMs{40, 90, 180, 480};
/// C5 to B5.
inline constexpr std::array<std::uint16_t, 12> kOctave{523, 554, 587, 622, 659, 698,
                                                       740, 784, 831, 880, 932, 988};

constexpr std::uint8_t note(int semitone, int length) {
  return static_cast<std::uint8_t>((semitone + 1) * 4 + length);
}
constexpr std::uint8_t rest(int length) { return static_cast<std::uint8_t>(length); }
inline constexpr std::uint8_t kEnd = 0;

// clang-format off
inline constexpr auto kTunes = std::to_array<std::uint8_t>({
    note(28, 0), note(24, 0), kEnd,
    note(12, 1), kEnd,
    note(7, 1), kEnd,
    note(16, 1), note(21, 2), kEnd,
    note(12, 1), note(16, 1), note(19, 1), note(24, 2), note(19, 1), note(24, 3), kEnd,
    note(7, 2), note(6, 2), note(5, 2), note(4, 3), kEnd,
    note(7, 2), note(12, 2), note(7, 3), kEnd,
    note(0, 1), rest(1), note(0, 1), kEnd,
    note(24, 0), kEnd,
    note(12, 1), kEnd, note(14, 1), kEnd, note(16, 1), kEnd,
    note(19, 1), kEnd, note(21, 1), kEnd, note(24, 1), kEnd,
});
// clang-format on

constexpr std::uint32_t hertz_of(std::uint8_t note) {
  if (note < 4) return 0;
  const unsigned semitone = note / 4u - 1;
  return static_cast<std::uint32_t>(kOctave[semitone % 12]) << semitone / 12;
}
constexpr std::uint32_t ms_of(std::uint8_t note) { return kLengthsMs[note % 4u]; }

constexpr std::size_t begin_of(Tune tune) {
  std::size_t at = 0;
  for (auto left = static_cast<unsigned>(tune); left > 0; ++at) left -= kTunes[at] == kEnd ? 1 : 0;
  return at;
}

}  // namespace notes

/// The tune of the menu for this value, from 1 to 6.
constexpr Tune tune_of_value(int value) {
  return static_cast<Tune>(static_cast<int>(Tune::kFirstValue) + value - 1);
}

class Melody {
 public:
  /// Breaks off the tune before.
  void play(Tune tune, std::uint32_t now_ms) {
    next_ = static_cast<std::uint8_t>(notes::begin_of(tune));
    begin_note(now_ms);
  }

  /// To be called often.
  void update(std::uint32_t now_ms) {
    if (is_playing() && now_ms - since_ms_ >= notes::ms_of(notes::kTunes[next_ - 1u])) {
      begin_note(now_ms);
    }
  }

  void stop() {
    next_ = 0;
    hal::sound_tone(0);
  }

  bool is_playing() const { return next_ > 0; }

 private:
  void begin_note(std::uint32_t now_ms) {
    const std::uint8_t note = notes::kTunes[next_];
    hal::sound_tone(notes::hertz_of(note));
    since_ms_ = now_ms;
    next_ = static_cast<std::uint8_t>(note == notes::kEnd ? 0 : next_ + 1);
  }

  std::uint32_t since_ms_ = 0;
  std::uint8_t next_ = 0;  // the note after the one that sounds; 0: silence
};

/// For a board without sound.
struct NoMelody {
  static void play(Tune, std::uint32_t) {}
  static void update(std::uint32_t) {}
  static void stop() {}
  static bool is_playing() { return false; }
};

}  // namespace frugal::app
