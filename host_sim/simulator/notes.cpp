// SPDX-License-Identifier: MIT
#include "simulator/notes.hpp"

#include <array>
#include <cmath>

namespace frugal::sim {

std::string name_of_note(std::uint32_t hertz) {
  constexpr std::array kNames{"C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"};
  const double above_a4 = 12 * std::log2(hertz / 440.0);
  const int above_c0 = static_cast<int>(std::lround(above_a4)) + 57;
  return kNames[static_cast<std::size_t>(above_c0 % 12)] + std::to_string(above_c0 / 12);
}

std::string names_of_notes(std::span<const std::uint32_t> hertz) {
  std::string names;
  for (const std::uint32_t each : hertz) {
    if (!names.empty()) names += ' ';
    names += name_of_note(each);
  }
  return names;
}

}  // namespace frugal::sim
