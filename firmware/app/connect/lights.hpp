// SPDX-License-Identifier: MIT
/// \file
/// All that a board has to show a scene with.
#pragma once

#include <cstdint>
#include <type_traits>

#include "app/connect/led_view.hpp"
#include "app/connect/matrix_view.hpp"
#include "app/connect/picture_view.hpp"
#include "app/connect/scene.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

template <class G, hal::Shape kShape>
class Lights {
  struct Nothing {};

 public:
  /// Often; `has_changed` if there was an event since the last time.
  void show(const Scene<G>& scene, [[maybe_unused]] bool has_changed) {
    if constexpr (kShape.has_picture()) picture_.show(scene, has_changed);
    if constexpr (kShape.has_matrix()) matrix_.show(scene);
    if constexpr (kShape.leds > 0) leds_.show(scene, has_changed);
  }

  /// Whether a picture is on its way.
  bool is_busy() const {
    if constexpr (kShape.has_picture()) return picture_.is_busy();
    return false;
  }

 private:
  template <bool kHas, class View>
  using If = std::conditional_t<kHas, View, Nothing>;
  using Picture = PictureView<G, kShape.picture_width, kShape.picture_height>;
  using Matrix = MatrixView<G, kShape.matrix_columns, kShape.matrix_rows>;
  using Leds = LedView<G, kShape.leds>;

  [[no_unique_address]] If<kShape.has_picture(), Picture> picture_;
  [[no_unique_address]] If<kShape.has_matrix(), Matrix> matrix_;
  [[no_unique_address]] If<(kShape.leds > 0), Leds> leds_;
};

}  // namespace frugal::app::connect
