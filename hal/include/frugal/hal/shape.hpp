// SPDX-License-Identifier: MIT
/// \file
/// What a board has, as a constant: programs choose by it at compile time what they show and how
/// they are operated, and name no board. A board's board.cmake states its shape; the simulator has
/// the shapes of all boards.
#pragma once

#include <cstdint>

namespace frugal::hal {

struct Shape {
  // 5: left, right, up, down, select; 2: A, B; 1: the only one; 0: none, the console serves.
  std::uint8_t buttons;
  std::uint8_t leds;
  std::uint8_t matrix_columns, matrix_rows;
  std::uint16_t picture_width, picture_height;
  std::uint8_t store_pages;
  std::uint16_t store_page_bytes;
  // How many bytes the search's pool may take.
  std::uint32_t pool_bytes;

  constexpr bool has_matrix() const { return matrix_columns > 0; }
  constexpr bool has_picture() const { return picture_width > 0; }
};

}  // namespace frugal::hal
