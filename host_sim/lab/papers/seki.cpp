// SPDX-License-Identifier: MIT
/// \file
/// frugal paper seki. Tables 2 to 5 of Cazenave and Saffidine (2010): the values of 36
/// seki problems, proven in three ways, and the playouts that the paper's three searches need.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/papers.hpp"
#include "lab/papers/seki_runs.hpp"

namespace frugal::lab {
namespace {

struct SekiLab : LabOptions {
  std::uint32_t limit = 1'000'000;
  int liberties = kMostLiberties;

  std::size_t problems() const { return static_cast<std::size_t>(liberties * liberties); }
  SekiProblem problem(std::size_t i) const {
    const int number = static_cast<int>(i);
    return {number % liberties + 1, number / liberties + 1};
  }
  bool ends_row(std::size_t i) const { return problem(i).max_liberties == liberties; }
};

int at(const SekiFigures& figures, const SekiProblem& problem) {
  return figures[static_cast<std::size_t>(problem.min_liberties - 1)]
                [static_cast<std::size_t>(problem.max_liberties - 1)];
}

std::string name_of(const SekiProblem& problem) {
  return fmt::format("{}/{}", problem.min_liberties, problem.max_liberties);
}

std::string joined(const std::vector<std::string>& words) {
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, " "));
}

/// The first line of a table: Max's liberties.
void print_head(const SekiLab& lab) {
  fmt::print("{:<13}", "Min   Max:");
  for (int max = 1; max <= lab.liberties; ++max) fmt::print("{:>11}", max);
  fmt::print("\n");
}

/// A line of a row of Min's liberties, which are told in its first line only.
void print_line(const std::string& liberties, const char* what,
                const std::vector<std::string>& cells) {
  fmt::print("{:<4}{:<9}", liberties, what);
  for (const std::string& cell : cells) fmt::print("{:>11}", cell);
  fmt::print("\n");
}

// Table 2, and what Frugal's own searches need for it.

struct Proofs {
  SekiRun by_liberties;
  SekiRun by_points;
  SekiRun on_board;
};

/// What all runs of a cell proved, or kNotProven.
constexpr int kNotProven = 3;
const char* const kValueNames[] = {"loss", "draw", "win", "not proven"};

int proven(const std::vector<Proofs>& runs, SekiRun Proofs::*which) {
  const int value = (runs.front().*which).value;
  for (const Proofs& run : runs) {
    if (!(run.*which).is_solved || (run.*which).value != value) return kNotProven;
  }
  return value;
}

const char* name(const std::vector<Proofs>& runs, SekiRun Proofs::*which) {
  return kValueNames[proven(runs, which)];
}

SolvingRuns playouts(const std::vector<Proofs>& runs, SekiRun Proofs::*which) {
  std::vector<SolvingRun> some;
  for (const Proofs& run : runs) some.push_back(run.*which);
  return sum_up(some);
}

/// Collects the cells, and prints a row when it is full.
class ValueTable {
 public:
  explicit ValueTable(const SekiLab& lab) : lab_(lab) {}

  void add(std::size_t i, const std::vector<Proofs>& runs) {
    const SekiProblem problem = lab_.problem(i);
    const int paper = at(kSekiValues, problem);
    const int by_liberties = proven(runs, &Proofs::by_liberties);
    const int by_points = proven(runs, &Proofs::by_points);
    const int on_board = proven(runs, &Proofs::on_board);
    if (by_liberties != paper || by_points != paper || on_board != paper) {
      wrong_.push_back(name_of(problem));
    }
    const SolvingRuns points = playouts(runs, &Proofs::by_points);
    const SolvingRuns board = playouts(runs, &Proofs::on_board);
    points_.add(points);
    board_.add(board);
    if (lab_.json) {
      print_json(problem, runs);
      return;
    }
    paper_.emplace_back(kValueNames[paper]);
    by_liberties_.emplace_back(kValueNames[by_liberties]);
    by_points_.emplace_back(kValueNames[by_points]);
    on_board_.emplace_back(kValueNames[on_board]);
    playouts_.push_back(figure(points.playouts.mean(), points.unsolved > 0, 0));
    of_board_.push_back(figure(board.playouts.mean(), board.unsolved > 0, 0));
    if (lab_.ends_row(i)) print_row(problem);
  }

  bool is_right() const { return wrong_.empty(); }

  void print_sum() const {
    const std::string verdict =
        is_right() ? fmt::format("all {} values as in the paper, proven in all three forms",
                                 lab_.problems())
                   : "NOT as in the paper, or not proven (Min/Max): " + joined(wrong_);
    fmt::print("\n{}\n", verdict);
    print_total("point by point", points_);
    print_total("on the board", board_);
  }

 private:
  void print_row(const SekiProblem& problem) {
    print_line(std::to_string(problem.min_liberties), "paper", paper_);
    print_line("", "counted", by_liberties_);
    print_line("", "points", by_points_);
    print_line("", "playouts", playouts_);
    print_line("", "board", on_board_);
    print_line("", "playouts", of_board_);
    for (auto* cells : {&paper_, &by_liberties_, &by_points_, &playouts_, &on_board_, &of_board_}) {
      cells->clear();
    }
  }

  /// Playouts of all problems together.
  struct Total {
    std::uint32_t most = 0;
    double sum = 0;
    void add(const SolvingRuns& runs) {
      most = std::max(most, runs.most);
      sum += runs.playouts.mean();
    }
  };
  void print_total(const char* what, const Total& total) const {
    fmt::print("{}: {} playouts at most, {:.0f} for all {} together\n", what, total.most, total.sum,
               lab_.problems());
  }

  static void print_json(const SekiProblem& problem, const std::vector<Proofs>& runs) {
    const SolvingRuns points = playouts(runs, &Proofs::by_points);
    const SolvingRuns board = playouts(runs, &Proofs::on_board);
    const double by_liberties = playouts(runs, &Proofs::by_liberties).playouts.mean();
    const nlohmann::ordered_json line = {{"table", 2},
                                         {"min", problem.min_liberties},
                                         {"max", problem.max_liberties},
                                         {"paper", kValueNames[at(kSekiValues, problem)]},
                                         {"by_liberties", name(runs, &Proofs::by_liberties)},
                                         {"by_points", name(runs, &Proofs::by_points)},
                                         {"on_board", name(runs, &Proofs::on_board)},
                                         {"runs", points.playouts.count()},
                                         {"playouts_by_liberties", by_liberties},
                                         {"playouts_by_points", points.playouts.mean()},
                                         {"playouts_on_board", board.playouts.mean()},
                                         {"most_by_points", points.most},
                                         {"most_on_board", board.most},
                                         {"bytes", kSekiBytes}};
    fmt::print("{}\n", line.dump());
  }

  const SekiLab& lab_;
  std::vector<std::string> paper_, by_liberties_, by_points_, playouts_, on_board_, of_board_;
  std::vector<std::string> wrong_;
  Total points_;
  Total board_;
};

/// Whether all values are the paper's, and proven.
bool run_values(const SekiLab& lab) {
  if (!lab.json) {
    fmt::print(
        "Table 2: what the problems are worth to Max; and what Frugal needs to prove it in {} KB,\n"
        "liberties counted, each point a move, or as stones on 9 x 9 by the rules of Go (playouts\n"
        "below the last two; mean of {} runs)\n\n",
        kSekiBytes / 1024, lab.runs);
    print_head(lab);
  }
  ValueTable table(lab);
  run_cells(
      lab, lab.problems(),
      [&](std::size_t i, std::uint32_t seed) {
        return Proofs{prove_by_liberties(lab.problem(i), lab.limit, seed),
                      prove_by_points(lab.problem(i), lab.limit, seed),
                      prove_on_board(lab.problem(i), lab.limit, seed)};
      },
      [&](std::size_t i) { return "table 2, " + name_of(lab.problem(i)); },
      [&](std::size_t i, const std::vector<Proofs>& runs) { table.add(i, runs); });
  if (!lab.json) table.print_sum();
  return table.is_right();
}

// Tables 3 to 5.

struct Cell {
  SekiProblem problem{};
  int paper = 0;
  SolvingRuns ours;

  bool is_solved() const { return ours.unsolved == 0; }
  double mean() const { return ours.playouts.mean(); }
  double error() const { return ours.playouts.error(); }
  bool is_comparable() const { return paper > 0 && is_solved(); }
  bool is_within_two() const {
    return is_comparable() && mean() <= 2.0 * paper && paper <= 2 * mean();
  }
};
using Cells = std::vector<Cell>;

void print_json(const SekiTable& table, const Cell& cell, std::uint32_t limit) {
  nlohmann::ordered_json line = {{"table", table.number},
                                 {"mode", table.mode},
                                 {"min", cell.problem.min_liberties},
                                 {"max", cell.problem.max_liberties},
                                 {"runs", cell.ours.playouts.count()},
                                 {"playouts", cell.mean()},
                                 {"error", cell.error()},
                                 {"unsolved", cell.ours.unsolved},
                                 {"limit", limit},
                                 {"recycled", cell.ours.recycled}};
  if (cell.paper > 0) line["paper"] = cell.paper;
  fmt::print("{}\n", line.dump());
}

void print_row(const SekiLab& lab, const Cells& cells) {
  std::vector<std::string> paper;
  std::vector<std::string> ours;
  for (auto cell = cells.end() - lab.liberties; cell != cells.end(); ++cell) {
    paper.push_back(figure(std::abs(cell->paper), cell->paper < 0, 0) + " ");
    ours.push_back(figure(cell->mean(), !cell->is_solved(), 0) +
                   (cell->is_within_two() ? "*" : " "));
  }
  print_line(std::to_string(cells.back().problem.min_liberties), "paper", paper);
  print_line("", "ours", ours);
}

void print_nearness(const SekiTable& table, const Cells& cells) {
  std::vector<std::string> far;
  int comparable = 0;
  for (const Cell& cell : cells) {
    comparable += cell.is_comparable() ? 1 : 0;
    if (cell.is_comparable() && !cell.is_within_two()) far.push_back(name_of(cell.problem));
  }
  fmt::print("table {}: {} of {} cells within a factor of two; not (Min/Max): {}\n", table.number,
             comparable - static_cast<int>(far.size()), comparable, joined(far));
}

/// In which of the cells that all three searches solve one of them needs fewer playouts; and where
/// it needs more by so much that it is hardly chance.
void print_order(const std::vector<Cells>& tables, std::size_t more, std::size_t fewer) {
  std::vector<std::string> wrong;
  std::vector<std::string> clearly;
  int compared = 0;
  for (std::size_t i = 0; i < tables.front().size(); ++i) {
    const bool all_solve = std::all_of(tables.begin(), tables.end(),
                                       [&](const Cells& cells) { return cells[i].is_solved(); });
    if (!all_solve) continue;
    ++compared;
    const Cell& a = tables[fewer][i];
    const Cell& b = tables[more][i];
    if (a.mean() < b.mean()) continue;
    wrong.push_back(name_of(a.problem));
    if (a.mean() - b.mean() > 2 * std::hypot(a.error(), b.error())) clearly.push_back(wrong.back());
  }
  fmt::print("{} below {} in {} of the {} cells that all three solve; not: {}; by 2 errors: {}\n",
             kSekiTables[fewer].mode, kSekiTables[more].mode,
             compared - static_cast<int>(wrong.size()), compared, joined(wrong), joined(clearly));
}

Cells run_table(const SekiLab& lab, const SekiTable& table) {
  if (!lab.json) {
    fmt::print("\nTable {}: playouts to solve, {}: {}\n\n", table.number, table.mode, table.words);
    print_head(lab);
  }
  Cells cells;
  run_cells(
      lab, lab.problems(),
      [&](std::size_t i, std::uint32_t seed) -> SolvingRun {
        return table.run(lab.problem(i), lab.limit, seed);
      },
      [&](std::size_t i) {
        return fmt::format("table {}, {}", table.number, name_of(lab.problem(i)));
      },
      [&](std::size_t i, const std::vector<SolvingRun>& runs) {
        cells.push_back({lab.problem(i), at(table.paper, lab.problem(i)), sum_up(runs)});
        if (lab.json) print_json(table, cells.back(), lab.limit);
        if (!lab.json && lab.ends_row(i)) print_row(lab, cells);
      });
  return cells;
}

void print_title() {
  fmt::print(
      "Cazenave and Saffidine (2010), section 5.1: seki problems with two shared liberties.\n"
      "Rows: outside liberties of Min; columns: of Max, which plays first\n\n");
}

void print_tables_title(const SekiLab& lab) {
  fmt::print(
      "\nTables 3 to 5: mean of {} runs (paper: 30), limit {} (paper: 1000000).\n"
      "A tree, UCT with C = 0.05; each side has an eye, which playouts leave alone. The paper's\n"
      "program used RAVE, and does not tell its constants or its board. *: within a factor of "
      "two\n",
      lab.runs, lab.limit);
}

int run(const SekiLab& lab) {
  if (!lab.json) print_title();
  const bool is_right = run_values(lab);
  if (!lab.json) print_tables_title(lab);
  std::vector<Cells> tables;
  tables.reserve(kSekiTables.size());
  for (const SekiTable& table : kSekiTables) tables.push_back(run_table(lab, table));
  if (!lab.json) {
    fmt::print("\n");
    for (std::size_t i = 0; i < tables.size(); ++i) print_nearness(kSekiTables[i], tables[i]);
    print_order(tables, 0, 1);
    print_order(tables, 1, 2);
  }
  return is_right ? 0 : 1;
}

}  // namespace

void declare_seki(CLI::App& command, int& status) {
  const auto lab = std::make_shared<SekiLab>();
  lab->runs = 3;
  add_runs(command, *lab, "Runs of each cell");
  command.add_option("--limit", lab->limit, "Playouts after which a run gives up")
      ->check(CLI::Range(1u, 10'000'000u))
      ->capture_default_str();
  command.add_option("--liberties", lab->liberties, "Problems with up to so many liberties a side")
      ->check(CLI::Range(1, kMostLiberties))
      ->capture_default_str();
  add_runs_on(command, *lab);
  command.callback([lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
