// SPDX-License-Identifier: MIT
//
// semeai.cpp: frugal paper semeai. Table 1 of Cazenave and Saffidine (2010): the chance that the
// side to move wins a race of liberties if both play at random. Exactly, from the equation of
// games/semeai.hpp; and by games that the engine's uniform playouts play.
#include "frugal/games/semeai.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cells.hpp"
#include "frugal/playout.hpp"
#include "lab_options.hpp"
#include "papers.hpp"

namespace frugal::lab {
namespace {

using G = Semeai<>;

constexpr int kMost = semeai::kMostLiberties;
constexpr std::size_t kCells = kMost * kMost;
/// Games that one job plays: a run of a cell.
constexpr std::uint32_t kGamesOfRun = 1000;
/// Of 81 estimates one in 200 tables has one farther off than this, by chance.
constexpr double kTooFar = 4;

/// The paper's table in hundredths: own liberties down, the opponent's across.
constexpr int kPaper[kMost][kMost] = {
    {100, 0, 0, 0, 0, 0, 0, 0, 0},         {100, 50, 30, 20, 14, 11, 8, 7, 5},
    {100, 70, 50, 37, 29, 23, 18, 15, 13}, {100, 80, 63, 50, 40, 33, 28, 24, 20},
    {100, 86, 71, 60, 50, 42, 36, 31, 27}, {100, 89, 77, 67, 58, 50, 44, 38, 34},
    {100, 92, 82, 72, 64, 56, 50, 45, 40}, {100, 93, 85, 76, 69, 62, 55, 50, 45},
    {100, 95, 87, 80, 73, 66, 60, 55, 50}};

struct Cell {
  int own = 0;
  int others = 0;
  double games = 0;
  double wins = 0;

  int paper() const { return kPaper[own - 1][others - 1]; }
  int hundredths() const { return semeai::chance(own, others, 100); }
  double exact() const {
    return static_cast<double>(semeai::wins(own, others)) /
           static_cast<double>(semeai::games(own, others));
  }
  double estimate() const { return wins / games; }
  /// Of the estimate, if the exact chance is right.
  double error() const { return std::sqrt(exact() * (1 - exact()) / games); }
  /// How many errors the estimate is off.
  double distance() const {
    const double off = std::abs(estimate() - exact());
    return off == 0 ? 0 : off / error();
  }
};

int own_of(std::size_t cell) { return static_cast<int>(cell) / kMost + 1; }
int others_of(std::size_t cell) { return static_cast<int>(cell) % kMost + 1; }

/// Wins of the side to move, in a thousand games.
std::uint32_t play(std::size_t cell, std::uint32_t seed) {
  Random random(seed * static_cast<std::uint32_t>(kCells) + static_cast<std::uint32_t>(cell));
  std::uint32_t wins = 0;
  for (std::uint32_t game = 0; game < kGamesOfRun; ++game) {
    G::Position position(own_of(cell), others_of(cell));
    wins += static_cast<std::uint32_t>(Uniform::play<G>(position, random));
  }
  return wins;
}

void print_json(const Cell& cell) {
  const nlohmann::ordered_json line = {
      {"own", cell.own},       {"others", cell.others}, {"paper", cell.paper() / 100.0},
      {"exact", cell.exact()}, {"games", cell.games},   {"estimate", cell.estimate()},
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
  print_line("", "random", row, 4, [](const Cell& cell) { return cell.estimate(); });
  print_line("", "error", row, 4, [](const Cell& cell) { return cell.error(); });
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Cazenave and Saffidine (2010), table 1: the chance that the side to move wins a semeai at\n"
      "random, always playing inside. Own liberties down, the opponent's across. exact: by the\n"
      "equation; random: {} playouts a cell; error: its standard error\n\n",
      std::uint64_t{lab.runs} * kGamesOfRun);
  fmt::print("{:<12}", "");
  for (int others = 1; others <= kMost; ++others) fmt::print("{:>8}", others);
  fmt::print("\n");
}

std::string agreement(std::size_t wrong, const char* all, const char* what) {
  return wrong == 0 ? all : fmt::format("{} cells {}", wrong, what);
}

/// Whether the table agrees with the paper's and with the games; in words, unless in JSON.
bool judge(const LabOptions& lab, const std::vector<Cell>& cells) {
  std::size_t differ = 0;
  std::size_t too_far = 0;
  std::size_t within_one = 0;
  double farthest = 0;
  for (const Cell& cell : cells) {
    differ += cell.hundredths() == cell.paper() ? 0 : 1;
    too_far += cell.distance() > kTooFar ? 1 : 0;
    within_one += cell.distance() <= 1 ? 1 : 0;
    farthest = std::max(farthest, cell.distance());
  }
  if (!lab.json) {
    fmt::print(
        "\nexact: {}\nrandom: {}; {} of {} within one standard error, the farthest {:.1f}\n",
        agreement(differ, "all cells are the paper's, to two digits", "DIFFER from the paper's"),
        agreement(too_far, "all estimates agree", "are FARTHER off than chance allows"), within_one,
        cells.size(), farthest);
  }
  return differ == 0 && too_far == 0;
}

int run(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  std::vector<Cell> cells;
  run_cells(
      lab, kCells, play,
      [](std::size_t i) { return fmt::format("{} against {}", own_of(i), others_of(i)); },
      [&](std::size_t i, const std::vector<std::uint32_t>& runs) {
        Cell cell{own_of(i), others_of(i), double{kGamesOfRun} * lab.runs};
        for (const std::uint32_t wins : runs) cell.wins += wins;
        cells.push_back(cell);
        if (lab.json) print_json(cell);
        if (!lab.json && cell.others == kMost) print_row(&cells[cells.size() - kMost]);
      });
  return judge(lab, cells) ? 0 : 1;
}

}  // namespace

void add_semeai(CLI::App& paper, int& status) {
  CLI::App& command = *paper.add_subcommand(
      "semeai", "The chance to win a race of liberties at random (Cazenave, Saffidine 2010)");
  const auto lab = std::make_shared<LabOptions>(LabOptions{.runs = 20});
  add_runs(command, *lab, "Thousands of games of each cell");
  add_runs_on(command, *lab);
  command.callback([lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
