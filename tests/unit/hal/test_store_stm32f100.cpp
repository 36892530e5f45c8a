// SPDX-License-Identifier: MIT
//
// The store of the STM32F100 against a model of its flash controller: programming manual PM0063,
// chapters 2.3 and 3. It takes half-words, and only where all bits are set, or 0.
#include "../../../hal/chips/stm32f100/store.cpp"
#include "flash.hpp"

namespace frugal::hal {
namespace {

Flash flash;
Busy busy;
std::uint32_t control = 0x80, page, keys_seen;

void take_key(std::uint32_t key) {
  constexpr std::uint32_t kExpected[] = {0x45670123, 0xCDEF89AB};
  TEST_ASSERT_TRUE_MESSAGE(control & 0x80, "it is open already");
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(kExpected[keys_seen], key, "the key is wrong");
  keys_seen = (keys_seen + 1) % 2;
  if (keys_seen == 0) control &= ~0x80u;
}

void take_control(std::uint32_t value) {
  TEST_ASSERT_FALSE_MESSAGE(control & 0x80, "it is locked");
  control = value;
  if (value & 0x40) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x42, value, "only a page's erasing is started");
    flash.erase(page);
    busy.begin();
  }
}

}  // namespace

std::uint32_t read_register(std::uint32_t from) {
  if (Flash::has(from)) {
    busy.expect_idle();
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x80, control, "left open");
    return flash.word(from);
  }
  TEST_ASSERT_EQUAL_HEX32(0x4002200C, from);
  return busy.ask();
}

void write_register(std::uint32_t to, std::uint32_t value) {
  busy.expect_idle();
  if (to == 0x40022004) {
    take_key(value);
  } else if (to == 0x40022014) {
    page = value;
  } else {
    TEST_ASSERT_EQUAL_HEX32(0x40022010, to);
    take_control(value);
  }
}

void write_half_register(std::uint32_t to, std::uint32_t value) {
  busy.expect_idle();
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(1, control, "programming was not allowed");
  const unsigned shift = to % 4 * 8;
  const std::uint32_t before = flash.word(to & ~3u) >> shift & 0xFFFF;
  TEST_ASSERT_TRUE_MESSAGE(before == 0xFFFF || value == 0, "a half-word is programmed twice");
  flash.clear_bits(to & ~3u, (~value & 0xFFFF) << shift);
  busy.begin();
}

}  // namespace frugal::hal

void setUp() {}
void tearDown() {}

int main() { return frugal::hal::run_store_tests(); }
