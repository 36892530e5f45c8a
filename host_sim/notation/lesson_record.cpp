// SPDX-License-Identifier: MIT
#include "notation/lesson_record.hpp"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

#include "notation/vertex.hpp"

namespace frugal::notation {

std::string line_of(const LessonRecord& record, int size) {
  std::string line;
  for (const LessonMove& move : record) {
    if (!line.empty()) line += ' ';
    line += (&move - record.data()) % 2 == 0 ? 'b' : 'w';
    line += vertex_of(move.move, size);
    if (move.is_by_lot) line += '?';
  }
  return line;
}

LessonRecord lesson_record_of(const std::string& line, int size) {
  LessonRecord record;
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const bool is_by_lot = word.back() == '?';
    const std::string vertex = word.substr(1, word.size() - 1 - is_by_lot);
    const char colour = record.size() % 2 == 0 ? 'b' : 'w';
    const int move = word.front() == colour ? move_of(vertex, size) : kNoMove;
    if (move == kNoMove) {
      throw std::runtime_error(fmt::format("move {}: '{}' is not {} and a point of {}x{} or PASS",
                                           record.size() + 1, word, colour, size, size));
    }
    record.push_back({move, is_by_lot});
  }
  return record;
}

}  // namespace frugal::notation
