// SPDX-License-Identifier: MIT
/// \file
/// A little memory that survives a power cut: pages of flash, as flash is. Erasing sets all bits of
/// a page; programming can only clear bits, a word at a time. A cut in the middle leaves that word,
/// or that page, in any state: who writes must reckon with it (firmware/journal.hpp).
///
/// How many pages of how many bytes there are, shape.hpp tells; a board without a store has none,
/// and what it writes is lost.
#pragma once

#include <cstdint>

namespace frugal::hal {

// Words are numbered through all pages, from 0.
std::uint32_t store_read(std::uint32_t word);

// Both wait until it is done: tens of microseconds for a word, tens of milliseconds for a page.
// A word is programmed once after its page was erased; a second time only with 0, no chip takes
// more.
void store_program(std::uint32_t word, std::uint32_t value);
void store_erase(std::uint32_t page);

}  // namespace frugal::hal
