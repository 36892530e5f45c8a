// SPDX-License-Identifier: MIT
/// \file
/// What the table of games (table.hpp) is made of: lines, each a game of the engine.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/go/go.hpp"
#include "games/boards.hpp"

namespace frugal::cli {

/// A text that can be the argument of a template.
template <std::size_t kSize>
struct Text {
  char letters[kSize]{};

  constexpr Text(const char (&text)[kSize]) { std::copy_n(text, kSize, letters); }
  constexpr std::string_view view() const { return {letters, kSize - 1}; }
};

/// The board of a game of Connect Four's family; of any other game one without cells.
template <class G>
inline constexpr Board kBoardOf{0, 0, 0};
template <int kWidth, int kHeight, int kLine>
inline constexpr Board kBoardOf<Connect<kWidth, kHeight, kLine>>{kWidth, kHeight, kLine};

/// The size of a board of Go; 0 of any other game.
template <class G>
inline constexpr int kGoSizeOf = 0;
template <int kSize>
inline constexpr int kGoSizeOf<Go<kSize>> = kSize;

/// G::cell_of(move): where a move places a disc, row by row from A1. Then a move is written as its
/// cell, "D3".
template <class G>
concept NamesCells = requires {
  requires G::kWidth >= 1 && G::kHeight >= 1;
  { G::cell_of(0) } -> std::same_as<int>;
};

/// A game and its name on the command line. The boards of Connect Four and Go have theirs from
/// their sizes.
template <class G, Text kName = "">
struct Line {
  using Game = G;
  static constexpr Board kBoard = kBoardOf<G>;
  static constexpr int kGoSize = kGoSizeOf<G>;
  static constexpr bool kIsConnect = kBoard.cells() > 0;
  static constexpr bool kIsGo = kGoSize > 0;
  static_assert(kIsConnect || kIsGo || !kName.view().empty(),
                "a game needs a name: Line<TicTacToe, \"tictactoe\">");

  static std::string name() {
    return kIsConnect ? name_of(kBoard) : kIsGo ? name_of_go(kGoSize) : std::string(kName.view());
  }
};

template <class... All>
struct Lines {
  static constexpr std::size_t kCount = sizeof...(All);

  /// Calls visit(Line{}) for the line at this place, if it belongs to the part: to those at kPart,
  /// kPart + kParts, ...
  template <std::size_t kPart = 0, std::size_t kParts = 1, class Visit>
  static void visit(std::size_t place, Visit visit) {
    const auto try_line = [&]<std::size_t kPlace>(std::index_sequence<kPlace>) {
      if (place == kPlace) visit(std::tuple_element_t<kPlace, std::tuple<All...>>{});
    };
    const auto try_each = [&]<std::size_t... kNumbers>(std::index_sequence<kNumbers...>) {
      (try_line(std::index_sequence<kNumbers * kParts + kPart>{}), ...);
    };
    try_each(std::make_index_sequence<(kCount - kPart + kParts - 1) / kParts>{});
  }
};

}  // namespace frugal::cli
