// SPDX-License-Identifier: MIT
/// \file
/// The eight PWM slices of the RP2040: data sheet, chapter 4.5. What is written to TOP and CC
/// counts from the end of a period on; the divider counts at once.
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>

#include "rp2040_resets.hpp"

namespace frugal::hal {

class Rp2040Pwm {
 public:
  explicit Rp2040Pwm(Rp2040Resets& resets) : resets_(&resets) {}

  bool has(std::uint32_t address) const { return address >> 12 == kBase >> 12; }

  std::uint32_t read(std::uint32_t) {
    TEST_FAIL_MESSAGE("not read by a driver");
    return 0;
  }

  void write(std::uint32_t address, std::uint32_t value) {
    resets_->expect_released(1u << 14);
    const std::uint32_t slice = (address - kBase) / 0x14;
    TEST_ASSERT_LESS_THAN_MESSAGE(8, slice, "no register of a slice");
    Slice& each = slices_[slice];
    switch ((address - kBase) % 0x14) {
      case 0x00:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(1, value, "more than to run freely");
        each.runs = true;
        return;
      case 0x04:
        TEST_ASSERT_TRUE_MESSAGE(value >= 1u << 4 && value < 1u << 12, "no legal divider");
        each.divider = value;
        return;
      case 0x0C:
        each.next_compare = value;
        return;
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x10, (address - kBase) % 0x14, "not for a driver");
        TEST_ASSERT_TRUE_MESSAGE(value > 0 && value <= 0xFFFF, "no legal top");
        each.next_top = value;
    }
  }

  void end_period() {
    for (Slice& each : slices_) {
      if (!each.runs) continue;
      each.top = each.next_top;
      each.compare = each.next_compare;
    }
  }

  struct Wave {
    double hertz, share_high;
  };
  Wave wave(unsigned slice, char channel) const {
    const Slice& each = slices_[slice];
    TEST_ASSERT_TRUE_MESSAGE(each.runs, "the slice stands still");
    const double period = each.top + 1.0;
    const std::uint32_t compare = channel == 'A' ? each.compare & 0xFFFF : each.compare >> 16;
    return {kClockHz / (each.divider / 16.0) / period, compare / period};
  }

  /// Slices and channels that have, or will have, a wave that is high at times.
  unsigned sounding() const {
    unsigned sounding = 0;
    for (const Slice& each : slices_) {
      for (const std::uint32_t half : {0xFFFFu, 0xFFFF0000u}) {
        sounding += ((each.compare | each.next_compare) & half) != 0;
      }
    }
    return sounding;
  }

 private:
  static constexpr std::uint32_t kBase = 0x40050000;
  static constexpr double kClockHz = FRUGAL_CLOCK_MHZ * 1e6;

  struct Slice {
    bool runs = false;
    std::uint32_t divider = 1u << 4, top = 0xFFFF, next_top = 0xFFFF, compare = 0, next_compare = 0;
  };

  Rp2040Resets* resets_;
  std::array<Slice, 8> slices_{};
};

}  // namespace frugal::hal
