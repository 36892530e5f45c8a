// SPDX-License-Identifier: MIT
//
// The last sectors of the flash, by the functions of the boot ROM. Data sheet, chapters 2.8.3.1.3
// (flash access) and 2.8.3 (how they are found). A sector of 4,096 bytes is erased in 45 ms, 400 at
// worst; a page of 256 is programmed in 0.4 ms (data sheet of the W25Q16JV, chapter 9.6). A word is
// a page in which all other bits stay.
//
// Meanwhile the flash can't be read: this code lies in RAM, no interrupt is served, and boot2,
// which makes the flash readable again as fast as before, runs from a copy. 0.7 KB of RAM.
#include "frugal/hal/store.hpp"

#include <algorithm>
#include <array>

#include "chip.hpp"
#include "interrupts.hpp"
#include "standstill.hpp"
#include "store_place.hpp"

extern "C" const std::uint32_t boot2[];  // build.cmake

namespace frugal::hal {
namespace {

constexpr std::uint32_t kFlash = 0x10000000, kPageBytes = 256;
constexpr std::uint32_t kErased = 0xFFFFFFFF;

// Their names in the ROM's table are two letters each.
using PlainFunction = void (*)();
using EraseFunction = void (*)(std::uint32_t from, std::uint32_t bytes, std::uint32_t block_bytes,
                               std::uint32_t block_command);
using ProgramFunction = void (*)(std::uint32_t to, const std::uint32_t* words, std::uint32_t bytes);
using LookupFunction = void* (*)(const std::uint16_t* table, std::uint32_t name);
struct Rom {
  PlainFunction connect_flash, leave_fast_reading, flush_cache;
  EraseFunction erase;
  ProgramFunction program;
};

// An address that the compiler takes for an object of no size: it must not see it.
std::uint32_t half_word_at(std::uint32_t address) {
  asm("" : "+r"(address));
  return *reinterpret_cast<const std::uint16_t*>(address);
}

template <class Function>
Function rom_function(char first, char second) {
  const auto look_up = reinterpret_cast<LookupFunction>(half_word_at(0x18));
  const auto table = reinterpret_cast<const std::uint16_t*>(half_word_at(0x14));
  return reinterpret_cast<Function>(
      look_up(table, static_cast<std::uint32_t>(second) << 8 | static_cast<std::uint32_t>(first)));
}

Rom find_rom() {
  return {rom_function<PlainFunction>('I', 'F'), rom_function<PlainFunction>('E', 'X'),
          rom_function<PlainFunction>('F', 'C'), rom_function<EraseFunction>('R', 'E'),
          rom_function<ProgramFunction>('R', 'P')};
}

std::array<std::uint32_t, kPageBytes / 4> page, boot2_copy;

// Programs the page there, or erases a sector if it is told how many bytes.
[[gnu::section(".ram_code"), gnu::noinline, gnu::long_call]] void change_flash(
    const Rom& rom, std::uint32_t place, std::uint32_t erase_bytes) {
  const Uninterrupted section;
  const auto read_fast = reinterpret_cast<PlainFunction>(
      reinterpret_cast<std::uintptr_t>(boot2_copy.data()) | 1);  // Thumb
  rom.connect_flash();
  rom.leave_fast_reading();
  if (erase_bytes > 0) {
    rom.erase(place, erase_bytes, 1u << 16, 0xD8);
  } else {
    rom.program(place, page.data(), kPageBytes);
  }
  rom.flush_cache();
  read_fast();
}

void change(std::uint32_t address, std::uint32_t erase_bytes) {
  std::copy_n(boot2, boot2_copy.size(), boot2_copy.begin());
  change_flash(find_rom(), address - kFlash, erase_bytes);
}

}  // namespace

std::uint32_t store_read(std::uint32_t word) { return read_register(word_place(word)); }

void store_program(std::uint32_t word, std::uint32_t value) {
  const std::uint32_t place = word_place(word);
  page.fill(kErased);
  page[place % kPageBytes / 4] = value;
  change(place & ~(kPageBytes - 1), 0);
}

void store_erase(std::uint32_t page_number) {
  if (lights_pause) lights_pause();
  change(page_place(page_number), kBoardShape.store_page_bytes);
  if (lights_resume) lights_resume();
}

}  // namespace frugal::hal
