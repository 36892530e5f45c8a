// SPDX-License-Identifier: MIT
/// \file
/// Matches of Go, scored by area once the dead stones are taken off. Which these are
/// the judge tells, if there is one; else the players, if they agree; else none are.
#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "lab/contenders/go.hpp"
#include "match/games.hpp"
#include "match/gtp_program.hpp"
#include "match/quoted.hpp"
#include "notation/komi.hpp"
#include "notation/sgf.hpp"
#include "notation/vertex.hpp"

namespace frugal::match {
namespace {

using oracle::PlainGo;

class GoPosition final : public Position {
 public:
  GoPosition(int size, oracle::KoRule ko) : plain_(size, ko) {}

  std::unique_ptr<Position> copy() const override { return std::make_unique<GoPosition>(*this); }
  bool is_over() const override { return plain_.is_over(); }
  unsigned mover() const override { return static_cast<unsigned>(plain_.plies()) % 2; }
  bool is_legal(int move) const override { return plain_.refusal(move).empty(); }

  void play(int move) override {
    const std::string refusal = plain_.refusal(move);
    if (!refusal.empty()) throw Fault(fmt::format("played {}: {}", write(move), refusal));
    plain_.play(move);
  }

  std::string write(int move) const override {
    if (move == plain_.pass()) return "pass";
    if (move < 0 || move > plain_.pass()) return fmt::format("move {}", move);
    return notation::vertex_of(move, plain_.size());
  }

  int read(const std::string& vertex) const override {
    const int move = notation::move_of(vertex, plain_.size());
    if (move == notation::kNoMove) {
      throw Fault(fmt::format("played {}, which is no point", in_quotes(vertex)));
    }
    return move;
  }

  const oracle::PlainGo& plain() const { return plain_; }

 private:
  oracle::PlainGo plain_;
};

/// The stones that a player holds for dead. Nothing if it does not know, or if it fails now that
/// the game is over.
std::optional<Moves> dead_as_told_by(GamePlayer& player, const Moves& moves) try {
  std::optional<Moves> dead = player.dead_after(moves);
  if (dead) std::sort(dead->begin(), dead->end());
  return dead;
} catch (const Fault&) {
  return {};
}

class GoGame final : public Game {
 public:
  GoGame(int size, const GoOptions& options) : size_(size), options_(options) {}

  std::string name() const override { return fmt::format("go:{}", size_); }
  std::unique_ptr<Position> start() const override {
    return std::make_unique<GoPosition>(at_start());
  }

  /// Points off the edge where the board has room, each legal, none twice.
  Moves random_opening(int plies, std::uint32_t seed) const override {
    std::mt19937 random(seed);
    oracle::PlainGo position(size_, options_.ko);
    Moves moves;
    for (int tries = 0; tries < 100 * plies && static_cast<int>(moves.size()) < plies; ++tries) {
      const int move = static_cast<int>(random() % static_cast<unsigned>(size_ * size_));
      if (is_on_edge(move) || !position.refusal(move).empty()) continue;
      position.play(move);
      moves.push_back(move);
    }
    return moves;
  }

  void begin(GtpProgram& program) const override {
    program.demand(fmt::format("boardsize {}", size_));
    program.demand("clear_board");
    program.demand("komi " + notation::points_of(options_.komi_halves));
  }

  Settlement settle(const Moves& moves, const Seats& seats) const override {
    GoPosition position = at_start();
    for (const int move : moves) position.play(move);
    const auto [dead, by] = dead_stones(position.plain(), moves, seats);
    const int lead = 2 * position.plain().lead_without(dead) - options_.komi_halves;
    if (lead == 0) return {1, "0", by};
    const std::string margin = notation::points_of(std::abs(lead));
    return {lead > 0 ? 2 : 0, fmt::format("{}+{}", lead > 0 ? 'B' : 'W', margin), by};
  }

  std::string write(const Record& record) const override {
    return notation::sgf_of(notation::record_of_moves(record.moves, size_, options_.komi_halves),
                            {record.names, record.result, record.remark});
  }

  std::vector<std::string> settings() const override {
    std::vector<std::string> names;
    for (const auto& one : lab::go_contenders(size_)) names.push_back(one.name);
    return names;
  }

  MakePlayer player(const std::string& settings, const Budget& budget) const override {
    const lab::GoSetup setup{options_.komi_halves, budget.bytes, budget.playouts};
    for (const auto& one : lab::go_contenders(size_)) {
      if (one.name == settings) return [&one, setup] { return one.make(setup); };
    }
    if (lab::go_contenders(size_).empty()) {
      throw std::invalid_argument(fmt::format(
          "no settings of ours play {}; sizes 5, 7, 9, 13 and 19 are built in", name()));
    }
    refuse_settings(settings, *this);
  }

 private:
  struct Dead {
    Moves stones;
    std::string by;
  };

  GoPosition at_start() const { return {size_, options_.ko}; }

  bool is_on_edge(int move) const {
    const int x = move % size_;
    const int y = move / size_;
    return size_ >= 5 && (x == 0 || y == 0 || x == size_ - 1 || y == size_ - 1);
  }

  Dead dead_stones(const oracle::PlainGo& board, const Moves& moves, const Seats& seats) const {
    if (seats.judge != nullptr) return {judged(board, moves, *seats.judge), "the judge"};
    const auto one = dead_as_told_by(*seats.players[0], moves);
    const auto other = one ? dead_as_told_by(*seats.players[1], moves) : one;
    if (one && one == other && are_stones(board, *one)) return {*one, "agreement"};
    return {{}, "the board as it stood"};
  }

  static Moves judged(const oracle::PlainGo& board, const Moves& moves, GamePlayer& judge) try {
    const auto dead = judge.dead_after(moves);
    if (!dead) throw Fault("does not know final_status_list dead");
    if (!are_stones(board, *dead)) throw Fault("holds for dead what is no stone");
    return *dead;
  } catch (const Fault& fault) {
    throw Fault(fmt::format("the judge failed: {}", fault.what()));
  }

  static bool are_stones(const oracle::PlainGo& board, const Moves& points) {
    return std::all_of(points.begin(), points.end(), [&](int point) {
      return point != board.pass() && board.at(point) != oracle::PlainGo::kEmpty;
    });
  }

  int size_;
  GoOptions options_;
};

}  // namespace

std::unique_ptr<Game> make_go(int size, const GoOptions& options) {
  return std::make_unique<GoGame>(size, options);
}

}  // namespace frugal::match
