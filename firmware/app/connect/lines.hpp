// SPDX-License-Identifier: MIT
/// \file
/// Which discs make the line that won.
#pragma once

#include "frugal/games/connect/threats.hpp"

namespace frugal::app::connect {

/// The cells of all full lines in this direction: their lowest ends, then what follows those.
template <class Shape, int kStep>
constexpr Cells lines_along(Cells discs) {
  const Cells ends = runs<Shape::kLine, kStep>(discs);
  Cells cells = 0;
  for (int i = 0; i < Shape::kLine; ++i) cells |= ends << (i * kStep);
  return cells;
}

template <class Shape>
constexpr Cells lines_of(Cells discs) {
  return lines_along<Shape, 1>(discs) | lines_along<Shape, Shape::kStride - 1>(discs) |
         lines_along<Shape, Shape::kStride>(discs) | lines_along<Shape, Shape::kStride + 1>(discs);
}

}  // namespace frugal::app::connect
