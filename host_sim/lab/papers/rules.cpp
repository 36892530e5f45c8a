// SPDX-License-Identifier: MIT
/// \file
/// frugal paper rules. The rules of all the papers against each other: a round robin on
/// Connect Four 7x6 at equal playouts, with the default's playouts and settings. And how frugal
/// each is: in searches from some openings, the records that it makes, and of the children of
/// positions that have one, how many it ever visits.
///
/// Each match has openings of its own, so that errors of several are independent.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <vector>

#include "lab/contenders/contenders.hpp"
#include "lab/lab_options.hpp"
#include "lab/papers/papers.hpp"
#include "match/games.hpp"
#include "match/tournament.hpp"
#include "support/meter.hpp"

namespace frugal::lab {
namespace {

struct Entrant {
  const char* name;  // as a contender
  const char* words;
};
/// Of each family the settings that fared best against the default (docs/results/rules.md).
constexpr Entrant kEntrants[] = {
    {"default", "the default: hope by history, K = 32"},
    {"uct50", "UCT, C = 0.5"},
    {"uct60-urgency100", "UCT, C = 0.6, first-play urgency 1"},
    {"epsilon10-uct50", "UCT, C = 0.5, epsilon-greedy, e = 0.1"},
    {"mean8", "(w+8)/(n+16)"},
    {"hope", "hope, K = 16"},
    {"intervals20", "intervals, C = 0.2, ten games first"},
    {"objective-least5", "objective, urgency at least 0.05"},
    {"rave200", "RAVE, K = 200"},
    {"rave200-least10", "RAVE, K = 200, V' at least 0.1"},
    {"mogo", "MoGo's formula, C = 0.2, c1 = 1/32"},
    {"bias200", "UCT, C = 0.5, progressive bias, W = 2"},
    {"widening300", "UCT, C = 0.5, widening, mu = 3"},
    {"consistent-hope-history", "a made consistent by algorithm 2"},
    {"consistent2-hope-history", "a, the same every other time"},
    {"consistent2-rave200", "i, the same every other time"},
};
constexpr std::size_t kRules = std::size(kEntrants);
constexpr std::size_t kPairs = kRules * (kRules - 1) / 2;
/// Searches by which frugality is measured.
constexpr std::uint32_t kSearches = 100;

/// In per cent.
struct Share {
  double percent = 0;
  double error = 0;
};

/// How the rule of a row fared against that of a column.
using Crosstable = std::array<std::array<Share, kRules>, kRules>;

/// Against all others together.
Share total_of(const std::array<Share, kRules>& row) {
  Share total;
  double squares = 0;
  for (const Share& share : row) {
    total.percent += share.percent / (kRules - 1);
    squares += share.error * share.error;
  }
  return {total.percent, std::sqrt(squares) / (kRules - 1)};
}

struct Frugality {
  double records = 0;  // in 1,000 playouts
  double visited = 0;  // per cent
};

Frugality frugality_of(const LabOptions& lab, const match::Game& game, const Entrant& entrant) {
  const auto player = find_contender(entrant.name)->make(lab.bytes, lab.playouts);
  match::Traffic traffic;
  Children children;
  for (std::uint32_t i = 0; i < kSearches; ++i) {
    player->new_game(match::seed_for(lab.seed, i, 1));
    player->choose(game.random_opening(match::kOpeningPlies, match::seed_for(lab.seed, i, 0)));
    traffic.add(player->traffic());
    children.add(player->children());
  }
  return {1000.0 * static_cast<double>(traffic.made) / static_cast<double>(traffic.playouts),
          100.0 * static_cast<double>(children.visited) / static_cast<double>(children.all)};
}

/// Tells how far the round robin is, and how long it will still take at this pace.
class Pace {
 public:
  void show(std::size_t matches, std::uint32_t games, const LabOptions& lab) {
    const double done = static_cast<double>(matches) + static_cast<double>(games) / lab.games;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start_;
    const double left = taken.count() * (kPairs / done - 1);
    meter_.show(fmt::format("match {} of {}: {} of {} games; {:.0f} s left", matches + 1, kPairs,
                            games, lab.games, left));
  }
  void hide() { meter_.hide(); }

 private:
  support::Meter meter_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void print_json(std::size_t row, std::size_t column, const match::Score& result) {
  const match::Percent percent = match::percent_of(result);
  const nlohmann::ordered_json line = {
      {"rule", kEntrants[row].name}, {"against", kEntrants[column].name},
      {"percent", percent.mean},     {"error", percent.error},
      {"wins", result.wins},         {"draws", result.draws},
      {"losses", result.losses}};
  fmt::print("{}\n", line.dump());
}

match::MakePlayer maker_of(const LabOptions& lab, const Entrant& entrant) {
  const Contender& contender = *find_contender(entrant.name);
  return [&lab, &contender] { return contender.make(lab.bytes, lab.playouts); };
}

Crosstable play_all(const LabOptions& lab, const match::Game& game) {
  Crosstable table{};
  Pace pace;
  std::size_t number = 0;
  for (std::size_t i = 0; i < kRules; ++i) {
    for (std::size_t j = i + 1; j < kRules; ++j, ++number) {
      const std::uint32_t seed = match::seed_for(lab.seed, static_cast<std::uint32_t>(number), 2);
      const match::Score score = match::play(
          {game, lab.games, match::kOpeningPlies, match::seeds_from(seed), lab.threads, {}},
          {{maker_of(lab, kEntrants[i]), maker_of(lab, kEntrants[j])}, {}},
          {[&](const match::Score& so_far) { pace.show(number, so_far.games(), lab); }, {}});
      const match::Percent percent = match::percent_of(score);
      table[i][j] = {percent.mean, percent.error};
      table[j][i] = {100 - percent.mean, percent.error};
      if (!lab.json) continue;
      pace.hide();
      print_json(i, j, score);
    }
  }
  return table;
}

char letter_of(std::size_t rule) { return static_cast<char>('a' + rule); }

void print_crosstable(const Crosstable& table) {
  fmt::print("{:<40}", "");
  for (std::size_t i = 0; i < kRules; ++i) fmt::print("{:>5}", letter_of(i));
  fmt::print("\n");
  double most = 0;
  for (std::size_t i = 0; i < kRules; ++i) {
    fmt::print("{} {:<38}", letter_of(i), kEntrants[i].words);
    for (std::size_t j = 0; j < kRules; ++j) {
      fmt::print("{:>5}", i == j ? "-" : fmt::format("{:.0f}", table[i][j].percent));
      most = std::max(most, table[i][j].error);
    }
    fmt::print("\n");
  }
  fmt::print("{:<40}standard errors: {:.1f} at most\n", "", most);
}

/// The best first.
void print_totals(const LabOptions& lab, const match::Game& game, const Crosstable& table) {
  std::array<std::size_t, kRules> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (!lab.json) {
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return total_of(table[a]).percent > total_of(table[b]).percent;
    });
    fmt::print("\n{:<40}{:>8}{:>8}{:>10}{:>10}\n", "", "score %", "error", "records", "visited %");
  }
  for (const std::size_t i : order) {
    const Share total = total_of(table[i]);
    const Frugality frugality = frugality_of(lab, game, kEntrants[i]);
    if (lab.json) {
      const nlohmann::ordered_json line = {{"rule", kEntrants[i].name},
                                           {"percent", total.percent},
                                           {"error", total.error},
                                           {"records", frugality.records},
                                           {"visited", frugality.visited}};
      fmt::print("{}\n", line.dump());
    } else {
      fmt::print("{} {:<38}{:>8.1f}{:>8.1f}{:>10.0f}{:>10.1f}\n", letter_of(i), kEntrants[i].words,
                 total.percent, total.error, frugality.records, frugality.visited);
    }
  }
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "The papers' rules against each other, Connect Four 7x6: per cent of {} games at {} "
      "playouts\n"
      "a move, {} bytes. The rule of the row against that of the column; below, against all "
      "others.\n"
      "records: made in 1,000 playouts; visited: of the children of positions that have a record,\n"
      "how many were ever visited\n\n",
      lab.games, lab.playouts, lab.bytes);
  std::fflush(stdout);
}

int run(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  const auto game = match::make_connect(cli::kConnectFour);
  const Crosstable table = play_all(lab, *game);
  if (!lab.json) print_crosstable(table);
  print_totals(lab, *game, table);
  return 0;
}

}  // namespace

void declare_rules(CLI::App& command, int& status) {
  const auto lab = std::make_shared<LabOptions>(
      LabOptions{.bytes = std::size_t{1} << 20, .playouts = 1000, .games = 400});
  add_bytes(command, *lab);
  add_playouts(command, *lab);
  add_games_or_runs(command, *lab);
  add_runs_on(command, *lab);
  support::set_callback(command, [lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
