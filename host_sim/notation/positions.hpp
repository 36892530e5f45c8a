// SPDX-License-Identifier: MIT
/// \file
/// Positions as people write them, one a line: the moves so far, or - for the empty position. In
/// Connect Four they are columns as digits from 1 ("4455"). In other games they are moves counted
/// from 1, side by side if there are nine at most ("519"), else between commas ("3,40"); in Go they
/// are points between commas ("D4,pass").
#pragma once

#include <functional>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/known.hpp"

namespace frugal::notation {

struct Position {
  std::string text;
  std::vector<int> moves;
};

/// How the positions of a game are written.
class Notation {
 public:
  virtual ~Notation() = default;

  /// The position of a line. Throws std::invalid_argument with the reason if there is none in it,
  /// or if its game is over.
  virtual Position parse(std::string_view line) const = 0;
  /// No position takes more characters.
  virtual std::size_t longest() const = 0;
  /// A move in an answer.
  virtual std::string write(int move) const = 0;
  /// What a move is called: "column", "move".
  virtual std::string_view name_of_moves() const = 0;
  /// What to type: "columns from 1 to 7".
  virtual std::string form() const = 0;
};

std::unique_ptr<Notation> notation_of(const cli::KnownGame& game);

/// Calls answer(position) for each line, and tells on standard error of the bad ones. Returns the
/// exit status: 1 if a line was bad or an answer could not be written.
int for_each_position(std::istream& input, const Notation& notation,
                      const std::function<void(const Position&)>& answer);

/// The same on standard input. At a terminal it first says what to type.
int answer_positions(const Notation& notation, const std::function<void(const Position&)>& answer);

}  // namespace frugal::notation
