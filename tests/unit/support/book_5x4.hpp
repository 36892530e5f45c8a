// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game connect:5x4x4 --hardest 700 --check-planes 4
//
// 368 positions, 106 of which with a reply: 331 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {

struct Book5x4x4 {
  static constexpr std::uint32_t kHardest = 700;
  static constexpr std::uint32_t kPositions = 368;
  static constexpr std::uint32_t kReplies = 106;
  static constexpr std::array<std::uint8_t, 11> kCode{
      1, 3, 133, 130, 5, 7, 129, 9,
      128, 132, 131};
  static constexpr std::array<std::uint32_t, 9> kRowBits{
      384, 384, 384, 384, 384, 128, 64, 64,
      64};
  static constexpr std::array<std::uint32_t, 71> kWords{
      0x68179221, 0x99149697, 0x9389b17c, 0xcc003a4d, 0xa24dc4de, 0x22355edb, 0x30cd0219, 0xfc93169a,
      0xc9e15a2e, 0x88a7f5b7, 0x0584f126, 0x00010477, 0x7d335f5a, 0x8c91c8af, 0xa5b808b1, 0x2737082b,
      0x3e94303a, 0x719abfd6, 0xb9f6ced4, 0xdd168fa1, 0x5ad9031f, 0xe4aa19ef, 0x57eea4c0, 0x00018127,
      0xc3af4623, 0x1263a044, 0xf1ae7d0e, 0xec462dc1, 0x6fbff44d, 0xd75e4df5, 0x55343af3, 0x65f55de3,
      0x0f705858, 0xf2fc945a, 0xee266003, 0x00011b37, 0xb1e53364, 0x39b47cfc, 0x1c05535e, 0x4e6ac337,
      0x9b1da601, 0x6fb6aa80, 0xd9e2ab33, 0xaa436517, 0x486cf243, 0xd570a75f, 0x3842f3b1, 0x00001dd2,
      0x4aa09d29, 0x5ce1d950, 0xc981ae5c, 0xc175413c, 0x6529a956, 0x592d29de, 0x533247a8, 0x3cb2e932,
      0x81597386, 0xbd44c153, 0xf546ac51, 0x0001d57e, 0xcc9b8fe0, 0x1ca2ec95, 0xb593e36f, 0x000004e8,
      0x70e59976, 0x0029a322, 0x011ed36b, 0x00000000, 0x00000084, 0x00000000, 0x00000000};
  static constexpr Book kBook{2, 4, kCode, kRowBits, kWords};
};

}  // namespace frugal
