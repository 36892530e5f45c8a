// SPDX-License-Identifier: MIT
/// \file
/// What is proven of a position, in the words of people:
///
///     WIN IN 5     the side to move wins by its fifth disc from now
///     LOSS IN 4    the other side wins by its fourth disc from now
///     DRAW
///     WIN, LOSS    how soon is not known
///
/// if both play best. So the winner's discs are counted, as in "mate in five"; IN 1 is a win at
/// once.
///
/// Memory: 2 bytes.
#pragma once

#include <cstdint>

#include "app/common/text.hpp"
#include "frugal/bounds.hpp"

namespace frugal::app::connect {

/// The longest text, "LOSS IN 41".
using OutlookText = etl::string<10>;

struct Outlook {
  enum Result : std::uint8_t { kUnknown, kLoss, kDraw, kWin };

  Result result = kUnknown;
  std::uint8_t discs = 0;  ///< of the winner, from now on; 0: not known

  constexpr bool operator==(const Outlook&) const = default;
};

/// From bounds of an exact score, for the side to move after so many plies.
template <class Exact>
constexpr Outlook outlook_of(std::uint32_t bounds, int plies) {
  using B = Bounds<Exact::kTop>;
  constexpr int kDraw = Exact::kDraw;
  const int least = B::pess(bounds);
  const int most = B::opti(bounds);
  if (least == kDraw && most == kDraw) return {Outlook::kDraw, 0};
  const bool is_win = least > kDraw;
  if (!is_win && most >= kDraw) return {};
  const Outlook::Result result = is_win ? Outlook::kWin : Outlook::kLoss;
  if (least < most) return {result, 0};
  // One of two discs has this score: the winner's.
  const int first = plies + (is_win ? 0 : 1);
  int before = Exact::kMaxPlies - 2 * (is_win ? least - kDraw : kDraw - least);
  if ((before - first) % 2 != 0) ++before;
  return {result, static_cast<std::uint8_t>((before - first) / 2 + 1)};
}

inline void add_outlook(etl::istring& line, const Outlook& outlook) {
  constexpr std::string_view kWords[] = {"", "LOSS", "DRAW", "WIN"};
  add(line, kWords[outlook.result]);
  if (outlook.discs == 0) return;
  add(line, " IN ");
  add_number(line, outlook.discs);
}

}  // namespace frugal::app::connect
