// SPDX-License-Identifier: MIT
/// \file
/// The rules of the seki problems told slowly, to test the quick ones with; the
/// published values, and a search that has to prove them. A board is a row of points, as in
/// SekiPoints; each has its kind and its stone. No heap: for chips as well.
#pragma once

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/defaults.hpp"

namespace independent {

template <int kOutside, int kShared, int kEyes = 0>
struct SekiBoard {
  static constexpr int kOfMin = kEyes;
  static constexpr int kOfBoth = kOfMin + kOutside;
  static constexpr int kOfMax = kOfBoth + kShared;
  static constexpr int kEyesOfMax = kOfMax + kOutside;
  static constexpr int kPoints = kEyesOfMax + kEyes;
  static constexpr int kPass = kPoints;
  static constexpr char kMax = 'x';
  static constexpr char kMin = 'o';
  static constexpr char kEmpty = '.';
  static constexpr char kAbsent = ' ';

  std::array<char, kPoints> stones;
  char mover = kMax;
  bool passed = false;
  bool is_over = false;
  char winner = kEmpty;  // after the end; kEmpty: a draw

  SekiBoard(int max_outside, int min_outside, int shared = kShared) {
    stones.fill(kAbsent);
    for (int i = 0; i < min_outside; ++i) stones[kOfMin + i] = kEmpty;
    for (int i = 0; i < shared; ++i) stones[kOfBoth + i] = kEmpty;
    for (int i = 0; i < max_outside; ++i) stones[kOfMax + i] = kEmpty;
    for (int i = 0; i < kEyes; ++i) stones[i] = stones[kEyesOfMax + i] = kEmpty;
  }

  static bool is_eye(char player, int point) {
    return player == kMin ? point < kOfMin : point >= kEyesOfMax;
  }
  static bool is_next_to(char player, int point) {
    if (is_eye(kMin, point) || is_eye(kMax, point)) return false;
    if (point < kOfBoth) return player == kMin;
    return point < kOfMax || player == kMax;
  }
  static char other(char player) { return player == kMax ? kMin : kMax; }

  int liberties(char player) const {
    int count = 0;
    for (int point = 0; point < kPoints; ++point) {
      count += stones[point] == kEmpty && is_next_to(player, point) ? 1 : 0;
    }
    return count;
  }

  bool is_legal(int move) const {
    if (move == kPass) return true;
    if (stones[move] != kEmpty || is_eye(other(mover), move)) return false;
    SekiBoard next = *this;
    next.stones[move] = mover;
    return next.liberties(other(mover)) == 0 || next.liberties(mover) > 0;
  }

  void play(int move) {
    if (move != kPass) stones[move] = mover;
    if (liberties(other(mover)) == 0) {
      is_over = true;
      winner = mover;
    }
    if (move == kPass && passed) is_over = true;
    passed = move == kPass;
    mover = other(mover);
  }

  /// 2, 1, 0 for win, draw, loss of Max.
  int score() const { return winner == kEmpty ? 1 : winner == kMax ? 2 : 0; }
};

/// Table 2 of Cazenave and Saffidine 2010: what a problem with two shared liberties is worth to
/// Max, which plays first.
inline constexpr int kSekiValues[6][6] = {
    // Max's outside liberties: 1 to 6
    {1, 2, 2, 2, 2, 2},  // Min's: 1
    {1, 1, 2, 2, 2, 2},  // 2
    {0, 1, 1, 2, 2, 2},  // 3
    {0, 0, 1, 1, 2, 2},  // 4
    {0, 0, 0, 1, 1, 2},  // 5
    {0, 0, 0, 0, 1, 1},  // 6
};

/// Calls test(max, min, value, name) for each of the problems with up to so many liberties.
template <class Test>
void for_each_seki(int most, Test test) {
  for (int min = 1; min <= most; ++min) {
    for (int max = 1; max <= most; ++max) {
      char name[] = "Max 0, Min 0";
      name[4] = static_cast<char>('0' + max);
      name[11] = static_cast<char>('0' + min);
      test(max, min, kSekiValues[min - 1][max - 1], name);
    }
  }
}

/// Proves each of these problems in these bytes, one after the other, with so many playouts at
/// most.
template <class G, frugal::Settings kSettings>
void check_proofs(std::span<std::byte> bytes, int most, std::uint32_t playouts) {
  frugal::Search<G, frugal::ProofRule, frugal::Uniform, kSettings> search(bytes);
  for_each_seki(most, [&](int max, int min, int value, const char* name) {
    search.set_root({max, min});
    search.clear();
    search.run(playouts);
    const std::uint32_t bounds = search.root_record().bounds.own();
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(frugal::Bounds<2>::exactly(value), bounds, name);
  });
}

}  // namespace independent
