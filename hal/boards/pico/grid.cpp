// SPDX-License-Identifier: MIT
//
// The matrix of 8x8 WS2812 on GP28. A frame that comes while the one before is on the wire is
// dropped.
#include <array>

#include "frugal/hal/lights.hpp"
#include "frugal/hal/palette.hpp"
#include "pixel_wire.hpp"

namespace frugal::hal {
namespace {

using Wire = PixelWire<Pin<28>>;
std::array<std::uint32_t, 64> frame;
std::uint8_t shift = 3;

const struct Start {
  Start() { Wire::start(); }
} start;

std::uint32_t word_of(Colour colour) {
  return std::uint32_t{static_cast<std::uint8_t>(colour.green >> shift)} << 24 |
         std::uint32_t{static_cast<std::uint8_t>(colour.red >> shift)} << 16 |
         std::uint32_t{static_cast<std::uint8_t>(colour.blue >> shift)} << 8;
}

}  // namespace

void set_brightness(std::uint8_t brightness) {
  shift = static_cast<std::uint8_t>(kBrightest + 1 - brightness);
}

bool show_grid(std::span<const Light> lights) {
  if (!Wire::is_ready()) return false;
  for (std::size_t i = 0; i < frame.size() && i < lights.size(); ++i) {
    frame[i] = word_of(colour_of(lights[i]));
  }
  Wire::send(frame);
  return true;
}

}  // namespace frugal::hal
