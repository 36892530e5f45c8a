// SPDX-License-Identifier: MIT
/// \file
/// Gestures, made of the raw levels of the buttons.
///
///   kDown       it went down: for commands that answer at once
///   kPress      it went up within 0.6 seconds
///   kLong       it has been held for 0.6 seconds
///   kRepeat     it is still held, every 0.12 seconds
///   kTogether   a second one went down while it was held; the next gesture comes after all are up
///
/// A level counts when three readings in a row, 2 ms apart, agree (etl::debounce). If the program
/// reads less often, two readings that agree are enough; one never is. A button that is down at
/// start-up, or that is ignored, counts again after it went up. The queue holds eight gestures;
/// more are dropped.
///
/// Memory: 4 bytes a button, 2 a waiting gesture, and 20.
#pragma once

#include <array>
#include <cstdint>

#include "etl/debounce.h"
#include "etl/queue.h"

namespace frugal::app {

enum class Gesture : std::uint8_t { kDown, kPress, kLong, kRepeat, kTogether };

struct ButtonEvent {
  std::uint8_t button;
  Gesture gesture;
};

template <int kButtons>
class Gestures {
 public:
  static constexpr std::uint32_t kSampleMs = 2;
  static constexpr std::uint32_t kLongMs = 600;
  static constexpr std::uint32_t kRepeatMs = 120;

  /// Takes the levels as they are now. After a late call, a level that equals that of the call
  /// before counts for the time in between; a level that differs counts as one reading.
  void update(std::uint32_t levels, std::uint32_t now_ms) {
    if (now_ms - sampled_ms_ < kSampleMs) return;
    if (now_ms - sampled_ms_ > kLatestMs) sampled_ms_ = now_ms - kLatestMs;
    for (std::uint32_t read = kAll; now_ms - sampled_ms_ >= kSampleMs; sampled_ms_ += kSampleMs) {
      for (int i = 0; i < kButtons; ++i) {
        if ((read >> i & 1u) != 0) sample(i, (levels >> i & 1u) != 0);
      }
      if (!any_is_down()) together_ = false;
      read = ~(levels ^ levels_);
    }
    levels_ = levels;
  }

  /// The next gesture, if there is one.
  bool next(ButtonEvent& event) {
    if (events_.empty()) return false;
    event = events_.front();
    events_.pop();
    return true;
  }

  bool any_is_down() const { return (down_ & ~ignored_) != 0; }

  /// Ignores the buttons that are down now, until they went up, and what they have done so far.
  void ignore_what_is_down() {
    ignored_ |= down_;
    events_.clear();
  }

 private:
  /// Starts as down, so that a button that is down from the start is ignored.
  using Debounce = etl::debounce<3, kLongMs / kSampleMs, kRepeatMs / kSampleMs>;
  struct Button : Debounce {
    Button() : Debounce(true) {}
  };

  void sample(int i, bool level) {
    Button& button = buttons_[static_cast<std::size_t>(i)];
    const bool was_long = button.is_held();
    if (!button.add(level)) return;
    const std::uint32_t bit = 1u << i;
    if (!button.is_set()) {
      down_ &= ~bit;
      if (!was_long) tell(i, Gesture::kPress);
      ignored_ &= ~bit;
    } else if (!button.is_held()) {
      const bool is_second = any_is_down() && !together_;
      down_ |= bit;
      tell(i, is_second ? Gesture::kTogether : Gesture::kDown);
      together_ = together_ || is_second;
    } else {
      tell(i, button.is_repeating() ? Gesture::kRepeat : Gesture::kLong);
    }
  }

  void tell(int i, Gesture gesture) {
    if (together_ || (ignored_ >> i & 1u) != 0 || events_.full()) return;
    events_.push({static_cast<std::uint8_t>(i), gesture});
  }

  static constexpr std::uint32_t kLatestMs = 16;
  static constexpr std::uint32_t kAll = (1u << kButtons) - 1;

  std::array<Button, kButtons> buttons_{};
  etl::queue<ButtonEvent, 8, etl::memory_model::MEMORY_MODEL_SMALL> events_;
  std::uint32_t sampled_ms_ = 0;
  std::uint32_t levels_ = kAll;
  std::uint32_t down_ = kAll;
  std::uint32_t ignored_ = kAll;
  bool together_ = false;
};

/// A board without buttons.
template <>
class Gestures<0> {
 public:
  void update(std::uint32_t, std::uint32_t) {}
  bool next(ButtonEvent&) { return false; }
  bool any_is_down() const { return false; }
  void ignore_what_is_down() {}
};

}  // namespace frugal::app
