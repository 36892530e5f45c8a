// SPDX-License-Identifier: MIT
/// \file
/// A timer of the nRF52833: Product Specification 1.5, chapter 6.28. It counts at 16 MHz / 2^n, 16
/// bits if nothing else is said.
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>

namespace frugal::hal {

class NrfTimer {
 public:
  constexpr explicit NrfTimer(std::uint32_t base) : base_(base) {}

  bool has(std::uint32_t address) const { return address >> 12 == base_ >> 12; }

  std::uint32_t read(std::uint32_t address) {
    is_settled_ = true;
    const std::uint32_t offset = address - base_;
    if (offset == 0x140) return is_compared_;
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x540, offset, "not read by a driver");
    return compare_;
  }

  void write(std::uint32_t address, std::uint32_t value) {
    switch (address - base_) {
      case 0x000:
        TEST_ASSERT_EQUAL(1, value);
        runs_ = true;
        return;
      case 0x040:
        TEST_ASSERT_EQUAL(1, value);
        compare_ = counter_;
        return;
      case 0x140:
        TEST_ASSERT_EQUAL(0, value);
        is_compared_ = is_settled_ = false;
        return;
      case 0x200:
        TEST_ASSERT_EQUAL_MESSAGE(1, value, "the only use is to begin anew");
        begins_anew_ = true;
        return;
      case 0x304:
        interrupts_ |= value;
        return;
      case 0x508:
        TEST_ASSERT_LESS_OR_EQUAL(3, value);
        return set_up(width_, value);
      case 0x510:
        TEST_ASSERT_LESS_OR_EQUAL(9, value);
        return set_up(prescaler_, value);
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x540, address - base_, "not written by a driver");
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(value, value & most(), "the counter never comes there");
        compare_ = value;
    }
  }

  /// A period of the 16 MHz.
  void pass_a_tick() {
    if (!runs_ || ++fraction_ >> prescaler_ == 0) return;
    fraction_ = 0;
    counter_ = (counter_ + 1) & most();
    if (counter_ != compare_) return;
    is_compared_ = true;
    if (begins_anew_) counter_ = 0;
  }

  bool asks_for_interrupt() const { return is_compared_ && interrupts_ >> 16 & 1; }

  /// A cleared event may linger for four cycles of the core unless a register is read, and the
  /// interrupt with it: chapter 6.1, interrupt clearing.
  bool is_settled() const { return is_settled_; }

 private:
  void set_up(std::uint32_t& what, std::uint32_t value) {
    TEST_ASSERT_FALSE_MESSAGE(runs_, "it may change while the timer stands only");
    what = value;
  }
  std::uint32_t most() const {
    constexpr std::array<std::uint32_t, 4> kMost{0xFFFF, 0xFF, 0xFFFFFF, 0xFFFFFFFF};
    return kMost[width_];
  }

  std::uint32_t base_, width_ = 0, prescaler_ = 4, compare_ = 0, interrupts_ = 0;
  std::uint32_t counter_ = 0, fraction_ = 0;
  bool runs_ = false, begins_anew_ = false, is_compared_ = false, is_settled_ = true;
};

}  // namespace frugal::hal
