// SPDX-License-Identifier: MIT
/// \file
/// All-moves-as-first statistics, in memory that does not grow with the tree.
///
/// The statistics of an action in a position are those of the simulations through the position in
/// which the action was taken at any later time (Bruegmann 1993; RAVE, Gelly and Silver 2007). Kept
/// for every record, they would take far more memory than the record. Here only the most visited
/// positions have a table of them. Any other position uses the table of the nearest position above
/// it on the path that has enough simulations, as GRAVE does (Cazenave 2015): a young position has
/// too few of its own.
///
/// A game says what an action is (HasActions in game.hpp): in Connect Four it is the cell on which
/// a disc lands. The actions taken after a position are the difference of two sets, those of the
/// end and those of the position, so no playout has to list its moves. `Telling<G>` makes the
/// playouts tell the set; other playouts are not changed.
///
/// Memory: 8 bytes an action and 24 more a table; with 8 tables, Connect Four 7x6 takes 3.1 KB. A
/// simulation costs an addition for each of its actions, for each table on its path.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "frugal/candidates.hpp"
#include "frugal/game.hpp"
#include "frugal/playout.hpp"
#include "frugal/pool.hpp"
#include "frugal/rule.hpp"

namespace frugal {

/// The game, but after a playout its position tells the actions that were taken. Nothing else of
/// that position may be used.
template <HasActions G>
struct Telling : G {};

template <HasActions G>
requires HasPlaying<G>
struct Telling<G> : G {
  class Playing : public G::Playing {
   public:
    explicit Playing(typename G::Position& position) : G::Playing(position), position_(position) {}
    Playing(const Playing&) = delete;
    Playing& operator=(const Playing&) = delete;
    ~Playing() { this->tell_actions(position_); }

   private:
    typename G::Position& position_;
  };
};

template <HasActions G, int kTables, std::uint32_t kEnough = 50>
class Amaf {
  static_assert(kTables >= 1 && kTables <= 64, "a few tables, which are looked through one by one");

 public:
  using Played = Telling<G>;

  void clear() {
    for (Table& table : tables_) table.simulations = table.visits = 0;
  }

  /// Frees the tables of positions whose key does not pass.
  template <class Keep>
  void keep_if(const Keep& keep) {
    for (Table& table : tables_) {
      if (!keep(table.key)) table.simulations = table.visits = 0;
    }
  }

  /// A simulation begins.
  void begin() { passed_ = 0; }

  /// Its path comes through a position that has this record.
  void pass(const typename G::Position& position, const Record<G>& record, bool mirrored) {
    if (passed_ == kTables) return;
    Table* const table = table_for(record);
    if (table == nullptr) return;
    table->visits = record.visits();
    if (passed_ == 0 || table->simulations >= kEnough) nearest_ = passed_;
    path_[passed_++] = {table, mirrored, actions_of(position)};
  }

  /// The results of the simulations in which the position's mover took the action of this move.
  EdgeStatistics of(const typename G::Position& position, int move) const {
    const Passed& nearest = path_[nearest_];
    const int action = G::action_of(position.action(move), nearest.mirrored);
    const std::uint32_t both = nearest.table->actions[index_of(position.mover())][action];
    return {both & 0xffffu, both >> 16};
  }

  /// The simulation has ended in this position, with this score, as Max sees it.
  void learn(const typename G::Position& end, int score) {
    const Actions after = actions_of(end);
    for (int i = 0; i < passed_; ++i) {
      const Passed& passed = path_[i];
      Table& table = *passed.table;
      if (++table.simulations >= Record<G>::kVisitLimit) halve(table);
      add(table.actions[0], after[0] & ~passed.actions[0], passed.mirrored, score);
      add(table.actions[1], after[1] & ~passed.actions[1], passed.mirrored, G::kTop - score);
    }
  }

 private:
  /// Of each player, as sets of bits.
  using Actions = std::array<std::uint64_t, 2>;
  /// Of each action the simulations in the low half, the sum of their scores in the high half, as
  /// in a record.
  using Statistics = std::array<std::uint32_t, G::kActions>;

  struct Table {
    KeyBits<G::kKeyBits> key{};
    std::uint32_t visits = 0;       ///< of the position, when a path last came through
    std::uint32_t simulations = 0;  ///< since the position has the table
    std::array<Statistics, 2> actions{};
  };

  struct Passed {
    Table* table;
    bool mirrored;
    Actions actions;
  };

  static Actions actions_of(const typename G::Position& position) {
    return {position.actions(Mover::kMax), position.actions(Mover::kMin)};
  }

  /// The table of a position. A position without one takes over the least visited table: the root
  /// always does, others only if that table's position was visited less than half as often. So two
  /// positions that are alike do not take turns.
  Table* table_for(const Record<G>& record) {
    const auto key = record.key();
    Table* fewest = nullptr;
    for (Table& table : tables_) {
      if (table.visits > 0 && table.key == key) return &table;
      if (!is_on_path(table) && (fewest == nullptr || table.visits < fewest->visits)) {
        fewest = &table;
      }
    }
    if (passed_ > 0 && 2 * fewest->visits >= record.visits()) return nullptr;
    fewest->key = key;
    fewest->simulations = 0;
    fewest->actions = {};
    return fewest;
  }

  bool is_on_path(const Table& table) const {
    for (int i = 0; i < passed_; ++i) {
      if (path_[i].table == &table) return true;
    }
    return false;
  }

  static void add(Statistics& statistics, std::uint64_t taken, bool mirrored, int score) {
    const std::uint32_t one = (static_cast<std::uint32_t>(score) << 16) + 1;
    for (; taken != 0; taken &= taken - 1) {
      statistics[G::action_of(std::countr_zero(taken), mirrored)] += one;
    }
  }

  static void halve(Table& table) {
    table.simulations /= 2;
    for (Statistics& player : table.actions) {
      for (std::uint32_t& action : player) action = (action >> 1) & 0x7fff7fffu;
    }
  }

  std::array<Table, kTables> tables_{};
  std::array<Passed, kTables> path_{};
  int passed_ = 0;
  int nearest_ = 0;
};

/// For rules that need none: nothing is kept, nothing is done.
template <Game G>
struct NoAmaf {
  using Played = G;

  static void clear() {}
  template <class Keep>
  static void keep_if(Keep) {}
  static void begin() {}
  static void pass(const typename G::Position&, const Record<G>&, bool) {}
  static EdgeStatistics of(const typename G::Position&, int) { return {0, 0}; }
  static void learn(const typename G::Position&, int) {}
};

template <class G, class Rule>
struct AmafFor {
  using Type = NoAmaf<G>;
};
template <HasActions G, NeedsAmaf Rule>
struct AmafFor<G, Rule> {
  using Type = Amaf<G, Rule::kAmafTables>;
};

}  // namespace frugal
