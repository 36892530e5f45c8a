// SPDX-License-Identifier: MIT
//
// tune.cpp: decides between settings by matches. Plays each of them against one rival, with the
// same openings, and prints how each fared as soon as it is known:
//
//     <name> <score %> +- <standard error> (<wins>-<draws>-<losses>)
#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands/subcommands.hpp"
#include "lab/contenders/contenders.hpp"
#include "lab/lab_options.hpp"
#include "match/games.hpp"
#include "match/tournament.hpp"
#include "support/meter.hpp"

namespace frugal::cli {
namespace {

struct Tune {
  lab::LabOptions lab{.bytes = 48 * 1024, .playouts = 1000, .games = 400};
  std::uint32_t rival_playouts = 0;
  std::string rival = "default";
  std::vector<std::string> names;
};

std::string all_names() {
  std::string names;
  for (const auto& one : lab::contenders()) names += "\n  " + one.name;
  return names;
}

/// Refuses names that are not in the list.
std::string check_name(const std::string& name) {
  if (lab::find_contender(name) != nullptr) return {};
  return fmt::format("there are no settings '{}'; --help lists them", name);
}

match::Score play(const Tune& tune, const lab::Contender& one, const lab::Contender& rival) {
  const lab::LabOptions& lab = tune.lab;
  const std::uint32_t rival_playouts = tune.rival_playouts > 0 ? tune.rival_playouts : lab.playouts;
  const auto game = match::make_connect(kConnectFour);
  const match::Plan plan{*game,       lab.games, match::kOpeningPlies, match::seeds_from(lab.seed),
                         lab.threads, {}};
  const match::Makers makers{{[&] { return one.make(lab.bytes, lab.playouts); },
                              [&] { return rival.make(lab.bytes, rival_playouts); }},
                             {}};
  support::Meter meter;
  match::Listener listener;
  listener.on_pair = [&](const match::Score& score) {
    meter.show(fmt::format("{}: {} of {} games", one.name, score.games(), lab.games));
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

int run(const Tune& tune) {
  std::vector<std::string> names = tune.names;
  if (names.empty()) {
    for (const auto& one : lab::contenders()) names.push_back(one.name);
  }
  const lab::Contender& rival = *lab::find_contender(tune.rival);
  for (const std::string& name : names) {
    print(tune, name, play(tune, *lab::find_contender(name), rival));
  }
  return 0;
}

}  // namespace

void declare_tune(CLI::App& command, int& status) {
  const auto tune = std::make_shared<Tune>();
  lab::add_bytes(command, tune->lab);
  lab::add_playouts(command, tune->lab);
  command.add_option("--rival-playouts", tune->rival_playouts,
                     "simulations a move of the rival; 0: as many as the others");
  lab::add_games(command, tune->lab);
  command.add_option("--rival", tune->rival, "the settings that all the others play")
      ->check(CLI::Validator(check_name, "NAME"))
      ->capture_default_str();
  lab::add_runs_on(command, tune->lab);
  command.add_option("NAMES", tune->names, "settings to play; all if none is named")
      ->check(CLI::Validator(check_name, ""));
  command.footer("The names:" + all_names() +
                 "\n\nExample:\n  ./frugal tune default --rival uct50");
  command.callback([tune, &status] { status = run(*tune); });
}

}  // namespace frugal::cli
