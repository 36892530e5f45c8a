// SPDX-License-Identifier: MIT
#include "notation/lesson_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>
#include <stdexcept>

namespace frugal::learn {
namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kPass = "PASS";

}  // namespace

std::string name_of_move(int move, int size) {
  if (move == size * size) return std::string(kPass);
  return fmt::format("{}{}", kColumns[static_cast<std::size_t>(move % size)], move / size + 1);
}

int move_of_name(std::string_view name, int size) {
  std::string upper(name);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (upper == kPass) return size * size;
  const std::size_t column = upper.empty() ? kColumns.npos : kColumns.find(upper.front());
  if (column >= static_cast<std::size_t>(size)) return -1;
  int row = 0;
  const char* const end = upper.data() + upper.size();
  const auto [rest, error] = std::from_chars(upper.data() + 1, end, row);
  const bool is_row = error == std::errc{} && rest == end && row >= 1 && row <= size;
  return is_row ? (row - 1) * size + static_cast<int>(column) : -1;
}

std::string line_of(const Record& record, int size) {
  std::string line;
  for (const RecordedMove& move : record) {
    if (!line.empty()) line += ' ';
    line += (&move - record.data()) % 2 == 0 ? 'b' : 'w';
    line += name_of_move(move.move, size);
    if (move.is_by_lot) line += '?';
  }
  return line;
}

Record record_of(const std::string& line, int size) {
  Record record;
  std::istringstream words(line);
  for (std::string word; words >> word;) {
    const bool is_by_lot = word.back() == '?';
    const std::string name = word.substr(1, word.size() - 1 - is_by_lot);
    const char colour = record.size() % 2 == 0 ? 'b' : 'w';
    const int move = word.front() == colour ? move_of_name(name, size) : -1;
    if (move < 0) {
      throw std::runtime_error(fmt::format("move {}: '{}' is not {} and a point of {}x{} or PASS",
                                           record.size() + 1, word, colour, size, size));
    }
    record.push_back({move, is_by_lot});
  }
  return record;
}

}  // namespace frugal::learn
