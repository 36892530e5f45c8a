// SPDX-License-Identifier: MIT
/// \file
/// Go on an array of points, slow and plain: written apart on purpose, as a check of the engine and
/// of the referee's rules (oracle/go_rules.hpp). test_go_rules.cpp compares the two.
///
/// It shares nothing with either: chains are found by flooding, anew for every question; ko is that
/// a stone must not bring back the board that was there before the opponent's last move; the score
/// is counted region by region. It takes no heap and does not recurse, so that tests on chips use
/// it too.
#pragma once

#include <array>
#include <cstdint>

namespace independent {

template <int kSize>
struct GoGame {
  static constexpr int kPoints = kSize * kSize;
  static constexpr int kPass = kPoints;
  using Stones = std::array<std::int8_t, kPoints>;  // 0: empty, 1: black, 2: white

  Stones stones{};
  Stones before{};  // what the opponent moved from
  int mover = 1;
  int passes = 0;
  int plies = 0;
  int komi_halves = 0;

  /// Calls visit(neighbour) for the two to four points beside a point.
  template <class Visit>
  static void for_each_neighbour(int point, Visit visit) {
    if constexpr (kSize == 1) return;
    const int x = point % kSize;
    const int y = point / kSize;
    if (x > 0) visit(point - 1);
    if (x < kSize - 1) visit(point + 1);
    if (y > 0) visit(point - kSize);
    if (y < kSize - 1) visit(point + kSize);
  }

  /// The points of one colour that hang together with this one, and the colours beside them.
  struct Region {
    std::array<std::int16_t, kPoints> points{};
    int count = 0;
    std::array<bool, 3> touches{};
  };
  static Region region_of(const Stones& stones, int point) {
    Region region;
    std::array<bool, kPoints> is_in{};
    const auto add = [&](int p) {
      is_in[p] = true;
      region.points[region.count++] = static_cast<std::int16_t>(p);
    };
    add(point);
    for (int i = 0; i < region.count; ++i) {
      for_each_neighbour(region.points[i], [&](int p) {
        if (stones[p] != stones[point]) region.touches[stones[p]] = true;
        if (stones[p] == stones[point] && !is_in[p]) add(p);
      });
    }
    return region;
  }

  bool is_over() const { return passes == 2 || plies == 3 * kPoints; }

  /// The board after a stone on an empty point; false if it would be suicide.
  bool put(int point, Stones& after) const {
    after = stones;
    after[point] = static_cast<std::int8_t>(mover);
    for_each_neighbour(point, [&](int p) {
      if (after[p] != 3 - mover) return;
      const Region chain = region_of(after, p);
      if (chain.touches[0]) return;
      for (int i = 0; i < chain.count; ++i) after[chain.points[i]] = 0;
    });
    return region_of(after, point).touches[0];
  }

  bool has_empty_neighbour(int point) const {
    bool has = false;
    for_each_neighbour(point, [&](int p) { has = has || stones[p] == 0; });
    return has;
  }

  bool is_legal(int move) const {
    if (move == kPass) return true;
    if (stones[move] != 0) return false;
    if (has_empty_neighbour(move)) return true;  // takes nothing back, and is no suicide
    Stones after;
    return put(move, after) && after != before;
  }

  /// The move that would bring the board back, kPass if there is none.
  int ko() const {
    for (int move = 0; move < kPoints; ++move) {
      Stones after;
      if (stones[move] == 0 && !has_empty_neighbour(move) && put(move, after) && after == before) {
        return move;
      }
    }
    return kPass;
  }

  void play(int move) {
    Stones after = stones;
    if (move != kPass) put(move, after);
    passes = move == kPass ? passes + 1 : 0;
    before = stones;
    stones = after;
    mover = 3 - mover;
    ++plies;
  }

  /// Black's points less white's, in half points, less komi.
  int lead_in_halves() const {
    int lead = 0;
    std::array<bool, kPoints> is_counted{};
    for (int point = 0; point < kPoints; ++point) {
      if (stones[point] != 0) {
        lead += stones[point] == 1 ? 1 : -1;
      } else if (!is_counted[point]) {
        const Region region = region_of(stones, point);
        for (int i = 0; i < region.count; ++i) is_counted[region.points[i]] = true;
        if (region.touches[1] != region.touches[2]) {
          lead += region.touches[1] ? region.count : -region.count;
        }
      }
    }
    return 2 * lead - komi_halves;
  }

  /// As black sees it: 2 won, 1 drawn, 0 lost.
  int score() const {
    const int lead = lead_in_halves();
    return lead > 0 ? 2 : lead == 0 ? 1 : 0;
  }

  /// All neighbours of the player's colour; of the diagonals one may be the opponent's, at the edge
  /// none.
  bool is_eye(int point, int player) const {
    bool is_surrounded = stones[point] == 0;
    for_each_neighbour(point, [&](int p) { is_surrounded = is_surrounded && stones[p] == player; });
    const int x = point % kSize;
    const int y = point / kSize;
    int others = 0;
    bool is_edge = false;
    for (const int dx : {-1, 1}) {
      for (const int dy : {-1, 1}) {
        const bool is_outside = x + dx < 0 || x + dx >= kSize || y + dy < 0 || y + dy >= kSize;
        is_edge = is_edge || is_outside;
        if (!is_outside && stones[point + dy * kSize + dx] == 3 - player) ++others;
      }
    }
    return is_surrounded && others < (is_edge ? 1 : 2);
  }
};

}  // namespace independent
