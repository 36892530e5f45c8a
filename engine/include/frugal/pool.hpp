// SPDX-License-Identifier: MIT
/// \file
/// The search's memory: records in bytes that the caller owns.
///
/// There is no tree of pointers. A record is found by its position's key, as in a transposition
/// table, and the table is the tree. It is set-associative, with four records a set, and recycling
/// is its policy of replacement. Transpositions and mirror images share a record, nothing can
/// dangle, and no pattern of bits in the pool makes the program read outside it.
///
/// A record stands for an expanded position and holds the statistics of its moves, so that
/// selection reads one record. For Connect Four 7x6 it has 40 bytes:
///
///     word 0      key, bits 0 to 31
///     word 1      key, bits 32 to 48 | visits of the position, 15 bits; 0: the record is free
///     word 2      bounds of the position and of seven moves, a nibble each (bounds.hpp)
///     words 3-9   per move: visits in the low half, sum of scores in the high half
///
/// The sum counts scores from 0 to kTop as the position's mover sees them, so that one addition
/// backs up both. Before a half can overflow, all counters of the record are halved.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/place.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// What is known of one position: its key, and bounds, visits and scores of its moves.
template <Game G>
class Record {
  static constexpr int kVisitBits = 15;
  static constexpr int kKeyWords = (G::kKeyBits + kVisitBits + 31) / 32;
  static constexpr int kVisitShift = 32 - kVisitBits;

 public:
  /// Sums of up to kTop a visit must fit 16 bits.
  static constexpr std::uint32_t kVisitLimit =
      G::kTop <= 2 ? (1u << kVisitBits) - 1 : 65535u / static_cast<std::uint32_t>(G::kTop);

  /// For the pool, which takes any kind of record.
  static constexpr int kKeyBits = G::kKeyBits;
  using Bits = KeyBits<kKeyBits>;  ///< of a key

  /// Whether the record stands for no position.
  bool is_free() const { return visits() == 0; }
  /// What is lost if the record makes room.
  std::uint32_t worth() const { return visits(); }
  /// Whether the position's value is proven.
  bool is_solved() const { return Bounds<G::kTop>::is_solved(bounds.own()); }
  /// Whether this is the position's key.
  [[gnu::always_inline]] bool is_named(Bits key) const {
    for (int i = 0; i < kKeyWords - 1; ++i) {
      if (key_[i] != key_word(key, i)) return false;
    }
    return ((key_[kKeyWords - 1] ^ last_key_word(key)) << kVisitBits) == 0;
  }
  /// The position's key, as it was given to start().
  Bits key() const {
    Bits key{};
    for (int i = 0; i < kKeyWords; ++i) {
      const std::uint32_t word = i < kKeyWords - 1 ? key_[i] : key_[i] & ((1u << kVisitShift) - 1);
      add_key_word(key, i, word);
    }
    return key;
  }

  /// A fresh record: visited once, nothing known, moves not yet legal.
  void start(Bits key) {
    for (int i = 0; i < kKeyWords - 1; ++i) key_[i] = key_word(key, i);
    key_[kKeyWords - 1] = last_key_word(key) | (1u << kVisitShift);
    bounds = BoundsRow<G::kTop, G::kMoves>::all_lost();
    moves_.fill(0);
  }
  /// Makes the record stand for no position.
  void free() { key_[kKeyWords - 1] = 0; }

  /// Visits of the position.
  std::uint32_t visits() const { return key_[kKeyWords - 1] >> kVisitShift; }
  /// Visits of the move in a slot.
  std::uint32_t visits(int slot) const { return moves_[slot] & 0xffffu; }
  /// The sum of the scores of the move in a slot, as the position's mover sees them.
  std::uint32_t sum(int slot) const { return moves_[slot] >> 16; }

  /// All moves together. Neither half of the sum can overflow: a score is at most kTop a visit, and
  /// all visits together are below the limit.
  EdgeStatistics total() const {
    std::uint32_t all = 0;
    for (const std::uint32_t move : moves_) all += move;
    return {all & 0xffffu, all >> 16};
  }

  /// A move of a fresh record starts with so many visits and this sum.
  void begin_move(int slot, std::uint32_t visits, std::uint32_t sum) {
    moves_[slot] = sum << 16 | visits;
    key_[kKeyWords - 1] += visits << kVisitShift;
  }

  /// One simulation through this position by the move in this slot ended with this score.
  void add(int slot, std::uint32_t score) {
    moves_[slot] += (score << 16) + 1;
    key_[kKeyWords - 1] += 1u << kVisitShift;
    if (visits() >= kVisitLimit) halve();
  }

  /// Of the position and of its moves, as the position's mover sees them.
  BoundsRow<G::kTop, G::kMoves> bounds;

 private:
  static std::uint32_t last_key_word(Bits key) { return key_word(key, kKeyWords - 1); }
  void halve() {
    key_[kKeyWords - 1] -= (visits() - visits() / 2) << kVisitShift;
    for (std::uint32_t& move : moves_) move = (move >> 1) & 0x7fff7fffu;
  }

  std::array<std::uint32_t, kKeyWords> key_;
  std::array<std::uint32_t, G::kMoves> moves_;
};

/// How full a pool is.
struct PoolUse {
  std::uint32_t records;   ///< that the pool has room for
  std::uint32_t used;      ///< records that stand for a position
  std::uint32_t peak;      ///< the most that were used at a time, since the pool was cleared
  std::uint32_t recycled;  ///< records that made room for others, since then
};

/// Records in a set.
inline constexpr std::uint32_t kWays = 4;

/// For play: the record with the fewest visits makes room.
struct FewestVisitsGo {
  /// What the policy stores beside the records.
  static constexpr std::size_t kBytesPerSet = 0;
  /// Called when a record is used; this policy does not mind.
  static void touch(std::uint8_t*, int) {}

  /// Which record of a full set makes room; -1 if all are held.
  template <class R, class IsHeld>
  static int choose(const R* set, int ways, const std::uint8_t*, IsHeld is_held) {
    int choice = -1;
    std::uint32_t fewest = ~0u;
    for (int way = 0; way < ways; ++way) {
      if (set[way].worth() < fewest && !is_held(set + way)) {
        fewest = set[way].worth();
        choice = way;
      }
    }
    return choice;
  }
};

/// For proof: solved records go first, as their parents hold what they proved; then the one that
/// was not used for the longest time. One byte a set keeps the order of its four records, two bits
/// each, the last used one lowest.
struct SolvedThenOldestGo {
  /// What the policy stores beside the records.
  static constexpr std::size_t kBytesPerSet = 1;

  /// Notes that a record was used.
  static void touch(std::uint8_t* order, int way) {
    std::uint32_t rest = *order;
    std::uint32_t result = static_cast<std::uint32_t>(way);
    int place = 2;
    for (std::uint32_t i = 0; i < kWays && place < 8; ++i, rest >>= 2) {
      if ((rest & 3u) == static_cast<std::uint32_t>(way)) continue;
      result |= (rest & 3u) << place;
      place += 2;
    }
    *order = static_cast<std::uint8_t>(result);
  }

  /// Which record of a full set makes room; -1 if all are held.
  template <class R, class IsHeld>
  static int choose(const R* set, int ways, const std::uint8_t* order, IsHeld is_held) {
    int oldest = -1;
    for (int i = 0; i < static_cast<int>(kWays); ++i) {
      const int way = (*order >> (2 * i)) & 3;
      if (way >= ways || is_held(set + way)) continue;
      if (set[way].is_solved()) return way;
      oldest = way;
    }
    if (oldest >= 0) return oldest;
    for (int way = 0; way < ways; ++way) {  // only an overwritten order comes here
      if (!is_held(set + way)) return way;
    }
    return -1;
  }
};

/// R is the kind of record: `Record<G>`, or a `WideRecord` (wide_record.hpp).
template <class R, class Recycling>
class Pool {
  using Bits = KeyBits<R::kKeyBits>;

 public:
  /// Uses as many of the bytes as make whole sets, from the first aligned one on. With fewer than
  /// four records there is one smaller set; with fewer bytes than a record the pool is always full.
  explicit Pool(std::span<std::byte> bytes) {
    const auto address = reinterpret_cast<std::uintptr_t>(bytes.data());
    const std::size_t skipped = -address % alignof(R);
    const std::size_t size = bytes.size() > skipped ? bytes.size() - skipped : 0;
    constexpr std::size_t kSetBytes = kWays * sizeof(R) + Recycling::kBytesPerSet;
    records_ = reinterpret_cast<R*>(bytes.data() + (size > 0 ? skipped : 0));
    sets_ = static_cast<std::uint32_t>(size / kSetBytes);
    ways_ = kWays;
    if (sets_ == 0 && size > Recycling::kBytesPerSet) {
      ways_ = static_cast<int>((size - Recycling::kBytesPerSet) / sizeof(R));
      sets_ = ways_ > 0 ? 1 : 0;
    }
    orders_ = reinterpret_cast<std::uint8_t*>(records_ + capacity());
    clear();
  }

  /// Frees every record.
  void clear() {
    if (sets_ > 0) {
      std::memset(static_cast<void*>(records_), 0,
                  capacity() * sizeof(R) + sets_ * Recycling::kBytesPerSet);
    }
    used_ = peak_ = recycled_ = 0;
  }

  /// The record with this key, or null.
  R* find(Bits key) {
    if (sets_ == 0) return nullptr;
    const std::uint32_t set = set_of(key);
    R* const first = records_ + set * kWays;
    R* const end = first + ways_;
    for (R* record = first; record != end; ++record) {
      if (record->is_named(key) && !record->is_free()) {
        Recycling::touch(orders_ + set, static_cast<int>(record - first));
        return record;
      }
    }
    return nullptr;
  }

  /// A fresh record under a key that find() did not find: a free one, or one that makes room and is
  /// not held by the caller. Null if there is none.
  template <class IsHeld>
  R* make(Bits key, IsHeld is_held) {
    if (sets_ == 0) return nullptr;
    const std::uint32_t set = set_of(key);
    R* const first = records_ + set * kWays;
    int way = 0;
    while (way < ways_ && !first[way].is_free()) ++way;
    if (way < ways_) {
      if (++used_ > peak_) peak_ = used_;
    } else {
      way = Recycling::choose(first, ways_, orders_ + set, is_held);
      if (way < 0) return nullptr;
      ++recycled_;
    }
    first[way].start(key);
    Recycling::touch(orders_ + set, way);
    return first + way;
  }

  /// Frees every record whose key does not pass.
  template <class Keep>
  void keep_if(const Keep& keep) {
    used_ = 0;
    for (std::uint32_t i = 0; i < capacity(); ++i) {
      if (records_[i].is_free()) continue;
      if (keep(records_[i].key())) {
        ++used_;
      } else {
        records_[i].free();
      }
    }
  }

  /// Calls act(record) for every record that stands for a position.
  template <class Do>
  void for_each(const Do& act) {
    for (std::uint32_t i = 0; i < capacity(); ++i) {
      if (!records_[i].is_free()) act(records_[i]);
    }
  }

  /// The caller uses the bytes for something else: until they are back, the pool is one of no
  /// bytes.
  void lend() {
    if (sets_ > 0) lent_sets_ = sets_;
    sets_ = 0;
    used_ = 0;
  }
  /// The bytes are the pool's again, and its records free.
  void take_back() {
    if (lent_sets_ == 0) return;
    sets_ = lent_sets_;
    lent_sets_ = 0;
    clear();
  }

  /// How full the pool is.
  PoolUse use() const { return {capacity(), used_, peak_, recycled_}; }

 private:
  std::uint32_t capacity() const { return sets_ * static_cast<std::uint32_t>(ways_); }

  [[gnu::always_inline]] std::uint32_t set_of(Bits key) const {
    return place_of<R::kKeyBits>(key, sets_);
  }

  R* records_;
  std::uint8_t* orders_;
  std::uint32_t sets_;
  std::uint32_t lent_sets_ = 0;
  int ways_;
  std::uint32_t used_ = 0;
  std::uint32_t peak_ = 0;
  std::uint32_t recycled_ = 0;
};

}  // namespace frugal
