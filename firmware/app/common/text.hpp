// SPDX-License-Identifier: MIT
/// \file
/// Lines of text for the console, without a heap, and cells and boards as the Go Text Protocol
/// writes them: column A is on the left, row 1 at the bottom, and there is no column I.
#pragma once

#include <cstdint>
#include <string_view>

#include "etl/string.h"
#include "etl/to_string.h"

namespace frugal::app {

/// The longest line that the device writes.
inline constexpr std::size_t kLineLength = 64;
using Line = etl::string<kLineLength>;

inline void add(etl::istring& line, std::string_view text) {
  line.append(text.data(), text.size());
}
inline void add_number(etl::istring& line, std::uint32_t number) {
  etl::to_string(number, line, true);
}

constexpr char letter_of(int column) {
  return static_cast<char>(column < 8 ? 'A' + column : 'B' + column);
}
/// The column of a letter; -1 if there is none.
constexpr int column_of(char letter) {
  const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
  if (upper < 'A' || upper > 'Z' || upper == 'I') return -1;
  return upper < 'I' ? upper - 'A' : upper - 'B';
}

/// Adds a cell: "D1".
inline void add_cell(etl::istring& line, int column, int row) {
  line.push_back(letter_of(column));
  add_number(line, static_cast<std::uint32_t>(row + 1));
}

/// Adds a line of the board, counted from 0: the rows from the top, then the letters of the
/// columns.
///
///      3 . . . . . . .
///      2 . . . O . . .
///      1 . . X X O . .
///        A B C D E F G
///
/// False if there is no such line.
template <class Session>
bool add_board_line(etl::istring& line, const Session& session, int number) {
  const int row = Session::kHeight - 1 - number;
  if (row < -1) return false;
  line.push_back(' ');
  if (Session::kHeight > 9 && row < 9) line.push_back(' ');
  if (row >= 0) add_number(line, static_cast<std::uint32_t>(row + 1));
  if (row < 0) line.push_back(' ');
  for (int x = 0; x < Session::kWidth; ++x) {
    line.push_back(' ');
    line.push_back(row < 0 ? letter_of(x) : ".XO"[session.disc_at(x, row) + 1]);
  }
  return true;
}

/// Takes the next word off a text. Empty if there is none.
inline std::string_view take_word(std::string_view& text) {
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end && *at == ' ') ++at;
  const char* const begin = at;
  while (at != end && *at != ' ') ++at;
  text = {at, static_cast<std::size_t>(end - at)};
  return {begin, static_cast<std::size_t>(at - begin)};
}

/// Reads a number of up to nine digits. False if the word is something else.
inline bool read_number(std::string_view word, std::uint32_t& number) {
  if (word.empty() || word.size() > 9) return false;
  number = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return false;
    number = number * 10 + static_cast<std::uint32_t>(digit - '0');
  }
  return true;
}

}  // namespace frugal::app
