// SPDX-License-Identifier: MIT
//
// Fills the store, reads it back, restarts the board, and finds all of it again; then erases one
// page and finds the others as they were. Where the emulator has no flash to write on, it must get
// to the end all the same, and says so.
#include "frugal/hal/store.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"

using namespace frugal::hal;

namespace {

constexpr std::uint32_t kErased = 0xFFFFFFFF;
constexpr std::uint32_t kPageWords = kBoardShape.store_page_bytes / 4;
constexpr std::uint32_t kWords = kPageWords * kBoardShape.store_pages;
constexpr std::uint32_t kSecondRun = 0x5EC07D42;
[[gnu::section(".noinit")]] volatile std::uint32_t run;

std::uint32_t pattern(std::uint32_t word) { return word * 0x9E3779B9 ^ 0x12345678; }

bool holds(std::uint32_t from, std::uint32_t end, std::uint32_t (*expected)(std::uint32_t)) {
  for (std::uint32_t word = from; word < end; ++word) {
    if (store_read(word) != expected(word)) return false;
  }
  return true;
}

std::uint32_t erased(std::uint32_t) { return kErased; }

void expect(bool holds_true, const char* what) {
  if (!holds_true) panic(what);
}

void fill() {
  for (std::uint32_t page = 0; page < kBoardShape.store_pages; ++page) store_erase(page);
  for (std::uint32_t word = 0; word < kWords; ++word) store_program(word, pattern(word));
}

}  // namespace

int main() {
  if (run != kSecondRun) {
    store_erase(0);
    store_program(0, 0xA5A5A5A5);
    if (store_read(0) != 0xA5A5A5A5) {
      console_write("the store takes nothing here\n");
      return 0;
    }
    fill();
    expect(holds(0, kWords, pattern), "what was programmed is not there");
    run = kSecondRun;
    restart();
  }
  run = 0;
  expect(holds(0, kWords, pattern), "what was programmed did not survive a restart");
  store_erase(1);
  expect(holds(kPageWords, 2 * kPageWords, erased), "an erased page has bits that are not set");
  expect(holds(0, kPageWords, pattern), "erasing a page changed the one before it");
  expect(holds(2 * kPageWords, kWords, pattern), "erasing a page changed one behind it");
  store_program(kPageWords, 0xFFFF0000);
  store_program(kPageWords, 0);
  expect(store_read(kPageWords) == 0, "a word can't be cleared a second time");
  console_write("the store keeps what it is given\n");
}
