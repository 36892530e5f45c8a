// SPDX-License-Identifier: MIT
//
// The perfect level: the book is asked as long as the game has followed it, whatever was taken back
// or set up; then moves are proven; a proof that is broken off gives the pool back.
#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "app/connect/thinker.hpp"
#include "frugal/games/connect/books.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/positions.hpp"

namespace {

using frugal::book_move;
using frugal::Random;
using frugal::app::connect::kHighestLevel;
using frugal::app::connect::level_of;
using Game = frugal::Connect<5, 5, 4>;
using Session = frugal::app::connect::Session<Game>;
using Thinker = frugal::app::connect::Thinker<Game>;

constexpr const frugal::Book& kBook = frugal::BookOf<Game>::kBook;

alignas(8) std::array<std::byte, 2048> pool;
Thinker thinker(pool);
Session session;

/// A new game after these columns, counted from 1.
void begin(const char* columns) {
  session.start({.level = kHighestLevel, .ponders = false}, 1);
  for (; *columns != '\0'; ++columns) TEST_ASSERT_TRUE(session.play(*columns - '1'));
}

int reply() {
  thinker.start(session, level_of<Game>(kHighestLevel));
  while (!thinker.is_done()) TEST_ASSERT_TRUE(thinker.think(8) > 0);
  return thinker.move();
}

int by_book() { return book_move<Game>(kBook, session.moves()); }

void test_the_book_is_played_at_once() {
  begin("");
  const int first = by_book();
  TEST_ASSERT_TRUE(first >= 0);
  TEST_ASSERT_EQUAL_INT(first, reply());
  TEST_ASSERT_EQUAL_UINT32(0, thinker.search().simulations());
  begin("1");
  TEST_ASSERT_EQUAL_INT(by_book(), reply());
}

/// Both colours, against random moves: once the book has ended, it stays closed.
void test_a_game_that_follows_the_book_is_answered_until_its_line_ends() {
  Random random(2);
  int replies = 0;
  for (int game = 0; game < 40; ++game) {
    begin("");
    bool has_ended = false;
    while (!session.is_over()) {
      if (session.plies() % 2 == game % 2) {
        const int column = by_book();
        TEST_ASSERT_NOT_EQUAL(frugal::kNotInBook, column);
        TEST_ASSERT_TRUE(column >= 0 ? !has_ended : true);
        replies += column >= 0 ? 1 : 0;
        has_ended = has_ended || column < 0;
        if (column >= 0) {
          TEST_ASSERT_TRUE(session.play(column));
          continue;
        }
      }
      session.play(random_move<Game>(session.position(), random));
    }
  }
  TEST_ASSERT_TRUE(replies > 100);
}

void test_a_game_that_left_the_book_is_not_answered() {
  begin("");
  const int first = by_book();
  for (int column = 0; column < 5; ++column) {
    begin("");
    session.play(column);
    const bool is_same = column == first || column == 4 - first;
    session.play(0);
    TEST_ASSERT_EQUAL_INT(is_same, by_book() != frugal::kNotInBook);
  }
}

void test_a_move_taken_back_opens_the_book_again() {
  begin("");
  const int first = by_book();
  session.play(first == 0 ? 1 : 0);
  session.play(2);
  TEST_ASSERT_EQUAL_INT(frugal::kNotInBook, by_book());
  session.shorten(0);
  TEST_ASSERT_EQUAL_INT(first, by_book());
}

void test_beside_the_book_moves_are_proven() {
  begin("12345123");  // no reply of the book
  TEST_ASSERT_TRUE(by_book() < 0);
  const int column = reply();
  TEST_ASSERT_TRUE(session.position().is_legal(column));
  TEST_ASSERT_TRUE(thinker.visited() > 0);
  TEST_ASSERT_TRUE(thinker.search().is_solved());
}

void test_slices_do_not_change_the_reply() {
  begin("123451");
  const int column = reply();
  const std::uint32_t visited = thinker.visited();
  thinker.start(session, level_of<Game>(kHighestLevel));
  while (!thinker.is_done()) thinker.think(~0u);
  TEST_ASSERT_EQUAL_INT(column, thinker.move());
  TEST_ASSERT_EQUAL_UINT32(visited, thinker.visited());
}

void test_a_proof_that_is_broken_off_gives_the_pool_back() {
  begin("1234");
  thinker.start(session, level_of<Game>(kHighestLevel));
  while (!thinker.is_proving()) TEST_ASSERT_TRUE(thinker.think(8) > 0);
  thinker.think(4);
  TEST_ASSERT_EQUAL_UINT32(0, thinker.search().pool_use().records);
  TEST_ASSERT_TRUE(session.position().is_legal(thinker.move()));
  TEST_ASSERT_FALSE(thinker.is_proving());
  thinker.start(session, level_of<Game>(2));
  TEST_ASSERT_TRUE(thinker.search().pool_use().records > 0);
  thinker.think(10);
  TEST_ASSERT_TRUE(thinker.search().pool_use().used > 0);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_book_is_played_at_once);
  RUN_TEST(test_a_game_that_follows_the_book_is_answered_until_its_line_ends);
  RUN_TEST(test_a_game_that_left_the_book_is_not_answered);
  RUN_TEST(test_a_move_taken_back_opens_the_book_again);
  RUN_TEST(test_beside_the_book_moves_are_proven);
  RUN_TEST(test_slices_do_not_change_the_reply);
  RUN_TEST(test_a_proof_that_is_broken_off_gives_the_pool_back);
  return UNITY_END();
}
