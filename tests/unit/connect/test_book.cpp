// SPDX-License-Identifier: MIT
//
// A book in flash: followed through every game on 5x4 it always has an answer, the same for mirror
// images, and it has as many positions as its maker counted; its check planes find other positions
// out; a book is as large as it says.
#include "frugal/book.hpp"

#include <unity.h>

#include <array>
#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"
#include "support/book_5x4.hpp"

namespace {

using frugal::Book;
using frugal::Book5x4x4;
using frugal::book_reply;
using frugal::Random;
using Game = frugal::Connect<5, 4, 4>;

constexpr const Book& kBook = Book5x4x4::kBook;

/// The positions that were met, by their keys: few enough to be looked through.
struct Met {
  static constexpr std::size_t kMost = 400;
  std::array<std::uint32_t, kMost> keys{};
  std::size_t size = 0;

  bool is_new(std::uint64_t key) {
    for (std::size_t i = 0; i < size; ++i) {
      if (keys[i] == key) return false;
    }
    TEST_ASSERT_TRUE(size < kMost);
    keys[size++] = static_cast<std::uint32_t>(key);
    return true;
  }
};
static_assert(Game::kKeyBits <= 32);

Met met;
int replies = 0;

/// What the book says; the same column, seen in the mirror, for the mirror image.
int reply_in(const Game::Position& position, const Game::Position& mirror) {
  const int column = book_reply<Game>(kBook, position);
  const int mirrored = book_reply<Game>(kBook, mirror);
  TEST_ASSERT_NOT_EQUAL(frugal::kNotInBook, column);
  if (column == frugal::kLineEnds || position.key().bits != mirror.key().bits) {
    TEST_ASSERT_EQUAL_INT(column, mirrored);
  } else if (column != mirrored) {  // else the position may be its own mirror image
    TEST_ASSERT_EQUAL_INT(Game::kMoves - 1 - column, mirrored);
  }
  return column;
}

/// A game in three bits a ply, the column and one, and its mirror image.
struct Line {
  std::uint64_t plies = 0;

  Line then(int column) const { return {plies << 3 | static_cast<std::uint64_t>(column + 1)}; }
  Game::Position position(bool is_mirror) const {
    Game::Position position;
    for (int at = 60; at >= 0; at -= 3) {
      const int column = static_cast<int>(plies >> at & 7) - 1;
      if (column >= 0) position.play(is_mirror ? Game::kMoves - 1 - column : column);
    }
    return position;
  }
};

/// Lines to follow, the last first; no more than the moves aside along one game.
struct ToDo {
  std::array<Line, 80> lines{};
  std::size_t size = 0;

  void add_replies_to(const Line& line) {
    const Game::Position position = line.position(false);
    if (position.is_over()) return;
    for (int column = 0; column < Game::kMoves; ++column) {
      if (position.is_legal(column)) lines[size++] = line.then(column);
    }
  }
};

void follow(const Line& line, ToDo& to_do) {
  const Game::Position position = line.position(false);
  if (!position.is_undecided() || !met.is_new(position.key().bits)) return;
  const int column = reply_in(position, line.position(true));
  if (column == frugal::kLineEnds) return;
  TEST_ASSERT_TRUE(position.is_legal(column));
  ++replies;
  to_do.add_replies_to(line.then(column));
}

void test_a_book_answers_all_positions_of_its_lines() {
  ToDo to_do;
  follow({}, to_do);
  to_do.add_replies_to({});
  while (to_do.size > 0) {
    const Line line = to_do.lines[--to_do.size];
    follow(line, to_do);
  }
  TEST_ASSERT_EQUAL_INT(Book5x4x4::kPositions, met.size);
  TEST_ASSERT_EQUAL_INT(Book5x4x4::kReplies, replies);
}

/// Keys with a bit that no key of the game has; within four standard errors.
void test_check_planes_find_other_positions_out() {
  constexpr int kAsked = 4096;
  TEST_ASSERT_EQUAL_UINT32(4, kBook.check_planes);
  Random random(1);
  int known = 0;
  for (int i = 0; i < kAsked; ++i) {
    const std::uint64_t high = random.next() | 0x80000000u;
    const std::uint64_t low = random.next() << 16 | random.next();
    if (kBook.answer(high << 32 | low) != Book::kUnknown) ++known;
  }
  TEST_ASSERT_INT_WITHIN(62, kAsked / 16, known);
}

void test_a_book_is_as_large_as_its_rows() {
  std::size_t words = 1;
  for (const std::uint32_t bits : kBook.row_bits) words += Book::words_of(bits);
  TEST_ASSERT_EQUAL_UINT32(words, kBook.words.size());
  TEST_ASSERT_EQUAL_UINT32(4 * words + 4 * kBook.row_bits.size() + kBook.code.size(),
                           kBook.flash_bytes());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_book_answers_all_positions_of_its_lines);
  RUN_TEST(test_check_planes_find_other_positions_out);
  RUN_TEST(test_a_book_is_as_large_as_its_rows);
  return UNITY_END();
}
