// SPDX-License-Identifier: MIT
/// \file
/// What the search of wide games (wide_search.hpp) asks of Go: strengths, and positions that note
/// which player was the first to play on a point.
///
/// Memory: a noting position has a byte more for each point.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/games/go/go.hpp"
#include "frugal/games/go/strengths.hpp"

namespace frugal {

/// A player does not even try to fill its own eye.
template <int kWidth>
class Go<kWidth>::Strengths {
 public:
  explicit Strengths(const Position& position) : position_(position), strengths_(position) {}

  int log_of(int move) const {
    if (move != kPass && position_.is_own_eye(move)) return 0;
    return std::max(1, strengths_.log_of(move));
  }

 private:
  const Position& position_;
  GoStrengths<Go> strengths_;
};

template <int kWidth>
struct Go<kWidth>::Noting : Go<kWidth> {
  class Position : public Go::Position {
   public:
    using Go::Position::Position;
    explicit Position(const typename Go::Position& position) : Go::Position(position) {}

    bool is_first(int move, Mover mover) const {
      return move < kPoints && firsts_[static_cast<std::size_t>(move)] == name_of(mover);
    }
    /// Notes a move that came before all that is noted so far.
    void note(int move, Mover mover) {
      if (move < kPoints) firsts_[static_cast<std::size_t>(move)] = name_of(mover);
    }
    /// Notes a stone that came after it.
    [[gnu::always_inline]] void note_later(int point, Stone stone) {
      std::uint8_t& first = firsts_[static_cast<std::size_t>(Board::move_of(point))];
      if (first == 0) first = static_cast<std::uint8_t>(stone);
    }

   private:
    static constexpr std::uint8_t name_of(Mover mover) {
      return static_cast<std::uint8_t>(mover == Mover::kMax ? Stone::kBlack : Stone::kWhite);
    }
    std::array<std::uint8_t, kPoints> firsts_{};
  };

  class Playing : public Go::Playing {
   public:
    explicit Playing(Position& position) : Go::Playing(position), noting_(position) {}

    [[gnu::always_inline]] void play_random(Random& random) {
      play_point(this->random_point(random, [](int) { return true; }));
    }

   protected:
    [[gnu::always_inline]] void play_point(int point) {
      if (point != Board::kNowhere) noting_.note_later(point, this->mine());
      Go::Playing::play_point(point);
    }

   private:
    Position& noting_;
  };
};

}  // namespace frugal
