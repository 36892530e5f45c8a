// SPDX-License-Identifier: MIT
/// \file
/// The last pages of the flash, through its controller. Data sheet, chapter 7.2 and 7.4: address,
/// data, then a command with its key, whose bit goes out when it is done. Where the emulator has no
/// such controller, the bit is never seen and nothing is written.
#include "frugal/hal/store.hpp"

#include "register.hpp"
#include "standstill.hpp"
#include "store_place.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kAddress = 0x400FD000, kData = 0x400FD004, kCommand = 0x400FD008;
constexpr std::uint32_t kKey = 0xA4420000, kWrite = 1, kErase = 2;

void command(std::uint32_t address, std::uint32_t what) {
  write_register(kAddress, address);
  write_register(kCommand, kKey | what);
  while (read_register(kCommand) & what) {
  }
}

}  // namespace

std::uint32_t store_read(std::uint32_t word) { return read_register(word_place(word)); }

void store_program(std::uint32_t word, std::uint32_t value) {
  write_register(kData, value);
  command(word_place(word), kWrite);
}

void store_erase(std::uint32_t page) {
  if (lights_pause) lights_pause();
  command(page_place(page), kErase);
  if (lights_resume) lights_resume();
}

}  // namespace frugal::hal
