// SPDX-License-Identifier: MIT
/// \file
/// The last pages of the flash. ST's programming manual PM0063, chapter 2.3: unlock with two keys,
/// say what is to be done, do it, wait, lock. It is programmed by half-words, each of which must be
/// erased before, or is to be 0. Where the emulator has no such controller, nothing is written.
#include "frugal/hal/store.hpp"

#include "register.hpp"
#include "standstill.hpp"
#include "store_place.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kKeys = 0x40022004, kStatus = 0x4002200C, kControl = 0x40022010;
constexpr std::uint32_t kAddress = 0x40022014;
constexpr std::uint32_t kBusy = 1;
constexpr std::uint32_t kProgram = 1, kErase = 1u << 1, kStart = 1u << 6, kLock = 1u << 7;

void unlock() {
  write_register(kKeys, 0x45670123);
  write_register(kKeys, 0xCDEF89AB);
}

void wait() {
  while (read_register(kStatus) & kBusy) {
  }
}

void program_half(std::uint32_t address, std::uint32_t value) {
  write_half_register(address, value);
  wait();
}

}  // namespace

std::uint32_t store_read(std::uint32_t word) { return read_register(word_place(word)); }

void store_program(std::uint32_t word, std::uint32_t value) {
  unlock();
  write_register(kControl, kProgram);
  program_half(word_place(word), value & 0xFFFF);
  program_half(word_place(word) + 2, value >> 16);
  write_register(kControl, kLock);
}

void store_erase(std::uint32_t page) {
  if (lights_pause) lights_pause();
  unlock();
  write_register(kControl, kErase);
  write_register(kAddress, page_place(page));
  write_register(kControl, kErase | kStart);
  wait();
  write_register(kControl, kLock);
  if (lights_resume) lights_resume();
}

}  // namespace frugal::hal
