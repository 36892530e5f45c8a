// SPDX-License-Identifier: MIT
/// \file
/// Which parts of the RP2040 are held in reset: data sheet, chapter 2.14, with the aliases of
/// chapter 2.1.2. A part takes a while to come out.
#pragma once

#include <unity.h>

#include <cstdint>

namespace frugal::hal {

class Rp2040Resets {
 public:
  /// chip_start() has released these.
  static constexpr std::uint32_t kIoBank0 = 1u << 5, kPadsBank0 = 1u << 8, kTimer = 1u << 21;

  bool has(std::uint32_t address) const { return address >> 14 == kBase >> 14; }

  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 8, address, "not read by a driver");
    if (polls_left_ > 0 && --polls_left_ == 0) done_ = ~held_ & kAll;
    return done_;
  }

  void write(std::uint32_t address, std::uint32_t bits) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, bits & ~kAll, "there is no such part");
    if (address == kBase + 0x2000) {
      held_ |= bits;
      done_ &= ~bits;
      resets_ |= bits;
    } else {
      TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 0x3000, address, "it would change other parts");
      held_ &= ~bits;
      polls_left_ = 3;
    }
  }

  void expect_released(std::uint32_t block) const {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(block, done_ & block, "the part is still in reset");
  }

  /// Whether the part was put into reset since this was asked last.
  bool take_reset(std::uint32_t block) {
    const bool was_reset = (resets_ & block) != 0;
    resets_ &= ~block;
    return was_reset;
  }

 private:
  static constexpr std::uint32_t kBase = 0x4000C000, kAll = (1u << 25) - 1;

  std::uint32_t done_ = kIoBank0 | kPadsBank0 | kTimer, held_ = kAll & ~done_, resets_ = 0;
  unsigned polls_left_ = 0;
};

}  // namespace frugal::hal
