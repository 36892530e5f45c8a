// SPDX-License-Identifier: MIT
//
// Records with some of the moves only: their packed counters count as plain ones do.
#include "frugal/wide_record.hpp"

#include <unity.h>

#include <cstdint>

#include "frugal/random.hpp"

namespace {

using frugal::Random;
using frugal::WideEdge;
using Record = frugal::WideRecord<12>;

constexpr std::uint32_t kLimit = 32767;

static_assert(sizeof(WideEdge) == 8);
static_assert(sizeof(Record) == 8 + 12 * 8);

std::uint32_t below(Random& random, int n) { return static_cast<std::uint32_t>(random.below(n)); }

void test_an_edge_keeps_its_move_and_prior_whatever_is_counted() {
  Random random(1);
  for (int move = 0; move < WideEdge::kNoMove; move += 7) {
    WideEdge edge;
    const std::uint32_t root = below(random, 128);
    edge.start(move, root);
    for (int i = 0; i < 3000; ++i) {
      edge.add(below(random, 3));
      edge.add_amaf(random.below(3) == 0);
    }
    TEST_ASSERT_EQUAL_INT(move, edge.move());
    TEST_ASSERT_EQUAL_UINT32(2 * root * root, edge.prior_q15());
    TEST_ASSERT_EQUAL_UINT32(3000, edge.visits());
  }
}

void test_all_moves_as_first_are_counted_up_to_255_and_then_halved() {
  WideEdge edge;
  edge.start(80, 127);
  std::uint32_t visits = 0;
  std::uint32_t wins = 0;
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    const bool won = random.below(5) < 2;
    if (visits == 255) {
      visits /= 2;
      wins /= 2;
    }
    ++visits;
    wins += won ? 1 : 0;
    edge.add_amaf(won);
    TEST_ASSERT_EQUAL_UINT32(visits, edge.amaf().visits);
    TEST_ASSERT_EQUAL_UINT32(wins, edge.amaf().sum);
  }
  TEST_ASSERT_EQUAL_UINT32(0, edge.visits());
}

void test_a_record_counts_what_its_edges_count_and_halves_all_of_them() {
  Record record;
  record.start(77);
  std::uint32_t visits[12] = {};
  std::uint32_t sums[12] = {};
  std::uint32_t all = 1;
  Random random(3);
  for (int i = 0; i < 12; ++i) record.node().edge(i).start(i, 10);
  for (int n = 0; n < 80000; ++n) {
    const auto i = below(random, 12);
    const std::uint32_t score = below(random, 3);
    record.node().add(static_cast<int>(i), score, kLimit);
    ++visits[i];
    sums[i] += score;
    if (++all == kLimit) {
      all /= 2;
      for (int k = 0; k < 12; ++k) {
        visits[k] /= 2;
        sums[k] /= 2;
      }
    }
    TEST_ASSERT_EQUAL_UINT32(all, record.head.visits());
  }
  for (int k = 0; k < 12; ++k) {
    TEST_ASSERT_EQUAL_UINT32(visits[k], record.edges[static_cast<std::size_t>(k)].visits());
    TEST_ASSERT_EQUAL_UINT32(sums[k], record.edges[static_cast<std::size_t>(k)].sum());
  }
}

void test_a_share_is_stored_by_its_root() {
  for (std::uint32_t share = 0; share <= 1u << 14; share += 3) {
    const std::uint32_t root = WideEdge::root_q7(share);
    TEST_ASSERT_TRUE(root * root <= share);
    TEST_ASSERT_TRUE((root + 1) * (root + 1) > share || root == 127);
  }
}

void test_the_least_visited_edge_is_the_last_of_equals() {
  Record record;
  record.start(1);
  const frugal::WideNode node = record.node();
  for (int i = 0; i < 12; ++i) node.edge(i).start(i, 10);
  TEST_ASSERT_EQUAL_INT(11, node.least_visited());
  node.add(11, 2, kLimit);
  TEST_ASSERT_EQUAL_INT(10, node.least_visited());
}

void test_what_the_root_has_left_behind_is_worth_less_than_anything_new() {
  Record old;
  old.start(1);
  for (int i = 0; i < 30000; ++i) old.node().add(0, 1, kLimit);
  old.head.set_unused();
  Record fresh;
  fresh.start(2);
  TEST_ASSERT_TRUE(old.worth() < fresh.worth());
  old.head.set_used();
  TEST_ASSERT_TRUE(old.worth() > fresh.worth());
}

void test_a_record_is_named_by_its_key_and_free_once_freed() {
  Record record;
  record.start(0x123456789abcdef0);
  TEST_ASSERT_TRUE(record.is_named(0x123456789abcdef0));
  TEST_ASSERT_FALSE(record.is_named(0x123456779abcdef0));
  TEST_ASSERT_FALSE(record.is_free());
  record.free();
  TEST_ASSERT_TRUE(record.is_free());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_an_edge_keeps_its_move_and_prior_whatever_is_counted);
  RUN_TEST(test_all_moves_as_first_are_counted_up_to_255_and_then_halved);
  RUN_TEST(test_a_record_counts_what_its_edges_count_and_halves_all_of_them);
  RUN_TEST(test_a_share_is_stored_by_its_root);
  RUN_TEST(test_the_least_visited_edge_is_the_last_of_equals);
  RUN_TEST(test_what_the_root_has_left_behind_is_worth_less_than_anything_new);
  RUN_TEST(test_a_record_is_named_by_its_key_and_free_once_freed);
  return UNITY_END();
}
