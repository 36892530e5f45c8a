// SPDX-License-Identifier: MIT
//
// Starting databases: a record of a known position starts with what the database says of its moves,
// also in the mirror image; others start empty; the database of Connect Three is sound and of use.
#include "frugal/database.hpp"

#include <unity.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/three_database.hpp"
#include "frugal/playout.hpp"
#include "frugal/rules/intervals.hpp"
#include "frugal/search.hpp"
#include "support/positions.hpp"
#include "support/searches.hpp"

namespace {

using frugal::Connect;
using frugal::Database4x4x3;
using frugal::NoDatabase;
using frugal::Record;
using frugal::Search;
using frugal::Settings;
using frugal::Uct;
using frugal::Uniform;
using Three = Connect<4, 4, 3>;

alignas(4) std::byte pool[2000];

/// Two positions: the empty board, and that after the first column or the last.
struct Small {
  static constexpr std::uint32_t kPlayouts = 10;
  static constexpr std::array<std::uint32_t, 2> kKeys{0x8421, 0x8423};
  static constexpr std::array<std::array<std::uint8_t, 4>, 2> kSums{
      {{11, 12, 13, 14}, {5, 6, 7, 8}}};
};

template <class Database>
using Searching = Search<Three, Uct<60>, Uniform, kNoSolver, Database>;

static_assert(frugal::fits_game<Small, Three>() && !frugal::fits_game<Small, Connect<5, 4, 4>>());
static_assert(sizeof(Searching<Small>) == sizeof(Searching<NoDatabase>), "it is no member");

template <class S>
void check_root(const S& search, const char* columns, const std::uint8_t* sums) {
  const Record<Three>& record = search.root_record();
  TEST_ASSERT_EQUAL_UINT64_MESSAGE(from<Three>(columns).key().bits, record.key(), columns);
  for (int slot = 0; slot < 4; ++slot) {
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(sums == nullptr ? 0 : 10, record.visits(slot), columns);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(sums == nullptr ? 0 : sums[slot], record.sum(slot), columns);
  }
  TEST_ASSERT_EQUAL_UINT32_MESSAGE(sums == nullptr ? 1 : 41, record.visits(), columns);
}

void test_a_record_starts_with_what_the_database_says_of_its_position() {
  Searching<Small> search(pool);
  check_root(search, "", Small::kSums[0].data());
  search.set_root(from<Three>("1"));
  check_root(search, "1", Small::kSums[1].data());
  search.set_root(from<Three>("2"));
  check_root(search, "2", nullptr);
}

void test_a_mirror_image_is_known_as_well() {
  Searching<Small> search(pool);
  search.set_root(from<Three>("4"));
  check_root(search, "4", Small::kSums[1].data());
  TEST_ASSERT_TRUE(search.root_move(0) != Searching<Small>(pool).root_move(0));
}

void test_a_search_without_a_database_starts_empty() {
  Searching<NoDatabase> search(pool);
  check_root(search, "", nullptr);
}

void test_records_in_the_pool_start_with_the_database_too() {
  Searching<Small> search(pool);
  search.run(60);
  const Record<Three>* const record = search.find(from<Three>("1"));
  TEST_ASSERT_NOT_NULL(record);
  std::uint32_t visits = 0;
  for (int slot = 0; slot < 4; ++slot) {
    TEST_ASSERT_TRUE(record->visits(slot) >= 10);
    visits += record->visits(slot);
  }
  TEST_ASSERT_EQUAL_UINT32(visits + 1, record->visits());
}

void test_the_database_of_connect_three_is_in_order_and_fits() {
  static_assert(frugal::fits_game<Database4x4x3, Three>());
  const auto& keys = Database4x4x3::kKeys;
  TEST_ASSERT_TRUE(std::is_sorted(keys.begin(), keys.end()));
  TEST_ASSERT_TRUE(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
  TEST_ASSERT_NOT_NULL(frugal::known_sums<Database4x4x3>(Three::Position{}.key().bits));
  TEST_ASSERT_NULL(frugal::known_sums<Database4x4x3>(0));
  TEST_ASSERT_NULL(frugal::known_sums<Database4x4x3>(~std::uint64_t{0}));
  for (const auto& sums : Database4x4x3::kSums) {
    for (const std::uint8_t sum : sums) TEST_ASSERT_TRUE(sum <= 254);
  }
}

void test_connect_three_is_known_six_plies_deep() {
  Searching<Database4x4x3> search(pool);
  for (const char* const columns :
       {"", "1", "4", "12", "43", "123", "1122", "2211", "1312", "4341", "113244"}) {
    search.set_root(from<Three>(columns));
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(4 * 127 + 1, search.root_record().visits(), columns);
  }
  search.set_root(from<Three>("1132442"));
  TEST_ASSERT_EQUAL_UINT32(1, search.root_record().visits());
}

/// A win in one wins all games.
void test_the_games_of_the_database_were_played_from_its_positions() {
  const Three::Position position = from<Three>("1122");
  const std::uint8_t* const sums = frugal::known_sums<Database4x4x3>(position.key().bits);
  for (int slot = 0; slot < 4; ++slot) {
    if (Three::move_of(slot, position.key().mirrored) == 2)
      TEST_ASSERT_EQUAL_UINT8(254, sums[slot]);
  }
}

void test_a_game_with_a_database_is_legal_whatever_happens_to_the_bytes() {
  using Noisy = Search<Strict<Three>, frugal::Intervals<20>, Uniform, Settings{}, Database4x4x3>;
  Noisy search(pool, 3);
  Noise noise(pool, 5);
  for (int game = 0; game < 10; ++game) play_game(search, 40, noise, "database");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_record_starts_with_what_the_database_says_of_its_position);
  RUN_TEST(test_a_mirror_image_is_known_as_well);
  RUN_TEST(test_a_search_without_a_database_starts_empty);
  RUN_TEST(test_records_in_the_pool_start_with_the_database_too);
  RUN_TEST(test_the_database_of_connect_three_is_in_order_and_fits);
  RUN_TEST(test_connect_three_is_known_six_plies_deep);
  RUN_TEST(test_the_games_of_the_database_were_played_from_its_positions);
  RUN_TEST(test_a_game_with_a_database_is_legal_whatever_happens_to_the_bytes);
  return UNITY_END();
}
