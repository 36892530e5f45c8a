// SPDX-License-Identifier: MIT
//
// Peg solitaire with five rows, whose 32768 sets of pegs need a table: it comes down to one peg
// from every hole, and a search proves and plays it. For the host.
#include <unity.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "frugal/games/pegs/pegs.hpp"
#include "support/puzzle.hpp"

namespace {

using frugal::Pegs;
using Large = Pegs<5>;

/// What every position is worth, each looked at once.
class Values {
 public:
  int operator()(const Large::Position& position) {
    std::int8_t& known = values_[position.key().bits];
    if (known < 0) known = static_cast<std::int8_t>(best_of(position));
    return known;
  }

 private:
  int best_of(const Large::Position& position) {
    if (position.is_over()) return position.score();
    int best = 0;
    for (int jump = 0; jump < Large::kMoves; ++jump) {
      if (!position.is_legal(jump)) continue;
      Large::Position next = position;
      next.play(jump);
      best = std::max(best, (*this)(next));
    }
    return best;
  }
  std::vector<std::int8_t> values_ = std::vector<std::int8_t>(1u << Large::kHoles, -1);
};

Values values;
int value_of(const Large::Position& position) { return values(position); }
std::vector<std::byte> pool(200000);

void test_five_rows_come_down_to_one_peg_from_every_hole() {
  for (int hole = 0; hole < Large::kHoles; ++hole) {
    TEST_ASSERT_EQUAL_INT(Large::kTop, value_of(Large::Position(hole)));
  }
}

template <frugal::Settings kSettings>
void check_every_start(const char* what) {
  for (int hole = 0; hole < Large::kHoles; ++hole) {
    check_puzzle<Large, kSettings>(pool, Large::Position(hole), 20000, value_of, what);
  }
}

void test_a_search_finds_the_way_to_one_peg() {
  for_each_solver(
      []<frugal::Settings kSettings>(const char* what) { check_every_start<kSettings>(what); });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_five_rows_come_down_to_one_peg_from_every_hole);
  RUN_TEST(test_a_search_finds_the_way_to_one_peg);
  return UNITY_END();
}
