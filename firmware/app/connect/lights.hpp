// SPDX-License-Identifier: MIT
/// \file
/// The lights of a board, of whatever kinds it has, as one.
#pragma once

#include <cstdint>
#include <type_traits>

#include "app/connect/grid_view.hpp"
#include "app/connect/led_view.hpp"
#include "app/connect/picture_view.hpp"
#include "app/connect/scene.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

template <class G, hal::Shape kShape>
class Lights {
  struct Nothing {};

 public:
  /// Shows the scene. To be called often; `has_changed` says that an event happened since the last
  /// call.
  void show(const Scene<G>& scene, [[maybe_unused]] bool has_changed) {
    if constexpr (kShape.has_picture()) picture_.show(scene, has_changed);
    if constexpr (kShape.has_grid()) grid_.show(scene);
    if constexpr (kShape.leds > 0) leds_.show(scene, has_changed);
  }

  /// Turns all off that would wear out, or dazzle at night. To be called often.
  void darken() {
    if constexpr (kShape.has_picture()) picture_.darken();
    if constexpr (kShape.has_grid()) grid_.darken();
    if constexpr (kShape.leds > 0) leds_.darken();
  }

  /// Whether a part of a picture, or a frame of the grid, is still to be sent.
  bool is_busy() const {
    if constexpr (kShape.has_picture()) {
      if (picture_.is_busy()) return true;
    }
    if constexpr (kShape.has_grid()) return grid_.is_busy();
    return false;
  }

 private:
  template <bool kHas, class View>
  using If = std::conditional_t<kHas, View, Nothing>;
  using Picture = PictureView<G, kShape>;
  using Grid = GridView<G, kShape>;
  using Leds = LedView<G, kShape.leds>;

  [[no_unique_address]] If<kShape.has_picture(), Picture> picture_;
  [[no_unique_address]] If<kShape.has_grid(), Grid> grid_;
  [[no_unique_address]] If<(kShape.leds > 0), Leds> leds_;
};

}  // namespace frugal::app::connect
