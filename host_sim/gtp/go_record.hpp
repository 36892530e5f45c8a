// SPDX-License-Identifier: MIT
//
// go_record.hpp: a game of Go read from an SGF file (FF[3] and FF[4]): its size, its komi, and what
// happens on the main line, which is the first variation wherever there are several: moves, and
// stones that are set up or taken away. Everything else in the file is skipped.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "frugal/game.hpp"

namespace frugal::cli {

enum class GoEventKind : std::uint8_t { kMove, kAdd, kRemove };

struct GoEvent {
  GoEventKind kind;
  Mover mover;   // of a stone that is added, its owner
  bool is_pass;  // then there is no point
  int x, y;      // from the left, from the bottom
};

struct GoRecord {
  int size = 19;
  std::optional<int> komi_halves;
  std::vector<GoEvent> events;
};

/// What is wrong with a file, and where.
class GoRecordError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The text of a file; `name` is for what is wrong with it. Throws GoRecordError.
GoRecord parse_go_record(const std::string& text, const std::string& name);
GoRecord read_go_record(const std::string& file);

}  // namespace frugal::cli
