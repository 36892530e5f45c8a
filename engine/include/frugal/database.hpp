// SPDX-License-Identifier: MIT
/// \file
/// A starting database: statistics gathered beforehand, from which the records of known positions
/// start (Whitaker 2011, section 3).
///
/// A database is a type, the last parameter of a search. `./frugal database` writes one as a
/// header; it is constant and stays in flash:
///
///   kPlayouts   how many games were played after each legal move
///   kKeys       the keys of the positions, rising
///   kSums       of each position, for each slot of a record: the sum of the scores, as the
///               position's mover sees them, a byte each
///
/// The record of such a position starts with kPlayouts visits for each move, and with these sums. A
/// look into the database costs the logarithm of the number of positions, once a record. A search
/// without a database has nothing of this.
///
/// Memory: for Connect Four 4x4 8 bytes a position, for 7x6 15 bytes.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "frugal/game.hpp"
#include "frugal/pool.hpp"

namespace frugal {

struct NoDatabase {};

template <class Database>
concept IsDatabase = requires {
  { Database::kPlayouts } -> std::convertible_to<std::uint32_t>;
  Database::kKeys.size();
  Database::kSums.size();
};

/// The sums of a position's moves; null if the database does not know it.
template <IsDatabase Database>
const std::uint8_t* known_sums(std::uint64_t key) {
  const auto found = std::lower_bound(Database::kKeys.begin(), Database::kKeys.end(), key);
  if (found == Database::kKeys.end() || *found != key) return nullptr;
  return Database::kSums[static_cast<std::size_t>(found - Database::kKeys.begin())].data();
}

/// A fresh record starts from the database's statistics of its position.
template <IsDatabase Database, Game G>
void start_from(Record<G>& record, const typename G::Position& position, const Key& key) {
  const std::uint8_t* const sums = known_sums<Database>(key.bits);
  if (sums == nullptr) return;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    if (!position.is_legal(G::move_of(slot, key.mirrored))) continue;
    record.begin_move(slot, Database::kPlayouts, sums[slot]);
  }
}
template <class Database, Game G>
requires(!IsDatabase<Database>) void start_from(Record<G>&, const typename G::Position&,
                                                const KeyOf<KeyBits<G::kKeyBits>>&) {}

/// Whether the database fits the game, and the sums a byte.
template <class Database, class G>
constexpr bool fits_game() {
  if constexpr (IsDatabase<Database>) {
    using Sums = std::remove_cvref_t<decltype(Database::kSums[0])>;
    return std::tuple_size_v<Sums> == G::kMoves && Database::kPlayouts * G::kTop <= 255 &&
           Database::kKeys.size() == Database::kSums.size();
  }
  return true;
}

}  // namespace frugal
