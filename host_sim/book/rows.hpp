// SPDX-License-Identifier: MIT
/// \file
/// Makes the constant of a book (frugal/book.hpp) from keys and their answers: a Huffman
/// code, then the rows of all planes by Gaussian elimination. The equations of a row, in the order
/// of their places, form a band 64 wide, so that each is settled in a few steps. A row is made as
/// short as it can be: a little longer, and with another seed, until there is a solution.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <queue>
#include <span>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "frugal/book.hpp"

namespace frugal::book {

/// A key of a position and what the book is to answer, 0 to 126.
struct Answer {
  std::uint64_t key;
  int answer;
};

/// A book's constant, with the memory that a Book looks into.
struct Rows {
  std::uint32_t seed = 0;
  std::uint32_t check_planes = 0;
  std::vector<std::uint8_t> code;
  std::vector<std::uint32_t> row_bits;
  std::vector<std::uint32_t> words;

  Book view() const { return {seed, check_planes, code, row_bits, words}; }
};

/// Huffman's code: the tree as a book has it, and the bits of each answer, the first in the lowest.
class Code {
 public:
  struct Word {
    std::uint32_t bits = 0;
    std::uint32_t length = 0;
  };
  std::vector<std::uint8_t> tree{0};
  std::array<Word, 127> words{};
  std::uint32_t depth = 0;

  explicit Code(std::span<const Answer> answers) {
    std::array<std::size_t, 127> counts{};
    for (const Answer& one : answers) ++counts.at(static_cast<std::size_t>(one.answer));
    lay_out(join(counts), 0, {});
  }

 private:
  struct Node {
    int left, right;  ///< right < 0: a leaf, whose answer is left
  };
  std::vector<Node> nodes_;

  /// Always the two that are rarest; the root.
  int join(std::span<const std::size_t> counts) {
    using Weighed = std::pair<std::size_t, int>;
    std::priority_queue<Weighed, std::vector<Weighed>, std::greater<>> open;
    const auto add = [&](std::size_t weight, Node node) {
      open.emplace(weight, static_cast<int>(nodes_.size()));
      nodes_.push_back(node);
    };
    for (std::size_t answer = 0; answer < counts.size(); ++answer) {
      if (counts[answer] > 0) add(counts[answer], {static_cast<int>(answer), -1});
    }
    if (open.empty()) add(0, {0, -1});
    while (open.size() > 1) {
      const Weighed left = open.top();
      open.pop();
      const Weighed right = open.top();
      open.pop();
      add(left.first + right.first, {left.second, right.second});
    }
    return open.top().second;
  }

  void lay_out(int node, std::size_t place, Word word) {
    const auto [left, right] = nodes_[static_cast<std::size_t>(node)];
    if (right < 0) {
      tree[place] = static_cast<std::uint8_t>(Book::kLeaf + left);
      words[static_cast<std::size_t>(left)] = word;
      depth = std::max(depth, word.length);
      return;
    }
    const std::size_t below = tree.size();
    if (below >= Book::kLeaf) throw std::length_error("a book has too many different answers");
    tree[place] = static_cast<std::uint8_t>(below);
    tree.resize(below + 2);
    lay_out(left, below, {word.bits, word.length + 1});
    lay_out(right, below + 1, {word.bits | 1u << word.length, word.length + 1});
  }
};

/// One equation of a row.
struct Equation {
  BookHash hash;
  bool bit;
};

/// An equation whose first coefficient, at its own place, is 1; none has coefficients 0.
struct Pivot {
  std::uint64_t coefficients = 0;
  bool bit = false;
};

/// Adds an equation to those before it. False if it contradicts them.
inline bool eliminate(const Equation& equation, std::vector<Pivot>& pivots) {
  std::size_t at = equation.hash.start(static_cast<std::uint32_t>(pivots.size()));
  Pivot rest{std::uint64_t{equation.hash.high} << 32 | equation.hash.low, equation.bit};
  for (;;) {
    Pivot& pivot = pivots[at];
    if (pivot.coefficients == 0) {
      pivot = rest;
      return true;
    }
    rest.coefficients ^= pivot.coefficients;
    rest.bit ^= pivot.bit;
    if (rest.coefficients == 0) return !rest.bit;
    const int steps = std::countr_zero(rest.coefficients);
    rest.coefficients >>= steps;
    at += static_cast<std::size_t>(steps);
  }
}

/// The row, from its end to its start; what no equation settles is 0.
inline std::vector<std::uint32_t> substitute(std::span<const Pivot> pivots) {
  std::vector<std::uint32_t> words(Book::words_of(static_cast<std::uint32_t>(pivots.size())));
  std::uint64_t window = 0;  // the bits of the row from `at` on
  for (std::size_t at = pivots.size(); at-- > 0;) {
    window <<= 1;
    const bool known = std::popcount(pivots[at].coefficients & window) % 2 == 1;
    if (known == pivots[at].bit) continue;
    window |= 1;
    words[at / 32] |= std::uint32_t{1} << at % 32;
  }
  return words;
}

/// The words of a row of so many bits that satisfies all equations, if there is one.
inline std::optional<std::vector<std::uint32_t>> solved(std::span<const Equation> equations,
                                                        std::uint32_t row_bits) {
  std::vector<Pivot> pivots(row_bits);
  for (const Equation& equation : equations) {
    if (!eliminate(equation, pivots)) return std::nullopt;
  }
  return substitute(pivots);
}

/// The shortest row, in steps of a word, that is found.
inline std::pair<std::uint32_t, std::vector<std::uint32_t>> shortest(
    std::span<const Equation> equations) {
  auto row_bits =
      static_cast<std::uint32_t>(std::max<std::size_t>(64, (equations.size() + 31) / 32 * 32));
  const std::uint32_t step = std::max<std::uint32_t>(32, row_bits / 400 / 32 * 32);
  for (;; row_bits += step) {
    if (auto words = solved(equations, row_bits)) return {row_bits, std::move(*words)};
    if (row_bits > 3 * equations.size() + 4096) throw std::runtime_error("a key occurs twice");
  }
}

/// The rows with this seed. The keys must differ.
inline Rows rows_with(std::span<const Answer> answers, const Code& code, std::uint32_t check_planes,
                      std::uint32_t seed) {
  Rows rows{seed, check_planes, code.tree, {}, {}};
  std::vector<std::pair<BookHash, Code::Word>> keys;
  for (const Answer& answer : answers) {
    keys.emplace_back(BookHash(answer.key, seed), code.words[answer.answer]);
  }
  std::sort(keys.begin(), keys.end(),
            [](const auto& a, const auto& b) { return a.first.place < b.first.place; });
  std::vector<Equation> equations;
  for (std::uint32_t plane = 0; plane < check_planes + code.depth; ++plane) {
    equations.clear();
    for (const auto& [hash, word] : keys) {
      if (plane < check_planes) {
        equations.push_back({hash, (hash.checks >> plane & 1) != 0});
      } else if (plane - check_planes < word.length) {
        equations.push_back({hash, (word.bits >> (plane - check_planes) & 1) != 0});
      }
    }
    auto [row_bits, words] = shortest(equations);
    rows.row_bits.push_back(row_bits);
    rows.words.insert(rows.words.end(), words.begin(), words.end());
  }
  rows.words.push_back(0);
  return rows;
}

/// The smallest that some seeds give.
inline Rows make_rows(std::span<const Answer> answers, std::uint32_t check_planes,
                      std::uint32_t seeds = 8) {
  const Code code(answers);
  Rows best;
  for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
    Rows rows = rows_with(answers, code, check_planes, seed);
    if (seed == 1 || rows.words.size() < best.words.size()) best = std::move(rows);
  }
  return best;
}

}  // namespace frugal::book
