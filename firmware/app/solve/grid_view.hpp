// SPDX-License-Identifier: MIT
/// \file
/// A proof on a grid of lights that is as large as the game's board or larger. The board stands in
/// the middle, on the bottom row, with the first move on it that is looked at, as a disc of the
/// first player.
///
///   - a column: the opponent's reply there. It fills from the bottom as the reply is refuted. The
///     light above what is filled blinks in the column that is under way. A full column without a
///     light that blinks is done;
///   - the row above: the first move that is looked at is steady, those that are not good enough
///     wink;
///   - the top row: the share of the first move that is done, from the left;
///   - while it is paused: two bars, in turn with the picture;
///   - while a button is held: the top row fills with red lights. When it is full, the proof begins
///     anew;
///   - at the end: the best first move blinks, in turn with a smile (a win for the player that
///     begins), a sad face (a loss) or an equals sign (a draw).
///
/// A grid as high as the board has neither of the upper rows, one that is a row higher has no
/// share. Nothing flashes more than three times a second, the limit for photosensitive people.
///
/// Memory: the frame that is shown, a byte a light.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/common/signs.hpp"
#include "app/solve/scene.hpp"
#include "frugal/bounds.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::solve {

template <class G, class Scene, hal::Shape kShape>
class GridView {
  using Light = hal::Light;
  using B = Bounds<G::kTop>;
  static constexpr int kWidth = kShape.grid_columns;
  static constexpr int kHeight = kShape.grid_rows;
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kRows = G::Shape::kHeight;
  static_assert(kWidth >= kColumns && kHeight >= kRows,
                "The game's board is larger than the grid that shows it: see FRUGAL_GRID in "
                "board.cmake.");
  static constexpr int kCell = kWidth >= 2 * kColumns ? 2 : 1;
  static constexpr int kLeft = (kWidth - kCell * kColumns) / 2;
  static constexpr bool kHasRowAbove = kHeight > kRows;
  static constexpr bool kHasTopRow = kHeight > kRows + 1;
  using Signs = SignPlace<kWidth, kHeight>;

 public:
  using Frame = std::array<Light, kWidth * kHeight>;

  void show(const Scene& scene) {
    Frame frame{};
    draw(frame, scene);
    if (has_shown_ && frame == shown_) return;
    has_shown_ = hal::show_grid(frame);
    if (has_shown_) shown_ = frame;
  }

  static void draw(Frame& frame, const Scene& scene) {
    const bool is_sign = (scene.session.is_done() || scene.session.is_paused()) &&
                         scene.held == 0 && !scene.blinks(3600, 2400);
    if (is_sign) return draw_sign(frame, scene);
    draw_replies(frame, scene);
    if constexpr (kHasRowAbove) draw_first_moves(frame, scene);
    draw_share(frame, scene);
  }

 private:
  static void put(Frame& frame, int x, int y, Light what) {
    for (int i = 0; i < kCell; ++i) {
      frame[static_cast<std::size_t>((kHeight - 1 - y) * kWidth + kLeft + kCell * x + i)] = what;
    }
  }

  static void draw_replies(Frame& frame, const Scene& scene) {
    const int first = scene.session.first_move();
    for (int x = 0; x < kColumns; ++x) {
      const int bottom = x == first ? 1 : 0;
      if (!scene.session.is_done()) draw_reply(frame, scene, x, bottom);
      if (x == first) put(frame, x, 0, disc(scene));
    }
  }
  static void draw_reply(Frame& frame, const Scene& scene, int x, int bottom) {
    const int height = scene.height_of(x, kRows - bottom);
    for (int y = 0; y < height; ++y) put(frame, x, bottom + y, Light::kBusy);
    const bool is_under_way = scene.session.stage_of_reply(x) == Stage::kUnderWay;
    if (is_under_way && scene.blinks(1000, 500)) put(frame, x, bottom + height, Light::kSign);
  }
  static Light disc(const Scene& scene) {
    if (!scene.session.is_done()) return Light::kYours;
    return scene.blinks(800, 500) ? Light::kYoursWon : Light::kDark;
  }

  static void draw_first_moves(Frame& frame, const Scene& scene) {
    for (int x = 0; x < kColumns; ++x) {
      const bool is_refuted = B::opti(scene.session.bounds_of(x)) < G::kTop;
      if (is_refuted && !scene.session.is_done() && scene.blinks(2000, 1800))
        put(frame, x, kRows, Light::kMine);
      if (x == scene.session.first_move()) put(frame, x, kRows, Light::kYours);
    }
  }

  static void draw_share(Frame& frame, const Scene& scene) {
    const bool is_held = scene.held > 0;
    if (!is_held && !kHasTopRow) return;
    const int lit = Scene::part_of(is_held ? scene.held : scene.session.share(), kWidth);
    for (int x = 0; x < lit; ++x) {
      frame[static_cast<std::size_t>(x)] = is_held ? Light::kAlarm : Light::kValue;
    }
  }

  static void draw_sign(Frame& frame, const Scene& scene) {
    const std::uint32_t bounds = scene.session.bounds();
    if (!scene.session.is_done()) return Signs::put(frame, signs::kPause, Light::kSign);
    if (B::pess(bounds) == G::kTop) return Signs::put(frame, signs::kSmile, Light::kYoursWon);
    if (B::opti(bounds) == 0) return Signs::put(frame, signs::kSad, Light::kMineWon);
    Signs::put(frame, signs::kEquals, Light::kSign);
  }

  Frame shown_{};
  bool has_shown_ = false;
};

}  // namespace frugal::app::solve
