// SPDX-License-Identifier: MIT
/// \file
/// Decides between settings by matches. Plays each of them against one rival, with the
/// same openings, and prints how each fared as soon as it is known:
///
///     <name> <score %> +- <standard error> (<wins>-<draws>-<losses>)
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands/subcommands.hpp"
#include "games/options.hpp"
#include "lab/lab_options.hpp"
#include "match/games.hpp"
#include "match/tournament.hpp"
#include "support/meter.hpp"

namespace frugal::cli {
namespace {

struct Tune {
  std::string game = name_of(kConnectFour);
  lab::LabOptions lab{.bytes = 48 * 1024, .playouts = 1000, .games = 400};
  std::uint32_t rival_playouts = 0;
  std::size_t rival_bytes = 0;
  std::string rival = "default";
  std::vector<std::string> names;
};

/// The names of Connect Four's settings; other games have few, which their errors list.
std::string all_names() {
  std::string names;
  for (const auto& one : match::game_of(name_of(kConnectFour))->settings()) names += "\n  " + one;
  return names;
}

match::Score play(const Tune& tune, const match::Game& game, const std::string& name) {
  const lab::LabOptions& lab = tune.lab;
  const std::size_t rival_bytes = tune.rival_bytes > 0 ? tune.rival_bytes : lab.bytes;
  const std::uint32_t rival_playouts = tune.rival_playouts > 0 ? tune.rival_playouts : lab.playouts;
  const match::Plan plan{game,        lab.games, match::kOpeningPlies, match::seeds_from(lab.seed),
                         lab.threads, {}};
  const match::Makers makers{{game.player(name, {lab.bytes, lab.playouts}),
                              game.player(tune.rival, {rival_bytes, rival_playouts})},
                             {}};
  support::Meter meter;
  match::Listener listener;
  listener.on_pair = [&](const match::Score& score) {
    meter.show(fmt::format("{}: {} of {} games", name, score.games(), lab.games));
  };
  return match::play(plan, makers, listener);
}

void print(const Tune& tune, const std::string& name, const match::Score& result) {
  const match::Percent percent = match::percent_of(result);
  if (tune.lab.json) {
    const nlohmann::ordered_json line = {
        {"name", name},           {"rival", tune.rival}, {"percent", percent.mean},
        {"error", percent.error}, {"wins", result.wins}, {"draws", result.draws},
        {"losses", result.losses}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{:<28}{:5.1f} % +- {:3.1f}  ({}-{}-{})\n", name, percent.mean, percent.error,
               result.wins, result.draws, result.losses);
  }
  std::fflush(stdout);
}

/// All of the settings must be right before the first of them plays.
void check(const Tune& tune, const match::Game& game) {
  game.player(tune.rival, {});
  for (const std::string& name : tune.names) game.player(name, {});
}

int run(const Tune& tune) try {
  const auto game = match::game_of(tune.game);
  check(tune, *game);
  for (const std::string& name : tune.names.empty() ? game->settings() : tune.names) {
    print(tune, name, play(tune, *game, name));
  }
  return 0;
} catch (const std::invalid_argument& reason) {
  fmt::print(stderr, "frugal tune: {}\n", reason.what());
  return 2;
}

}  // namespace

void declare_tune(CLI::App& command, int& status) {
  const auto tune = std::make_shared<Tune>();
  add_game_option(command, tune->game);
  lab::add_bytes(command, tune->lab);
  lab::add_playouts(command, tune->lab);
  command.add_option("--rival-playouts", tune->rival_playouts,
                     "simulations a move of the rival; 0: as many as the others");
  support::add_bytes_option(command, tune->rival_bytes, "--rival-bytes",
                            "memory of the rival; 0: as much as the others have");
  lab::add_games(command, tune->lab);
  command.add_option("--rival", tune->rival, "the settings that all the others play")
      ->type_name("NAME")
      ->capture_default_str();
  lab::add_runs_on(command, tune->lab);
  command.add_option("NAMES", tune->names, "settings to play; all if none is named");
  command.footer("The settings of connect:7x6x4; other games have default and a few more:" +
                 all_names() + "\n\nExample:\n  ./frugal tune default --rival uct50");
  command.callback([tune, &status] { status = run(*tune); });
}

}  // namespace frugal::cli
