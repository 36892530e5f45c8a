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

/// As many as a shape has room for.
inline constexpr std::size_t kMostButtons = 16;

/// What a board has. A count of 0: the board has none.
struct Shape {
  /// Without buttons the console serves.
  std::uint8_t buttons = 0;
  /// Of each button, in the order of the bits of buttons_down().
  std::array<Role, kMostButtons> roles{};
  /// Single lights.
  std::uint8_t leds = 0;
  std::uint8_t grid_columns = 0;  ///< lights in a row of the grid
  std::uint8_t grid_rows = 0;     ///< lights in a column of the grid
  /// Whether the grid's lights have colours, or only brightnesses.
  bool has_colours = false;
  std::uint16_t picture_width = 0;   ///< in pixels
  std::uint16_t picture_height = 0;  ///< in pixels
  /// Whether sound_tone() sounds.
  bool has_sound = false;
  /// Whether the chip sleeps deeper than between two turns of a loop.
  bool sleeps = false;
  /// Pages of the store (store.hpp).
  std::uint8_t store_pages = 0;
  /// Bytes of a page.
  std::uint16_t store_page_bytes = 0;
  /// How many bytes the search's pool may take.
  std::uint32_t pool_bytes = 0;
  /// The board of the game that the machine is built for: its width. 0: the program chooses what
  /// its lights can show.
  std::uint8_t game_columns = 0;
  std::uint8_t game_rows = 0;  ///< its height
  std::uint8_t game_line = 0;  ///< how many in a line win

  /// Whether show_grid() shows anything.
  constexpr bool has_grid() const { return grid_columns > 0; }
  /// Whether show_picture() shows anything.
  constexpr bool has_picture() const { return picture_width > 0; }
};

}  // namespace frugal::hal
