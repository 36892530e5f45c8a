// SPDX-License-Identifier: MIT
#include "budget/worker.hpp"

#include <ctime>

#include "arena/referee.hpp"
#include "frugal/defaults.hpp"

namespace frugal::budget {
namespace {

using lab::ConnectFour;
using lab::seed_for;

constexpr std::size_t kNeverFills = std::size_t{8} << 20;
constexpr std::uint32_t kOpeningPlies = 4;
constexpr std::uint32_t kFewestStones = 14;
constexpr std::uint32_t kStoneCounts = 15;
constexpr std::uint64_t kSolverNodes = 1'000'000;

/// Of this thread, so that other work on the machine does not count.
double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

/// What it did since new_game() is in `work`.
class Player : public lab::MatchPlayer {
 public:
  virtual bool is_solved() const = 0;
  Result work;
};

namespace {

template <class Search>
class Measured final : public Player {
 public:
  Measured(std::size_t bytes, std::uint32_t playouts)
      : bytes_(bytes), search_(bytes_), playouts_(playouts) {}

  void new_game(std::uint32_t seed) override {
    search_.clear();
    search_.set_seed(seed);
    work = {};
  }

  int choose(std::span<const int> columns) override {
    ConnectFour::Position position;
    for (const int column : columns) position.play(column);
    search_.set_root(position);
    const PoolUse before = search_.pool_use();
    const double start = processor_seconds();
    work.simulations += search_.run(playouts_);
    work.seconds += processor_seconds() - start;
    const PoolUse after = search_.pool_use();
    const std::uint32_t recycled = after.recycled - before.recycled;
    work.made += after.used - before.used + recycled;
    work.recycled += recycled;
    return best_move(search_);
  }

  lab::Traffic traffic() const override { return {work.made, work.recycled}; }
  bool is_solved() const override { return search_.is_solved(); }

 private:
  std::vector<std::byte> bytes_;
  Search search_;
  std::uint32_t playouts_;
};

std::unique_ptr<Player> make_player(const Plan& plan, std::size_t bytes) {
  if (plan.uniform) {
    return std::make_unique<Measured<Search<ConnectFour, DefaultRule, Uniform, kForPlay>>>(
        bytes, plan.playouts);
  }
  return std::make_unique<Measured<frugal::Player<ConnectFour>>>(bytes, plan.playouts);
}

KnownPosition find_position(lab::ReferenceSolver& solver, std::uint32_t number,
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
      never_fills_(make_player(plan, kNeverFills)),
      reference_(std::make_unique<Measured<Search<ConnectFour, Uct<50>, Informed, kForPlay>>>(
          kNeverFills, plan.playouts)),
      solver_(lab::kSolverTable) {}

Worker::~Worker() = default;
Worker::Worker(Worker&&) noexcept = default;

Player& Worker::player(std::uint64_t bytes) {
  auto& found = players_[bytes];
  if (found == nullptr) found = make_player(plan_, bytes);
  return *found;
}

Result Worker::work(const Job& job) {
  return job.kind == Kind::kPosition ? solve_position(job) : play_pair(job);
}

Result Worker::play_pair(const Job& job) {
  Player& ours = player(job.bytes);
  Player& rival = job.kind == Kind::kReference ? *reference_ : *never_fills_;
  const auto opening =
      arena::random_opening(cli::kConnectFour, kOpeningPlies, seed_for(plan_.seed, job.number, 0));
  Result result;
  for (std::uint32_t game = 0; game < 2; ++game) {
    ours.new_game(seed_for(plan_.seed, job.number, 1 + 2 * game));
    rival.new_game(seed_for(plan_.seed, job.number, 2 + 2 * game));
    result.points += static_cast<std::uint32_t>(
        arena::play_game(cli::kConnectFour, {&ours, &rival}, game, opening).points);
    result.add_work(ours.work);
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
  Player& ours = player(job.bytes);
  ours.new_game(seed_for(plan_.seed, job.number, 6));
  const int column = ours.choose(position.columns);
  Result result = ours.work;
  result.keeps_value =
      position.values.of_column.at(static_cast<std::size_t>(column)) == position.values.best;
  result.is_proven = ours.is_solved();
  return result;
}

}  // namespace frugal::budget
