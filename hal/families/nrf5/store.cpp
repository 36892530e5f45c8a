// SPDX-License-Identifier: MIT
/// \file
/// The last pages of the flash, through the NVMC. Reference Manual, chapter 6: enable, write a word
/// or the address of the page to erase, wait, disable. The chip stands still meanwhile, for up to
/// 46 us and 21 ms (Product Specification 3.3, chapter 8.20).
#include "frugal/hal/store.hpp"

#include "register.hpp"
#include "standstill.hpp"
#include "store_place.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kReady = 0x4001E400, kConfiguration = 0x4001E504, kErasePage = 0x4001E508;
constexpr std::uint32_t kReadOnly = 0, kMayWrite = 1, kMayErase = 2;

void change(std::uint32_t mode, std::uint32_t address, std::uint32_t value) {
  write_register(kConfiguration, mode);
  write_register(address, value);
  while (!read_register(kReady)) {
  }
  write_register(kConfiguration, kReadOnly);
}

}  // namespace

std::uint32_t store_read(std::uint32_t word) { return read_register(word_place(word)); }

void store_program(std::uint32_t word, std::uint32_t value) {
  change(kMayWrite, word_place(word), value);
}

void store_erase(std::uint32_t page) {
  if (lights_pause) lights_pause();
  change(kMayErase, kErasePage, page_place(page));
  if (lights_resume) lights_resume();
}

}  // namespace frugal::hal
