// SPDX-License-Identifier: MIT
#include "lab/budget/worker.hpp"

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "match/games.hpp"
#include "match/referee.hpp"
#include "match/search_player.hpp"

namespace frugal::budget {
namespace {

using ConnectFour = Connect<7, 6, 4>;
using match::SearchPlayer;
using match::seed_for;

constexpr std::size_t kNeverFills = std::size_t{8} << 20;
constexpr std::uint32_t kFewestStones = 14;
constexpr std::uint32_t kStoneCounts = 15;
constexpr std::uint64_t kSolverNodes = 1'000'000;

using PlayerPointer = std::unique_ptr<match::GamePlayer>;

PlayerPointer make_player(const Plan& plan, std::size_t bytes) {
  if (plan.uniform) {
    using Type = Search<ConnectFour, DefaultRule, Uniform, kForPlay>;
    return std::make_unique<SearchPlayer<Type>>(bytes, plan.playouts);
  }
  return std::make_unique<SearchPlayer<Player<ConnectFour>>>(bytes, plan.playouts);
}

PlayerPointer make_reference(const Plan& plan) {
  using Type = Search<ConnectFour, Uct<50>, Informed, kForPlay>;
  return std::make_unique<SearchPlayer<Type>>(kNeverFills, plan.playouts);
}

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

Worker::Worker(const Plan& plan)
    : plan_(plan),
      seeds_(match::seeds_from(plan.seed)),
      game_(match::make_connect(cli::kConnectFour)),
      never_fills_(make_player(plan, kNeverFills)),
      reference_(make_reference(plan)),
      solver_(lab::kSolverTable) {}

match::GamePlayer& Worker::player(std::uint64_t bytes) {
  auto& found = players_[bytes];
  if (found == nullptr) found = make_player(plan_, bytes);
  return *found;
}

Result Worker::work(const Job& job) {
  return job.kind == Kind::kPosition ? solve_position(job) : play_pair(job);
}

Result Worker::play_pair(const Job& job) {
  match::GamePlayer& ours = player(job.bytes);
  match::GamePlayer& rival = job.kind == Kind::kReference ? *reference_ : *never_fills_;
  Result result;
  for (const match::Outcome& outcome :
       match::play_pair(*game_, {{&ours, &rival}}, match::kOpeningPlies, seeds_, job.number)) {
    result.points += static_cast<std::uint32_t>(outcome.points);
    add_work(result, outcome.traffic);
  }
  return result;
}

/// One number comes for each size in turn; the position is looked for once.
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
