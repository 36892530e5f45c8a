// SPDX-License-Identifier: MIT
/// \file
/// The boards of Connect Four's family that the tool is built for.
///
/// A search is compiled for its board, so a board that is not in this list needs a line here and
/// nothing else. engines/ holds what is compiled for each.
#pragma once

#include <string>
#include <string_view>

namespace frugal::cli {

/// Columns, rows, and how many discs make a line.
struct Board {
  int width;
  int height;
  int line;

  constexpr int cells() const { return width * height; }
  constexpr bool operator==(const Board&) const = default;
};

// clang-format off
inline constexpr Board kBoards[] = {
    {3, 3, 3},
    {3, 3, 4},
    {3, 4, 4},
    {4, 3, 4},
    {4, 4, 3},
    {4, 4, 4},
    {5, 4, 4},
    {4, 5, 4},
    {5, 5, 4},
    {5, 5, 3},
    {6, 5, 4},
    {5, 6, 4},
    {6, 6, 4},
    {7, 6, 4},
    {7, 6, 5},
    {6, 7, 4},
    {7, 7, 4},
    {8, 7, 4},
    {9, 6, 4},
};
// clang-format on

inline constexpr Board kConnectFour{7, 6, 4};

/// The sizes of Go's boards that the tool is built for.
inline constexpr int kGoSizes[] = {3, 4, 5, 6, 7, 8, 9, 13, 19};

/// "connect:7x6x4"
std::string name_of(const Board& board);

/// The board of a name like that, or of "connect4". Throws std::invalid_argument, whose text tells
/// what is wrong with the name, and what would be right.
Board board_of(std::string_view name);

/// Whether it is a name of Go, such as "go:9"; then the size of its board. Throws as board_of does.
bool is_go(std::string_view name);
int go_size_of(std::string_view name);

}  // namespace frugal::cli
