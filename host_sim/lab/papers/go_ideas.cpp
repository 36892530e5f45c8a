// SPDX-License-Identifier: MIT
#include "lab/papers/go_ideas.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "match/games.hpp"
#include "match/tournament.hpp"
#include "support/meter.hpp"

namespace frugal::lab {
namespace {

constexpr int kKomiHalves = 15;

std::uint32_t playouts_of(const LabOptions& lab, const GoIdea& idea) {
  return lab.playouts > 0 ? lab.playouts : idea.paper_playouts;
}

match::Score play(const LabOptions& lab, const GoIdea& idea) {
  const auto game = match::make_go(9, {.komi_halves = kKomiHalves});
  const GoSetup setup{kKomiHalves, lab.bytes, playouts_of(lab, idea)};
  const match::Plan plan{*game, lab.games, 2, match::seeds_from(lab.seed), lab.threads, {}};
  const match::Makers makers{
      {[&] { return idea.players[0](setup); }, [&] { return idea.players[1](setup); }}, {}};
  support::Meter meter;
  match::Listener listener;
  listener.on_pair = [&](const match::Score& score) {
    meter.show(fmt::format("{}: {} of {} games, {} won, {} lost", idea.name, score.games(),
                           lab.games, score.wins, score.losses));
  };
  return match::play(plan, makers, listener);
}

void print_json(const LabOptions& lab, const GoIdea& idea, const match::Score& score) {
  const match::Strength strength = match::strength_of(score.pairs);
  nlohmann::ordered_json line = {{"idea", idea.name},
                                 {"playouts", playouts_of(lab, idea)},
                                 {"games", score.games()},
                                 {"percent", 100 * strength.score},
                                 {"error", 100 * strength.error}};
  if (idea.paper_percent > 0) {
    line["paper"] = idea.paper_percent;
    line["paper_playouts"] = idea.paper_playouts;
  }
  fmt::print("{}\n", line.dump());
}

void print_row(const LabOptions& lab, const GoIdea& idea, const match::Score& score) {
  const match::Strength strength = match::strength_of(score.pairs);
  const std::string paper =
      idea.paper_percent == 0
          ? "-"
          : fmt::format("{:.1f} +- {:.1f}", idea.paper_percent, idea.paper_error);
  fmt::print("{:<12}{:>10}{:>14}{:>8.1f} +- {:<5.1f}{:>7}   {}\n", idea.name,
             playouts_of(lab, idea), paper, 100 * strength.score, 100 * strength.error,
             score.games(), idea.words);
}

}  // namespace

void add_idea_options(CLI::App& command, LabOptions& lab) {
  add_bytes(command, lab);
  command.add_option("--playouts", lab.playouts, "Simulations a move; 0: the paper's number")
      ->check(CLI::Range(0u, 1'000'000'000u))
      ->capture_default_str();
  add_games_or_runs(command, lab);
  add_runs_on(command, lab);
}

void print_ideas_title(const LabOptions& lab, const std::string& of_what) {
  fmt::print(
      "{}: games of Go 9x9, komi 7.5, with an idea\nagainst without it, per cent won; {} bytes "
      "each; pairs of games begin with the same two\nrandom moves\n\n"
      "{:<12}{:>10}{:>14}{:>16}{:>7}   {}\n",
      of_what, lab.bytes, "idea", "playouts", "paper", "ours", "games", "what");
}

void play_idea(const LabOptions& lab, const GoIdea& idea) {
  const match::Score score = play(lab, idea);
  if (lab.json) {
    print_json(lab, idea, score);
  } else {
    print_row(lab, idea, score);
  }
  std::fflush(stdout);
}

}  // namespace frugal::lab
