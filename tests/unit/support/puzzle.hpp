// SPDX-License-Identifier: MIT
/// \file
/// Peg solitaire as a search proves and plays it, with as many rows as the test likes.
#pragma once

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/choice.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/search.hpp"
#include "support/searches.hpp"

/// From a start to its end: every position on the way is solved, no bound is wrong, and in the end
/// as few pegs are left as can be. value_of(position) knows how few, as a score.
template <class G, frugal::Settings kSettings, class ValueOf>
void check_puzzle(std::span<std::byte> pool, typename G::Position position, std::uint32_t playouts,
                  const ValueOf& value_of, const char* what) {
  const int best = value_of(position);
  frugal::Search<G, frugal::Uct<50>, frugal::Uniform, kSettings> search(pool, 1);
  while (!position.is_over()) {
    search.set_root(position);
    search.run(playouts);
    TEST_ASSERT_TRUE_MESSAGE(search.is_solved(), what);
    check_record(search, position, value_of, what);
    const int move = frugal::best_move(search);
    TEST_ASSERT_TRUE_MESSAGE(move >= 0 && position.is_legal(move), what);
    position.play(move);
  }
  TEST_ASSERT_EQUAL_INT_MESSAGE(best, position.score(), what);
}
