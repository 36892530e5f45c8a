// SPDX-License-Identifier: MIT
/// \file
/// A little memory that survives a power cut: pages of flash, as flash is. Erasing sets all bits of
/// a page; programming can only clear bits, a word at a time. A cut in the middle leaves that word,
/// or that page, in any state, and the program must allow for that (app/connect/journal.hpp).
///
/// The shape tells how many pages there are, and of how many bytes. A board without a store has
/// none, and what is written there is lost.
#pragma once

#include <cstdint>

namespace frugal::hal {

/// The value of a word. Words are numbered through all pages, from 0.
std::uint32_t store_read(std::uint32_t word);

/// Clears the bits of a word that are not set in the value, and waits until that is done, tens of
/// microseconds. A word is programmed once after its page was erased; the chips allow a second time
/// only for 0.
void store_program(std::uint32_t word, std::uint32_t value);

/// Sets all bits of a page, and waits until that is done, tens of milliseconds, in which the chip
/// may stand still.
void store_erase(std::uint32_t page);

}  // namespace frugal::hal
