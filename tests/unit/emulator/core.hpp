// SPDX-License-Identifier: MIT
/// \file
/// The core of the emulated Pico in a test: instructions in its RAM, and devices that a test can
/// see.
#pragma once

#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>

extern "C" {
#include "exceptions.h"
#include "memory.h"
}

namespace frugal::test {

constexpr std::uint32_t kCode = 0x20001000, kHandlers = 0x20002000, kVectors = 0x20003000;
constexpr std::uint32_t kStackTop = 0x20004000, kNowhere = 0x60000000;

/// Answers for all addresses that are no memory; false: nothing is there.
inline std::function<bool(std::uint32_t address, bool is_write, std::uint32_t& value)> device;

inline void put_word(std::uint32_t address, std::uint32_t value) {
  std::memcpy(memory.ram + (address - memory.places.ram_begin), &value, sizeof value);
}

inline std::uint32_t word_at(std::uint32_t address) {
  return bytes_to_word(readable(&memory.places, address));
}

inline void put_code(std::uint32_t address, std::initializer_list<int> halves) {
  for (const int half : halves) {
    const auto value = static_cast<std::uint16_t>(half);
    std::memcpy(memory.ram + (address - memory.places.ram_begin), &value, sizeof value);
    address += 2;
  }
}

/// From reset, about to execute these instructions. Exception n is handled at kHandlers + 16 n, by
/// BX LR.
inline void start(std::initializer_list<int> halves) {
  cpu_reset();
  device = nullptr;
  memory.places.flash_begin = 0x10000000;
  memory.places.flash_bytes = kMostFlashBytes;
  memory.places.ram_begin = 0x20000000;
  memory.places.ram_bytes = kRamBytes;
  exceptions.vectors = kVectors;
  for (std::uint32_t n = 1; n < 48; ++n) {
    put_word(kVectors + 4 * n, (kHandlers + 16 * n) | 1);
    put_code(kHandlers + 16 * n, {0x4770});
  }
  put_code(kCode, halves);
  cpu.r[kSp] = kStackTop;
  cpu.r[kPc] = kCode;
}

/// One instruction; with the entry of an exception before it, if one is due. Its cycles.
inline std::uint32_t step() { return cpu_run(1); }

inline void steps(int count) {
  for (int i = 0; i < count; ++i) step();
}

}  // namespace frugal::test

/// A test is one translation unit, so these may stand in a header.
extern "C" std::uint32_t io_read(std::uint32_t address, std::uint32_t) {
  std::uint32_t value = 0;
  cpu.is_refused = !frugal::test::device || !frugal::test::device(address, false, value);
  return value;
}

extern "C" void io_write(std::uint32_t address, std::uint32_t value, std::uint32_t) {
  cpu.is_refused = !frugal::test::device || !frugal::test::device(address, true, value);
}
