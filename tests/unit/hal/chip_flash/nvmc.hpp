// SPDX-License-Identifier: MIT
/// \file
/// The flash controller of the nRF51 and of the nRF52: Reference Manual 3.0.1, chapter 6; Product
/// Specification 1.5 of the nRF52833, chapter 4.3. A word takes two writes between erasures. (The
/// controller of the emulator is more patient.)
#pragma once

#include "../../../hal/families/nrf5/store.cpp"
#include "flash.hpp"

namespace frugal::hal {

class Nvmc {
 public:
  std::uint32_t read(std::uint32_t from) {
    if (Flash::has(from)) {
      busy_.expect_idle();
      TEST_ASSERT_EQUAL_MESSAGE(0, mode_, "left open to writes");
      return flash_.word(from);
    }
    TEST_ASSERT_EQUAL_HEX32(0x4001E400, from);
    return busy_.ask() ? 0 : 1;
  }

  void write(std::uint32_t to, std::uint32_t value) {
    busy_.expect_idle();
    if (to == 0x4001E504) {
      TEST_ASSERT_LESS_THAN_UINT32(3, value);
      mode_ = value;
    } else if (to == 0x4001E508) {
      erase(value);
    } else {
      program(to, value);
    }
  }

 private:
  void erase(std::uint32_t page) {
    TEST_ASSERT_EQUAL_MESSAGE(2, mode_, "erasing was not allowed");
    flash_.erase(page);
    for (std::uint32_t i = 0; i < kPageBytes / 4; ++i) writes_[(page - kStoreBegin) / 4 + i] = 0;
    busy_.begin();
  }

  void program(std::uint32_t to, std::uint32_t value) {
    TEST_ASSERT_EQUAL_MESSAGE(1, mode_, "writing was not allowed");
    flash_.clear_bits(to, ~value);
    ++writes_[(to - kStoreBegin) / 4];
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(2, writes_[(to - kStoreBegin) / 4], "written too often");
    busy_.begin();
  }

  Flash flash_;
  Busy busy_;
  std::uint32_t mode_ = 0;
  std::array<std::uint8_t, kWords> writes_{};
};

inline Nvmc nvmc;

std::uint32_t read_register(std::uint32_t from) { return nvmc.read(from); }
void write_register(std::uint32_t to, std::uint32_t value) { nvmc.write(to, value); }
void write_half_register(std::uint32_t, std::uint32_t) { TEST_FAIL(); }

}  // namespace frugal::hal
