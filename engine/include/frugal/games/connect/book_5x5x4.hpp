// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game connect:5x5x4 --hardest 1000 --check-planes 0 --scored-from 0
//
// 1935 positions, 512 of which with a reply: 427 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {

struct Book5x5x4 {
  static constexpr std::uint32_t kHardest = 1000;
  static constexpr std::uint32_t kPositions = 1935;
  static constexpr std::uint32_t kReplies = 512;
  static constexpr std::array<std::uint8_t, 11> kCode{
      1, 3, 133, 5, 9, 7, 128, 132,
      131, 130, 129};
  static constexpr std::array<std::uint32_t, 4> kRowBits{
      1952, 544, 544, 128};
  static constexpr std::array<std::uint32_t, 100> kWords{
      0xc0711208, 0xb9e8d184, 0xf2958796, 0xfd479c94, 0x9202edb6, 0x697f353d, 0x8e018778, 0xfecb9cdb,
      0xead40e16, 0x520f6ca6, 0xf8e521da, 0x343bd106, 0x71893990, 0x9fbfae87, 0xb34ae4c5, 0xd0338c82,
      0xabe2cc0a, 0x49c203b1, 0xbdb847ba, 0x617ad45e, 0xe7a86c8b, 0x936c668f, 0x1c08118f, 0x1d2cf93b,
      0xaa6ca2a2, 0xc0c41f22, 0xf8b42330, 0x8b3da005, 0x9f4e3f93, 0xe3446b73, 0x37d44dd0, 0x6625ec23,
      0xe10cf1e1, 0xb088741f, 0x29c16b6d, 0xa8fd7bb8, 0x3aa5e959, 0xd21c0d51, 0xbd2051fb, 0x6afd4302,
      0x93eadb91, 0x312e1353, 0x5635ae71, 0x55e139b0, 0xb3e1a463, 0x171bf249, 0x56ad5150, 0xd990741a,
      0xc8828633, 0x9ad18feb, 0xceec1fde, 0x70531335, 0xd1fc3bc4, 0x90f14723, 0x4feb26ee, 0x353e0c09,
      0xc30fbd89, 0xc6f7d445, 0x1314a49e, 0xf7934dfb, 0x00bed73f, 0x30ec000f, 0xb16e8001, 0xa7c0d41c,
      0x0a798177, 0xc3cca279, 0x528b027b, 0x9b67a35b, 0xb09c8df1, 0x5bf4766f, 0x4d6c4e4f, 0x8ab0b2ab,
      0x0dbaf701, 0x765306dc, 0x0627098b, 0x78b346d7, 0x66d15bdb, 0x00000000, 0x936e8d06, 0x7c9a6f10,
      0x44505011, 0x0b13b2a1, 0xf4ae2399, 0xa67873fa, 0x7bde5ce8, 0x0bd85871, 0xbe8a4512, 0x89734445,
      0x2ca09f50, 0x30f9b669, 0x07016679, 0xc282d7e0, 0xaa343b50, 0x0a72569f, 0x00000002, 0x9f580033,
      0xa94f9103, 0xa00ecd62, 0x0000001d, 0x00000000};
  static constexpr Book kBook{1, 0, kCode, kRowBits, kWords};
};

}  // namespace frugal
