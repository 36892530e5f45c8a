// SPDX-License-Identifier: MIT
#include "notation/vertex.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "app/common/text.hpp"

namespace frugal::notation {
namespace {

constexpr std::string_view kPass = "PASS";

bool is_pass(std::string_view vertex) {
  return std::equal(vertex.begin(), vertex.end(), kPass.begin(), kPass.end(),
                    [](char c, char capital) { return c == capital || c == (capital | 32); });
}

}  // namespace

std::string cell_name(int column, int row) {
  return fmt::format("{}{}", app::letter_of(column), row + 1);
}

std::string vertex_of(int move, int size) {
  return move == size * size ? std::string(kPass) : cell_name(move % size, move / size);
}

int move_of(std::string_view vertex, int size) {
  if (is_pass(vertex)) return size * size;
  std::uint32_t row = 0;
  if (vertex.empty() || !app::read_number(vertex.substr(1), row)) return kNoMove;
  const int column = app::column_of(vertex.front());
  const bool is_point =
      column >= 0 && column < size && row >= 1 && row <= static_cast<std::uint32_t>(size);
  return is_point ? (static_cast<int>(row) - 1) * size + column : kNoMove;
}

}  // namespace frugal::notation
