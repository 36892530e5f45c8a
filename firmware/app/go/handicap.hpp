// SPDX-License-Identifier: MIT
/// \file
/// The points of handicap stones, as section 4.1.1 of the Go Text Protocol gives them: on the third
/// line, on large boards on the fourth; first the corners, then the sides, and the centre as the
/// last of an odd number. No memory.
#pragma once

namespace frugal::app::go {

template <class G>
struct Handicap {
  static constexpr int kMost = G::kSize < 7 ? 0 : G::kSize == 7 || G::kSize % 2 == 0 ? 4 : 9;

  /// The point of stone `i` of `count`.
  static constexpr int point(int i, int count) {
    constexpr int kLow = G::kSize >= 13 ? 3 : 2;
    constexpr int kHigh = G::kSize - 1 - kLow;
    constexpr int kMid = G::kSize / 2;
    constexpr int kPlaces[8][2] = {{kLow, kLow}, {kHigh, kHigh}, {kLow, kHigh}, {kHigh, kLow},
                                   {kLow, kMid}, {kHigh, kMid},  {kMid, kLow},  {kMid, kHigh}};
    if (count >= 5 && count % 2 == 1 && i == count - 1) return G::move_at(kMid, kMid);
    return G::move_at(kPlaces[i][0], kPlaces[i][1]);
  }
};

}  // namespace frugal::app::go
