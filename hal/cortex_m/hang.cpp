// SPDX-License-Identifier: MIT
/// \file
/// See hang.hpp.
#include "hang.hpp"

#include <cstdint>

#include "frugal/hal/process.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kHung = 0x48554E47;
[[gnu::section(".noinit")]] volatile std::uint32_t note;

}  // namespace

void restart_hanging() {
  note = kHung;
  restart();
}

bool take_note_of_hang() {
  const bool found = note == kHung;
  note = 0;
  return found;
}

}  // namespace frugal::hal
