// SPDX-License-Identifier: MIT
/// \file
/// A line of a scenario cut into words, and what a word may stand for.
///
/// Words are parted by spaces; what stands in quotes is one word, in which `\n`, `\t`, `\\`, `\"`
/// and
/// `\x07` stand for characters. # at the beginning of a word begins a comment. Columns count
/// from 1.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frugal::scenario {

struct Word {
  std::string text;
  int column = 0;
  bool is_quoted = false;
};

/// What is wrong, thrown where it is found.
struct Wrong {
  int column;
  std::string reason;
};

/// Throws Wrong.
std::vector<Word> words_of(std::string_view line);

/// Nothing, if the word is none.
std::optional<std::uint32_t> number_in(std::string_view text);
/// "200ms", "1.5s", "10min", in milliseconds.
std::optional<std::uint64_t> ms_in(const std::string& text);

}  // namespace frugal::scenario
