// SPDX-License-Identifier: MIT
#include "match/referee.hpp"

#include <fmt/format.h>

#include <chrono>

namespace frugal::match {
namespace {

class GameAtTable {
 public:
  GameAtTable(const Game& game, const Seats& seats, unsigned beginner, const Moves& opening)
      : game_(game), seats_(seats), beginner_(beginner), position_(game.start()) {
    for (const int move : opening) play(move);
  }

  Outcome play_to_the_end() {
    while (!position_->is_over()) {
      const unsigned turn = beginner_ ^ position_->mover();
      try {
        play(chosen_by(turn));
      } catch (const Resignation&) {
        lose(turn, "R", "resignation");
        return outcome_;
      } catch (const Fault& fault) {
        outcome_.culprit = static_cast<int>(turn);
        outcome_.fault = fmt::format("move {}: {}", outcome_.moves.size() + 1, fault.what());
        lose(turn, "F", "a fault");
        return outcome_;
      }
    }
    settle();
    return outcome_;
  }

 private:
  void play(int move) {
    position_->play(move);
    outcome_.moves.push_back(move);
  }

  int chosen_by(unsigned turn) {
    const auto start = std::chrono::steady_clock::now();
    const int move = seats_.players[turn]->choose(outcome_.moves);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    outcome_.seconds[turn] += taken.count();
    ++outcome_.chosen[turn];
    return move;
  }

  void lose(unsigned loser, const char* how, const char* by) {
    outcome_.points = loser == 0 ? 0 : 2;
    outcome_.result = fmt::format("{}+{}", loser == beginner_ ? 'W' : 'B', how);
    outcome_.by = by;
  }

  void settle() {
    const Settlement settled = game_.settle(outcome_.moves, seats_);
    outcome_.points = beginner_ == 0 ? settled.points : 2 - settled.points;
    outcome_.result = settled.result;
    outcome_.by = settled.by;
  }

  const Game& game_;
  const Seats& seats_;
  unsigned beginner_;
  std::unique_ptr<Position> position_;
  Outcome outcome_;
};

}  // namespace

Outcome play_game(const Game& game, const Seats& seats, unsigned beginner, const Moves& opening) {
  Outcome outcome = GameAtTable(game, seats, beginner, opening).play_to_the_end();
  outcome.traffic = seats.players[0]->traffic();
  return outcome;
}

Pair play_pair(const Game& game, const Seats& seats, std::uint32_t opening_plies,
               const Seeds& seeds, std::uint32_t number) {
  Moves opening;
  if (opening_plies > 0) {
    opening = game.random_opening(static_cast<int>(opening_plies), seeds.opening(number));
  }
  Pair pair;
  for (std::uint32_t i = 0; i < 2; ++i) {
    for (std::uint32_t player = 0; player < 2; ++player) {
      seats.players[player]->new_game(seeds.player(number, i, player));
    }
    if (seats.judge != nullptr) seats.judge->new_game(0);
    pair[i] = play_game(game, seats, i, opening);
  }
  return pair;
}

}  // namespace frugal::match
