// SPDX-License-Identifier: MIT
/// \file
/// What a board has, as a constant: programs choose by it at compile time what they show and how
/// they are operated, and name no board. A board's board.cmake states its shape; the simulator has
/// the shapes of all boards.
#pragma once

#include <array>
#include <cstdint>

namespace frugal::hal {

/// What a button is for. A button of column n drops into that column, counted from the left.
enum class Role : std::uint8_t {
  kNone,
  kLeft,
  kRight,
  kUp,
  kDown,
  kSelect,
  kDrop,
  kColumn1,
  kColumn2,
  kColumn3,
  kColumn4,
  kColumn5,
  kColumn6,
  kColumn7,
  kColumn8,
  kColumn9,
  kHint,
  kBack,
  kMenu,
};

inline constexpr std::size_t kMostButtons = 16;

struct Shape {
  /// 0: none, the console serves.
  std::uint8_t buttons = 0;
  /// Of each button, in the order of the bits of buttons_down().
  std::array<Role, kMostButtons> roles{};
  std::uint8_t leds = 0;
  std::uint8_t grid_columns = 0, grid_rows = 0;
  /// Whether the grid's lights have colours, or only brightnesses.
  bool has_colours = false;
  std::uint16_t picture_width = 0, picture_height = 0;
  bool has_sound = false;
  /// Whether the chip sleeps deeper than between two turns of a loop.
  bool sleeps = false;
  std::uint8_t store_pages = 0;
  std::uint16_t store_page_bytes = 0;
  /// How many bytes the search's pool may take.
  std::uint32_t pool_bytes = 0;
  /// The board of the game that the machine is built for: width, height, how many in a line. 0: the
  /// program chooses what its lights can show.
  std::uint8_t game_columns = 0, game_rows = 0, game_line = 0;

  constexpr bool has_grid() const { return grid_columns > 0; }
  constexpr bool has_picture() const { return picture_width > 0; }
};

}  // namespace frugal::hal
