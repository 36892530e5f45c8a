// SPDX-License-Identifier: MIT
/// \file
/// Games of Go as they are written down to learn from, one a line:
///
///     bD4? wE5? bC3 wF7 ... bPASS wPASS
///
/// The colour, the point (vertex.hpp), and a question mark behind moves that were drawn by lot:
/// there is nothing to learn from those.
#pragma once

#include <string>
#include <vector>

namespace frugal::notation {

struct LessonMove {
  int move;  ///< as Go<size> numbers them
  bool is_by_lot;
};
using LessonRecord = std::vector<LessonMove>;

std::string line_of(const LessonRecord& record, int size);

/// Throws std::runtime_error, which says what is wrong with the line.
LessonRecord lesson_record_of(const std::string& line, int size);

}  // namespace frugal::notation
