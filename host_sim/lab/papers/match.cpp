// SPDX-License-Identifier: MIT
/// \file
/// frugal paper match. Section 4.2 of Cazenave and Saffidine (2010): the search with cuts
/// won 114.5 of 200 games of Connect Four at 10,000 playouts a move. The paper does not say whether
/// its opponent had the plain solver or none, so both are played.
///
/// Both sides are the paper's program as table6 reads it (a tree, no facts, C = 0.05). The games
/// begin with the empty board; what tells them apart is the seed.
#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"
#include "lab/lab_options.hpp"
#include "lab/papers/papers.hpp"
#include "match/games.hpp"
#include "match/search_player.hpp"
#include "match/tournament.hpp"
#include "support/meter.hpp"

namespace frugal::lab {
namespace {

constexpr double kPaperPoints = 114.5;
constexpr double kPaperGames = 200;
/// The tree of a whole game fits several times.
constexpr std::size_t kBytes = std::size_t{32} << 20;

template <Solver kSolver>
std::unique_ptr<match::GamePlayer> make_player(std::uint32_t playouts) {
  constexpr Settings kSettings{.solver = kSolver, .facts = false, .shuffle = true};
  using Type = Search<Tree<Connect<7, 6, 4>>, Uct<5>, Uniform, kSettings>;
  return std::make_unique<match::SearchPlayer<Type>>(kBytes, playouts);
}

struct Opponent {
  const char* name;
  std::unique_ptr<match::GamePlayer> (*make)(std::uint32_t playouts);
};
constexpr Opponent kOpponents[] = {{"no solver", make_player<Solver::kNone>},
                                   {"plain solver", make_player<Solver::kPlain>}};

match::Score play(const LabOptions& lab, const Opponent& opponent) {
  const auto game = match::make_connect(cli::kConnectFour);
  const match::Plan plan{*game, lab.games, 0, match::seeds_from(lab.seed), lab.threads, {}};
  const match::Makers makers{{[&] { return make_player<Solver::kCuts>(lab.playouts); },
                              [&] { return opponent.make(lab.playouts); }},
                             {}};
  support::Meter meter;
  match::Listener listener;
  listener.on_pair = [&](const match::Score& score) {
    meter.show(fmt::format("against {}: {} of {} games", opponent.name, score.games(), lab.games));
  };
  return match::play(plan, makers, listener);
}

void print(const LabOptions& lab, const Opponent& opponent, const match::Score& result) {
  const match::Percent percent = match::percent_of(result);
  const double points = percent.mean * result.games() / 100;
  const double error = percent.error * result.games() / 100;
  const double paper = kPaperPoints * result.games() / kPaperGames;
  if (lab.json) {
    const nlohmann::ordered_json line = {{"against", opponent.name},
                                         {"games", result.games()},
                                         {"paper", paper},
                                         {"points", points},
                                         {"error", error},
                                         {"wins", result.wins},
                                         {"draws", result.draws},
                                         {"losses", result.losses},
                                         {"recycled", result.traffic.recycled}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{:<14}{:>8.1f}{:>8.1f}{:>8.1f}   {}-{}-{}\n", opponent.name, paper, points, error,
               result.wins, result.draws, result.losses);
  }
  std::fflush(stdout);
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Cazenave and Saffidine (2010), Connect Four 7x6: points of the search with cuts in {}\n"
      "games at {} playouts a move (paper: 200 games, 10000 playouts; opponent not told).\n"
      "A tree, no facts, C = 0.05, as in table 6; games begin with the empty board\n\n",
      lab.games, lab.playouts);
  fmt::print("{:<14}{:>8}{:>8}{:>8}   {}\n", "against", "paper", "ours", "error", "won-drawn-lost");
}

int run(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  for (const Opponent& opponent : kOpponents) print(lab, opponent, play(lab, opponent));
  return 0;
}

}  // namespace

void declare_match(CLI::App& command, int& status) {
  const auto lab = std::make_shared<LabOptions>(LabOptions{.playouts = 10'000, .games = 200});
  add_playouts(command, *lab);
  add_games_or_runs(command, *lab);
  add_runs_on(command, *lab);
  support::set_callback(command, [lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
