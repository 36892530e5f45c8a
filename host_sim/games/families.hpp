// SPDX-License-Identifier: MIT
/// \file
/// The boards of Connect Four's family and of Go in the table, as constants.
#pragma once

#include <array>
#include <cstddef>

#include "games/table.hpp"

namespace frugal::cli {

template <class... All>
constexpr auto boards_of(Lines<All...>) {
  std::array<Board, (std::size_t{All::kIsConnect} + ...)> boards{};
  std::size_t count = 0;
  ((All::kIsConnect ? void(boards[count++] = All::kBoard) : void()), ...);
  return boards;
}

template <class... All>
constexpr auto go_sizes_of(Lines<All...>) {
  std::array<int, (std::size_t{All::kIsGo} + ...)> sizes{};
  std::size_t count = 0;
  ((All::kIsGo ? void(sizes[count++] = All::kGoSize) : void()), ...);
  return sizes;
}

inline constexpr auto kBoards = boards_of(KnownGames{});
inline constexpr auto kGoSizes = go_sizes_of(KnownGames{});

}  // namespace frugal::cli
