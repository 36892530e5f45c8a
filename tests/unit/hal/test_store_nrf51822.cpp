// SPDX-License-Identifier: MIT
//
// The store of the nRF51822 against a model of its NVMC: Reference Manual 3.0.1, chapter 6. (That
// of the emulator is more patient.)
#include "../../../hal/families/nrf5/store.cpp"
#include "flash.hpp"

namespace frugal::hal {
namespace {

Flash flash;
Busy busy;
std::uint32_t mode;

}  // namespace

std::uint32_t read_register(std::uint32_t from) {
  if (Flash::has(from)) {
    busy.expect_idle();
    TEST_ASSERT_EQUAL_MESSAGE(0, mode, "left open to writes");
    return flash.word(from);
  }
  TEST_ASSERT_EQUAL_HEX32(0x4001E400, from);
  return busy.ask() ? 0 : 1;
}

void write_register(std::uint32_t to, std::uint32_t value) {
  busy.expect_idle();
  if (to == 0x4001E504) {
    TEST_ASSERT_LESS_THAN_UINT32(3, value);
    mode = value;
  } else if (to == 0x4001E508) {
    TEST_ASSERT_EQUAL_MESSAGE(2, mode, "erasing was not allowed");
    flash.erase(value);
    busy.begin();
  } else {
    TEST_ASSERT_EQUAL_MESSAGE(1, mode, "writing was not allowed");
    flash.clear_bits(to, ~value);
    busy.begin();
  }
}

void write_half_register(std::uint32_t, std::uint32_t) { TEST_FAIL(); }

}  // namespace frugal::hal

void setUp() {}
void tearDown() {}

int main() { return frugal::hal::run_store_tests(); }
