// SPDX-License-Identifier: MIT
/// \file
/// A game of Go as an SGF file (FF[3] and FF[4]), read and written.
///
/// The reader takes the board's size, the komi, and what happens on the main line, which is the
/// first variation wherever there are several: moves, and stones that are set up or taken away. It
/// skips everything else in the file. A file is read character by character:
///
///     ( ; B[dd] C[a comment] ; W[ee] ( ; B[ff] ) ( ; B[fe] ) )
///
/// so the main line is all nodes up to the first closing parenthesis.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "frugal/game.hpp"

namespace frugal::notation {

enum class GoEventKind : std::uint8_t { kMove, kAdd, kRemove };

struct GoEvent {
  GoEventKind kind;
  Mover mover;   ///< of a stone that is added, its owner
  bool is_pass;  ///< then there is no point
  int x, y;      ///< from the left, from the bottom
};

struct GoRecord {
  static constexpr int kUsualSize = 19;

  int size = kUsualSize;
  std::optional<int> komi_halves;
  std::vector<GoEvent> events;
};

/// What a file says about a game besides its moves; it is written, and not read.
struct GoCaption {
  std::array<std::string, 2> names;  ///< black's, white's
  std::string result;                ///< "B+3.5"
  std::string remark;
};

/// What is wrong with a file, and where.
class GoRecordError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The text of a file; `name` is for what is wrong with it. Both throw GoRecordError.
GoRecord parse_go_record(const std::string& text, const std::string& name);
GoRecord read_go_record(const std::string& file);

/// The board's size alone, also of a file with faults; nothing if the file can't be read.
std::optional<int> size_in_sgf(const std::string& file);

/// Moves from an empty board, black's first, numbered as Go<size> numbers them.
GoRecord record_of_moves(const std::vector<int>& moves, int size, int komi_halves);

/// The text of a file with the moves of a record: stones that were set up are not written.
std::string sgf_of(const GoRecord& record, const GoCaption& caption);

}  // namespace frugal::notation
