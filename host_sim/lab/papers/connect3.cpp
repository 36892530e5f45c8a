// SPDX-License-Identifier: MIT
/// \file
/// frugal paper connect3. Whitaker (2011), table 1: how often programs win a line of
/// three on 4x4 against a random player that takes a win when it sees one; as second player, as in
/// the paper, and as first.
///
/// The paper's program has a rule that looks at intervals (rules/intervals.hpp), takes a win in
/// one, and chooses its move as it chooses in the tree, by the rule; so does ours. It says that ten
/// random games are played from each new position, not how far below the moves of the board that
/// goes, nor how its database was filled. We read:
///
///   - a position gets a record when ten games have gone through it; no bounds, uniform playouts
///   - 80 simulations a move: ten games for each of four moves, and as many again where the rule
///     asks for them
///   - each game begins without knowledge, or with the database alone: 127 games after each move of
///     the 794 positions of up to six plies
///
/// With 40 simulations, so that there is no tree, or with what was learned kept from game to game,
/// all rows have the same order (docs/results/connect3.md). Ties, which hardly ever happen, count
/// as not won.
#include <fmt/format.h>

#include <cmath>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/three_database.hpp"
#include "frugal/rules/intervals.hpp"
#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/papers.hpp"
#include "match/seeds.hpp"

namespace frugal::lab {
namespace {

using Three = Connect<4, 4, 3>;
using Position = Three::Position;

constexpr Settings kAsInThePaper{.solver = Solver::kNone, .facts = false, .expand_after = 10};
/// Holds all that 1,000 simulations visit.
constexpr std::size_t kBytes = 16 * 1024;

/// Chooses a move.
using Player = std::function<int(const Position&)>;

/// A column that wins at once, -1 if there is none.
int winning_move(const Position& position) {
  for (int column = 0; column < Three::kMoves; ++column) {
    if (!position.is_legal(column)) continue;
    Position next = position;
    next.play(column);
    if (next.is_over() && next.score() != Three::kTop / 2) return column;
  }
  return -1;
}

Player naive_player(std::uint32_t, std::uint32_t seed) {
  return [random = Random(seed)](const Position& position) mutable {
    const int win = winning_move(position);
    return win >= 0 ? win : playout::random_move<Three>(position, random);
  };
}

template <class Search>
struct Thinker {
  Thinker(std::uint32_t simulations, std::uint32_t seed)
      : playouts(simulations), search(bytes, seed) {}

  std::vector<std::byte> bytes = std::vector<std::byte>(kBytes);
  std::uint32_t playouts;
  Search search;
};

/// What the rule chooses at the root, after the last simulation.
template <class Rule, class Search>
int chosen_by(Search& search) {
  std::vector<Candidate> moves;
  for (int slot = 0; slot < Three::kMoves; ++slot) {
    if (!search.root().is_legal(search.root_move(slot))) continue;
    const auto& record = search.root_record();
    moves.push_back(Candidate{{record.visits(slot), record.sum(slot)}, slot});
  }
  const NodeStatistics node{search.root_record().visits(), Three::kTop};
  const int place = Rule::pick(node, CandidateMoves(moves), search.random());
  return search.root_move(moves[static_cast<std::size_t>(place)].slot);
}

template <int kHundredths, class Database>
Player papers_player(std::uint32_t playouts, std::uint32_t seed) {
  using Rule = Intervals<kHundredths>;
  using Type = Thinker<Search<Three, Rule, Uniform, kAsInThePaper, Database>>;
  return [self = std::make_shared<Type>(playouts, seed)](const Position& position) {
    const int win = winning_move(position);
    if (win >= 0) return win;
    self->search.set_root(position);
    self->search.run(self->playouts);
    return chosen_by<Rule>(self->search);
  };
}

Player default_player(std::uint32_t playouts, std::uint32_t seed) {
  using Type = Thinker<frugal::Player<Three>>;
  return [self = std::make_shared<Type>(playouts, seed)](const Position& position) {
    self->search.set_root(position);
    self->search.run(self->playouts);
    return best_move(self->search);
  };
}

struct Row {
  const char* name;
  int paper;  // per cent won as second player; -1: not in the paper
  Player (*make)(std::uint32_t playouts, std::uint32_t seed);
};
constexpr Row kRows[] = {
    {"random, takes wins", 28, naive_player},
    {"C = 2", 28, papers_player<200, NoDatabase>},
    {"C = 2, database", 46, papers_player<200, Database4x4x3>},
    {"C = 0.2", 72, papers_player<20, NoDatabase>},
    {"C = 0.2, database", 82, papers_player<20, Database4x4x3>},
    {"our default", -1, default_player},
};
constexpr std::size_t kCells = 2 * std::size(kRows);

/// Games of a row as second and as first player, in turn.
const Row& row_of(std::size_t cell) { return kRows[cell / 2]; }
bool is_second(std::size_t cell) { return cell % 2 == 0; }

/// What the row's player gets for a game: 100 if it wins.
double points(std::uint32_t playouts, std::size_t cell, std::uint32_t seed) {
  const auto use = static_cast<std::uint32_t>(cell);
  const Player player = row_of(cell).make(playouts, match::seed_for(seed, use, 0));
  const Player other = naive_player(0, match::seed_for(seed, use, 1));
  const Mover side = is_second(cell) ? Mover::kMin : Mover::kMax;
  Position position;
  while (!position.is_over()) {
    position.play(position.mover() == side ? player(position) : other(position));
  }
  return position.score() == (is_second(cell) ? 0 : Three::kTop) ? 100 : 0;
}

/// In per cent.
struct Share {
  double won = 0;
  double error = 0;
};

Share share_of(const std::vector<double>& games) {
  Sample won;
  for (const double points : games) won.add(points);
  return {won.mean(), won.error()};
}

void print_json(const Row& row, const Share& second, const Share& first) {
  nlohmann::ordered_json line = {{"player", row.name}};
  if (row.paper >= 0) line["paper"] = row.paper;
  line["second"] = second.won;
  line["second_error"] = second.error;
  line["first"] = first.won;
  line["first_error"] = first.error;
  fmt::print("{}\n", line.dump());
}

void print_line(const Row& row, const Share& second, const Share& first) {
  const std::string paper = row.paper < 0 ? "" : std::to_string(row.paper);
  fmt::print("{:<22}{:>8}{:>8.1f}{:>8.1f}{:>10.1f}{:>8.1f}\n", row.name, paper, second.won,
             second.error, first.won, first.error);
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Whitaker (2011), table 1: a line of three on 4x4, per cent of {} games won against a "
      "random\n"
      "player that takes a win in one (paper: 100 games, as second player only). error: the "
      "standard\n"
      "error. The text does not tell how far below the board's moves its ten games a position go,\n"
      "nor how its database of 25,000 states was filled. Read: {} simulations a move, a record "
      "after\n"
      "ten games, no bounds, uniform playouts, the move drawn by the rule; database: {} games "
      "after\n"
      "each move of {} positions, of which mirror images count once\n\n",
      lab.runs, lab.playouts, Database4x4x3::kPlayouts, Database4x4x3::kKeys.size());
  fmt::print("{:<22}{:>24}{:>18}\n", "", "as second player", "as first");
  fmt::print("{:<22}{:>8}{:>8}{:>8}{:>10}{:>8}\n", "player", "paper", "ours", "error", "ours",
             "error");
}

/// Whether no row is below the one before by more than chance allows.
bool is_in_order(const std::vector<Share>& shares) {
  for (std::size_t cell = 2; cell < kCells; ++cell) {
    const Share& before = shares[cell - 2];
    const double error = std::hypot(before.error, shares[cell].error);
    if (before.won - shares[cell].won > 2 * error) return false;
  }
  return true;
}

int run(const LabOptions& lab) {
  std::vector<Share> shares;
  if (!lab.json) print_title(lab);
  run_cells(
      lab, kCells,
      [&](std::size_t cell, std::uint32_t seed) { return points(lab.playouts, cell, seed); },
      [](std::size_t cell) { return row_of(cell).name; },
      [&](std::size_t cell, const std::vector<double>& games) {
        shares.push_back(share_of(games));
        if (is_second(cell)) return;
        (lab.json ? print_json : print_line)(row_of(cell), shares[cell - 1], shares[cell]);
      });
  const bool is_ordered = is_in_order(shares);
  if (!lab.json) {
    fmt::print("\n{}\n", is_ordered ? "the order is the paper's; our default is below none"
                                    : "the order DIFFERS from the paper's");
  }
  return is_ordered ? 0 : 1;
}

}  // namespace

void declare_connect3(CLI::App& command, int& status) {
  const auto lab = std::make_shared<LabOptions>(LabOptions{.playouts = 80, .runs = 100'000});
  add_playouts(command, *lab);
  add_runs(command, *lab, "Games of each player on each side");
  add_runs_on(command, *lab);
  support::set_callback(command, [lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
