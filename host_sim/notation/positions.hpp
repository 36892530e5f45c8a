// SPDX-License-Identifier: MIT
/// \file
/// Positions as they are typed, one a line: the columns played so far as digits from 1 ("4455"), or
/// - for the empty position.
#pragma once

#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "games/boards.hpp"

namespace frugal::notation {

struct Position {
  std::string text;
  std::vector<int> columns;  // counted from 0
};

/// The position of a line. Throws std::invalid_argument with the reason if there is none in it, or
/// if its game is over.
Position parse_position(const cli::Board& board, std::string_view line);

/// Calls answer(position) for each line, and reports bad lines on standard error. Returns the exit
/// status: 1 if a line was bad or an answer could not be written.
int for_each_position(std::istream& input, const cli::Board& board,
                      const std::function<void(const Position&)>& answer);

/// The same on standard input. At a terminal it first says what to type.
int answer_positions(const cli::Board& board, const std::function<void(const Position&)>& answer);

}  // namespace frugal::notation
