// SPDX-License-Identifier: MIT
/// \file
/// A player, or a judge, of any program that speaks the Go Text Protocol, version 2.
///
/// Nothing that the program does is trusted: what it answers is for the referee to judge, and a
/// program that fails is started anew for the next game.
#pragma once

#include <memory>
#include <string>

#include "match/game.hpp"
#include "match/gtp_program.hpp"

namespace frugal::match {

class GtpPlayer final : public GamePlayer {
 public:
  GtpPlayer(const std::string& command, const Game& game, std::uint32_t seconds)
      : program_(command, seconds), game_(game) {}

  void new_game(std::uint32_t seed) override;
  /// Throws Fault or Resignation.
  int choose(std::span<const int> moves) override;
  /// Throws Fault.
  std::optional<Moves> dead_after(std::span<const int> moves) override;

  /// Starts the program, if it does not run, and asks for its name. Throws Fault.
  std::string name() { return program_.demand("name"); }

 private:
  void tell(std::span<const int> moves);
  void remember(int move);

  GtpProgram program_;
  const Game& game_;
  std::unique_ptr<Position> position_;  ///< what the program was told; null before a game
  std::size_t told_ = 0;
};

}  // namespace frugal::match
