// SPDX-License-Identifier: MIT
/// \file
/// Moves in answers that are JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "notation/positions.hpp"

namespace frugal::notation {

/// "column": 4, "move": "D4"; a number is written as one.
inline void add_move(nlohmann::ordered_json& json, const Notation& notation, int move) {
  const std::string name(notation.name_of_moves());
  const std::string text = notation.write(move);
  const bool is_number = text.find_first_not_of("0123456789") == std::string::npos;
  is_number ? json[name] = std::stoi(text) : json[name] = text;
}

}  // namespace frugal::notation
