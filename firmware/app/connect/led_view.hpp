// SPDX-License-Identifier: MIT
/// \file
/// The game on one or two lights; the console shows the board.
///
///   your turn     light 0 blinks the number of the cursor's column (the left one is 1), pauses
///   hint          the same for the column to play, in pairs of flashes
///   engine moved  light 1 blinks the number of its column meanwhile
///   thinking      light 1 on, light 0 off, with a short gap each second
///   proving       the same with two gaps
///   a disc falls  both blink in turn
///   you won       light 0 blinks evenly (two players: the first one won)
///   engine won    light 1 blinks evenly (or the second one)
///   draw          both blink slowly in turn
///   menu          both blink together
///
/// No light flashes more than three times a second, the limit for photosensitive people. Each event
/// first inverts light 0 for 40 ms, so that every press has an answer.
///
/// The light of a board with one light is light 0; it is on while the engine thinks.
#pragma once

#include <cstdint>

#include "app/connect/scene.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::app::connect {

template <class G, int kLeds>
class LedView {
  static constexpr std::uint32_t kBlinkMs = 400;
  static constexpr std::uint32_t kPairMs = 1200;
  static constexpr std::uint32_t kFlashMs = 200;
  static constexpr std::uint32_t kAnswerMs = 40;

 public:
  void show(const Scene<G>& scene, bool has_changed) {
    std::uint32_t lit = lights(scene);
    if (kLeds == 1 && scene.mode == Mode::kThinking) lit = lit >> 1;
    if (has_changed) answer_ = shown_ ^ 1;
    if (scene.since_ms < kAnswerMs) lit = answer_;
    if (lit == shown_) return;
    shown_ = lit;
    hal::show_leds(lit & ((1u << kLeds) - 1));
  }
  void darken() {
    shown_ = 0;
    hal::show_leds(0);
  }

 private:
  static std::uint32_t lights(const Scene<G>& scene) {
    switch (scene.mode) {
      case Mode::kMenu:
        return scene.blinks(1000, 500) ? 3 : 0;
      case Mode::kTurn:
        return turn(scene);
      case Mode::kFalling:
        return scene.blinks(400, 200) ? 1 : 2;
      case Mode::kThinking:
      case Mode::kHinting:
        return is_gap(scene) ? 0 : 2;
      case Mode::kOver:
        return result(scene);
      case Mode::kRemote:
        return scene.blinks(2000, 100) ? 3 : 0;
    }
    return 0;
  }

  static bool is_gap(const Scene<G>& scene) {
    const std::uint32_t at = scene.since_ms % 1000;
    return at >= 950 || (scene.is_proving && at >= 450 && at < 500);
  }

  static std::uint32_t turn(const Scene<G>& scene) {
    const bool hints = scene.hint >= 0;
    std::uint32_t lit = counts(scene, hints ? scene.hint : scene.cursor, hints) ? 1 : 0;
    if (scene.is_last_marked && counts(scene, scene.last_column(), false)) lit |= 2;
    return lit;
  }

  /// Whether a light that blinks column + 1 times is on now. All columns share one period.
  static bool counts(const Scene<G>& scene, int column, bool is_double) {
    if (column < 0) return false;
    const std::uint32_t period_ms = is_double ? kPairMs : kBlinkMs;
    const std::uint32_t at = scene.since_ms % (period_ms * (G::Shape::kWidth + 2));
    if (at / period_ms > static_cast<std::uint32_t>(column)) return false;
    const std::uint32_t in_period = at % period_ms;
    return in_period < kFlashMs ||
           (is_double && in_period >= kBlinkMs && in_period < kBlinkMs + kFlashMs);
  }

  static std::uint32_t result(const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (winner < 0) return scene.blinks(1600, 800) ? 1 : 2;
    if (!scene.blinks(400, 200)) return 0;
    return scene.is_other(winner) ? 2 : 1;
  }

  std::uint32_t shown_ = 0;
  std::uint32_t answer_ = 0;
};

}  // namespace frugal::app::connect
