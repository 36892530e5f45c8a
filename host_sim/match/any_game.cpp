// SPDX-License-Identifier: MIT
/// \file
/// Matches of the games of the table that have no referee of their own: the engine's
/// rules decide, and a move is told as its number.
#include "games/position.hpp"
#include "match/engine_player.hpp"
#include "match/games.hpp"
#include "match/gtp_program.hpp"
#include "match/opening.hpp"

namespace frugal::match {
namespace {

class AnyGame final : public Game {
 public:
  explicit AnyGame(const cli::KnownGame& known) : known_(known) {}

  std::string name() const override { return known_.name; }
  std::unique_ptr<Position> start() const override { return cli::start_of(known_); }

  Moves random_opening(int plies, std::uint32_t seed) const override {
    return quiet_opening(*this, known_.moves, plies, seed);
  }

  void begin(GtpProgram& program) const override { program.demand("clear_board"); }

  Settlement settle(const Moves& moves, const Seats&) const override {
    const auto position = cli::start_of(known_);
    for (const int move : moves) position->play(move);
    return {position->points(), {}, {}};
  }

  std::string write(const Record&) const override { return {}; }
  std::vector<std::string> settings() const override { return engine_settings(); }
  MakePlayer player(const std::string& settings, const Budget& budget) const override {
    return engine_player(known_, settings, budget, *this);
  }

 private:
  cli::KnownGame known_;
};

}  // namespace

std::unique_ptr<Game> make_any(const cli::KnownGame& known) {
  return std::make_unique<AnyGame>(known);
}

}  // namespace frugal::match
