// SPDX-License-Identifier: MIT
/// \file
/// Points, komi and results of Go as the Go Text Protocol writes them.
#pragma once

#include <cstdint>
#include <string_view>

#include "app/common/text.hpp"

namespace frugal::app::go {

inline constexpr int kNoPoint = -1;

/// Adds a point: "D4", or "pass".
template <class G>
void add_point(etl::istring& line, int move) {
  if (move == G::kPass) return add(line, "pass");
  add_cell(line, move % G::kSize, move / G::kSize);
}

/// The move that a word names; kNoPoint if it names none.
template <class G>
int read_point(std::string_view word) {
  if (word.size() == 4 && (word[0] | 32) == 'p' && (word[1] | 32) == 'a' && (word[2] | 32) == 's' &&
      (word[3] | 32) == 's') {
    return G::kPass;
  }
  std::uint32_t row = 0;
  if (word.size() < 2 || !read_number(word.substr(1), row)) return kNoPoint;
  const int column = column_of(word[0]);
  if (column < 0 || column >= G::kSize || row < 1 || row > G::kSize) return kNoPoint;
  return G::move_at(column, static_cast<int>(row) - 1);
}

/// Adds half points: 13 are "6.5".
inline void add_halves(etl::istring& line, int halves) {
  if (halves < 0) line.push_back('-');
  const auto size = static_cast<std::uint32_t>(halves < 0 ? -halves : halves);
  add_number(line, size / 2);
  add(line, size % 2 == 0 ? ".0" : ".5");
}

/// Reads "6.5", "-3", "+0.50". False if the word is no number of whole or half points, or if it is
/// beyond the limit.
inline bool read_halves(std::string_view word, int limit, int& halves) {
  const bool is_negative = !word.empty() && word[0] == '-';
  if (is_negative || (!word.empty() && word[0] == '+')) word.remove_prefix(1);
  const std::size_t dot = word.find('.');
  const std::string_view whole = word.substr(0, dot);
  std::string_view part = dot == std::string_view::npos ? "" : word.substr(dot + 1);
  std::uint32_t points = 0;
  if (whole.empty() ? part.empty() : !read_number(whole, points)) return false;
  const bool is_half = !part.empty() && part[0] == '5';
  if (is_half) part.remove_prefix(1);
  if (part.find_first_not_of('0') != std::string_view::npos) return false;
  if (points > static_cast<std::uint32_t>(limit) / 2) return false;
  halves = static_cast<int>(2 * points) + (is_half ? 1 : 0);
  if (is_negative) halves = -halves;
  return halves >= -limit && halves <= limit;
}

/// Adds a result: "B+3.5", "W+10.0", "0".
inline void add_result(etl::istring& line, int lead_halves) {
  if (lead_halves == 0) return add(line, "0");
  add(line, lead_halves > 0 ? "B+" : "W+");
  add_halves(line, lead_halves > 0 ? lead_halves : -lead_halves);
}

}  // namespace frugal::app::go
