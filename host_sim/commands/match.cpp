// SPDX-License-Identifier: MIT
/// \file
/// frugal match. Two players, settings of ours or programs that speak GTP; prints what
/// the match says of their strength, and what any of them did wrong.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands/subcommands.hpp"
#include "games/known.hpp"
#include "match/games.hpp"
#include "match/players.hpp"
#include "match/tournament.hpp"
#include "notation/komi.hpp"
#include "support/meter.hpp"
#include "support/options.hpp"
#include "support/output.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

namespace fs = std::filesystem;
using match::Score;
using match::Sprt;
using match::Strength;
using match::Verdict;

/// Of each player so many failures are told one by one.
constexpr int kFailuresTold = 3;

struct MatchArguments {
  std::string game = name_of(kConnectFour);
  std::array<std::string, 2> players;
  std::size_t bytes = 48 * 1024;
  std::uint32_t playouts = 1000;
  std::uint32_t games = 400;
  std::uint32_t opening = match::kOpeningPlies;
  std::uint32_t seconds = 30;
  std::uint32_t seed = 1;
  std::uint32_t threads = support::all_cores();
  std::vector<double> sprt;
  std::string komi = "7";
  std::string ko = "simple";
  std::string judge;
  std::string sgf;
  bool json = false;
};

/// "6.5"; half points, so that a draw can be ruled out.
int halves_of(const std::string& komi) {
  if (const auto halves = notation::halves_of(komi)) return *halves;
  throw std::invalid_argument(fmt::format("'{}' is no komi; one is 7, 6.5 or -3", komi));
}

oracle::KoRule ko_of(const std::string& name) {
  if (name == "simple") return oracle::KoRule::kSimple;
  if (name == "superko") return oracle::KoRule::kSuperko;
  throw std::invalid_argument(fmt::format("'{}' is no rule of ko; there is simple, superko", name));
}

match::GoOptions go_options_of(const MatchArguments& arguments) {
  return {halves_of(arguments.komi), ko_of(arguments.ko)};
}

const char* words_of(Verdict verdict) {
  constexpr std::array<const char*, 3> kWords{"open", "weaker", "stronger"};
  return kWords[static_cast<std::size_t>(verdict)];
}

int failures_of(const Score& score, int player) {
  int number = 0;
  for (const auto& each : score.failures) number += each.culprit == player;
  return number;
}

void print_failures(const MatchArguments& arguments, const Score& score, int player) {
  const int number = failures_of(score, player);
  if (number == 0) return;
  support::write_line(
      fmt::format("{} lost {} games by its own fault:", arguments.players[player], number));
  int told = 0;
  for (const auto& each : score.failures) {
    if (each.culprit != player) continue;
    if (told++ == kFailuresTold)
      return support::write_line(fmt::format("  and {} more", number - kFailuresTold));
    support::write_line(fmt::format("  game {}, {}", each.game, each.words));
  }
}

void print_test(const Sprt& sprt, const Score& score) {
  const std::string said =
      score.verdict == Verdict::kOpen
          ? "undecided; more --games may decide"
          : fmt::format("the first is {:+g} Elo or {}",
                        score.verdict == Verdict::kStronger ? sprt.elo1 : sprt.elo0,
                        score.verdict == Verdict::kStronger ? "more" : "less");
  support::write_line(fmt::format("SPRT of {:+g} against {:+g}: log ratio {:.2f}; {}", sprt.elo1,
                                  sprt.elo0, sprt.log_ratio(score.pairs), said));
}

/// "1.234", and more digits of what is quick.
std::string words_of_seconds(double seconds) { return fmt::format("{:.3g}", seconds); }

void print_course(const Score& score) {
  for (const auto& [by, games] : score.decided_by) {
    support::write_line(fmt::format("  {} games decided by {}", games, by));
  }
  support::write_line(fmt::format("the player that began won {} games; seconds a move: {} and {}",
                                  score.won_by_beginners, words_of_seconds(score.seconds_a_move(0)),
                                  words_of_seconds(score.seconds_a_move(1))));
}

void print_text(const MatchArguments& arguments, const match::Plan& plan, const Score& score) {
  const Strength strength = match::strength_of(score.pairs);
  support::write_line(fmt::format("{} against {}: {} games, {} won, {} drawn, {} lost",
                                  arguments.players[0], arguments.players[1], score.games(),
                                  score.wins, score.draws, score.losses));
  support::write_line(fmt::format(
      "score {:.1f} % +- {:.1f}, Elo {:+.0f} (95 %: {:+.0f} to {:+.0f})", 100 * strength.score,
      100 * strength.error, strength.elo, strength.elo_low, strength.elo_high));
  print_course(score);
  if (plan.sprt) print_test(*plan.sprt, score);
  for (const int player : {0, 1}) print_failures(arguments, score, player);
}

void print_json(const MatchArguments& arguments, const match::Plan& plan, const Score& score) {
  const Strength strength = match::strength_of(score.pairs);
  nlohmann::ordered_json line = {
      {"players", arguments.players},
      {"game", arguments.game},
      {"games", score.games()},
      {"wins", score.wins},
      {"draws", score.draws},
      {"losses", score.losses},
      {"pairs", score.pairs},
      {"percent", 100 * strength.score},
      {"error", 100 * strength.error},
      {"elo", strength.elo},
      {"elo_low", strength.elo_low},
      {"elo_high", strength.elo_high},
      {"won_by_beginners", score.won_by_beginners},
      {"decided_by", score.decided_by},
      {"seconds_a_move", {score.seconds_a_move(0), score.seconds_a_move(1)}}};
  if (plan.sprt) {
    line["log_ratio"] = plan.sprt->log_ratio(score.pairs);
    line["verdict"] = words_of(score.verdict);
  }
  line["failures"] = nlohmann::ordered_json::array();
  for (const auto& each : score.failures) {
    line["failures"].push_back(
        {{"game", each.game}, {"player", each.culprit}, {"what", each.words}});
  }
  support::write_line(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

match::Plan plan_of(const MatchArguments& arguments, const match::Game& game) {
  match::Plan plan{game,
                   arguments.games,
                   arguments.opening,
                   match::seeds_from(arguments.seed),
                   arguments.threads,
                   {}};
  if (arguments.sprt.empty()) return plan;
  plan.sprt = Sprt{arguments.sprt[0], arguments.sprt[1]};
  if (plan.sprt->elo0 >= plan.sprt->elo1) {
    throw std::invalid_argument("--sprt: the first number must be below the second");
  }
  return plan;
}

match::Makers makers_of(const MatchArguments& arguments, const match::Game& game) {
  const match::Budget budget{arguments.bytes, arguments.playouts};
  match::Makers makers;
  for (const std::size_t i : {0, 1}) {
    makers.players[i] = match::player_of(arguments.players[i], game, budget, arguments.seconds);
  }
  if (!arguments.judge.empty()) {
    makers.judge = match::program_of(arguments.judge, game, arguments.seconds);
  }
  return makers;
}

void make_folder(const MatchArguments& arguments, const match::Game& game) {
  if (game.write({}).empty()) {
    throw std::invalid_argument(fmt::format("--sgf: there is no such form of {}", game.name()));
  }
  std::error_code error;
  fs::create_directories(arguments.sgf, error);
  if (error) throw std::invalid_argument(fmt::format("--sgf: {}", error.message()));
}

void save(const MatchArguments& arguments, const match::Game& game, std::uint32_t number,
          unsigned beginner, const match::Outcome& outcome) {
  const std::string remark =
      fmt::format("Game {} of {}. {}{}", number, arguments.games,
                  outcome.by.empty() ? "" : "Decided by " + outcome.by + ". ", outcome.fault);
  const match::Record record{outcome.moves,
                             {arguments.players[beginner], arguments.players[1 - beginner]},
                             outcome.result,
                             remark};
  const fs::path path = fs::path(arguments.sgf) / fmt::format("{:04}.sgf", number);
  std::ofstream file(path);
  if (!(file << game.write(record) << std::flush)) {
    throw std::invalid_argument(fmt::format("--sgf: can't write {}", path.string()));
  }
}

Score play(const MatchArguments& arguments, const match::Plan& plan) {
  const match::Makers makers = makers_of(arguments, plan.game);
  support::Meter meter;
  match::Listener listener;
  listener.on_pair = [&](const Score& score) {
    meter.show(fmt::format("{} of {} games: {} won, {} drawn, {} lost, {} by a fault",
                           score.games(), plan.games, score.wins, score.draws, score.losses,
                           score.failures.size()));
  };
  if (!arguments.sgf.empty()) {
    make_folder(arguments, plan.game);
    listener.on_game = [&](std::uint32_t number, unsigned beginner, const match::Outcome& outcome) {
      save(arguments, plan.game, number, beginner, outcome);
    };
  }
  return match::play(plan, makers, listener);
}

int run(const MatchArguments& arguments) {
  try {
    const auto game = match::game_of(arguments.game, go_options_of(arguments));
    const match::Plan plan = plan_of(arguments, *game);
    const Score score = play(arguments, plan);
    (arguments.json ? print_json : print_text)(arguments, plan, score);
    return score.failures.empty() ? 0 : 1;
  } catch (const std::invalid_argument& reason) {
    fmt::print(stderr, "frugal match: {}\n", reason.what());
    return 2;
  } catch (const match::Fault& fault) {
    fmt::print(stderr, "frugal match: {}\n", fault.what());
    return 2;
  }
}

constexpr const char* kFooter = R"(
A and B are settings of the search (./frugal tune --help lists them), which may have simulations and
memory of their own, or any program that speaks the Go Text Protocol, by its command line: what has
a blank or a slash in it. Both games of a pair begin with the same random moves, and the players
change sides. A program that ends, hangs or plays an illegal move loses that game, and is
started again.

Go is scored by area, after dead stones are taken off: those that the --judge names, or that both
players name; else none. Settings of ours for it: default, flat (no tree) and others.

Ends with status 1 if a player failed, 0 if not, whichever won.

Example:
  ./frugal match default uct50 --sprt 0,20
  ./frugal match default,playouts=500 "./frugal gtp --level 5" --games 100
  ./frugal match --game connect:5x5x4 default "./other_program --gtp"
  ./frugal match --game go:9 default,playouts=10000,bytes=64k \
    "gnugo --mode gtp --level 0 --chinese-rules" --judge "gnugo --mode gtp --chinese-rules")";

}  // namespace

void declare_match(CLI::App& command, int& status) {
  const auto arguments = std::make_shared<MatchArguments>();
  command.add_option("A", arguments->players[0], "the first player")->required();
  command.add_option("B", arguments->players[1], "the second player")->required();
  support::add_text_option(command, "--game", arguments->game, forms_of_games(),
                           [](const std::string& name) { return match::game_of(name)->name(); })
      ->type_name("GAME");
  support::add_bytes_option(command, arguments->bytes);
  support::add_playouts_option(command, arguments->playouts, "simulations a move, of settings");
  support::add_number_option(command, "--games", arguments->games, 2, 1'000'000,
                             "at most, in pairs");
  support::add_number_option(command, "--opening", arguments->opening, 0, 20,
                             "random moves at first");
  support::add_number_option(command, "--seconds", arguments->seconds, 1, 3600,
                             "how long a program may take for an answer");
  command
      .add_option("--sprt", arguments->sprt,
                  "stop when the first is surely not ELO0 or surely ELO1 points stronger")
      ->delimiter(',')
      ->expected(2)
      ->type_name("ELO0,ELO1");
  support::add_text_option(command, "--komi", arguments->komi, "of Go: points for white",
                           [](const std::string& komi) { return halves_of(komi), komi; })
      ->type_name("N");
  support::add_text_option(command, "--ko", arguments->ko, "of Go: simple, or superko (positional)",
                           [](const std::string& ko) { return ko_of(ko), ko; })
      ->type_name("RULE");
  command.add_option("--judge", arguments->judge,
                     "of Go: a program that says which stones are dead at the end");
  command.add_option("--sgf", arguments->sgf, "of Go: a folder to keep the games in");
  support::add_seed_option(command, arguments->seed);
  support::add_threads_option(command, arguments->threads);
  support::add_json_option(command, arguments->json);
  command.footer(kFooter);
  command.callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
