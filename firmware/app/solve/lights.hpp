// SPDX-License-Identifier: MIT
/// \file
/// The lights of a board, of whatever kinds it has, as one. Single lights are on while the proof
/// goes on, with a short gap each second, off while it is paused, and blink slowly at the end.
#pragma once

#include <cstdint>
#include <type_traits>

#include "app/solve/grid_view.hpp"
#include "app/solve/picture_view.hpp"
#include "app/solve/scene.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::solve {

template <class G, class Scene, hal::Shape kShape>
class Lights {
  struct Nothing {};
  template <bool kHas, class View>
  using If = std::conditional_t<kHas, View, Nothing>;
  using Grid = GridView<G, Scene, kShape>;
  using Picture = PictureView<G, Scene, kShape>;

 public:
  /// To be called often; `has_changed` says that a button was pressed since the last call.
  void show(const Scene& scene, [[maybe_unused]] bool has_changed,
            [[maybe_unused]] std::uint32_t now_ms) {
    if constexpr (kShape.has_grid()) grid_.show(scene);
    if constexpr (kShape.has_picture()) picture_.show(scene, has_changed, now_ms);
    if constexpr (kShape.leds > 0) hal::show_leds(is_lit(scene) ? (1u << kShape.leds) - 1 : 0);
  }

 private:
  static bool is_lit(const Scene& scene) {
    if (scene.session.is_done()) return scene.blinks(2000, 1000);
    return !scene.session.is_paused() && scene.blinks(1000, 950);
  }

  [[no_unique_address]] If<kShape.has_grid(), Grid> grid_;
  [[no_unique_address]] If<kShape.has_picture(), Picture> picture_;
};

}  // namespace frugal::app::solve
