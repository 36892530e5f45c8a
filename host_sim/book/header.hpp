// SPDX-License-Identifier: MIT
/// \file
/// A book as a C++ header for the engine, and read back from there.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "book/rows.hpp"
#include "games/boards.hpp"

namespace frugal::book {

/// Of stones: no position has so many.
inline constexpr std::uint32_t kNever = 64;

/// What a book was made for, and its constant.
struct Made {
  cli::Board board{};
  std::uint32_t hardest = 0;
  std::size_t positions = 0;
  std::size_t replies = 0;
  std::uint32_t scored_from =
      kNever;  ///< stones from which on replies were chosen by their exact scores
  Rows rows;
};

std::string to_header(const Made& made);

/// Throws std::runtime_error with what is wrong with the file.
Made from_header(const std::string& name);

}  // namespace frugal::book
