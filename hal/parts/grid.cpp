// SPDX-License-Identifier: MIT
#include "board.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/lights.hpp"
#include "standstill.hpp"

namespace frugal::hal {
namespace {

using Grid = Board::Grid;
static_assert(Grid::kGridColumns == kBoardShape.grid_columns &&
                  Grid::kGridRows == kBoardShape.grid_rows,
              "board.hpp has a grid of another size than FRUGAL_GRID of board.cmake says");
static_assert(Grid::kHasColours == kBoardShape.has_colours,
              "FRUGAL_COLOURS of board.cmake is ON where the lights of board.hpp have colours");

const struct Start {
  Start() { Grid::start(); }
} start;

}  // namespace

bool show_grid(std::span<const Light> lights) { return Grid::show(lights); }
void set_brightness(std::uint8_t brightness) { Grid::set_brightness(brightness); }

// Lights that an interrupt keeps alight.
void light_next_row() {
  if constexpr (requires { Grid::light_next_row(); }) Grid::light_next_row();
}
void lights_pause() {
  if constexpr (requires { Grid::pause(); }) Grid::pause();
}
void lights_resume() {
  if constexpr (requires { Grid::resume(); }) Grid::resume();
}

}  // namespace frugal::hal
