// SPDX-License-Identifier: MIT
/// \file
/// How often the move played is a right one. Positions from random play in which legal
/// moves differ in value, by a solver that shares no code with the engine (independent_solver.hpp):
/// the share in which the engine's move keeps the value, by the number of stones on the board.
///
/// Where the mover can win at once the right move is easy; so those without such a win are counted
/// on their own as well.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "commands/subcommands.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "lab/known_positions.hpp"
#include "lab/lab_options.hpp"
#include "match/search_player.hpp"
#include "match/seeds.hpp"
#include "support/meter.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

constexpr std::uint32_t kFewestStones = 14;
constexpr std::uint32_t kMostStones = 28;
constexpr std::uint32_t kStoneCounts = kMostStones - kFewestStones + 1;

struct Quality {
  lab::LabOptions lab{.bytes = 48 * 1024, .playouts = 10'000};
  std::uint32_t count = 4000;
  std::uint64_t nodes = 10'000'000;
};

/// A position, what became of it, and how many were too hard on the way to it.
struct Trial {
  std::uint32_t stones = 0;
  bool keeps_value = false;
  bool is_easy = false;
  std::uint32_t too_hard = 0;
};

class Examiner {
 public:
  explicit Examiner(const Quality& quality)
      : quality_(quality),
        solver_(lab::kSolverTable),
        player_(quality.lab.bytes, quality.lab.playouts) {}

  Trial examine(std::uint32_t number) {
    const std::uint32_t seed = match::seed_for(quality_.lab.seed, number, 0);
    std::mt19937 random(seed);
    Trial trial{.stones = kFewestStones + number % kStoneCounts};
    for (;;) {
      const auto game = lab::random_game(trial.stones, random);
      if (!game) continue;
      const auto values = lab::values_of_moves(solver_, game->board, quality_.nodes);
      if (!values) ++trial.too_hard;
      if (!values || values->best == values->worst) continue;
      player_.new_game(seed);
      const int column = player_.choose(game->columns);
      trial.keeps_value = values->of_column.at(column) == values->best;
      trial.is_easy = lab::can_win_at_once(game->board);
      return trial;
    }
  }

 private:
  const Quality& quality_;
  oracle::IndependentSolver solver_;
  match::SearchPlayer<Player<Connect<7, 6, 4>>> player_;
};

std::vector<Trial> examine_all(const Quality& quality) {
  std::vector<Trial> trials(quality.count);
  std::atomic<std::uint32_t> done{0};
  support::Meter meter;
  support::in_parallel(quality.count, quality.lab.threads, [&] {
    return [&, examiner = std::make_unique<Examiner>(quality)](std::size_t number) {
      trials[number] = examiner->examine(static_cast<std::uint32_t>(number));
      meter.show(fmt::format("{} of {} positions", ++done, quality.count));
    };
  });
  return trials;
}

struct Tally {
  std::uint32_t positions = 0;
  std::uint32_t kept = 0;
  std::uint32_t hard_positions = 0;
  std::uint32_t hard_kept = 0;
  std::uint32_t too_hard = 0;

  void add(const Trial& trial) {
    ++positions;
    kept += trial.keeps_value;
    hard_positions += !trial.is_easy;
    hard_kept += !trial.is_easy && trial.keeps_value;
    too_hard += trial.too_hard;
  }
};

double percent(std::uint32_t part, std::uint32_t whole) {
  return whole == 0 ? 0.0 : 100.0 * part / whole;
}

void print(const Quality& quality, const std::string& stones, const Tally& tally) {
  if (quality.lab.json) {
    const nlohmann::ordered_json line = {{"stones", stones},
                                         {"positions", tally.positions},
                                         {"kept", tally.kept},
                                         {"no_win_at_once", tally.hard_positions},
                                         {"kept_of_those", tally.hard_kept},
                                         {"skipped", tally.too_hard}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{:<8}{:>10}{:>8.1f} %{:>16}{:>8.1f} %{:>10}\n", stones, tally.positions,
               percent(tally.kept, tally.positions), tally.hard_positions,
               percent(tally.hard_kept, tally.hard_positions), tally.too_hard);
  }
}

int run(const Quality& quality) {
  std::array<Tally, kStoneCounts> by_stones{};
  Tally all;
  for (const Trial& trial : examine_all(quality)) {
    by_stones[trial.stones - kFewestStones].add(trial);
    all.add(trial);
  }
  if (!quality.lab.json) {
    fmt::print("{:<8}{:>10}{:>10}{:>16}{:>10}{:>10}\n", "stones", "positions", "kept",
               "no win at once", "kept", "skipped");
  }
  for (std::uint32_t i = 0; i < kStoneCounts; ++i) {
    if (by_stones[i].positions > 0) {
      print(quality, std::to_string(kFewestStones + i), by_stones[i]);
    }
  }
  print(quality, "all", all);
  return 0;
}

constexpr const char* kFooter = R"(
positions  from random play, moves differing in value
kept       share in which the move played keeps the value
skipped    positions on the way that were too hard for the reference solver

Example:
  ./frugal quality --count 1000)";

}  // namespace

void declare_quality(CLI::App& command, int& status) {
  const auto quality = std::make_shared<Quality>();
  lab::add_bytes(command, quality->lab);
  lab::add_playouts(command, quality->lab);
  command.add_option("--count", quality->count, "how many positions")
      ->check(CLI::Range(1u, 1'000'000u))
      ->capture_default_str();
  command.add_option("--nodes", quality->nodes, "the reference solver's limit for a move")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  lab::add_runs_on(command, quality->lab);
  command.footer(kFooter);
  command.callback([quality, &status] { status = run(*quality); });
}

}  // namespace frugal::cli
