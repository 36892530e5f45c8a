// SPDX-License-Identifier: MIT
/// \file
/// Moves in answers that are JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "notation/positions.hpp"

namespace frugal::notation {

/// A number, where moves are numbers.
inline nlohmann::ordered_json move_in_json(const Notation& notation, int move) {
  const std::string text = notation.write(move);
  const bool is_number = text.find_first_not_of("0123456789") == std::string::npos;
  if (is_number) return std::stoi(text);
  return text;
}

/// "column": 4, "move": "D4"; a number is written as one.
inline void add_move(nlohmann::ordered_json& json, const Notation& notation, int move) {
  json[std::string(notation.name_of_moves())] = move_in_json(notation, move);
}

}  // namespace frugal::notation
