// SPDX-License-Identifier: MIT
/// \file
/// The game on a picture of 128 x 64 pixels in greys: the board on the left, words on the right.
///
/// Discs differ by shape: the person's is full, the engine's a ring. What the last move encloses
/// turns over once; the engine's last disc has four corners around it until the next one. A dot
/// marks a legal move, a square that blinks the cursor, with a ring of dots in it if it is a hint.
///
/// The picture is drawn again after an event, and five times a second, and sent in bands
/// (common/bands.hpp).
///
/// Memory: 4,096 bytes for the picture, and 40 more.
#pragma once

#include <cstdint>
#include <string_view>

#include "app/common/bands.hpp"
#include "app/common/canvas.hpp"
#include "app/common/discs.hpp"
#include "app/common/text.hpp"
#include "app/othello/scene.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::othello {

template <class G, hal::Shape kShape>
class PictureView {
  static_assert(kShape.picture_width == 128 && kShape.picture_height == 64,
                "the picture is laid out for so many pixels");
  static constexpr int kCell = 8, kPanel = kCell * G::kWidth + 6;
  static_assert(kCell * G::kHeight <= 64);
  static constexpr std::uint8_t kDark = 3, kGrey = 7, kLight = 11, kWhite = 15;
  static constexpr std::uint32_t kStepMs = 200;
  static constexpr std::uint32_t kDarkStep = ~0u;  // no scene has it

 public:
  void show(const Scene<G>& scene, bool has_changed) {
    const std::uint32_t step = scene.since_ms / kStepMs;
    if (has_changed || step != step_) {
      step_ = step;
      draw(scene);
      bands_.begin();
    }
    bands_.hand_over_one(canvas_.bytes());
  }
  void darken() {
    if (step_ != kDarkStep) {
      step_ = kDarkStep;
      canvas_.clear();
      bands_.begin();
    }
    bands_.hand_over_one(canvas_.bytes());
  }
  /// Whether a part of the picture is still to be sent.
  bool is_busy() const { return bands_.is_busy(); }

 private:
  void draw(const Scene<G>& scene) {
    canvas_.clear();
    if (scene.mode == Mode::kMenu) return draw_menu(scene.menu);
    for (int y = 0; y < G::kHeight; ++y) {
      for (int x = 0; x < G::kWidth; ++x) draw_cell(scene, x, y);
    }
    canvas_.fill(kCell * G::kWidth + 1, 0, 1, kCell * G::kHeight, kGrey);
    draw_words(scene);
    draw_counts(scene);
  }

  static int left_of(int x) { return kCell * x; }
  static int top_of(int y) { return kCell * (G::kHeight - 1 - y); }

  void draw_cell(const Scene<G>& scene, int x, int y) {
    const int player = scene.disc_at(x, y);
    if (player < 0) return draw_mark(scene, x, y);
    draw_disc(left_of(x), top_of(y), scene.is_other(player));
    if (scene.is_last_marked && scene.is_last(x, y)) {
      canvas_.shape(left_of(x), top_of(y), discs::kCorners, kWhite);
    }
  }
  void draw_disc(int left, int top, bool is_other) {
    canvas_.shape(left, top, is_other ? discs::kRing : discs::kFull, is_other ? kLight : kWhite);
  }

  void draw_mark(const Scene<G>& scene, int x, int y) {
    if (scene.mode != Mode::kTurn || !scene.is_legal(x, y)) return;
    canvas_.fill(left_of(x) + 3, top_of(y) + 3, 2, 2, kLight);
    if (!scene.is_cursor(x, y)) return;
    if (scene.is_hint) canvas_.shape(left_of(x), top_of(y), discs::kDots, kWhite);
    if (scene.blinks(800, 600)) canvas_.frame(left_of(x), top_of(y), 7, 7, kWhite);
  }

  void draw_words(const Scene<G>& scene) {
    const bool is_persons = scene.session.position().mover() == scene.person;
    switch (scene.mode) {
      case Mode::kTurn:
        return words(scene.is_hint ? "TRY THIS" : "YOUR TURN", {});
      case Mode::kSkipped:
        return words(is_persons ? "I CAN NOT" : "YOU CAN NOT", "MOVE");
      case Mode::kThinking:
        return words("THINKING", "OK: MOVE NOW");
      case Mode::kHinting:
        return words("LOOKING", "OK: STOP");
      case Mode::kRemote:
        return words("CONSOLE", "PLAYS");
      case Mode::kOver:
        return draw_result(scene.margin());
      default:
        return;
    }
  }
  void draw_result(int margin) {
    if (margin == 0) return words("A DRAW", "OK: AGAIN");
    Line line;
    add(line, margin > 0 ? "YOU WIN +" : "I WIN +");
    add_number(line, static_cast<std::uint32_t>(margin < 0 ? -margin : margin));
    words({line.data(), line.size()}, "OK: AGAIN");
  }
  void words(std::string_view first, std::string_view second) {
    canvas_.text(kPanel, 2, first, kWhite);
    canvas_.text(kPanel, 11, second, kGrey);
  }

  void draw_counts(const Scene<G>& scene) {
    draw_count(24, false, scene.persons());
    draw_count(40, true, scene.others());
    canvas_.text(kPanel, 57, "LEVEL", kGrey);
    draw_number(kPanel + 6 * kGlyphStep, 57, scene.options.level, 1);
  }
  void draw_count(int top, bool is_other, int count) {
    draw_disc(kPanel, top + 2, is_other);
    draw_number(kPanel + 12, top, count, 2);
    canvas_.text(kPanel + 38, top + 4, is_other ? "I" : "YOU", kGrey);
  }
  void draw_number(int left, int top, int number, int scale) {
    Line line;
    add_number(line, static_cast<std::uint32_t>(number));
    canvas_.text(left, top, {line.data(), line.size()}, kWhite, scale);
  }

  void draw_menu(const Menu& menu) {
    canvas_.text(4, 4, "OTHELLO", kWhite, 2);
    draw_disc(82, 6, false);
    draw_disc(92, 6, true);
    draw_item(menu, Menu::kNewGame, "NEW GAME");
    draw_item(menu, Menu::kLevel, "LEVEL");
    draw_item(menu, Menu::kBegins, "BEGINS");
    draw_number(kValues, top_of_item(Menu::kLevel), menu.options().level, 1);
    canvas_.text(kValues, top_of_item(Menu::kBegins),
                 menu.options().engine_begins ? "FRUGAL" : "YOU", kWhite);
  }
  static int top_of_item(int item) { return 26 + 12 * item; }
  /// The chosen item stands on a light bar and has an arrow, so brightness alone need not tell it.
  void draw_item(const Menu& menu, Menu::Item item, std::string_view name) {
    const int top = top_of_item(item);
    if (item == menu.item()) {
      canvas_.fill(0, top - 2, 128, 10, kDark);
      canvas_.text(2, top, ">", kWhite);
    }
    canvas_.text(9, top, name, kLight);
  }
  static constexpr int kValues = 80;

  Canvas<128, 64> canvas_;
  Bands bands_;
  std::uint32_t step_ = kDarkStep;
};

}  // namespace frugal::app::othello
