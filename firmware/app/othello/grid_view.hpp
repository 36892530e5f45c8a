// SPDX-License-Identifier: MIT
/// \file
/// The game on a grid of coloured lights that is as large as the board or larger. The board stands
/// in the middle; lights to spare draw its edge.
///
///   person's disc   steady
///   engine's disc   all of them wink together, so that they differ by more than colour
///   engine's last   goes off and on slowly, until the next move
///   turned over     what the last move encloses is as it was, dark, and as it is: once
///   legal moves     dim
///   cursor          one of them flickers; a hint flickers in the colour of hints
///   thinking        the engine's legal moves are on for half a second, and off for one
///   skipped         ">>" in the colour of the side that can't move
///   the end         the board; then the discs, counted from the bottom, the person's first; then a
///                   smile (you won), a sad face (the engine did) or an equals sign
///   menu            the left column shows which item is chosen, the rest its value
///
/// Where two columns of lights are there for each column of the board, a disc takes both, and the
/// second light of the engine's is pale, so that the discs differ by shape.
///
/// Nothing flashes more than three times a second, the limit for photosensitive people.
///
/// Memory: the frame that is shown, a byte a light.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/common/signs.hpp"
#include "app/othello/scene.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::othello {

template <class G, hal::Shape kShape>
class GridView {
  using Light = hal::Light;
  static constexpr int kWidth = kShape.grid_columns;
  static constexpr int kHeight = kShape.grid_rows;
  static_assert(kWidth >= G::kWidth && kHeight >= G::kHeight && kShape.has_colours);
  /// Columns of lights for a column of the board.
  static constexpr int kCell = kWidth >= 2 * G::kWidth ? 2 : 1;
  static constexpr int kLeft = (kWidth - kCell * G::kWidth) / 2;
  static constexpr int kRight = kLeft + kCell * G::kWidth;
  static constexpr int kTop = (kHeight - G::kHeight) / 2;
  static constexpr int kBottom = kTop + G::kHeight - 1;
  using Signs = SignPlace<kWidth, kHeight>;

 public:
  using Frame = std::array<Light, kWidth * kHeight>;

  void show(const Scene<G>& scene, bool) {
    Frame frame{};
    draw(frame, scene);
    hand_over(frame);
  }
  void darken() { hand_over({}); }

  /// Whether the lights did not take the last frame yet.
  bool is_busy() const { return !has_shown_; }

  static void draw(Frame& frame, const Scene<G>& scene) {
    if (scene.mode == Mode::kMenu) return draw_menu(frame, scene.menu);
    if (scene.mode == Mode::kSkipped) return draw_skipped(frame, scene);
    const Ending ending = scene.mode == Mode::kOver ? scene.ending() : Ending::kBoard;
    if (ending == Ending::kWinner) return draw_winner(frame, scene);
    draw_edge(frame);
    ending == Ending::kCount ? draw_count(frame, scene) : draw_board(frame, scene);
  }

 private:
  void hand_over(const Frame& frame) {
    if (has_shown_ && frame == shown_) return;
    has_shown_ = hal::show_grid(frame);
    if (has_shown_) shown_ = frame;
  }

  static Light& light(Frame& frame, int column, int row) {
    return frame[static_cast<std::size_t>(row * kWidth + column)];
  }

  static void put(Frame& frame, int x, int y, Light what) {
    light(frame, kLeft + kCell * x, kBottom - y) = what;
    if (kCell == 1) return;
    light(frame, kLeft + kCell * x + 1, kBottom - y) =
        what == Light::kMine ? Light::kMinePale : what;
  }

  static void draw_edge(Frame& frame) {
    for (int row = kTop; row <= kBottom; ++row) {
      if (kLeft > 0) light(frame, kLeft - 1, row) = Light::kFrame;
      if (kRight < kWidth) light(frame, kRight, row) = Light::kFrame;
    }
    for (int column = kLeft; column < kRight; ++column) {
      if (kTop > 0) light(frame, column, kTop - 1) = Light::kFrame;
      if (kBottom + 1 < kHeight) light(frame, column, kBottom + 1) = Light::kFrame;
    }
  }

  static void draw_board(Frame& frame, const Scene<G>& scene) {
    for (int y = 0; y < G::kHeight; ++y) {
      for (int x = 0; x < G::kWidth; ++x) {
        const int player = scene.disc_at(x, y);
        put(frame, x, y, player < 0 ? mark(scene, x, y) : disc(scene, player, x, y));
      }
    }
  }

  static Light disc(const Scene<G>& scene, int player, int x, int y) {
    const bool is_slow = scene.is_last_marked && scene.is_last(x, y);
    const bool is_on = is_slow                  ? scene.blinks(1000, 600)
                       : scene.is_other(player) ? scene.blinks(2000, 1800)
                                                : true;
    return is_on ? light_of(scene.is_other(player)) : Light::kDark;
  }
  static Light light_of(bool is_other) { return is_other ? Light::kMine : Light::kYours; }

  /// Of an empty cell.
  static Light mark(const Scene<G>& scene, int x, int y) {
    if (!scene.is_legal(x, y)) return Light::kDark;
    if (scene.is_cursor(x, y) && scene.blinks(400, 240)) {
      return scene.is_hint ? Light::kHint : Light::kCursor;
    }
    if (scene.mode == Mode::kTurn) return Light::kLanding;
    const bool thinks = scene.mode == Mode::kThinking || scene.mode == Mode::kHinting;
    if (!thinks || scene.blinks(1000, 500)) return Light::kDark;
    return scene.mode == Mode::kHinting ? Light::kHint : Light::kBusy;
  }

  static void draw_skipped(Frame& frame, const Scene<G>& scene) {
    const bool is_other = scene.session.position().mover() == scene.person;
    Signs::put(frame, signs::kSkip, light_of(is_other));
  }

  static void draw_count(Frame& frame, const Scene<G>& scene) {
    const Light other = scene.blinks(2000, 1800) ? Light::kMine : Light::kDark;
    const int persons = scene.persons();
    const int all = persons + scene.others();
    for (int i = 0; i < all; ++i) {
      put(frame, i % G::kWidth, i / G::kWidth, i < persons ? Light::kYours : other);
    }
  }

  static void draw_winner(Frame& frame, const Scene<G>& scene) {
    const int margin = scene.margin();
    if (margin == 0) return Signs::put(frame, signs::kEquals, Light::kSign);
    Signs::put_face(frame, margin > 0 ? signs::kLargeSmile : signs::kLargeSad,
                    light_of(margin < 0));
  }

  static void draw_menu(Frame& frame, const Menu& menu) {
    for (int i = 0; i < Menu::kItems; ++i) {
      light(frame, 0, i) = i == menu.item() ? Light::kSign : Light::kFrame;
    }
    Signs::put(frame, value_of(menu), Light::kValue);
  }
  static Sign value_of(const Menu& menu) {
    const Options& options = menu.options();
    if (menu.item() == Menu::kLevel) return signs::kDigits[options.level];
    if (menu.item() == Menu::kNewGame) return signs::kPlay;
    return options.engine_begins ? signs::kChip : signs::kPerson;
  }

  Frame shown_{};
  bool has_shown_ = false;
};

}  // namespace frugal::app::othello
