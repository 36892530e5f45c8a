// SPDX-License-Identifier: MIT
/// \file
/// frugal paper outcomes. Cazenave and Saffidine (2010) made bounds for games with more than two
/// outcomes. This is what they gain where a game has few and where it has many: the same problems,
/// with the outcomes told apart more or less finely.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/outcomes_runs.hpp"
#include "lab/papers/papers.hpp"

namespace frugal::lab {
namespace {

/// The runs of a cell, together.
struct OutcomeRuns : SolvingRuns {
  Sample to_best;
};

OutcomeRuns sum_up_outcomes(const std::vector<OutcomeRun>& runs) {
  OutcomeRuns all{sum_up({runs.begin(), runs.end()}), {}};
  for (const OutcomeRun& run : runs) all.to_best.add(run.to_best);
  return all;
}

std::string name_of(const OutcomeCell& cell) {
  return fmt::format("{}, {} outcomes, {}", cell.game, cell.outcomes, cell.mode);
}

void print_json(const OutcomeCell& cell, const OutcomeRuns& result) {
  nlohmann::ordered_json line = {{"game", cell.game},
                                 {"outcomes", cell.outcomes},
                                 {"mode", cell.mode},
                                 {"runs", result.playouts.count()},
                                 {"playouts", result.playouts.mean()},
                                 {"error", result.playouts.error()},
                                 {"unsolved", result.unsolved},
                                 {"to_best", result.to_best.mean()},
                                 {"to_best_error", result.to_best.error()},
                                 {"recycled", result.recycled}};
  if (cell.paper > 0) line["paper"] = cell.paper;
  fmt::print("{}\n", line.dump());
}

/// How many times the playouts of the plain solver are these: at least, where some of its runs did
/// not end.
std::string gain_over(const OutcomeRuns& plain, const OutcomeRuns& result) {
  if (result.unsolved > 0) return "-";
  return figure(plain.playouts.mean() / result.playouts.mean(), false, 2)
      .insert(0, plain.unsolved > 0 ? "> " : "");
}

void print_line(const OutcomeCell& cell, const OutcomeRuns& result, const OutcomeRuns& plain) {
  const double playouts = result.playouts.mean();
  fmt::print("{:<13}{:>8}  {:<8}{:>10}{:>12}{:>10.0f}{:>10}{:>10.0f}{:>9.0f}\n", cell.game,
             cell.outcomes, cell.mode, cell.paper > 0 ? fmt::format("{:.0f}", cell.paper) : "-",
             figure(playouts, result.unsolved > 0, 0), result.playouts.error(),
             gain_over(plain, result), result.to_best.mean(), result.to_best.error());
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Cazenave and Saffidine (2010): playouts to the value, and to the best move, mean of {} "
      "runs,\nlimit {}\n\n",
      lab.runs, lab.playouts);
  fmt::print("{:<13}{:>8}  {:<8}{:>10}{:>12}{:>10}{:>10}{:>10}{:>9}\n", "game", "outcomes", "mode",
             "paper", "playouts", "error", "gain", "to best", "error");
}

void print_note() {
  fmt::print(
      "\ngain: the playouts of the plain solver over these; error: standard error of our mean\n");
}

int run(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  const auto cells = outcome_cells();
  OutcomeRuns plain;
  run_cells(
      lab, cells.size(),
      [&](std::size_t i, std::uint32_t seed) { return cells[i].run(lab.playouts, seed); },
      [&](std::size_t i) { return name_of(cells[i]); },
      [&](std::size_t i, const std::vector<OutcomeRun>& runs) {
        const OutcomeRuns result = sum_up_outcomes(runs);
        if (std::string(cells[i].mode) == "plain") plain = result;
        if (lab.json) {
          print_json(cells[i], result);
        } else {
          print_line(cells[i], result, plain);
        }
      });
  if (!lab.json) print_note();
  return 0;
}

}  // namespace

void declare_outcomes(CLI::App& command, int& status) {
  const auto lab = std::make_shared<LabOptions>(LabOptions{.playouts = 1'000'000, .runs = 20});
  add_runs(command, *lab, "Runs of each cell");
  support::add_playouts_option(command, lab->playouts, "a run gives up after so many");
  add_runs_on(command, *lab);
  support::set_callback(command, [lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
