// SPDX-License-Identifier: MIT
/// \file
/// What a match asks of its game. The referee, the programs that speak GTP, and the
/// tournament know no more of it; connect_game.cpp, go_game.cpp and any_game.cpp tell the rest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/player.hpp"

namespace frugal::match {

class GtpProgram;

/// A game in progress. The boards of Connect Four and Go are the match's own, written plainly, and
/// share no code with the engine; those of other games are the engine's (games/position.hpp).
class Position {
 public:
  virtual ~Position() = default;
  virtual std::unique_ptr<Position> copy() const = 0;
  virtual bool is_over() const = 0;
  /// Whose turn it is: 0 of the side that begins, 1 of the other.
  virtual unsigned mover() const = 0;
  /// Of any number.
  virtual bool is_legal(int move) const = 0;
  /// Whether a legal move wins the game at once. In Go none does.
  virtual bool wins_with(int) const { return false; }
  /// Throws Fault if it is not legal.
  virtual void play(int move) = 0;
  /// A move as GTP writes it: "D1", "pass".
  virtual std::string write(int move) const = 0;
  /// The move that a program meant by a vertex. Throws Fault if it is none.
  virtual int read(const std::string& vertex) const = 0;
};

/// What the stones on the board are worth once the game has ended.
struct Settlement {
  int points;          ///< of the side that began: 2 a win, 1 a draw
  std::string result;  ///< as a record has it: "B+3.5"
  std::string by;      ///< how it was agreed on; empty if there is nothing to agree on
};

/// The players of a game, and the match's judge, if it has one.
struct Seats {
  std::array<GamePlayer*, 2> players;
  GamePlayer* judge = nullptr;
};

/// A game that was played.
struct Record {
  Moves moves;
  std::array<std::string, 2> names;  ///< of the player that began, and of the other
  std::string result;
  std::string remark;
};

/// What settings of ours may use.
struct Budget {
  std::size_t bytes;
  std::uint32_t playouts;
};

class Game {
 public:
  virtual ~Game() = default;
  virtual std::string name() const = 0;
  virtual std::unique_ptr<Position> start() const = 0;
  /// Moves that both games of a pair begin with: fewer than asked for where there are none.
  virtual Moves random_opening(int plies, std::uint32_t seed) const = 0;
  /// Tells a program that a new game begins. Throws Fault.
  virtual void begin(GtpProgram& program) const = 0;
  /// Of a game that is over. Throws Fault if the judge fails.
  virtual Settlement settle(const Moves& moves, const Seats& seats) const = 0;
  /// A text for people to look at the game with; empty if the game has no such form.
  virtual std::string write(const Record& record) const = 0;

  /// The settings of ours that play it.
  virtual std::vector<std::string> settings() const = 0;
  /// A maker of one of these. Throws std::invalid_argument if it does not play on this board.
  virtual MakePlayer player(const std::string& settings, const Budget& budget) const = 0;
};

}  // namespace frugal::match
