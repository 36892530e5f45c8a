// SPDX-License-Identifier: MIT
//
// mogo.cpp: frugal paper mogo. Chaslot, Fiter, Hoock, Rimmel and Teytaud (2009): what each of
// MoGo's ideas is worth in games of Go 9x9 against the same search without it, at the text's
// numbers of playouts. Ideas that the text has no such match for are there as well, at fewer
// playouts.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "arena/games.hpp"
#include "arena/tournament.hpp"
#include "lab_options.hpp"
#include "meter.hpp"
#include "papers.hpp"
#include "papers/mogo_players.hpp"

namespace frugal::lab {
namespace {

constexpr int kKomiHalves = 15;

struct MogoLab : LabOptions {
  std::vector<std::string> names;
  std::uint32_t playouts_of(const MogoSwitch& one) const {
    return playouts > 0 ? playouts : one.paper_playouts;
  }
  bool wants(const MogoSwitch& one) const {
    return names.empty() || std::find(names.begin(), names.end(), one.name) != names.end();
  }
};

std::string check_name(const std::string& name) {
  std::string all;
  for (const MogoSwitch& one : mogo_switches()) {
    if (one.name == name) return {};
    all += fmt::format(" {}", one.name);
  }
  return fmt::format("there is no '{}'; there is{}", name, all);
}

arena::Score play(const MogoLab& lab, const MogoSwitch& one) {
  const auto game = arena::make_go(9, {.komi_halves = kKomiHalves});
  const GoSetup setup{kKomiHalves, lab.bytes, lab.playouts_of(one)};
  const arena::Plan plan{*game, lab.games, 2, lab.seed, lab.threads, {}};
  const arena::Makers makers{
      {[&] { return one.players[0](setup); }, [&] { return one.players[1](setup); }}, {}};
  Meter meter;
  arena::Listener listener;
  listener.on_pair = [&](const arena::Score& score) {
    meter.show(fmt::format("{}: {} of {} games, {} won, {} lost", one.name, score.games(),
                           lab.games, score.wins, score.losses));
  };
  return arena::play(plan, makers, listener);
}

void print_json(const MogoLab& lab, const MogoSwitch& one, const arena::Score& score) {
  const arena::Strength strength = arena::strength_of(score.pairs);
  nlohmann::ordered_json line = {{"idea", one.name},
                                 {"playouts", lab.playouts_of(one)},
                                 {"games", score.games()},
                                 {"percent", 100 * strength.score},
                                 {"error", 100 * strength.error}};
  if (one.paper_percent > 0) {
    line["paper"] = one.paper_percent;
    line["paper_playouts"] = one.paper_playouts;
  }
  fmt::print("{}\n", line.dump());
}

void print(const MogoLab& lab, const MogoSwitch& one, const arena::Score& score) {
  if (lab.json) return print_json(lab, one, score);
  const arena::Strength strength = arena::strength_of(score.pairs);
  const std::string paper =
      one.paper_percent == 0 ? "-"
                             : fmt::format("{:.1f} +- {:.1f}", one.paper_percent, one.paper_error);
  fmt::print("{:<12}{:>10}{:>14}{:>8.1f} +- {:<5.1f}{:>7}   {}\n", one.name, lab.playouts_of(one),
             paper, 100 * strength.score, 100 * strength.error, score.games(), one.words);
}

void print_title(const MogoLab& lab) {
  fmt::print(
      "Chaslot, Fiter, Hoock, Rimmel and Teytaud (2009): games of Go 9x9, komi 7.5, with an idea\n"
      "against without it, per cent won; {} bytes each; pairs of games begin with the same two\n"
      "random moves\n\n{:<12}{:>10}{:>14}{:>16}{:>7}   {}\n",
      lab.bytes, "idea", "playouts", "paper", "ours", "games", "what");
}

int run(const MogoLab& lab) {
  if (!lab.json) print_title(lab);
  for (const MogoSwitch& one : mogo_switches()) {
    if (!lab.wants(one)) continue;
    print(lab, one, play(lab, one));
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

void add_mogo(CLI::App& paper, int& status) {
  CLI::App& command = *paper.add_subcommand(
      "mogo", "What each of MoGo's ideas is worth in Go (Chaslot and others 2009)");
  const auto lab = std::make_shared<MogoLab>();
  lab->bytes = std::size_t{8} << 20;
  lab->games = 400;
  add_bytes(command, *lab);
  command.add_option("--playouts", lab->playouts, "Simulations a move; 0: the paper's number")
      ->check(CLI::Range(0u, 1'000'000'000u))
      ->capture_default_str();
  add_games_or_runs(command, *lab);
  add_runs_on(command, *lab);
  command.add_option("IDEAS", lab->names, "Which ones; all if none is named")
      ->check(CLI::Validator(check_name, ""));
  command.callback([lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
