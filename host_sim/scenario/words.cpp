// SPDX-License-Identifier: MIT
#include "scenario/words.hpp"

#include <charconv>

namespace frugal::scenario {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The character that `\` and what follows stand for; `at` goes past them.
char unescape(std::string_view line, std::size_t& at) {
  const int column = static_cast<int>(at);
  const char kind = at < line.size() ? line[at++] : '\0';
  if (kind == 'n') return '\n';
  if (kind == 't') return '\t';
  if (kind == '\\' || kind == '"') return kind;
  if (kind == 'x' && at + 2 <= line.size()) {
    const int high = hex_digit(line[at]);
    const int low = hex_digit(line[at + 1]);
    at += 2;
    if (high >= 0 && low >= 0) return static_cast<char>(high * 16 + low);
  }
  throw Wrong{column, "expected \\n, \\t, \\\\, \\\" or two hexadecimal digits: \\x07"};
}

Word read_quoted(std::string_view line, std::size_t& at) {
  Word word{"", static_cast<int>(at) + 1, true};
  for (++at; at < line.size() && line[at] != '"';) {
    const char c = line[at++];
    word.text += c == '\\' ? unescape(line, at) : c;
  }
  if (at == line.size()) throw Wrong{word.column, "this text has no closing \""};
  ++at;
  return word;
}

}  // namespace

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  for (std::size_t at = 0;;) {
    while (at < line.size() && is_space(line[at])) ++at;
    if (at == line.size() || line[at] == '#') return words;
    if (line[at] == '"') {
      words.push_back(read_quoted(line, at));
      continue;
    }
    Word word{"", static_cast<int>(at) + 1, false};
    while (at < line.size() && !is_space(line[at])) word.text += line[at++];
    words.push_back(word);
  }
}

std::optional<std::uint32_t> number_in(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<std::uint64_t> ms_in(const std::string& text) {
  double amount = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
  const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
  if (error != std::errc{} || amount < 0 || amount > 100000) return std::nullopt;
  if (unit == "ms") return static_cast<std::uint64_t>(amount);
  if (unit == "s") return static_cast<std::uint64_t>(amount * 1000);
  if (unit == "min") return static_cast<std::uint64_t>(amount * 60000);
  return std::nullopt;
}

}  // namespace frugal::scenario
