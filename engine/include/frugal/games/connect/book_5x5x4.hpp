// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game connect:5x5x4 --hardest 1000 --check-planes 0
//
// 1968 positions, 525 of which with a reply: 431 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {

struct Book5x5x4 {
  static constexpr std::uint32_t kHardest = 1000;
  static constexpr std::uint32_t kPositions = 1968;
  static constexpr std::uint32_t kReplies = 525;
  static constexpr std::array<std::uint8_t, 11> kCode{
      1, 3, 133, 5, 9, 7, 128, 132,
      131, 130, 129};
  static constexpr std::array<std::uint32_t, 4> kRowBits{
      1984, 544, 544, 128};
  static constexpr std::array<std::uint32_t, 101> kWords{
      0xb8d0ea04, 0x8ce13313, 0x739d8bc2, 0x9c803e7e, 0xb72a604c, 0xae4d68f3, 0x7b6aafb4, 0x8ac430f2,
      0x7d9bc332, 0x5a28c5df, 0x9ecc1cc2, 0xf3806725, 0x2c795e04, 0x20f386da, 0x984d99c9, 0x08c86c19,
      0xbbd23838, 0xeb94efe1, 0xbce5813b, 0xf008551d, 0xac69f178, 0x811e15eb, 0xc41c4ad8, 0xcb550b10,
      0x00bb2af8, 0x267cc016, 0x70c91c50, 0x24aea9b6, 0x3a971f75, 0x0475cc9e, 0x38a0e17c, 0x8aed1f80,
      0x8c814128, 0x78f697e8, 0xb1f92e1b, 0x7d1399fb, 0x4c12e765, 0x8ec97a65, 0xc9239415, 0x87fc6d8c,
      0x958d17a0, 0xc10116b6, 0xff57a9e6, 0xd41ea1a9, 0xc873a5b3, 0x8d41c946, 0x387ebf75, 0xd91a9041,
      0xb870008d, 0x238a6d5b, 0x8d2c8509, 0xcb2f177c, 0x36fcd21c, 0xc7e48445, 0x61a40b7a, 0xc0673cff,
      0x37d34cd1, 0x84369728, 0xb4902dff, 0x9824ff83, 0xa7987206, 0x314eaa9e, 0x768b1e0e, 0xbc2de114,
      0x9768b822, 0x492035a5, 0xa5788ae1, 0x6902d09c, 0x9d2a16c9, 0x52099dea, 0x622f154c, 0xc2d0cfc0,
      0x3c86210c, 0x3f5801b4, 0x91bbd417, 0xe6de8524, 0xc0a99596, 0x6d9536f0, 0x00000b65, 0xf4c7929b,
      0xfe14d87c, 0x5caaaf0e, 0x838097eb, 0xd9fe2c6c, 0x0e708849, 0x19791979, 0xe2907fd4, 0x392b54a7,
      0xd537601f, 0x29b66e3e, 0xfb2fbfb8, 0x207b6dff, 0x90448d60, 0x1d96354a, 0xc95f9f1b, 0x00008472,
      0xbad5497f, 0xe5181aee, 0x85e03f7e, 0x0000008f, 0x00000000};
  static constexpr Book kBook{1, 0, kCode, kRowBits, kWords};
};

}  // namespace frugal
