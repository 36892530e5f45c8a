// SPDX-License-Identifier: MIT
/// \file
/// The game on a grid of lights, which is as large as the game's board or larger. The board stands
/// in the middle, on the bottom row. If the grid has a row above the board, that row shows the
/// cursor and a disc before it falls.
///
///   human's disc    steady                        (two players: the first one's)
///   engine's disc   all of them wink together, so that they differ by more than colour
///   engine's last   goes off and on slowly, until the next move
///   cursor          where the disc would land: flickers; the light above the board: steady
///   hint            flashes twice, then pauses
///   thinking        the top row fills from the left
///   proving         the same from the right
///   winning line    goes off and on; then a smile (you won), a sad face (the engine did), or
///                   1 or 2 (that player did); a draw: a chequered pattern that turns over
///   menu            the left column shows which item is chosen, the rest its value
///
/// Lights of one colour tell the rest by brightness. On lights with colours the cursor is a disc of
/// the player to move; the winner's colour fills the row above the board, and then a large face;
/// progress is steady where it has that row; lights to spare draw the edge of the board. Where two
/// columns of lights are there for each column of the board, a disc takes both, and the second
/// light of the engine's is pale, so that the discs differ by shape. The menu has a gauge of lights
/// under a number, and the item's sign beside its value where twelve columns are.
///
/// No light flashes more than three times a second, the limit for photosensitive people.
///
/// Memory: the frame that is shown, a byte a light, and 3 bytes for lights with colours.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "app/common/signs.hpp"
#include "app/connect/scene.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

template <class G, hal::Shape kShape>
class GridView {
  using Light = hal::Light;
  static constexpr int kWidth = kShape.grid_columns;
  static constexpr int kHeight = kShape.grid_rows;
  static constexpr bool kHasColours = kShape.has_colours;
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kRows = G::Shape::kHeight;
  static_assert(kWidth >= kColumns && kHeight >= kRows,
                "The game's board is larger than the grid that shows it: see FRUGAL_GRID and "
                "FRUGAL_GAME in board.cmake.");
  /// Columns of lights for a column of the board.
  static constexpr int kCell = kHasColours && kWidth >= 2 * kColumns ? 2 : 1;
  static constexpr int kLeft = (kWidth - kCell * kColumns) / 2;
  static constexpr int kRight = kLeft + kCell * kColumns;
  static constexpr bool kHasRowAbove = kHeight > kRows;
  static constexpr bool kHasFaces = kHasColours && kWidth >= kFaceColumns && kHeight >= kFaceRows;
  static constexpr bool kHasFloor = kHasColours && kHeight >= kRows + 3;
  static constexpr int kBottom = kHeight - 1 - (kHasFloor ? 1 : 0);
  /// Where a disc comes from, counted from the bottom.
  static constexpr int kTop = kHasRowAbove ? kRows : kRows - 1;
  /// Progress that lasts no longer is not shown.
  static constexpr std::uint32_t kShortMs = 150;
  using Signs = SignPlace<kWidth, kHeight>;
  using Frame = std::array<Light, kWidth * kHeight>;

 public:
  void show(const Scene<G>& scene) {
    if constexpr (kHasColours) set_brightness(scene);
    Frame frame{};
    draw(frame, scene);
    hand_over(frame);
  }
  void darken() { hand_over({}); }

  /// Whether the lights did not take the last frame yet. Those of one colour always do.
  bool is_busy() const { return wire_.is_waiting; }

 private:
  /// Lights of one colour are dark at start-up, and take every frame.
  struct NoWire {
    static constexpr bool has_shown = true, is_waiting = false;
  };
  struct Wire {
    std::uint8_t brightness = 0;
    bool has_shown = false;
    bool is_waiting = false;
  };

  void hand_over(const Frame& frame) {
    if constexpr (kHasColours) wire_.is_waiting = false;
    if (frame == shown_ && wire_.has_shown) return;
    const bool is_taken = hal::show_grid(frame);
    if constexpr (kHasColours) {
      wire_.is_waiting = !is_taken;
      if (!is_taken) return;
      wire_.has_shown = true;
    }
    shown_ = frame;
  }

  /// The menu's value counts while it is being chosen.
  void set_brightness(const Scene<G>& scene) {
    const std::uint8_t brightness = scene.options().brightness;
    if (brightness == wire_.brightness) return;
    wire_.brightness = brightness;
    wire_.has_shown = false;
    hal::set_brightness(brightness);
  }

  static void draw(Frame& frame, const Scene<G>& scene) {
    if (scene.mode == Mode::kMenu) return draw_menu(frame, scene.menu);
    if (scene.mode == Mode::kOver && !scene.blinks(3600, 2400)) return draw_result(frame, scene);
    if constexpr (kHasColours) draw_edge(frame);
    if (kHasColours && scene.mode == Mode::kOver) draw_banner(frame, scene);
    draw_discs(frame, scene);
    if (scene.mode == Mode::kFalling) draw_falling(frame, scene);
    if (scene.mode == Mode::kThinking || scene.mode == Mode::kHinting) draw_progress(frame, scene);
    if (scene.mode == Mode::kTurn) draw_cursor(frame, scene);
  }

  static Light& light(Frame& frame, int column, int y) {
    return frame[static_cast<std::size_t>((kBottom - y) * kWidth + column)];
  }

  /// A cell of the game's board, or above it.
  static void put(Frame& frame, int x, int y, Light what) {
    light(frame, kLeft + kCell * x, y) = what;
    if (kCell == 1) return;
    light(frame, kLeft + kCell * x + 1, y) = what == Light::kMine ? Light::kMinePale : what;
  }

  static void draw_edge(Frame& frame) {
    for (int y = kHasFloor ? -1 : 0; y < kRows; ++y) {
      if (kLeft > 0) light(frame, kLeft - 1, y) = Light::kFrame;
      if (kRight < kWidth) light(frame, kRight, y) = Light::kFrame;
    }
    for (int column = kLeft; kHasFloor && column < kRight; ++column) {
      light(frame, column, -1) = Light::kFrame;
    }
  }

  static void draw_banner(Frame& frame, const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (!kHasRowAbove || winner < 0) return;
    for (int x = 0; x < kColumns; ++x) put(frame, x, kTop, light_of(scene, winner));
  }

  static void draw_discs(Frame& frame, const Scene<G>& scene) {
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) {
        const int player = scene.session.disc_at(x, y);
        if (player < 0) break;
        if (!scene.is_falling(x, y)) put(frame, x, y, disc(scene, player, x, y));
      }
    }
  }

  static Light disc(const Scene<G>& scene, int player, int x, int y) {
    const bool is_other = scene.is_other(player);
    bool is_on = !is_other || scene.blinks(2000, 1800);
    if (scene.is_last_marked && scene.is_last(x, y)) is_on = scene.blinks(1000, 600);
    const bool has_won = scene.is_in_line(x, y);
    if (has_won) is_on = scene.blinks(400, 200);
    if (!is_on) return Light::kDark;
    if (has_won) return is_other ? Light::kMineWon : Light::kYoursWon;
    return is_other ? Light::kMine : Light::kYours;
  }

  static Light light_of(const Scene<G>& scene, int player) {
    return scene.is_other(player) ? Light::kMine : Light::kYours;
  }

  static void draw_falling(Frame& frame, const Scene<G>& scene) {
    const int y = scene.falling_row() < kTop ? scene.falling_row() : kTop;
    const int player = scene.session.player_at(scene.session.plies() - 1);
    put(frame, scene.last_column(), y, light_of(scene, player));
  }

  /// In flashes on a row of the board; steady, and as wide as the grid, on a row of its own.
  static void draw_progress(Frame& frame, const Scene<G>& scene) {
    constexpr bool kHasOwnRow = kHasColours && kHasRowAbove;
    constexpr int kBar = kHasOwnRow ? kWidth : kColumns;
    constexpr int kFirst = kHasOwnRow ? 0 : (kBottom - kTop) * kWidth + kLeft;
    if (kHasOwnRow && scene.since_ms < kShortMs) return;
    const bool is_on = kHasOwnRow || scene.blinks(400, 200);
    const Light busy = kHasColours && scene.mode == Mode::kHinting ? Light::kHint : Light::kBusy;
    const int lit = 1 + static_cast<int>(scene.progress * (kBar - 1) / kWhole);
    for (int x = 0; x < lit; ++x) {
      const int place = kFirst + (scene.is_proving ? kBar - 1 - x : x);
      frame[static_cast<std::size_t>(place)] = is_on ? busy : Light::kDark;
    }
  }

  static void draw_cursor(Frame& frame, const Scene<G>& scene) {
    const bool hints = scene.hint >= 0;
    const int x = hints ? scene.hint : scene.cursor;
    if (x < 0) return;
    if (kHasRowAbove && scene.cursor >= 0) put(frame, scene.cursor, kTop, cursor(scene));
    const int y = scene.session.height_of(x);
    if (y >= kRows) return;
    const std::uint32_t at = scene.since_ms % 1400;
    const bool flashes_twice = at < 200 || (at >= 400 && at < 600);
    const bool is_on = hints ? flashes_twice : scene.blinks(400, 240);
    put(frame, x, y, !is_on ? Light::kDark : hints ? Light::kHint : Light::kLanding);
  }

  static Light cursor(const Scene<G>& scene) {
    if constexpr (!kHasColours) return Light::kCursor;
    return light_of(scene, scene.session.player_at(scene.session.plies()));
  }

  static void draw_chequer(Frame& frame, bool is_odd) {
    constexpr Light kOn = kHasColours ? Light::kYours : Light::kSign;
    constexpr Light kOff = kHasColours ? Light::kMine : Light::kDark;
    for (int i = 0; i < kWidth * kHeight; ++i) {
      const int parity = kWidth % 2 == 0 ? i + i / kWidth : i;
      frame[static_cast<std::size_t>(i)] = (parity & 1) == (is_odd ? 1 : 0) ? kOn : kOff;
    }
  }

  static void draw_result(Frame& frame, const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (winner < 0) return draw_chequer(frame, !scene.blinks(600, 300));
    const bool has_engine = !scene.session.options().two_players && !scene.is_demo;
    const bool is_other = scene.is_other(winner);
    const Light light = is_other ? Light::kMineWon : Light::kYoursWon;
    if (!has_engine) {
      return Signs::put(frame, signs::kDigits[static_cast<std::size_t>(winner + 1)], light);
    }
    if constexpr (kHasFaces) {
      Signs::put_face(frame, is_other ? signs::kLargeSad : signs::kLargeSmile,
                      light_of(scene, winner));
    } else {
      Signs::put(frame, is_other ? signs::kSad : signs::kSmile, light);
    }
  }
  // The menu.

  static void draw_menu(Frame& frame, const Menu& menu) {
    if constexpr (!kHasItemSigns) draw_item(frame, menu.item());
    if constexpr (kHasColours && kHeight > kSignSide + 1) {
      if (menu.item() == Menu::kLevel) draw_gauge(frame, menu.options().level, kHighestLevel);
      if (menu.item() == Menu::kBrightness) {
        draw_gauge(frame, menu.options().brightness, hal::kBrightest);
      }
    }
    const bool has_pair = kHasItemSigns && menu.item() != Menu::kNewGame;
    if (!has_pair) return Signs::put(frame, value_of(menu), Light::kValue);
    if constexpr (kHasItemSigns) {
      constexpr int kAside = (kSignSide + 1) / 2;
      Signs::template put<-kAside>(frame, item_sign(menu.item()), Light::kSign);
      Signs::template put<kAside>(frame, value_of(menu), Light::kValue);
    }
  }

  /// Whether the item's sign stands beside its value.
  static constexpr bool kHasItemSigns = kHasColours && kWidth > 2 * kSignSide + 1;
  /// Beside the lights of one colour stands the mark of the item, where this begins.
  static constexpr Sign kYes = kHasColours ? signs::kTick : signs::kYes;
  static constexpr int kItems = Menu::count<kShape>();

  /// A light a row. If there are more items than rows, the last ones light the top row as well.
  [[gnu::noinline]] static void draw_item(Frame& frame, int item) {
    const int place = Menu::place_of<kShape>(item);
    if constexpr (kItems > kHeight) {
      if (place >= kHeight) frame[0] = Light::kSign;
      frame[static_cast<std::size_t>(std::min(place, 2 * kHeight - 1 - place) * kWidth)] =
          Light::kSign;
    } else {
      for (int i = 0; kHasColours && i < kItems; ++i) {
        frame[static_cast<std::size_t>(i * kWidth)] = Light::kFrame;
      }
      frame[static_cast<std::size_t>(place * kWidth)] = Light::kSign;
    }
  }

  /// So many of `most` lights on the bottom row.
  static void draw_gauge(Frame& frame, int lit, int most) {
    for (int i = 0; i < most; ++i) {
      const int x = (kWidth - most) / 2 + i;
      frame[static_cast<std::size_t>((kHeight - 1) * kWidth + x)] =
          i < lit ? Light::kValue : Light::kFrame;
    }
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
        return options.ponders ? kYes : signs::kNo;
      default:
        return rare_value_of(menu);
    }
  }
  /// Of the items that only some machines have, and of a new game.
  static Sign rare_value_of(const Menu& menu) {
    const Options& options = menu.options();
    if (kShape.has_sound && menu.item() == Menu::kSound) {
      if (kHasItemSigns) return options.sound ? kYes : signs::kNo;
      return options.sound ? signs::kNote : signs::kNoNote;
    }
    if (kHasColours && menu.item() == Menu::kBrightness) {
      return kHasItemSigns ? signs::kDigits[options.brightness] : signs::kSun;
    }
    return signs::kPlay;
  }

  static Sign item_sign(int item) {
    constexpr std::array<Sign, Menu::kItems> kSigns{signs::kPlay,   signs::kStairs, signs::kFlag,
                                                    signs::kPeople, signs::kGlass,  signs::kNote,
                                                    signs::kSun};
    return kSigns[static_cast<std::size_t>(item)];
  }

  Frame shown_{};
  [[no_unique_address]] std::conditional_t<kHasColours, Wire, NoWire> wire_;
};

}  // namespace frugal::app::connect
