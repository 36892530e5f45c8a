// SPDX-License-Identifier: MIT
//
// The record of a proof: what counts is found again, whenever the power is cut; what is broken or
// foreign is not taken.
#include "app/solve/record.hpp"

#include <unity.h>

#include <cstdint>

#include "app/connect/journal.hpp"
#include "etl/vector.h"
#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"
#include "support/flash_model.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;
using Flash = FlashModel<3, 640>;
using Record = frugal::app::solve::Record<Game, Flash, 3, 640>;
using OtherRecord = frugal::app::solve::Record<frugal::Connect<5, 4, 4>, Flash, 3, 640>;
using frugal::app::solve::Milestone;
using frugal::app::solve::Spent;
using List = etl::vector<Milestone, 64>;

bool are_equal(const Milestone& one, const Milestone& other) {
  return one.key == other.key && one.bounds == other.bounds && one.visited == other.visited &&
         one.depth == other.depth;
}

List list_of(const Record& record) {
  List list;
  record.read([&](const Milestone& each) { list.push_back(each); });
  return list;
}

bool holds(const Record& record, const List& wanted) {
  const List found = list_of(record);
  bool are_same = found.size() == wanted.size();
  for (std::size_t i = 0; are_same && i < found.size(); ++i) {
    are_same = are_equal(found[i], wanted[i]);
  }
  return are_same;
}

/// The same milestones for the same seed, and what should be left of them.
class Script {
 public:
  explicit Script(std::uint32_t seed) : random_(seed) {}

  Milestone next() {
    const auto key = std::uint64_t{random_.next()} << 33 | random_.next();
    const auto depth = static_cast<std::uint8_t>(1 + random_.below(20));
    return {key & ((std::uint64_t{1} << 49) - 1), static_cast<std::uint32_t>(random_.below(16)),
            1u << (10 + random_.below(22)), depth};
  }
  static void add(List& list, const Milestone& milestone) {
    while (!list.empty() && list.back().depth > milestone.depth) list.pop_back();
    list.push_back(milestone);
  }

 private:
  frugal::Random random_;
};

void save(Record& record, const Milestone& milestone, const Spent& spent) {
  if (record.wants_page()) record.turn_page();
  TEST_ASSERT_TRUE(record.save(milestone, spent) || Flash::is_off);
}

void test_an_empty_store_has_no_record() {
  Flash::reset();
  Record record;
  TEST_ASSERT_FALSE(record.load());
  TEST_ASSERT_TRUE(record.wants_page());
  TEST_ASSERT_EQUAL_UINT32(0, record.spent().positions);
}

void test_what_counts_is_found_again() {
  Flash::reset();
  Record record;
  record.load();
  Script script(1);
  List wanted;
  for (std::uint32_t i = 1; i <= 1000; ++i) {
    const Milestone milestone = script.next();
    Script::add(wanted, milestone);
    if (wanted.size() > 40) return;
    save(record, milestone, {i << 10, i * 7});
    Record found;
    TEST_ASSERT_TRUE(found.load());
    TEST_ASSERT_TRUE(holds(record, wanted));
    TEST_ASSERT_TRUE(holds(found, wanted));
    TEST_ASSERT_EQUAL_UINT32(i << 10, found.spent().positions);
    TEST_ASSERT_EQUAL_UINT32(i * 7, found.spent().seconds);
  }
}

void test_a_milestone_ends_the_deeper_ones_before_it() {
  Flash::reset();
  Record record;
  record.turn_page();
  const Milestone steps[] = {{1, 1, 1024, 3}, {2, 2, 2048, 5}, {3, 4, 4096, 5}, {4, 8, 8192, 2}};
  for (const Milestone& each : steps) record.save(each, {});
  List wanted;
  wanted.push_back(steps[3]);
  TEST_ASSERT_TRUE(holds(record, wanted));
}

void test_all_pages_wear_alike() {
  Flash::reset();
  Record record;
  Script script(2);
  for (int i = 0; i < 2000; ++i) save(record, script.next(), {});
  TEST_ASSERT_TRUE(Flash::erased[0] > 5);
  TEST_ASSERT_INT_WITHIN(1, Flash::erased[0], Flash::erased[1]);
  TEST_ASSERT_INT_WITHIN(1, Flash::erased[0], Flash::erased[2]);
}

void test_beginning_anew_forgets_all() {
  Flash::reset();
  Record record;
  save(record, {5, 1, 1024, 3}, {1024, 9});
  record.clear();
  Record found;
  TEST_ASSERT_TRUE(found.load());
  TEST_ASSERT_TRUE(holds(found, {}));
  TEST_ASSERT_EQUAL_UINT32(0, found.spent().positions);
}

/// Whether the power was cut: what is found is what was there after the last milestone, or before
/// it.
bool survives_cut_at(int cut, std::uint32_t seed) {
  Flash::reset();
  Flash::power_on(cut);
  Record record;
  Script script(seed);
  List now;
  List before;
  for (int i = 0; i < 120 && !Flash::is_off; ++i) {
    before = now;
    const Milestone milestone = script.next();
    Script::add(now, milestone);
    save(record, milestone, {});
  }
  if (!Flash::is_off) return false;
  Flash::power_on(-1);
  Record found;
  found.load();
  TEST_ASSERT_TRUE(holds(found, now) || holds(found, before));
  List again = list_of(found);
  for (int i = 0; i < 20; ++i) {
    const Milestone milestone = script.next();
    Script::add(again, milestone);
    save(found, milestone, {});
  }
  Record last;
  TEST_ASSERT_TRUE(last.load());
  TEST_ASSERT_TRUE(holds(last, again));
  return true;
}

void test_a_cut_at_any_write_loses_one_milestone_at_most() {
  int cuts = 0;
  for (int cut = 0; survives_cut_at(cut, 3); ++cut) ++cuts;
  TEST_ASSERT_TRUE(cuts > 1000);
}

void test_noise_and_the_store_of_another_program_are_foreign() {
  for (int round = 0; round < 20; ++round) {
    Flash::reset();
    Flash::noise = frugal::Random(static_cast<std::uint32_t>(round));
    for (std::uint32_t& word : Flash::words) word = Flash::any();
    TEST_ASSERT_FALSE(Record().load());
  }
  Flash::reset();
  Record record;
  record.turn_page();
  TEST_ASSERT_FALSE(OtherRecord().load());
  frugal::app::connect::Session<Game> session;
  TEST_ASSERT_FALSE((frugal::app::connect::Journal<Game, Flash, 3, 640>().load(session)));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_an_empty_store_has_no_record);
  RUN_TEST(test_what_counts_is_found_again);
  RUN_TEST(test_a_milestone_ends_the_deeper_ones_before_it);
  RUN_TEST(test_all_pages_wear_alike);
  RUN_TEST(test_beginning_anew_forgets_all);
  RUN_TEST(test_a_cut_at_any_write_loses_one_milestone_at_most);
  RUN_TEST(test_noise_and_the_store_of_another_program_are_foreign);
  return UNITY_END();
}
