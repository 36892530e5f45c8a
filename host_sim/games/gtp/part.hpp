// SPDX-License-Identifier: MIT
/// \file
/// The protocol for each board of kBoards, in two parts that build side by side.
#pragma once

#include <cstdio>
#include <iterator>
#include <utility>

#include "frugal/games/connect/connect.hpp"
#include "games/boards.hpp"
#include "games/gtp/game.hpp"

namespace frugal::cli {

inline constexpr std::size_t kGtpParts = 2;

template <std::size_t kIndex>
void serve_board(const GtpOptions& options) {
  constexpr Board kBoard = kBoards[kIndex];
  GtpGame<Connect<kBoard.width, kBoard.height, kBoard.line>>(options).serve(stdin, stdout);
}

/// Serves the board if it is in this part: its place in kBoards, modulo kGtpParts. Else false.
template <std::size_t kPart>
bool serve_in_part(const Board& board, const GtpOptions& options) {
  constexpr std::size_t kCount = (std::size(kBoards) - kPart + kGtpParts - 1) / kGtpParts;
  const auto try_board = [&]<std::size_t kIndex>(std::index_sequence<kIndex>) {
    if (kBoards[kIndex] != board) return false;
    serve_board<kIndex>(options);
    return true;
  };
  const auto try_each = [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
    return (try_board(std::index_sequence<kPlaces * kGtpParts + kPart>{}) || ...);
  };
  return try_each(std::make_index_sequence<kCount>{});
}

extern template bool serve_in_part<0>(const Board&, const GtpOptions&);
extern template bool serve_in_part<1>(const Board&, const GtpOptions&);

}  // namespace frugal::cli
