// SPDX-License-Identifier: MIT
/// \file
/// frugal paper semeai. Table 1 of Cazenave and Saffidine (2010): the chance that the
/// side to move wins a race of liberties if both play at random. Exactly, from the equation of
/// games/semeai/semeai.hpp; by games that the engine's uniform playouts play; and by games on the
/// real board, where the true winner, which the chances hide, is proven as well.
#include "frugal/games/semeai/semeai.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "frugal/defaults.hpp"
#include "frugal/games/go/problem.hpp"
#include "frugal/games/go/race.hpp"
#include "frugal/playout.hpp"
#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/papers.hpp"

namespace frugal::lab {
namespace {

using G = Semeai<>;
using OnBoard = GoProblem<Go<9>, 2 * semeai::kMostLiberties>;

constexpr int kMost = semeai::kMostLiberties;
constexpr std::size_t kCells = kMost * kMost;
/// Games that one job plays: a run of a cell.
constexpr std::uint32_t kGamesOfRun = 1000;
/// Up to so many liberties a side are proven, in so many bytes. Each point is a move: 64 KB are too
/// few for the longest ones.
constexpr int kMostProven = 7;
constexpr std::size_t kProofBytes = 65536;
constexpr std::uint32_t kProofLimit = 50'000;
/// Of 81 estimates one in 200 tables has one farther off than this, by chance.
constexpr double kTooFar = 4;

/// The paper's table in hundredths: own liberties down, the opponent's across.
constexpr int kPaper[kMost][kMost] = {
    {100, 0, 0, 0, 0, 0, 0, 0, 0},         {100, 50, 30, 20, 14, 11, 8, 7, 5},
    {100, 70, 50, 37, 29, 23, 18, 15, 13}, {100, 80, 63, 50, 40, 33, 28, 24, 20},
    {100, 86, 71, 60, 50, 42, 36, 31, 27}, {100, 89, 77, 67, 58, 50, 44, 38, 34},
    {100, 92, 82, 72, 64, 56, 50, 45, 40}, {100, 93, 85, 76, 69, 62, 55, 50, 45},
    {100, 95, 87, 80, 73, 66, 60, 55, 50}};

/// Games at random, and how many of them the side to move won.
struct Games {
  double played = 0;
  double won = 0;

  double estimate() const { return won / played; }
};

struct Cell {
  int own = 0;
  int others = 0;
  Games model;
  Games board;

  int paper() const { return kPaper[own - 1][others - 1]; }
  int hundredths() const { return semeai::chance(own, others, 100); }
  double exact() const {
    return static_cast<double>(semeai::wins(own, others)) /
           static_cast<double>(semeai::games(own, others));
  }
  /// Of the estimates, if the exact chance is right.
  double error() const { return std::sqrt(exact() * (1 - exact()) / model.played); }
  /// How many errors an estimate is off.
  double distance(const Games& games) const {
    const double off = std::abs(games.estimate() - exact());
    return off == 0 ? 0 : off / error();
  }
};

int own_of(std::size_t cell) { return static_cast<int>(cell) / kMost + 1; }
int others_of(std::size_t cell) { return static_cast<int>(cell) % kMost + 1; }

/// Wins of the side to move.
struct Wins {
  std::uint32_t model = 0;
  std::uint32_t board = 0;
};

/// A thousand games of the model, and as many on the board.
Wins play(std::size_t cell, std::uint32_t seed) {
  Random random(seed * static_cast<std::uint32_t>(kCells) + static_cast<std::uint32_t>(cell));
  const OnBoard::Position start(GoRace(own_of(cell), others_of(cell), 0).diagram());
  Wins wins;
  for (std::uint32_t game = 0; game < kGamesOfRun; ++game) {
    G::Position position(own_of(cell), others_of(cell));
    wins.model += static_cast<std::uint32_t>(Uniform::play<G>(position, random));
  }
  for (std::uint32_t game = 0; game < kGamesOfRun; ++game) {
    OnBoard::Position position = start;
    wins.board += TakesAtOnce::play<OnBoard>(position, random) == OnBoard::kTop ? 1 : 0;
  }
  return wins;
}

void print_json(const Cell& cell) {
  const nlohmann::ordered_json line = {{"own", cell.own},
                                       {"others", cell.others},
                                       {"paper", cell.paper() / 100.0},
                                       {"exact", cell.exact()},
                                       {"games", cell.model.played},
                                       {"estimate", cell.model.estimate()},
                                       {"on_board", cell.board.estimate()},
                                       {"error", cell.error()}};
  fmt::print("{}\n", line.dump());
}

/// A line of a row of own liberties, which are told in its first line only.
template <class Value>
void print_line(const std::string& own, const char* what, const Cell* row, int digits,
                Value value) {
  fmt::print("{:<4}{:<8}", own, what);
  for (int i = 0; i < kMost; ++i) fmt::print("{:>8.{}f}", value(row[i]), digits);
  fmt::print("\n");
}

void print_row(const Cell* row) {
  print_line(std::to_string(row->own), "paper", row, 2,
             [](const Cell& cell) { return cell.paper() / 100.0; });
  print_line("", "exact", row, 4, [](const Cell& cell) { return cell.exact(); });
  print_line("", "random", row, 4, [](const Cell& cell) { return cell.model.estimate(); });
  print_line("", "board", row, 4, [](const Cell& cell) { return cell.board.estimate(); });
  print_line("", "error", row, 4, [](const Cell& cell) { return cell.error(); });
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Cazenave and Saffidine (2010), table 1: the chance that the side to move wins a semeai at\n"
      "random, always playing inside. Own liberties down, the opponent's across. exact: by the\n"
      "equation; random: {} playouts a cell; board: as many games with stones on 9 x 9, by the\n"
      "rules of Go, taking at once what can be taken; error: their standard error\n\n",
      std::uint64_t{lab.runs} * kGamesOfRun);
  fmt::print("{:<12}", "");
  for (int others = 1; others <= kMost; ++others) fmt::print("{:>8}", others);
  fmt::print("\n");
}

std::string agreement(std::size_t wrong, const char* all, const char* what) {
  return wrong == 0 ? all : fmt::format("{} cells {}", wrong, what);
}

/// How far estimates are from the exact chances.
class Agreement {
 public:
  void add(double distance) {
    ++cells_;
    too_far_ += distance > kTooFar ? 1 : 0;
    within_one_ += distance <= 1 ? 1 : 0;
    farthest_ = std::max(farthest_, distance);
  }
  bool is_right() const { return too_far_ == 0; }
  void print(const char* what) const {
    fmt::print("{}: {}; {} of {} within one standard error, the farthest {:.1f}\n", what,
               agreement(too_far_, "all estimates agree", "are FARTHER off than chance allows"),
               within_one_, cells_, farthest_);
  }

 private:
  std::size_t cells_ = 0;
  std::size_t too_far_ = 0;
  std::size_t within_one_ = 0;
  double farthest_ = 0;
};

/// Whether the table agrees with the paper's and with the games; in words, unless in JSON.
bool judge(const LabOptions& lab, const std::vector<Cell>& cells) {
  std::size_t differ = 0;
  Agreement model;
  Agreement board;
  for (const Cell& cell : cells) {
    differ += cell.hundredths() == cell.paper() ? 0 : 1;
    model.add(cell.distance(cell.model));
    board.add(cell.distance(cell.board));
  }
  if (!lab.json) {
    fmt::print("\nexact: {}\n", agreement(differ, "all cells are the paper's, to two digits",
                                          "DIFFER from the paper's"));
    model.print("random");
    board.print("board");
  }
  return differ == 0 && model.is_right() && board.is_right();
}

struct Proof : SolvingRun {
  bool is_right = false;
};

/// Whether the side to move wins just where it has no fewer liberties, on the board.
Proof prove(int own, int others, std::uint32_t seed) {
  std::vector<std::byte> bytes(kProofBytes);
  Search<OnBoard, ProofRule, Uniform, kForEqualPoints> search(bytes, seed);
  search.set_root(OnBoard::Position(GoRace(own, others, 0).diagram()));
  const SolvingRun run = run_to_solve(search, kProofLimit);
  const int value = own >= others ? OnBoard::kTop : 0;
  return {run, search.root_record().bounds.own() == Bounds<OnBoard::kTop>::exactly(value)};
}

bool run_proofs(const LabOptions& lab) {
  constexpr std::size_t kProofs = kMostProven * kMostProven;
  const auto own = [](std::size_t i) { return static_cast<int>(i) / kMostProven + 1; };
  const auto others = [](std::size_t i) { return static_cast<int>(i) % kMostProven + 1; };
  std::size_t wrong = 0;
  std::uint32_t most = 0;
  run_cells(
      lab, kProofs,
      [&](std::size_t i, std::uint32_t seed) { return prove(own(i), others(i), seed); },
      [&](std::size_t i) { return fmt::format("proof of {} against {}", own(i), others(i)); },
      [&](std::size_t, const std::vector<Proof>& runs) {
        for (const Proof& run : runs) {
          wrong += run.is_right ? 0 : 1;
          most = std::max(most, run.playouts);
        }
      });
  if (lab.json) {
    const nlohmann::ordered_json line = {{"proven_up_to", kMostProven},
                                         {"proofs", kProofs},
                                         {"wrong", wrong},
                                         {"most_playouts", most},
                                         {"bytes", kProofBytes}};
    fmt::print("{}\n", line.dump());
  } else {
    const std::string verdict = wrong == 0 ? fmt::format("all {} proven in", kProofs)
                                           : fmt::format("{} WRONG or not proven in", wrong);
    fmt::print(
        "in truth: up to {} liberties the side to move wins if and only if it has no fewer:\n"
        "{} {} KB, on the board, by {} playouts at most\n",
        kMostProven, verdict, kProofBytes / 1024, most);
  }
  return wrong == 0;
}

int run(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  std::vector<Cell> cells;
  run_cells(
      lab, kCells, play,
      [](std::size_t i) { return fmt::format("{} against {}", own_of(i), others_of(i)); },
      [&](std::size_t i, const std::vector<Wins>& runs) {
        const double games = double{kGamesOfRun} * lab.runs;
        Cell cell{own_of(i), others_of(i), {games}, {games}};
        for (const Wins& wins : runs) {
          cell.model.won += wins.model;
          cell.board.won += wins.board;
        }
        cells.push_back(cell);
        if (lab.json) print_json(cell);
        if (!lab.json && cell.others == kMost) print_row(&cells[cells.size() - kMost]);
      });
  const bool is_as_published = judge(lab, cells);
  LabOptions once = lab;
  once.runs = 1;
  return run_proofs(once) && is_as_published ? 0 : 1;
}

}  // namespace

void declare_semeai(CLI::App& command, int& status) {
  const auto lab = std::make_shared<LabOptions>(LabOptions{.runs = 20});
  add_runs(command, *lab, "Thousands of games of each cell");
  add_runs_on(command, *lab);
  support::set_callback(command, [lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
