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

// Lights that an interrupt keeps alight; the others need none of this.
template <class Lights>
concept IsMultiplexed = requires {
  Lights::light_next_row();
};

template <class Lights>
void light_row() {
  if constexpr (IsMultiplexed<Lights>) Lights::light_next_row();
}
template <class Lights>
void pause() {
  if constexpr (IsMultiplexed<Lights>) Lights::pause();
}
template <class Lights>
void resume() {
  if constexpr (IsMultiplexed<Lights>) Lights::resume();
}

}  // namespace

bool show_grid(std::span<const Light> lights) { return Grid::show(lights); }
void set_brightness(std::uint8_t brightness) { Grid::set_brightness(brightness); }

void light_next_row() { light_row<Grid>(); }
void lights_pause() { pause<Grid>(); }
void lights_resume() { resume<Grid>(); }

}  // namespace frugal::hal
