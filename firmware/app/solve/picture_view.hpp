// SPDX-License-Identifier: MIT
/// \file
/// A proof on a picture of 128 x 64 pixels: the replies to the first move on the left, as columns
/// that fill up, words on the right. An arrow stands above the reply that is under way.
///
/// The picture is drawn anew every five seconds, and after a button, and sent in bands
/// (common/bands.hpp).
///
/// Memory: 4,096 bytes for the picture, and 44 more.
#pragma once

#include <cstdint>

#include "app/common/bands.hpp"
#include "app/common/canvas.hpp"
#include "app/common/text.hpp"
#include "app/solve/scene.hpp"
#include "app/solve/words.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::solve {

template <class G, class Scene, hal::Shape kShape>
class PictureView {
  static constexpr int kWidth = kShape.picture_width;
  static constexpr int kHeight = kShape.picture_height;
  static_assert(kWidth == 128 && kHeight == 64, "the picture is laid out for so many pixels");
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kCell = 8, kBar = 48, kFloor = 62, kPanel = kCell * kColumns + 8;
  static constexpr std::uint8_t kGrey = 7, kWhite = 15;
  static constexpr std::uint32_t kEveryMs = 5000;

 public:
  void show(const Scene& scene, bool has_changed, std::uint32_t now_ms) {
    if (has_changed || is_first_ || now_ms - drawn_ms_ >= kEveryMs) {
      is_first_ = false;
      drawn_ms_ = now_ms;
      draw(scene);
      bands_.begin();
    }
    bands_.hand_over_one(canvas_.bytes());
  }

 private:
  void draw(const Scene& scene) {
    canvas_.clear();
    for (int x = 0; x < kColumns; ++x) draw_reply(scene, x);
    draw_words(scene);
    if (scene.held > 0) canvas_.fill(0, 0, Scene::part_of(scene.held, kWidth), 3, kWhite);
  }

  void draw_reply(const Scene& scene, int x) {
    const int left = x * kCell + 1;
    const int height = scene.session.is_done() ? 0 : scene.height_of(x, kBar);
    canvas_.fill(left, kFloor, kCell - 2, 1, kGrey);
    canvas_.fill(left, kFloor - height, kCell - 2, height, kWhite);
    if (scene.session.stage_of_reply(x) == Stage::kUnderWay) {
      canvas_.shape(left - 1, kFloor - height - 7, kArrow, kWhite);
    }
    if (x == scene.session.first_move()) canvas_.frame(left - 1, kFloor - 1, kCell, 3, kWhite);
  }

  void draw_words(const Scene& scene) {
    const Spent spent = scene.session.spent();
    Line line;
    line.push_back(static_cast<char>('1' + (scene.session.first_move() & 7)));
    add(line, !scene.session.is_done() ? scene.session.is_paused() ? ": PAUSED" : ": PROVING"
                                       : ending(scene));
    write(8, line);
    add_share(line, scene.session.share());
    if (!scene.session.is_done()) write(22, line);
    line.clear();
    add_number(line, spent.positions / 1000000);
    add(line, " MILLION");
    write(36, line);
    add_time(line, spent.seconds);
    write(50, line);
  }
  void write(int top, Line& line) {
    canvas_.text(kPanel, top, {line.data(), line.size()}, kWhite);
    line.clear();
  }
  static std::string_view ending(const Scene& scene) {
    const std::string_view word = word_of<G::kTop>(scene.session.bounds());
    return word == "win" ? ": WINS" : word == "loss" ? ": LOSES" : ": DRAW";
  }

  static constexpr std::array<std::uint8_t, 5> kArrow{0x18, 0x18, 0x7E, 0x3C, 0x18};

  Canvas<kWidth, kHeight> canvas_;
  Bands bands_;
  std::uint32_t drawn_ms_ = 0;
  bool is_first_ = true;
};

}  // namespace frugal::app::solve
