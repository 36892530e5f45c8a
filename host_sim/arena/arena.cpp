// SPDX-License-Identifier: MIT
//
// arena.cpp: ./frugal match. Two players, settings of ours or programs that speak GTP; prints what
// the match says of their strength, and what any of them did wrong.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "arena/players.hpp"
#include "arena/tournament.hpp"
#include "meter.hpp"
#include "options.hpp"
#include "positions.hpp"
#include "subcommands.hpp"
#include "threads.hpp"

namespace frugal::cli {
namespace {

using arena::Score;
using arena::Sprt;
using arena::Strength;
using arena::Verdict;

/// Of each player so many failures are told one by one.
constexpr int kFailuresTold = 3;

struct MatchArguments {
  Board board = kConnectFour;
  std::array<std::string, 2> players;
  std::size_t bytes = 48 * 1024;
  std::uint32_t playouts = 1000;
  std::uint32_t games = 400;
  std::uint32_t opening = 4;
  std::uint32_t seconds = 30;
  std::uint32_t seed = 1;
  std::uint32_t threads = lab::all_cores();
  std::vector<double> sprt;
  bool json = false;
};

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
  write_line(fmt::format("{} lost {} games by its own fault:", arguments.players[player], number));
  int told = 0;
  for (const auto& each : score.failures) {
    if (each.culprit != player) continue;
    if (told++ == kFailuresTold)
      return write_line(fmt::format("  and {} more", number - kFailuresTold));
    write_line(fmt::format("  game {}, {}", each.game, each.words));
  }
}

void print_test(const Sprt& sprt, const Score& score) {
  const std::string said =
      score.verdict == Verdict::kOpen
          ? "undecided; more --games may decide"
          : fmt::format("the first is {:+g} Elo or {}",
                        score.verdict == Verdict::kStronger ? sprt.elo1 : sprt.elo0,
                        score.verdict == Verdict::kStronger ? "more" : "less");
  write_line(fmt::format("SPRT of {:+g} against {:+g}: log ratio {:.2f}; {}", sprt.elo1, sprt.elo0,
                         sprt.log_ratio(score.pairs), said));
}

void print_text(const MatchArguments& arguments, const arena::Plan& plan, const Score& score) {
  const Strength strength = arena::strength_of(score.pairs);
  write_line(fmt::format("{} against {}: {} games, {} won, {} drawn, {} lost", arguments.players[0],
                         arguments.players[1], score.games(), score.wins, score.draws,
                         score.losses));
  write_line(fmt::format("score {:.1f} % +- {:.1f}, Elo {:+.0f} (95 %: {:+.0f} to {:+.0f})",
                         100 * strength.score, 100 * strength.error, strength.elo, strength.elo_low,
                         strength.elo_high));
  if (plan.sprt) print_test(*plan.sprt, score);
  for (const int player : {0, 1}) print_failures(arguments, score, player);
}

void print_json(const MatchArguments& arguments, const arena::Plan& plan, const Score& score) {
  const Strength strength = arena::strength_of(score.pairs);
  nlohmann::ordered_json line = {{"players", arguments.players},  {"game", name_of(plan.board)},
                                 {"games", score.games()},        {"wins", score.wins},
                                 {"draws", score.draws},          {"losses", score.losses},
                                 {"pairs", score.pairs},          {"percent", 100 * strength.score},
                                 {"error", 100 * strength.error}, {"elo", strength.elo},
                                 {"elo_low", strength.elo_low},   {"elo_high", strength.elo_high}};
  if (plan.sprt) {
    line["log_ratio"] = plan.sprt->log_ratio(score.pairs);
    line["verdict"] = words_of(score.verdict);
  }
  line["failures"] = nlohmann::ordered_json::array();
  for (const auto& each : score.failures) {
    line["failures"].push_back(
        {{"game", each.game}, {"player", each.culprit}, {"what", each.words}});
  }
  write_line(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

arena::Plan plan_of(const MatchArguments& arguments) {
  arena::Plan plan{arguments.board, arguments.games,   arguments.opening,
                   arguments.seed,  arguments.threads, {}};
  if (arguments.sprt.empty()) return plan;
  plan.sprt = Sprt{arguments.sprt[0], arguments.sprt[1]};
  if (plan.sprt->elo0 >= plan.sprt->elo1) {
    throw std::invalid_argument("--sprt: the first number must be below the second");
  }
  return plan;
}

Score play(const MatchArguments& arguments, const arena::Plan& plan) {
  const arena::PlayerOptions options{arguments.board, arguments.bytes, arguments.playouts,
                                     arguments.seconds};
  const std::array<arena::MakePlayer, 2> make{arena::player_of(arguments.players[0], options),
                                              arena::player_of(arguments.players[1], options)};
  lab::Meter meter;
  return arena::play(plan, make, [&](const Score& score) {
    meter.show(fmt::format("{} of {} games: {} won, {} drawn, {} lost, {} by a fault",
                           score.games(), plan.games, score.wins, score.draws, score.losses,
                           score.failures.size()));
  });
}

int run(const MatchArguments& arguments) {
  try {
    const arena::Plan plan = plan_of(arguments);
    const Score score = play(arguments, plan);
    (arguments.json ? print_json : print_text)(arguments, plan, score);
    return score.failures.empty() ? 0 : 1;
  } catch (const std::invalid_argument& reason) {
    fmt::print(stderr, "frugal match: {}\n", reason.what());
    return 2;
  } catch (const arena::Fault& fault) {
    fmt::print(stderr, "frugal match: a player does not speak GTP: {}\n", fault.what());
    return 2;
  }
}

constexpr const char* kFooter = R"(
A and B are settings of the search (./frugal tune --help lists them), which may have simulations and
memory of their own, or any program that speaks the Go Text Protocol, by its command line: what has
a blank or a slash in it. Both games of a pair begin with the same random moves, and the players
change sides. Who ends, hangs or plays an illegal move loses that game, and is started again.

Ends with status 1 if a player failed, 0 if not, whoever won.

Example:
  ./frugal match default uct50 --sprt 0,20
  ./frugal match default,playouts=500 "./frugal gtp --level 5" --games 100
  ./frugal match --game connect:5x5x4 default "./other_program --gtp")";

}  // namespace

void add_match(CLI::App& app, int& status) {
  CLI::App* const command = app.add_subcommand(
      "match", "play two settings, or programs that speak GTP, against each other");
  const auto arguments = std::make_shared<MatchArguments>();
  command->add_option("A", arguments->players[0], "the first player")->required();
  command->add_option("B", arguments->players[1], "the second player")->required();
  add_game_option(*command, arguments->board);
  add_bytes_option(*command, arguments->bytes);
  add_playouts_option(*command, arguments->playouts, "simulations a move, of settings");
  add_number_option(*command, "--games", arguments->games, 2, 1'000'000, "at most, in pairs");
  add_number_option(*command, "--opening", arguments->opening, 0, 20, "random moves at first");
  add_number_option(*command, "--seconds", arguments->seconds, 1, 3600,
                    "how long a program may take for an answer");
  command
      ->add_option("--sprt", arguments->sprt,
                   "stop when the first is surely not ELO0 or surely ELO1 points stronger")
      ->delimiter(',')
      ->expected(2)
      ->type_name("ELO0,ELO1");
  add_seed_option(*command, arguments->seed);
  add_number_option(*command, "--threads", arguments->threads, 1, 256, "pairs at a time");
  add_json_option(*command, arguments->json);
  command->footer(kFooter);
  command->callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
