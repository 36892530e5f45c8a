// SPDX-License-Identifier: MIT
//
// The store of the LM3S6965 against a model of its flash controller: data sheet (SPMS009),
// chapter 7.
#include "../../../hal/chips/lm3s6965/store.cpp"
#include "flash.hpp"

namespace frugal::hal {
namespace {

Flash flash;
Busy busy;
std::uint32_t address, data, running;

}  // namespace

std::uint32_t read_register(std::uint32_t from) {
  if (Flash::has(from)) {
    busy.expect_idle();
    return flash.word(from);
  }
  TEST_ASSERT_EQUAL_HEX32(0x400FD008, from);
  return busy.ask() ? running : 0;
}

void write_register(std::uint32_t to, std::uint32_t value) {
  busy.expect_idle();
  if (to == 0x400FD000) {
    address = value;
  } else if (to == 0x400FD004) {
    data = value;
  } else {
    TEST_ASSERT_EQUAL_HEX32(0x400FD008, to);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0xA442, value >> 16, "the key is wrong");
    running = value & 0xFFFF;
    TEST_ASSERT_TRUE_MESSAGE(running == 1 || running == 2, "neither a write nor a page's erasing");
    if (running == 1) flash.clear_bits(address, ~data);
    if (running == 2) flash.erase(address);
    busy.begin();
  }
}

void write_half_register(std::uint32_t, std::uint32_t) { TEST_FAIL(); }

}  // namespace frugal::hal

void setUp() {}
void tearDown() {}

int main() { return frugal::hal::run_store_tests(); }
