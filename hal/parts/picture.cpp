// SPDX-License-Identifier: MIT
#include "board.hpp"
#include "frugal/hal/board_shape.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::hal {
namespace {

using Picture = Board::Picture;
static_assert(Picture::kWidth == kBoardShape.picture_width &&
                  Picture::kHeight == kBoardShape.picture_height,
              "board.hpp has a picture of another size than FRUGAL_PICTURE of board.cmake says");

const struct Start {
  Start() { Picture::start(); }
} start;

}  // namespace

void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row) {
  Picture::show(pixels, first_row);
}

}  // namespace frugal::hal
