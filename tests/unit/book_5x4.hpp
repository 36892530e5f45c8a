// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game connect:5x4x4 --hardest 700 --check-planes 4
//
// 354 positions, 97 of which with a reply: 331 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {

struct Book5x4x4 {
  static constexpr std::uint32_t kHardest = 700;
  static constexpr std::uint32_t kPositions = 354;
  static constexpr std::uint32_t kReplies = 97;
  static constexpr std::array<std::uint8_t, 11> kCode{
      1, 3, 133, 130, 5, 7, 129, 9,
      128, 132, 131};
  static constexpr std::array<std::uint32_t, 9> kRowBits{
      384, 384, 384, 384, 384, 128, 64, 64,
      64};
  static constexpr std::array<std::uint32_t, 71> kWords{
      0x3d2013b3, 0xc455f7f4, 0x150acfe5, 0x09964a29, 0x1e4690d1, 0x03c50fcb, 0x9abfc80a, 0x63a4d3cf,
      0x21abfbb7, 0x60307f49, 0x64acb639, 0x00000001, 0x84e09207, 0x25827494, 0xad46b71a, 0xa70b357d,
      0x7ea593e9, 0x75a5265a, 0x19afd08f, 0x6b4cac04, 0x8b497acb, 0x3dacf03f, 0x9c926c9b, 0x00000008,
      0x03a26953, 0x3f6c3931, 0x1c3515ff, 0xac3a7e7a, 0xce6b928f, 0xd74d2552, 0xdb3d8603, 0x30b61203,
      0x906afdfe, 0xebb1d65f, 0x88cee3a4, 0x0000000b, 0xcb1027a4, 0xe11bd172, 0x3f810d93, 0xb630e07c,
      0x14a90e9a, 0x510ba412, 0x5a9533ef, 0x92bf6689, 0x6496e717, 0x4c6f0e34, 0xabe62963, 0x0000000b,
      0x0b5a4022, 0x20a9109e, 0xf841f43f, 0x70c690f9, 0xd9d14b37, 0xe4873739, 0xf59f2193, 0xeb020eff,
      0x8ba4edc1, 0x114dc74d, 0xc49de959, 0x00000001, 0x823a5242, 0x5d175789, 0xdf02e553, 0x00000003,
      0x9fa6d36b, 0x01107023, 0x006784eb, 0x00000000, 0x00000545, 0x00000000, 0x00000000};
  static constexpr Book kBook{1, 4, kCode, kRowBits, kWords};
};

}  // namespace frugal
