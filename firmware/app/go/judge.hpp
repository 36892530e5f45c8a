// SPDX-License-Identifier: MIT
/// \file
/// The owner of each point in a position of Go. A few hundred of MoGo's playouts play the position
/// to its end, and the judge counts for each point how often each colour owns it.
///
///   dead      a chain whose points are mostly the opponent's in the end
///   area      the living stones, and the empty points (dead stones taken off) that only one colour
///             reaches; what both reach belongs to neither
///   settled   each point has the same owner in nearly all of the playouts, whoever begins
///   seki      a living chain beside a point that both reach, with no more than one point of its
///   own
///
/// Memory: three bytes a point, and a position while it counts.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "frugal/games/go/go.hpp"
#include "frugal/games/go/mogo.hpp"
#include "frugal/random.hpp"

namespace frugal::app::go {

enum class ChainStatus : std::uint8_t { kAlive, kDead, kSeki };

template <class G>
class Judge {
  using Board = typename G::Board;

 public:
  using Position = typename G::Position;
  static constexpr int kPlayouts = 256;

  void start(const Position& position, std::uint32_t seed) {
    position_ = position;
    random_ = Random(seed);
    balance_.fill(0);
    area_.fill(0);
    played_ = 0;
  }

  bool is_done() const { return played_ == kPlayouts; }

  /// Plays out so many times, or as often as is left. Returns the number of playouts.
  std::uint32_t run(std::uint32_t playouts) {
    std::uint32_t done = 0;
    for (; done < playouts && !is_done(); ++done) {
      Position end = position_;
      MogoPlayout<MogoSettings{.keeps_seki = true}>::template play<G>(end, random_);
      count(end.board());
      ++played_;
    }
    if (is_done()) draw_area();
    return done;
  }

  const Position& position() const { return position_; }

  /// In how many playouts a point was black's, less those in which it was white's.
  int balance(int move) const { return balance_[static_cast<std::size_t>(move)]; }
  /// The owner of a point with dead stones taken off: black, white, or neither.
  Stone owner(int move) const {
    const auto stone = static_cast<Stone>(area_[static_cast<std::size_t>(move)]);
    return stone == Stone::kBorder ? Stone::kNone : stone;
  }

  bool is_dead(int move) const { return is_dead_at(Board::point_of(move)); }

  /// The status of the chain at a point that has a stone.
  ChainStatus status(int move) const {
    const int point = Board::point_of(move);
    if (is_dead_at(point)) return ChainStatus::kDead;
    return is_in_seki(point) ? ChainStatus::kSeki : ChainStatus::kAlive;
  }

  /// Black's lead with dead stones taken off, in half points.
  int lead_halves() const {
    int lead = -komi_halves();
    for (int move = 0; move < G::kPoints; ++move) lead += 2 * sign_of(owner(move));
    return lead;
  }
  /// Black's mean lead at the end of the playouts.
  int mean_lead_halves() const {
    int sum = 0;
    for (const int balance : balance_) sum += balance;
    return 2 * sum / std::max(played_, 1) - komi_halves();
  }
  /// A player's lead if every point that is not sure goes to the opponent.
  int sure_lead_halves(Mover mover) const {
    const int sign = mover == Mover::kMax ? 1 : -1;
    int lead = -sign * komi_halves();
    for (int move = 0; move < G::kPoints; ++move) lead += is_sure(move, sign) ? 2 : -2;
    return lead;
  }

  bool is_settled(int move) const { return is_sure(move, 1) || is_sure(move, -1); }
  bool is_settled() const {
    for (int move = 0; move < G::kPoints; ++move) {
      if (!is_settled(move)) return false;
    }
    return true;
  }

 private:
  /// A point is sure if it has the same owner in so many of 16 playouts.
  static constexpr int kSureSixteenths = 14;

  static constexpr int sign_of(Stone stone) {
    return (stone == Stone::kBlack) - (stone == Stone::kWhite);
  }

  int komi_halves() const {
    int stones = 0;
    for (int move = 0; move < G::kPoints; ++move) stones += sign_of(position_.stone(move));
    return 2 * (stones + position_.board().territory()) - position_.lead_in_halves();
  }

  bool is_sure(int move, int sign) const {
    return sign * balance(move) * 8 >= played_ * (kSureSixteenths - 8);
  }

  /// An empty point at the end is an eye, or one that neither may fill.
  void count(const Board& board) {
    for (int move = 0; move < G::kPoints; ++move) {
      const int point = Board::point_of(move);
      Stone stone = board.stone(point);
      if (stone == Stone::kNone) stone = only_colour_beside(board, point);
      balance_[static_cast<std::size_t>(move)] += static_cast<std::int16_t>(sign_of(stone));
    }
  }
  static Stone only_colour_beside(const Board& board, int point) {
    unsigned colours = 0;
    for (const int step : Board::kNeighbours) {
      const Stone stone = board.stone(point + step);
      if (stone != Stone::kBorder) colours |= static_cast<unsigned>(stone);
    }
    return colours == 3 ? Stone::kNone : static_cast<Stone>(colours);
  }

  bool is_dead_at(int point) const {
    const Board& board = position_.board();
    int sum = 0;
    int stone = point;
    do {
      sum += balance(Board::move_of(stone));
      stone = board.next_stone(stone);
    } while (stone != point);
    return sum * sign_of(board.stone(point)) < 0;
  }

  /// Both colours spread from the living stones until nothing changes.
  void draw_area() {
    std::array<bool, G::kPoints> is_alive{};
    for (int move = 0; move < G::kPoints; ++move) {
      const int point = Board::point_of(move);
      const Stone stone = position_.board().stone(point);
      is_alive[static_cast<std::size_t>(move)] = stone != Stone::kNone && !is_dead_at(point);
      area_[static_cast<std::size_t>(move)] = static_cast<std::uint8_t>(
          is_alive[static_cast<std::size_t>(move)] ? stone : Stone::kNone);
    }
    for (bool spreads = true; spreads;) {
      spreads = false;
      for (std::size_t move = 0; move < G::kPoints; ++move) {
        if (is_alive[move]) continue;
        const unsigned colours = area_[move] | colours_beside(static_cast<int>(move));
        spreads = spreads || colours != area_[move];
        area_[move] = static_cast<std::uint8_t>(colours);
      }
    }
  }
  unsigned colours_beside(int move) const {
    const int point = Board::point_of(move);
    unsigned colours = 0;
    for (const int step : Board::kNeighbours) colours |= reached(point + step);
    return colours;
  }
  unsigned reached(int point) const {
    if (position_.board().stone(point) == Stone::kBorder) return 0;
    return area_[static_cast<std::size_t>(Board::move_of(point))];
  }

  bool is_in_seki(int point) const {
    const Board& board = position_.board();
    const auto mine = static_cast<unsigned>(board.stone(point));
    bool shares = false;
    int own = Board::kNowhere;
    int stone = point;
    do {
      for (const int step : Board::kNeighbours) {
        const int q = stone + step;
        if (board.stone(q) == board.stone(point)) continue;
        const unsigned colours = reached(q);
        shares = shares || colours == 3;
        if (colours != mine) continue;
        if (own != Board::kNowhere && own != q) return false;
        own = q;
      }
      stone = board.next_stone(stone);
    } while (stone != point);
    return shares;
  }

  Position position_{};
  Random random_;
  std::array<std::int16_t, G::kPoints> balance_{};
  std::array<std::uint8_t, G::kPoints> area_{};
  int played_ = 0;
};

}  // namespace frugal::app::go
