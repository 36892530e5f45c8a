// SPDX-License-Identifier: MIT
/// \file
/// Games of Go as they are written down to learn from, one a line:
///
///     bD4? wE5? bC3 wF7 ... bPASS wPASS
///
/// The colour, the point (columns from A, without I; rows from the bottom), and a question mark
/// behind moves that were drawn by lot, of which there is nothing to learn.
#pragma once

#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace frugal::learn {

struct RecordedMove {
  int move;  // as Go<size> numbers them
  bool is_by_lot;
};
using Record = std::vector<RecordedMove>;

/// "D4", "PASS".
std::string name_of_move(int move, int size);
/// -1 if there is no such point. Small letters will do.
int move_of_name(std::string_view name, int size);

std::string line_of(const Record& record, int size);

/// Throws std::runtime_error, which says what is wrong with the line.
Record record_of(const std::string& line, int size);

}  // namespace frugal::learn
