// SPDX-License-Identifier: MIT
/// \file
/// A chip as a test has it: models of some of its blocks. Each has
///
///   bool has(address)
///   std::uint32_t read(address)
///   void write(address, value)
///
/// and refuses, by a failed assertion, what a data sheet forbids and what has no effect. So does an
/// access to anything else.
#pragma once

#include <unity.h>

#include <cstdint>

namespace frugal::hal {

inline void expect_found(bool found, std::uint32_t address) {
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, address % 4, "the address of a register is not aligned");
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, found ? 0 : address, "the models have no such register");
}

template <class... Blocks>
std::uint32_t read_of(std::uint32_t address, Blocks&... blocks) {
  std::uint32_t value = 0;
  const bool found = ((blocks.has(address) && (value = blocks.read(address), true)) || ...);
  expect_found(found, address);
  return value;
}

template <class... Blocks>
void write_of(std::uint32_t address, std::uint32_t value, Blocks&... blocks) {
  const bool found = ((blocks.has(address) && (blocks.write(address, value), true)) || ...);
  expect_found(found, address);
}

}  // namespace frugal::hal
