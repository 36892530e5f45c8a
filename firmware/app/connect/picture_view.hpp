// SPDX-License-Identifier: MIT
/// \file
/// The game on a picture of 128 x 64 pixels in greys: the board on the left, words
/// on the right.
///
/// Discs differ by shape: the human's is full, the engine's a ring (two players: the first one's
/// and the second one's). The engine's last move has four corners around it until the next one; the
/// winning line blinks; a hint is a ring of dots that blinks where the disc should go, and beside
/// it stands what is proven of the position ("WIN IN 5"). The bar fills as the engine thinks.
///
/// The picture is drawn again after an event, and when stamp_of() changes, which is made of all
/// else that the picture depends on. Each call sends one band of it (common/bands.hpp).
///
/// Memory: 4,096 bytes for the picture, and 40 more.
#pragma once

#include <cstdint>
#include <string_view>

#include "app/common/bands.hpp"
#include "app/common/canvas.hpp"
#include "app/common/discs.hpp"
#include "app/connect/scene.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

template <class G, hal::Shape kShape>
class PictureView {
  static constexpr int kWidth = kShape.picture_width;
  static constexpr int kHeight = kShape.picture_height;
  static_assert(kWidth == 128 && kHeight == 64,
                "FRUGAL_PICTURE in board.cmake must be 128x64: the picture of the game is laid out "
                "for so many pixels.");
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kRows = G::Shape::kHeight;
  static constexpr int kCell = 9;
  static constexpr int kTop = 64 - kRows * kCell - 1;  ///< of the board
  static constexpr int kPanel = kColumns * kCell + 5;
  static_assert(kTop >= 8 && kPanel + 60 <= kWidth,
                "The game's board is too large for a picture of 128 x 64 pixels: FRUGAL_GAME in "
                "board.cmake may be 7 columns wide and 6 rows high.");
  static_assert(
      !kShape.has_colours,
      "A board with a picture and a grid of colours has one item too many for the menu "
      "that the picture shows: leave FRUGAL_PICTURE or FRUGAL_COLOURS out of board.cmake.");
  static constexpr std::uint8_t kBlack = 0, kDark = 3, kGrey = 7, kLight = 11, kWhite = 15;

 public:
  void show(const Scene<G>& scene, bool has_changed) {
    const std::uint32_t stamp = stamp_of(scene);
    if (has_changed || stamp != stamp_) {
      stamp_ = stamp;
      draw(scene);
      bands_.begin();
    }
    bands_.hand_over_one(canvas_.bytes());
  }
  void darken() {
    if (stamp_ != kDarkStamp) {
      stamp_ = kDarkStamp;
      canvas_.clear();
      bands_.begin();
    }
    bands_.hand_over_one(canvas_.bytes());
  }
  bool is_busy() const { return bands_.is_busy(); }

 private:
  static constexpr std::uint32_t kNoStamp = ~0u, kDarkStamp = ~1u;  // no scene has them

  void draw(const Scene<G>& scene) {
    canvas_.clear();
    if (scene.mode == Mode::kMenu) return draw_menu(scene.menu);
    draw_board(scene);
    draw_panel(scene);
  }

  static std::uint32_t stamp_of(const Scene<G>& scene) {
    if (scene.mode == Mode::kFalling) return static_cast<std::uint32_t>(falling_top(scene));
    return scene.progress << 8 | (scene.is_proving ? 4u : 0u) | scene.since_ms / 200 % 4;
  }

  static int left_of(int x) { return 1 + x * kCell; }
  static int top_of(int y) { return kTop + (kRows - 1 - y) * kCell; }

  void draw_board(const Scene<G>& scene) {
    canvas_.frame(-1, kTop - 2, kColumns * kCell + 3, kRows * kCell + 3, kDark);
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) draw_cell(scene, x, y);
    }
    if (scene.mode == Mode::kFalling) {
      draw_disc(scene, scene.session.player_at(scene.session.plies() - 1),
                left_of(scene.last_column()), falling_top(scene));
    }
    if (scene.mode == Mode::kTurn) draw_cursor(scene);
  }

  void draw_cell(const Scene<G>& scene, int x, int y) {
    const int player = scene.session.disc_at(x, y);
    if (player < 0 || scene.is_falling(x, y)) {
      return canvas_.fill(left_of(x) + 3, top_of(y) + 3, 1, 1, kGrey);
    }
    if (scene.is_in_line(x, y) && !scene.blinks(400, 200)) return;
    draw_disc(scene, player, left_of(x), top_of(y));
    if (scene.is_last_marked && scene.is_last(x, y)) {
      canvas_.shape(left_of(x), top_of(y), discs::kCorners, kWhite);
    }
  }

  void draw_disc(const Scene<G>& scene, int player, int left, int top) {
    const bool is_ring = scene.is_other(player);
    canvas_.shape(left, top, is_ring ? discs::kRing : discs::kFull, is_ring ? kLight : kWhite);
  }

  /// Where the falling disc is, in pixels: it starts above the board.
  static int falling_top(const Scene<G>& scene) {
    const int top = top_of(kRows) + static_cast<int>(scene.since_ms * kCell / kRowMs);
    const int end = top_of(scene.last_row());
    return top < end ? top : end;
  }

  void draw_cursor(const Scene<G>& scene) {
    if (scene.cursor >= 0) canvas_.shape(left_of(scene.cursor), 0, discs::kArrow, kWhite);
    const int column = scene.hint >= 0 ? scene.hint : scene.cursor;
    if (column < 0) return;
    const int row = scene.session.height_of(column);
    if (row >= kRows) return;
    if (scene.hint >= 0) {
      if (!scene.blinks(800, 600)) return;
      canvas_.frame(left_of(column), top_of(row), 7, 7, kWhite);
    }
    canvas_.shape(left_of(column), top_of(row), discs::kDots, scene.hint >= 0 ? kWhite : kGrey);
  }

  void draw_panel(const Scene<G>& scene) {
    switch (scene.mode) {
      case Mode::kTurn:
        draw_turn(scene);
        break;
      case Mode::kThinking:
      case Mode::kHinting:
        draw_thinking(scene);
        break;
      case Mode::kOver:
        draw_result(scene);
        break;
      case Mode::kRemote:
        words("CONSOLE", "PLAYS");
        break;
      default:
        break;
    }
    if (scene.is_demo) return footer("DEMO");
    if (scene.session.options().two_players) return footer("2 PLAYERS");
    canvas_.text(kPanel, 57, "LEVEL", kGrey);
    canvas_.text(kPanel + 6 * kGlyphStep, 57, level_name(scene.session.options()), kLight);
  }

  static std::string_view level_name(const Options& options) {
    constexpr std::string_view kDigits = "0123456789";
    return kDigits.substr(options.level, 1);
  }

  void words(std::string_view first, std::string_view second) {
    canvas_.text(kPanel, 9, first, kWhite);
    canvas_.text(kPanel, 18, second, kWhite);
  }
  void footer(std::string_view text) { canvas_.text(kPanel, 57, text, kGrey); }

  void draw_turn(const Scene<G>& scene) {
    const int player = scene.session.player_at(scene.session.plies());
    if (scene.session.options().two_players) {
      words("PLAYER", player == 0 ? "1" : "2");
    } else {
      words("YOUR", "TURN");
    }
    draw_disc(scene, player, kPanel + 7 * kGlyphStep, 13);
    if (scene.hint < 0) return;
    canvas_.text(kPanel, 32, "TRY", kLight, 2);
    const char letter = static_cast<char>('A' + scene.hint + (scene.hint > 7 ? 1 : 0));
    canvas_.text(kPanel + 8 * kGlyphStep, 32, {&letter, 1}, kWhite, 2);
    OutlookText outlook;
    add_outlook(outlook, scene.outlook);
    canvas_.text(kPanel, 47, {outlook.data(), outlook.size()}, kWhite);
  }

  void draw_thinking(const Scene<G>& scene) {
    const bool is_hint = scene.mode == Mode::kHinting;
    canvas_.text(kPanel, 9,
                 scene.is_proving ? "PROVING"
                 : is_hint        ? "LOOKING"
                                  : "THINKING",
                 kWhite);
    canvas_.frame(kPanel, 20, kBar + 2, 6, kGrey);
    canvas_.fill(kPanel + 1, 21, static_cast<int>(scene.progress * kBar / kWhole), 4, kWhite);
    canvas_.text(kPanel, 32, "ANY KEY", kGrey);
    canvas_.text(kPanel, 40, "STOPS", kGrey);
  }

  void draw_result(const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (winner < 0) {
      canvas_.text(kPanel, 16, "DRAW", kWhite, 2);
    } else if (scene.session.options().two_players || scene.is_demo) {
      canvas_.text(kPanel, 9, winner == 0 ? "FIRST" : "SECOND", kWhite, 2);
      canvas_.text(kPanel, 25, "WINS", kWhite, 2);
    } else {
      canvas_.text(kPanel, 9, scene.is_other(winner) ? "I" : "YOU", kWhite, 2);
      canvas_.text(kPanel, 25, "WIN!", kWhite, 2);
    }
    if (!scene.is_demo) canvas_.text(kPanel, 44, "OK: AGAIN", kGrey);
  }

  void draw_menu(const Menu& menu) {
    if constexpr (kHasTitle) {
      canvas_.text(4, 1, "FRUGAL", kWhite, 2);
      canvas_.shape(72, 4, discs::kFull, kWhite);
      canvas_.shape(82, 4, discs::kRing, kLight);
    }
    const Options& options = menu.options();
    draw_item(menu, Menu::kNewGame, "NEW GAME", {});
    draw_item(menu, Menu::kLevel, "LEVEL",
              options.level == kHighestLevel ? "PERFECT" : level_name(options));
    draw_item(menu, Menu::kBegins, "BEGINS", options.engine_begins ? "FRUGAL" : "YOU");
    draw_item(menu, Menu::kPlayers, "PLAYERS", options.two_players ? "2" : "1");
    draw_item(menu, Menu::kPonders, "THINKS AHEAD", options.ponders ? "YES" : "NO");
    if constexpr (kShape.has_sound) {
      draw_item(menu, Menu::kSound, "SOUND", options.sound ? "YES" : "NO");
    }
  }

  /// The chosen item stands on a light bar and has an arrow, so brightness alone need not tell it.
  void draw_item(const Menu& menu, Menu::Item item, std::string_view name, std::string_view value) {
    const int top = (kHasTitle ? 17 : 4) + item * kCell;
    const bool is_chosen = item == menu.item();
    if (is_chosen) canvas_.fill(0, top - 1, 128, 8, kDark);
    canvas_.text(2, top, is_chosen ? ">" : " ", kWhite);
    canvas_.text(9, top, name, is_chosen ? kWhite : kLight);
    canvas_.text(80, top, value, kWhite);
  }

  static constexpr int kBar = 50;
  /// Six items leave no room for it.
  static constexpr bool kHasTitle = !kShape.has_sound;

  Canvas<kWidth, kHeight> canvas_;
  Bands bands_;
  std::uint32_t stamp_ = kNoStamp;
};

}  // namespace frugal::app::connect
