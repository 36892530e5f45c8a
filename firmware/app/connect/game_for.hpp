// SPDX-License-Identifier: MIT
/// \file
/// Which game a machine plays: that of FRUGAL_GAME in its board.cmake, or else the larger one of
/// two that its lights can show.
#pragma once

#include <type_traits>

#include "frugal/games/connect/connect.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

template <hal::Shape kShape>
consteval auto choose_game() {
  constexpr bool kFitsLarge =
      !kShape.has_grid() || (kShape.grid_columns >= 7 && kShape.grid_rows >= 6);
  if constexpr (kShape.game_columns > 0) {
    using Chosen = Connect<kShape.game_columns, kShape.game_rows, kShape.game_line>;
    return std::type_identity<Chosen>{};
  } else if constexpr (kFitsLarge) {
    return std::type_identity<Connect<7, 6, 4>>{};
  } else {
    return std::type_identity<Connect<5, 5, 4>>{};
  }
}

template <hal::Shape kShape>
using GameFor = typename decltype(choose_game<kShape>())::type;

}  // namespace frugal::app::connect
