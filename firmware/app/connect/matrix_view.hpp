// SPDX-License-Identifier: MIT
/// \file
/// The game on a matrix of lights of one colour, which is as large as the game's board or larger.
/// The board stands in the middle, on the bottom row. If the matrix has a row above the board, that
/// row shows the cursor, the progress, and a disc before it falls.
///
///   human's disc    bright                        (two players: the first one's)
///   engine's disc   dim; all of them wink together, so that they differ by more than brightness
///   engine's last   goes off and on slowly, until the next move
///   cursor          where the disc would land: flickers; the light above the board: steady
///   hint            flashes twice, then pauses
///   thinking        the top row fills from the left, in short flashes
///   proving         the same from the right
///   winning line    goes off and on; then a smile (you won), a sad face (the engine did), or
///                   1 or 2 (that player did); a draw: a chequered pattern that turns over
///   menu            the left column shows which item is chosen, the rest its value
///
/// No light flashes more than three times a second, the limit for photosensitive people.
///
/// Memory: the frame that is shown, a byte a light.
#pragma once

#include <array>
#include <cstdint>

#include "app/common/signs.hpp"
#include "app/connect/scene.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::app::connect {

template <class G, int kMatrixColumns, int kMatrixRows>
class MatrixView {
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kRows = G::Shape::kHeight;
  static_assert(kMatrixColumns >= kColumns && kMatrixRows >= kRows,
                "The game's board is larger than the matrix that shows it: see FRUGAL_GRID and "
                "FRUGAL_GAME in board.cmake.");
  static constexpr int kLeft = (kMatrixColumns - kColumns) / 2;
  static constexpr bool kHasRowAbove = kMatrixRows > kRows;
  /// Where a disc comes from, counted from the bottom.
  static constexpr int kTop = kHasRowAbove ? kRows : kRows - 1;
  static constexpr int kLights = kMatrixColumns * kMatrixRows;
  using Signs = SignPlace<kMatrixColumns, kMatrixRows>;
  using Frame = std::array<std::uint8_t, kLights>;

 public:
  void show(const Scene<G>& scene) {
    Frame frame{};
    draw(frame, scene);
    if (frame == shown_ && has_shown_) return;
    shown_ = frame;
    has_shown_ = true;
    hal::show_matrix(shown_);
  }

 private:
  static void draw(Frame& frame, const Scene<G>& scene) {
    if (scene.mode == Mode::kMenu) return draw_menu(frame, scene.menu);
    if (scene.mode == Mode::kOver && !scene.blinks(3600, 2400)) return draw_result(frame, scene);
    draw_discs(frame, scene);
    if (scene.mode == Mode::kFalling) draw_falling(frame, scene);
    if (scene.mode == Mode::kThinking || scene.mode == Mode::kHinting) draw_progress(frame, scene);
    if (scene.mode == Mode::kTurn) draw_cursor(frame, scene);
  }

  static std::uint8_t& light(Frame& frame, int x, int y) {
    return frame[static_cast<std::size_t>((kMatrixRows - 1 - y) * kMatrixColumns + kLeft + x)];
  }

  static void draw_discs(Frame& frame, const Scene<G>& scene) {
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) {
        const int player = scene.session.disc_at(x, y);
        if (player < 0) break;
        if (!scene.is_falling(x, y)) light(frame, x, y) = disc(scene, player, x, y);
      }
    }
  }

  static std::uint8_t disc(const Scene<G>& scene, int player, int x, int y) {
    if (scene.is_in_line(x, y)) return scene.blinks(400, 200) ? hal::kBright : hal::kDark;
    if (scene.is_last_marked && scene.is_last(x, y)) {
      return scene.blinks(1000, 600) ? brightness(scene, player) : hal::kDark;
    }
    const bool winks = scene.is_other(player) && !scene.blinks(2000, 1800);
    return winks ? hal::kDark : brightness(scene, player);
  }

  static std::uint8_t brightness(const Scene<G>& scene, int player) {
    return scene.is_other(player) ? hal::kDim : hal::kBright;
  }

  static void draw_falling(Frame& frame, const Scene<G>& scene) {
    const int y = scene.falling_row() < kTop ? scene.falling_row() : kTop;
    const int player = scene.session.player_at(scene.session.plies() - 1);
    light(frame, scene.last_column(), y) = brightness(scene, player);
  }

  static void draw_progress(Frame& frame, const Scene<G>& scene) {
    const int lit = 1 + static_cast<int>(scene.progress * (kColumns - 1) / kWhole);
    for (int x = 0; x < lit; ++x) {
      const int column = scene.is_proving ? kColumns - 1 - x : x;
      light(frame, column, kTop) = scene.blinks(400, 200) ? hal::kMedium : hal::kDark;
    }
  }

  static void draw_cursor(Frame& frame, const Scene<G>& scene) {
    const bool hints = scene.hint >= 0;
    const int x = hints ? scene.hint : scene.cursor;
    if (x < 0) return;
    if (kHasRowAbove && scene.cursor >= 0) light(frame, scene.cursor, kTop) = hal::kMedium;
    const int y = scene.session.height_of(x);
    if (y >= kRows) return;
    const std::uint32_t at = scene.since_ms % 1400;
    const bool flashes_twice = at < 200 || (at >= 400 && at < 600);
    const bool is_on = hints ? flashes_twice : scene.blinks(400, 240);
    light(frame, x, y) = is_on ? hal::kMedium : hal::kDark;
  }

  static void draw_chequer(Frame& frame, bool is_odd) {
    std::uint8_t* light = frame.data();
    for (int y = 0; y < kMatrixRows; ++y) {
      for (int x = 0; x < kMatrixColumns; ++x) {
        const bool is_on = ((x ^ y) & 1) == (is_odd ? 1 : 0);
        *light++ = is_on ? hal::kBright : hal::kDark;
      }
    }
  }

  static void draw_result(Frame& frame, const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (winner < 0) return draw_chequer(frame, !scene.blinks(600, 300));
    const bool has_engine = !scene.session.options().two_players && !scene.is_demo;
    const Sign number = signs::kDigits[static_cast<std::size_t>(winner + 1)];
    const Sign face = scene.is_other(winner) ? signs::kSad : signs::kSmile;
    Signs::put(frame, has_engine ? face : number, hal::kBright);
  }

  static void draw_menu(Frame& frame, const Menu& menu) {
    frame[Signs::light(0, menu.item())] = hal::kBright;
    Signs::put(frame, value_of(menu), hal::kMedium);
  }

  static Sign value_of(const Menu& menu) {
    const Options& options = menu.options();
    switch (menu.item()) {
      case Menu::kLevel:
        return signs::kDigits[options.level];
      case Menu::kBegins:
        return options.engine_begins ? signs::kChip : signs::kPerson;
      case Menu::kPlayers:
        return signs::kDigits[options.two_players ? 2 : 1];
      case Menu::kPonders:
        return options.ponders ? signs::kYes : signs::kNo;
      default:
        return signs::kPlay;
    }
  }

  Frame shown_{};
  bool has_shown_ = false;
};

}  // namespace frugal::app::connect
