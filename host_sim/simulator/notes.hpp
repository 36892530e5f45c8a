// SPDX-License-Identifier: MIT
/// \file
/// The names of tones: C6 is the C two octaves above middle C.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace frugal::sim {

/// The nearest note of equal temperament with A4 at 440 Hz.
std::string name_of_note(std::uint32_t hertz);

/// With spaces between them.
std::string names_of_notes(std::span<const std::uint32_t> hertz);

}  // namespace frugal::sim
