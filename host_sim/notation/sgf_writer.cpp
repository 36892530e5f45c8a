// SPDX-License-Identifier: MIT
#include "notation/sgf_writer.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace frugal::match {
namespace {

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == ']' || c == '\\') safe += '\\';
    safe += c;
  }
  return safe;
}

/// Columns from the left, rows from the top; a pass is empty.
std::string point_of(int move, int size) {
  if (move == size * size) return {};
  const auto letter = [](int i) { return static_cast<char>('a' + i); };
  return {letter(move % size), letter(size - 1 - move / size)};
}

}  // namespace

std::string words_of_halves(int halves) {
  return fmt::format("{}{}{}", halves < 0 ? "-" : "", std::abs(halves) / 2,
                     halves % 2 == 0 ? "" : ".5");
}

std::string sgf_of(const Record& record, int size, int komi_halves) {
  std::string text = fmt::format(
      "(;FF[4]GM[1]CA[UTF-8]AP[Frugal]SZ[{}]KM[{}]RU[Chinese]\nPB[{}]PW[{}]RE[{}]\nC[{}]\n", size,
      words_of_halves(komi_halves), escaped(record.names[0]), escaped(record.names[1]),
      record.result, escaped(record.remark));
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    text += fmt::format(";{}[{}]", i % 2 == 0 ? 'B' : 'W', point_of(record.moves[i], size));
    if (i % 12 == 11) text += '\n';
  }
  return text + ")\n";
}

}  // namespace frugal::match
