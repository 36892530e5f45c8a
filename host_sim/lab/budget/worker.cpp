// SPDX-License-Identifier: MIT
#include "lab/budget/worker.hpp"

#include <algorithm>

#include "match/games.hpp"
#include "match/referee.hpp"

namespace frugal::budget {
namespace {

using match::seed_for;

constexpr std::size_t kNeverFills = std::size_t{8} << 20;
constexpr std::uint32_t kFewestStones = 14;
constexpr std::uint32_t kStoneCounts = 15;
constexpr std::uint64_t kSolverNodes = 1'000'000;
constexpr const char* kReference = "uct50";

void add_work(Result& result, const match::Traffic& traffic) {
  result.made += traffic.made;
  result.recycled += traffic.recycled;
  result.simulations += traffic.playouts;
  result.seconds += traffic.seconds;
}

KnownPosition find_position(oracle::IndependentSolver& solver, std::uint32_t number,
                            std::uint32_t seed) {
  std::mt19937 random(seed_for(seed, number, 5));
  for (;;) {
    const auto game = lab::random_game(kFewestStones + number % kStoneCounts, random);
    if (!game) continue;
    const auto values = lab::values_of_moves(solver, game->board, kSolverNodes);
    if (values && values->best != values->worst) return {game->columns, *values};
  }
}

}  // namespace

bool has_jobs(const match::Game& game, Kind kind) {
  if (kind == Kind::kPosition) return game.name() == name_of(cli::kConnectFour);
  if (kind == Kind::kNeverFills) return true;
  const auto settings = game.settings();
  return std::find(settings.begin(), settings.end(), kReference) != settings.end();
}

Worker::Worker(const Plan& plan)
    : plan_(plan),
      seeds_(match::seeds_from(plan.seed)),
      game_(match::game_of(plan.game)),
      solver_(lab::kSolverTable) {}

match::GamePlayer& Worker::player(std::uint64_t bytes) {
  auto& found = players_[bytes];
  if (found == nullptr) found = game_->player(plan_.settings, {bytes, plan_.playouts})();
  return *found;
}

match::GamePlayer& Worker::rival(Kind kind) {
  auto& found = rivals_[kind];
  const std::string settings = kind == Kind::kReference ? kReference : plan_.settings;
  if (found == nullptr) found = game_->player(settings, {kNeverFills, plan_.playouts})();
  return *found;
}

Result Worker::work(const Job& job) {
  return job.kind == Kind::kPosition ? solve_position(job) : play_pair(job);
}

Result Worker::play_pair(const Job& job) {
  const match::Seats seats{{&player(job.bytes), &rival(job.kind)}};
  Result result;
  for (const match::Outcome& outcome :
       match::play_pair(*game_, seats, match::kOpeningPlies, seeds_, job.number)) {
    result.points += static_cast<std::uint32_t>(outcome.points);
    add_work(result, outcome.traffic);
  }
  return result;
}

/// All sizes have jobs of the same number, one after the other, so the position is looked for once.
const KnownPosition& Worker::known_position(std::uint32_t number) {
  if (known_number_ != number) known_ = find_position(solver_, number, plan_.seed);
  known_number_ = number;
  return known_;
}

Result Worker::solve_position(const Job& job) {
  const KnownPosition& position = known_position(job.number);
  match::GamePlayer& ours = player(job.bytes);
  ours.new_game(seed_for(plan_.seed, job.number, 6));
  const int column = ours.choose(position.columns);
  Result result;
  add_work(result, ours.traffic());
  result.keeps_value =
      position.values.of_column.at(static_cast<std::size_t>(column)) == position.values.best;
  result.is_proven = ours.is_solved();
  return result;
}

}  // namespace frugal::budget
