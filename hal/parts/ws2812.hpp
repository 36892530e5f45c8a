// SPDX-License-Identifier: MIT
/// \file
/// Colour lights on one wire: WS2812 and its kin ("NeoPixel"), a matrix of them or a strip laid as
/// one.
///
/// A frame is one word a light, green, red, blue from the top bit; the chip's PixelWire sends it by
/// itself and keeps the latch time, in which the wire rests. Until then it takes no other frame.
///
/// A light draws up to 12 mA a colour, 64 lights at full white 2.3 A, which no USB port gives. A
/// frame that would draw more than the limit is dimmed as a whole, so hues stay.
///
/// Memory: 4 bytes a light.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "frugal/hal/palette.hpp"
#include "pins.hpp"

namespace frugal::hal {

/// How the lights follow each other along the wire, from the top left light on.
enum class Order : std::uint8_t {
  kRows,       ///< each row from the left
  kSerpentine  ///< every other row from the right
};

/// Current of one colour of a light at full power, in the data sheet of the WS2812B.
inline constexpr std::uint32_t kMicroampsAColour = 12'000;

template <class Wire, unsigned kWidth, unsigned kHeight, std::uint32_t kMilliamps,
          Order kOrder = Order::kRows>
class Ws2812 {
  static constexpr std::size_t kLights = std::size_t{kWidth} * kHeight;
  using Frame = std::array<std::uint32_t, kLights>;

 public:
  using Pins = typename Wire::Pins;
  static constexpr unsigned kGridColumns = kWidth, kGridRows = kHeight;
  static constexpr bool kHasColours = true;

  static void start() { Wire::start(); }

  static void set_brightness(std::uint8_t brightness) { brightness_ = brightness; }

  /// False: the wire is still busy with the frame before.
  static bool show(std::span<const Light> lights) {
    if (!Wire::is_ready()) return false;
    const std::uint32_t scale = scale_of(lights);
    for (std::size_t i = 0; i < kLights && i < lights.size(); ++i) {
      frame_[place_of(i)] = word_of(colour_of(lights[i]), scale);
    }
    Wire::send(frame_);
    return true;
  }

 private:
  /// Each part of a colour is rounded up, by less than one 255th.
  static constexpr std::uint32_t kRounding = (3 * kLights * kMicroampsAColour / 255 + 999) / 1000;
  static_assert(kMilliamps > kRounding, "the limit is too low to light all lights");

  /// Of 256. The steps look even: each doubles the power.
  static std::uint32_t scale_of(std::span<const Light> lights) {
    static constexpr std::uint8_t kScales[kBrightest] = {8, 16, 32, 64, 128};
    constexpr std::uint32_t kMost = (kMilliamps - kRounding) * 256;
    const std::uint32_t chosen = kScales[brightness_ - 1], whole = milliamps_at_full_power(lights);
    return whole * chosen > kMost ? kMost / whole : chosen;
  }
  static std::uint32_t milliamps_at_full_power(std::span<const Light> lights) {
    std::uint32_t sum = 0;
    for (const Light light : lights) {
      const Colour colour = colour_of(light);
      sum += colour.red + colour.green + colour.blue;
    }
    return sum * (kMicroampsAColour / 1000) / 255 + 1;
  }
  static constexpr std::uint32_t scaled(std::uint32_t part, std::uint32_t scale) {
    return (part * scale + 255) >> 8;
  }
  static constexpr std::uint32_t word_of(Colour colour, std::uint32_t scale) {
    return scaled(colour.green, scale) << 24 | scaled(colour.red, scale) << 16 |
           scaled(colour.blue, scale) << 8;
  }
  static constexpr std::size_t place_of(std::size_t i) {
    const std::size_t row = i / kWidth, column = i % kWidth;
    const bool turned = kOrder == Order::kSerpentine && row % 2 == 1;
    return row * kWidth + (turned ? kWidth - 1 - column : column);
  }

  static inline Frame frame_;
  static inline std::uint8_t brightness_ = 3;
};

}  // namespace frugal::hal
