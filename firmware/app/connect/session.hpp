// SPDX-License-Identifier: MIT
/// \file
/// A game as people play it: the moves so far, who plays which side, what is set.
///
/// The position follows from the moves; taking back plays the others again. The session also counts
/// the moves that have not changed since they were saved, so that the journal (journal.hpp) writes
/// what is new and nothing else.
///
/// Memory on a chip, 7x6: 208 bytes.
#pragma once

#include <cstdint>

#include "app/connect/levels.hpp"
#include "app/connect/lines.hpp"
#include "etl/vector.h"
#include "frugal/game.hpp"
#include "frugal/games/connect/connect.hpp"

namespace frugal::app::connect {

/// The brightness that a machine begins with.
inline constexpr std::uint8_t kUsualBrightness = 3;

/// What the menu sets. The side that begins and the number of players count from the next game on,
/// the rest at once. A word, so that a copy is one load and one store.
struct alignas(4) Options {
  std::uint8_t level = 2;  ///< counted from 1
  bool engine_begins = false;
  bool two_players = false;
  bool ponders : 1 = true;
  bool sound : 1 = true;
  std::uint8_t brightness : 6 = kUsualBrightness;

  constexpr bool operator==(const Options&) const = default;
};

template <Game G>
class Session {
 public:
  using Position = typename G::Position;
  static constexpr int kWidth = G::Shape::kWidth;
  static constexpr int kHeight = G::Shape::kHeight;
  static constexpr std::uint32_t kSeeds = 4096;

  /// Starts a new game. Its seed, below kSeeds, and the moves decide all that the engine does.
  void start(const Options& options, std::uint32_t seed) {
    options_ = options;
    seed_ = static_cast<std::uint16_t>(seed % kSeeds);
    moves_.clear();
    position_ = Position{};
    saved_ = 0;
    has_new_options_ = is_new_ = true;
  }

  /// Drops a disc. False if the column is full or does not exist, or if the game is over.
  bool play(int column) {
    if (column < 0 || column >= kWidth || position_.is_over() || !position_.is_legal(column)) {
      return false;
    }
    moves_.push_back(static_cast<std::uint8_t>(column));
    position_.play(column);
    return true;
  }

  /// Takes moves back until so many are left.
  void shorten(int plies) {
    if (plies < 0 || plies >= this->plies()) return;
    while (this->plies() > plies) moves_.pop_back();
    position_ = Position{};
    for (const std::uint8_t column : moves_) position_.play(column);
    if (saved_ > plies) saved_ = static_cast<std::uint8_t>(plies);
  }

  /// Goes back to the human's last choice: takes that move back, and the engine's reply to it.
  /// False if the human has not moved.
  bool take_back() {
    int plies = this->plies() - 1;
    if (!options_.two_players) {
      while (plies >= 0 && is_engines_ply(plies)) --plies;
    }
    if (plies < 0) return false;
    shorten(plies);
    return true;
  }

  void set_options(const Options& options) {
    if (options == options_) return;
    options_ = options;
    has_new_options_ = true;
  }

  const Options& options() const { return options_; }
  const Position& position() const { return position_; }
  const etl::ivector<std::uint8_t>& moves() const { return moves_; }
  int plies() const { return static_cast<int>(moves_.size()); }
  int column_at(int ply) const { return moves_[static_cast<std::size_t>(ply)]; }
  bool is_over() const { return position_.is_over(); }
  std::uint32_t seed() const { return seed_; }

  /// The player that moves at this ply: 0 begins.
  static int player_at(int ply) { return ply & 1; }
  bool is_engines_ply(int ply) const {
    return !options_.two_players && (player_at(ply) == 0) == options_.engine_begins;
  }
  bool is_engines_turn() const { return !is_over() && is_engines_ply(plies()); }
  bool is_engines_player(int player) const { return is_engines_ply(player); }

  /// The player that won; -1 if the game is a draw or not over.
  int winner() const {
    if (!is_over() || position_.score() == G::kTop / 2) return -1;
    return position_.score() == G::kTop ? 0 : 1;
  }
  Cells winning_line() const {
    return winner() < 0 ? 0 : lines_of<typename G::Shape>(position_.discs(winner()));
  }

  /// The player whose disc is here, 0 or 1; -1: none.
  int disc_at(int x, int y) const {
    const Cells cell = one_bit(x * G::kStride + y);
    return (position_.discs(0) & cell) != 0 ? 0 : (position_.discs(1) & cell) != 0 ? 1 : -1;
  }
  /// How many discs a column holds: the row in which the next one lands.
  int height_of(int column) const {
    int y = 0;
    while (y < kHeight && disc_at(column, y) >= 0) ++y;
    return y;
  }

  /// Where the last disc lies; column -1: nowhere.
  int last_column() const { return plies() == 0 ? -1 : column_at(plies() - 1); }
  int last_row() const { return height_of(last_column()) - 1; }

  /// How many moves are as they were saved; whether the options, or the whole game, are not.
  int saved_plies() const { return saved_; }
  bool has_new_options() const { return has_new_options_; }
  bool is_new() const { return is_new_; }
  bool is_saved() const { return !has_new_options_ && !is_new_ && saved_ == plies(); }
  void mark_saved() {
    saved_ = static_cast<std::uint8_t>(plies());
    has_new_options_ = is_new_ = false;
  }

 private:
  Position position_{};
  Options options_{};
  etl::vector<std::uint8_t, G::kMaxPlies> moves_;
  std::uint16_t seed_ = 0;
  std::uint8_t saved_ = 0;
  bool has_new_options_ = true;
  bool is_new_ = true;
};

}  // namespace frugal::app::connect
