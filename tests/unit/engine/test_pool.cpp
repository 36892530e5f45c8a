// SPDX-License-Identifier: MIT
//
// The pool: records in bytes of any length and alignment, which it never leaves, not even if the
// bytes hold noise; records that are found again; which record makes room for which; counters that
// keep their ratios. Games of several key widths, numbers of moves and score ranges stand in for
// real ones: the pool only looks at their constants.
#include "frugal/pool.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "frugal/random.hpp"

namespace {

using frugal::FewestVisitsGo;
using frugal::Pool;
using frugal::PoolUse;
using frugal::Random;
using frugal::Record;
using frugal::SolvedThenOldestGo;
using B = frugal::Bounds<2>;

template <int kBits, int kM, int kT = 2>
struct Toy {
  static constexpr int kMoves = kM;
  static constexpr int kTop = kT;
  static constexpr int kMaxPlies = 10;
  static constexpr int kKeyBits = kBits;
  static constexpr bool kExactKeys = true;
  static int move_of(int slot, bool) { return slot; }
  struct Position {
    frugal::Key key() const { return {0, false}; }
    frugal::Mover mover() const { return frugal::Mover::kMax; }
    bool is_over() const { return false; }
    int score() const { return 0; }
    bool is_legal(int) const { return true; }
    void play(int) {}
  };
};
using Seven = Toy<49, 7>;

static_assert(sizeof(Record<Seven>) == 40, "seven moves, 49 bits of key, as pool.hpp draws it");
static_assert(sizeof(Record<Toy<17, 3>>) == 20, "a short key shares its only word with the visits");

constexpr auto kNobody = [](const auto*) { return false; };

template <class Test>
void on_every_kind_of_record(Test test) {
  test(Toy<1, 1>{}, "1 bit, 1 move");
  test(Toy<17, 3>{}, "17 bits, 3 moves");
  test(Toy<18, 3>{}, "18 bits, 3 moves");
  test(Toy<32, 4, 1>{}, "32 bits, 4 moves");
  test(Toy<49, 7>{}, "49 bits, 7 moves");
  test(Toy<50, 8, 5>{}, "50 bits, 8 moves, 5 points");
  test(Toy<64, 2, 15>{}, "64 bits, 2 moves, 15 points");
}

/// A random key that the game could have.
template <class G>
std::uint64_t random_key(Random& random) {
  std::uint64_t key = 0;
  for (int i = 0; i < 4; ++i) key = key << 16 | random.next();
  return key >> (64 - G::kKeyBits);
}

/// Bytes with guards around them, which tell whether they were written to.
constexpr std::size_t kGuard = 16;
alignas(8) std::byte arena[800 + 2 * kGuard];

std::span<std::byte> guarded(std::size_t offset, std::size_t length) {
  std::memset(arena, 0xa5, sizeof arena);
  return std::span(arena).subspan(kGuard + offset, length);
}

void check_guards(std::span<std::byte> bytes, const char* what) {
  int changed = 0;
  for (std::byte* byte = arena; byte != arena + sizeof arena; ++byte) {
    if (byte == bytes.data()) byte += bytes.size();
    if (*byte != std::byte{0xa5}) ++changed;
  }
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, changed, what);
}

template <class R>
void check_inside(const R* record, std::span<std::byte> bytes, const char* what) {
  const auto* const first = reinterpret_cast<const std::byte*>(record);
  TEST_ASSERT_TRUE_MESSAGE(first >= bytes.data(), what);
  TEST_ASSERT_TRUE_MESSAGE(first + sizeof(R) <= bytes.data() + bytes.size(), what);
  TEST_ASSERT_EQUAL_UINT_MESSAGE(0, reinterpret_cast<std::uintptr_t>(record) % alignof(R), what);
}

/// Makes, finds, counts and frees at random, and looks at every record that it gets.
template <class G, class Recycling>
void use_at_random(Pool<Record<G>, Recycling>& pool, std::span<std::byte> bytes, Random& random,
                   int times, const char* what) {
  for (int i = 0; i < times; ++i) {
    const std::uint64_t key = random_key<G>(random);
    Record<G>* record = pool.find(key);
    if (record == nullptr) record = pool.make(key, kNobody);
    if (record == nullptr) continue;
    check_inside(record, bytes, what);
    record->add(random.below(G::kMoves), static_cast<std::uint32_t>(random.below(G::kTop + 1)));
    if (random.below(50) == 0) pool.keep_if([&](std::uint64_t) { return random.below(2) == 0; });
  }
}

template <class Recycling>
void check_short_spans() {
  on_every_kind_of_record([](auto game, const char* what) {
    using G = decltype(game);
    Random random(31);
    for (std::size_t length = 0; length <= 3 * sizeof(Record<G>) + 8; ++length) {
      for (const std::size_t offset : {0, 1, 2, 3, 5}) {
        const auto bytes = guarded(offset, length);
        Pool<Record<G>, Recycling> pool(bytes);
        TEST_ASSERT_TRUE_MESSAGE(pool.use().records * sizeof(Record<G>) <= length, what);
        const std::size_t skipped = -offset % alignof(Record<G>);
        const bool has_room = length >= skipped + sizeof(Record<G>) + Recycling::kBytesPerSet;
        TEST_ASSERT_EQUAL_INT_MESSAGE(has_room, pool.use().records > 0, what);
        use_at_random(pool, bytes, random, 12, what);
        check_guards(bytes, what);
      }
    }
  });
}

void test_spans_of_any_length_and_alignment_are_never_left() {
  check_short_spans<FewestVisitsGo>();
  check_short_spans<SolvedThenOldestGo>();
}

void test_noise_in_all_bytes_leads_nowhere_else() {
  on_every_kind_of_record([](auto game, const char* what) {
    using G = decltype(game);
    Random random(77);
    for (const std::size_t length : {100, 333, 700}) {
      const auto bytes = guarded(0, length);
      Pool<Record<G>, FewestVisitsGo> for_play(bytes);
      Pool<Record<G>, SolvedThenOldestGo> for_proof(bytes);
      for (int i = 0; i < 40; ++i) {
        for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.next());
        use_at_random(for_play, bytes, random, 10, what);
        use_at_random(for_proof, bytes, random, 10, what);
        check_guards(bytes, what);
      }
    }
  });
}

void test_a_record_is_found_by_its_key_and_by_no_other() {
  on_every_kind_of_record([](auto game, const char* what) {
    using G = decltype(game);
    Random random(5);
    for (int i = 0; i < 20; ++i) {
      Pool<Record<G>, FewestVisitsGo> pool(guarded(0, 3 * sizeof(Record<G>)));  // one set
      const std::uint64_t key = random_key<G>(random);
      TEST_ASSERT_NULL_MESSAGE(pool.find(key), what);
      const Record<G>* const made = pool.make(key, kNobody);
      TEST_ASSERT_NOT_NULL_MESSAGE(made, what);
      TEST_ASSERT_TRUE_MESSAGE(made->key() == key, what);
      TEST_ASSERT_EQUAL_UINT_MESSAGE(1, made->visits(), what);
      TEST_ASSERT_EQUAL_PTR_MESSAGE(made, pool.find(key), what);
      for (int bit = 0; bit < G::kKeyBits; ++bit) {
        TEST_ASSERT_NULL_MESSAGE(pool.find(key ^ std::uint64_t{1} << bit), what);
      }
    }
  });
}

void test_a_fresh_record_knows_nothing_and_has_no_moves() {
  Pool<Record<Seven>, FewestVisitsGo> pool(guarded(0, sizeof(Record<Seven>)));
  Record<Seven>* const old = pool.make(1, kNobody);
  old->add(3, 2);
  old->bounds.tighten_own(B::kWon);
  old->bounds.set_move(5, B::kWon);
  Record<Seven>* const record = pool.make(2, kNobody);  // the only place
  TEST_ASSERT_EQUAL_PTR(old, record);
  TEST_ASSERT_EQUAL_HEX32(B::kUnknown, record->bounds.own());
  for (int slot = 0; slot < 7; ++slot) {
    TEST_ASSERT_EQUAL_UINT(0, record->visits(slot));
    TEST_ASSERT_EQUAL_UINT(0, record->sum(slot));
    TEST_ASSERT_EQUAL_HEX32(B::kLost, record->bounds.of_move(slot));
  }
}

/// Any key is good for a pool of one set. Adds so many visits to a new record.
template <class Recycling>
Record<Seven>* make_visited(Pool<Record<Seven>, Recycling>& pool, std::uint64_t key, int visits) {
  Record<Seven>* const record = pool.make(key, kNobody);
  for (int i = 1; i < visits; ++i) record->add(0, 1);
  return record;
}

void test_for_play_the_record_with_the_fewest_visits_makes_room() {
  Pool<Record<Seven>, FewestVisitsGo> pool(guarded(0, 4 * sizeof(Record<Seven>)));
  make_visited(pool, 1, 9);
  make_visited(pool, 2, 3);
  make_visited(pool, 3, 7);
  make_visited(pool, 4, 5);
  make_visited(pool, 5, 20);  // for 2
  TEST_ASSERT_NULL(pool.find(2));
  make_visited(pool, 6, 20);  // for 4
  TEST_ASSERT_NULL(pool.find(4));
  for (const unsigned key : {1, 3, 5, 6}) TEST_ASSERT_NOT_NULL(pool.find(key));
}

void test_for_proof_a_solved_record_makes_room_and_then_the_oldest() {
  Pool<Record<Seven>, SolvedThenOldestGo> pool(guarded(0, 4 * sizeof(Record<Seven>) + 1));
  for (const unsigned key : {1, 2, 3, 4}) make_visited(pool, key, 2);
  pool.find(3)->bounds.tighten_own(B::exactly(1));
  pool.find(1);                // the order of use is 2, 4, 3, 1
  make_visited(pool, 5, 100);  // for 3, which is solved
  TEST_ASSERT_NULL(pool.find(3));
  make_visited(pool, 6, 1);  // for 2, which was not used for the longest time
  make_visited(pool, 7, 1);  // for 4
  make_visited(pool, 8, 1);  // for 1
  for (const unsigned key : {1, 2, 3, 4}) TEST_ASSERT_NULL(pool.find(key));
  for (const unsigned key : {5, 6, 7, 8}) TEST_ASSERT_NOT_NULL(pool.find(key));
}

template <class Recycling>
void check_held_records_stay() {
  Pool<Record<Seven>, Recycling> pool(guarded(0, 4 * sizeof(Record<Seven>) + 1));
  for (const unsigned key : {1, 2, 3, 4}) make_visited(pool, key, 5);
  pool.find(3)->bounds.tighten_own(B::kWon);
  Record<Seven>* const third = pool.find(3);
  for (unsigned key = 10; key < 30; ++key) {
    pool.make(key, [&](const auto* record) { return record == third; });
    TEST_ASSERT_EQUAL_PTR(third, pool.find(3));
  }
  TEST_ASSERT_NULL(pool.make(99, [](const auto*) { return true; }));
  TEST_ASSERT_EQUAL_PTR(third, pool.find(3));
}

void test_records_that_are_held_never_make_room() {
  check_held_records_stay<FewestVisitsGo>();
  check_held_records_stay<SolvedThenOldestGo>();
}

void test_halved_counters_keep_their_ratios() {
  on_every_kind_of_record([](auto game, const char* what) {
    using G = decltype(game);
    constexpr std::uint32_t kTop = G::kTop;
    Pool<Record<G>, FewestVisitsGo> pool(guarded(0, sizeof(Record<G>)));
    Record<G>& record = *pool.make(0, kNobody);
    std::uint32_t most = 0;
    for (std::uint32_t i = 0; i < 100000; ++i) {
      const int slot = static_cast<int>(i % G::kMoves);
      const bool wins = slot == 0 || i / G::kMoves % 4 == 0;  // the first always, others a quarter
      record.add(slot, wins ? kTop : 0);
      if (record.visits() > most) most = record.visits();
    }
    TEST_ASSERT_TRUE_MESSAGE(most > Record<G>::kVisitLimit / 2, what);
    TEST_ASSERT_TRUE_MESSAGE(most < Record<G>::kVisitLimit, what);
    TEST_ASSERT_TRUE_MESSAGE(record.key() == 0, what);
    std::uint32_t visits = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const std::uint32_t share = slot == 0 ? 4 : 1;
      const std::uint32_t quarters = record.visits(slot) * kTop * share;
      TEST_ASSERT_UINT_WITHIN_MESSAGE(12 * kTop, quarters, 4 * record.sum(slot), what);
      TEST_ASSERT_UINT_WITHIN_MESSAGE(3, record.visits(0), record.visits(slot), what);
      visits += record.visits(slot);
    }
    TEST_ASSERT_UINT_WITHIN_MESSAGE(2 * G::kMoves + 2, record.visits(), visits, what);
  });
}

void check_use(const PoolUse& use, std::uint32_t used, std::uint32_t peak, std::uint32_t recycled) {
  TEST_ASSERT_EQUAL_UINT(3, use.records);
  TEST_ASSERT_EQUAL_UINT(used, use.used);
  TEST_ASSERT_EQUAL_UINT(peak, use.peak);
  TEST_ASSERT_EQUAL_UINT(recycled, use.recycled);
}

void test_the_pool_counts_its_use() {
  Pool<Record<Seven>, FewestVisitsGo> pool(guarded(0, 3 * sizeof(Record<Seven>)));
  check_use(pool.use(), 0, 0, 0);
  for (const unsigned key : {1, 2, 3}) make_visited(pool, key, 5);
  check_use(pool.use(), 3, 3, 0);
  make_visited(pool, 4, 1);
  make_visited(pool, 5, 1);
  check_use(pool.use(), 3, 3, 2);
  pool.keep_if([](std::uint64_t key) { return key == 5; });
  check_use(pool.use(), 1, 3, 2);
  make_visited(pool, 6, 1);
  check_use(pool.use(), 2, 3, 2);
  pool.clear();
  check_use(pool.use(), 0, 0, 0);
}

void test_keep_if_frees_what_does_not_pass() {
  Pool<Record<Seven>, SolvedThenOldestGo> pool(guarded(0, 700));
  for (unsigned key = 1; key <= 5; ++key) make_visited(pool, key, 3);
  pool.keep_if([](std::uint64_t key) { return key % 2 == 0; });
  for (unsigned key = 1; key <= 5; ++key) {
    TEST_ASSERT_EQUAL_INT(key % 2 == 0, pool.find(key) != nullptr);
  }
  TEST_ASSERT_EQUAL_UINT(3, pool.find(2)->visits());
}

void test_every_record_comes_to_use_for_any_number_of_sets() {
  using Small = Toy<30, 2>;
  Random random(3);
  for (std::size_t sets = 1; sets <= 10; ++sets) {
    Pool<Record<Small>, FewestVisitsGo> pool(guarded(0, sets * 4 * sizeof(Record<Small>)));
    TEST_ASSERT_EQUAL_UINT(4 * sets, pool.use().records);
    for (std::uint32_t i = 0; i < 40 * sets; ++i) {
      const std::uint64_t key = random_key<Small>(random);
      if (pool.find(key) == nullptr) pool.make(key, kNobody);
    }
    TEST_ASSERT_EQUAL_UINT(4 * sets, pool.use().used);
  }
}

void test_an_empty_span_is_a_pool_that_is_always_full() {
  Pool<Record<Seven>, FewestVisitsGo> pool(std::span<std::byte>{});
  TEST_ASSERT_NULL(pool.find(1));
  TEST_ASSERT_NULL(pool.make(1, kNobody));
  pool.keep_if([](std::uint64_t) { return false; });
  pool.clear();
  TEST_ASSERT_EQUAL_UINT(0, pool.use().records);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_spans_of_any_length_and_alignment_are_never_left);
  RUN_TEST(test_noise_in_all_bytes_leads_nowhere_else);
  RUN_TEST(test_a_record_is_found_by_its_key_and_by_no_other);
  RUN_TEST(test_a_fresh_record_knows_nothing_and_has_no_moves);
  RUN_TEST(test_for_play_the_record_with_the_fewest_visits_makes_room);
  RUN_TEST(test_for_proof_a_solved_record_makes_room_and_then_the_oldest);
  RUN_TEST(test_records_that_are_held_never_make_room);
  RUN_TEST(test_halved_counters_keep_their_ratios);
  RUN_TEST(test_the_pool_counts_its_use);
  RUN_TEST(test_keep_if_frees_what_does_not_pass);
  RUN_TEST(test_every_record_comes_to_use_for_any_number_of_sets);
  RUN_TEST(test_an_empty_span_is_a_pool_that_is_always_full);
  return UNITY_END();
}
