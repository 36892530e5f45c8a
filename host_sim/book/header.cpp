// SPDX-License-Identifier: MIT
#include "book/header.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace frugal::book {
namespace {

constexpr const char* kHeader = R"(// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game {game} --hardest {hardest} --check-planes {checks}{scored}
//
// {positions} positions, {replies} of which with a reply: {bytes} bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {{

struct Book{width}x{height}x{line} {{
  static constexpr std::uint32_t kHardest = {hardest};
  static constexpr std::uint32_t kPositions = {positions};
  static constexpr std::uint32_t kReplies = {replies};
  static constexpr std::array<std::uint8_t, {code_size}> kCode{{{code}}};
  static constexpr std::array<std::uint32_t, {rows_size}> kRowBits{{{rows}}};
  static constexpr std::array<std::uint32_t, {words_size}> kWords{{{words}}};
  static constexpr Book kBook{{{seed}, {checks}, kCode, kRowBits, kWords}};
}};

}}  // namespace frugal
)";

constexpr std::string_view kScored = " --scored-from ";

template <class Numbers>
std::string lines_of(const Numbers& numbers, const char* form) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += i == 0 ? "\n      " : i % 8 == 0 ? ",\n      " : ", ";
    text += fmt::format(fmt::runtime(form), numbers[i]);
  }
  return text;
}

/// Reads what stands behind marks in a text.
class Reader {
 public:
  explicit Reader(std::string text) : text_(std::move(text)) {}

  bool has(std::string_view mark) const { return text_.find(mark) != std::string::npos; }

  std::string word_after(std::string_view mark) const {
    std::istringstream rest(text_.substr(behind(mark)));
    std::string word;
    rest >> word;
    return word;
  }

  std::uint32_t number_after(std::string_view mark) const {
    return number(text_.substr(behind(mark), 20), mark);
  }

  template <class T>
  std::vector<T> numbers_after(std::string_view mark) const {
    const std::size_t start = behind(mark);
    std::istringstream list(text_.substr(start, text_.find('}', start) - start));
    std::vector<T> numbers;
    for (std::string word; std::getline(list, word, ',');) {
      const std::uint32_t value = number(word, mark);
      if (value > std::numeric_limits<T>::max()) fail(mark);
      numbers.push_back(static_cast<T>(value));
    }
    return numbers;
  }

 private:
  [[noreturn]] static void fail(std::string_view mark) {
    throw std::runtime_error(
        fmt::format("no number behind '{}'; './frugal book make' writes books", mark));
  }

  static std::uint32_t number(const std::string& text, std::string_view mark) {
    try {
      return static_cast<std::uint32_t>(std::stoul(text, nullptr, 0));
    } catch (const std::logic_error&) {
      fail(mark);
    }
  }

  std::size_t behind(std::string_view mark) const {
    const std::size_t at = text_.find(mark);
    if (at == std::string::npos) {
      throw std::runtime_error(
          fmt::format("no '{}' in it; './frugal book make' writes books", mark));
    }
    return at + mark.size();
  }

  std::string text_;
};

/// Nothing in the constant leads out of it.
void check(const Rows& rows) {
  const auto refuse = [](const char* what) { throw std::runtime_error(what); };
  std::size_t words = 1;
  for (const std::uint32_t bits : rows.row_bits) {
    if (bits < 64) refuse("a row is shorter than 64 bits");
    words += Book::words_of(bits);
  }
  if (words != rows.words.size()) refuse("kWords and kRowBits do not fit each other");
  if (rows.check_planes > rows.row_bits.size()) refuse("there are more check planes than rows");
  const std::size_t depth = rows.row_bits.size() - rows.check_planes;
  std::vector<std::size_t> level{0};
  for (std::size_t i = 0; i <= depth; ++i) {
    std::vector<std::size_t> next;
    for (const std::size_t place : level) {
      if (place >= rows.code.size()) refuse("kCode leads out of itself");
      const std::uint8_t node = rows.code[place];
      if (node >= Book::kLeaf) continue;
      if (node <= place) refuse("kCode turns in a circle");
      next.push_back(node);
      next.push_back(node + 1u);
    }
    level = std::move(next);
  }
  if (!level.empty()) refuse("kCode is deeper than there are rows");
}

std::string scored_of(const Made& made) {
  return made.scored_from == kNever ? "" : fmt::format("{}{}", kScored, made.scored_from);
}

}  // namespace

std::string to_header(const Made& made) {
  using fmt::arg;
  const Rows& rows = made.rows;
  return fmt::format(kHeader, arg("game", cli::name_of(made.board)), arg("hardest", made.hardest),
                     arg("checks", rows.check_planes), arg("positions", made.positions),
                     arg("scored", scored_of(made)), arg("replies", made.replies),
                     arg("bytes", rows.view().flash_bytes()), arg("width", made.board.width),
                     arg("height", made.board.height), arg("line", made.board.line),
                     arg("code_size", rows.code.size()), arg("code", lines_of(rows.code, "{}")),
                     arg("rows_size", rows.row_bits.size()),
                     arg("rows", lines_of(rows.row_bits, "{}")),
                     arg("words_size", rows.words.size()),
                     arg("words", lines_of(rows.words, "{:#010x}")), arg("seed", rows.seed));
}

Made from_header(const std::string& name) {
  std::ifstream file(name);
  if (!file) throw std::runtime_error(fmt::format("the book '{}' can't be read", name));
  try {
    const Reader reader({std::istreambuf_iterator<char>(file), {}});
    Made made;
    made.board = cli::board_of(reader.word_after("--game "));
    made.hardest = reader.number_after("kHardest = ");
    made.positions = reader.number_after("kPositions = ");
    made.replies = reader.number_after("kReplies = ");
    if (reader.has(kScored)) {
      made.scored_from = reader.number_after(kScored);
    }
    made.rows.seed = reader.number_after("kBook{");
    made.rows.check_planes = reader.number_after("--check-planes ");
    made.rows.code = reader.numbers_after<std::uint8_t>("> kCode{");
    made.rows.row_bits = reader.numbers_after<std::uint32_t>("> kRowBits{");
    made.rows.words = reader.numbers_after<std::uint32_t>("> kWords{");
    check(made.rows);
    return made;
  } catch (const std::exception& error) {
    throw std::runtime_error(fmt::format("the book '{}': {}", name, error.what()));
  }
}

}  // namespace frugal::book
