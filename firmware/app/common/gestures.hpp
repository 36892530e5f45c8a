// SPDX-License-Identifier: MIT
/// \file
/// From the raw levels of the buttons to what a person did with them.
///
///   kDown       it went down: for what must answer at once
///   kPress      it was let go before it was long
///   kLong       it has been held for 0.6 seconds
///   kRepeat     and is still held, every 0.12 seconds
///   kTogether   a second one went down while it was held; nothing more is told until all are up
///
/// A level counts when three readings in a row, 2 ms apart, agree (etl::debounce); where the program
/// looks less often, two do. A button that is
/// down at start-up, or one that is ignored, counts again when it was let go. Whatever the buttons
/// do, the queue holds the latest few gestures at most.
///
/// Memory: 4 bytes a button, 2 a waiting gesture, 20.
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

  /// Takes the levels as they are now. If it is called late, a level that was the same at the call
  /// before has been so in between; one that has changed is a single reading.
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

  /// What is down now has done its work: it counts again when it was let go.
  void ignore_what_is_down() { ignored_ |= down_; }

 private:
  /// Down until the first readings tell that it is up: what is down from the start is ignored.
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
