// SPDX-License-Identifier: MIT
//
// table6.cpp: frugal paper table6. Runs every cell some times, spread over the cores, and prints
// the paper's mean beside ours.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "cells.hpp"
#include "lab_options.hpp"
#include "papers.hpp"
#include "table6_runs.hpp"

namespace frugal::lab {
namespace {

std::string paper_figure(const Table6Cell& cell) {
  return cell.paper > 0 ? figure(cell.paper, false, 1) : figure(kTable6Limit, true, 1);
}

/// Runs these cells, and prints each.
template <class Print>
void run_part(const LabOptions& lab, std::span<const Table6Cell> cells, Print print) {
  run_cells(
      lab, cells.size(),
      [&](std::size_t i, std::uint32_t seed) { return cells[i].run(cells[i].bytes, seed); },
      [&](std::size_t i) { return fmt::format("{} {}", cells[i].board, cells[i].mode); },
      [&](std::size_t i, const std::vector<SolvingRun>& runs) { print(cells[i], sum_up(runs)); });
}

void print_json(const Table6Cell& cell, const SolvingRuns& result) {
  nlohmann::ordered_json line = {{"board", cell.board},
                                 {"mode", cell.mode},
                                 {"runs", result.playouts.count()},
                                 {"playouts", result.playouts.mean()},
                                 {"error", result.playouts.error()},
                                 {"unsolved", result.unsolved},
                                 {"bytes", cell.bytes},
                                 {"peak", result.peak},
                                 {"recycled", result.recycled}};
  if (cell.paper > 0) line["paper"] = cell.paper;
  fmt::print("{}\n", line.dump());
}

void print_paper_line(const Table6Cell& cell, const SolvingRuns& result) {
  const bool is_more = result.unsolved > 0;
  const double ours = result.playouts.mean();
  const std::string ratio =
      cell.paper > 0 && !is_more ? fmt::format("{:.3f}", ours / cell.paper) : "-";
  fmt::print("{:<7}{:<8}{:>12}{:>12}{:>10.1f}{:>8}{:>10}\n", cell.board, cell.mode,
             paper_figure(cell), figure(ours, is_more, 1), result.playouts.error(), ratio,
             result.recycled);
}

void print_our_line(const Table6Cell& cell, const SolvingRuns& result) {
  fmt::print("{:<7}{:<14}{:>10}{:>10.1f}{:>9}{:>12}\n", cell.board, cell.mode,
             figure(result.playouts.mean(), result.unsolved > 0, 1), result.playouts.error(),
             result.peak, result.recycled);
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Cazenave and Saffidine (2010), table 6: playouts to solve Connect Four, line 4,\n"
      "boards width x height, mean of {} runs (paper: 30), limit {}\n\n",
      lab.runs, kTable6Limit);
  fmt::print("{:<7}{:<8}{:>12}{:>12}{:>10}{:>8}{:>10}\n", "board", "mode", "paper", "ours", "error",
             "ratio", "recycled");
}

void print_note() { fmt::print("\nerror: standard error of our mean; the paper gives none\n"); }

void print_our_title() {
  fmt::print("\nFrugal's own settings to prove, in a pool of that size\n\n");
  fmt::print("{:<7}{:<14}{:>10}{:>10}{:>9}{:>12}\n", "board", "mode", "playouts", "error",
             "records", "recycled");
}

int run(const LabOptions& lab) {
  const bool json = lab.json;
  if (!json) print_title(lab);
  run_part(lab, table6_cells(), json ? print_json : print_paper_line);
  if (!json) print_note();
  if (!json) print_our_title();
  run_part(lab, our_cells(), json ? print_json : print_our_line);
  return 0;
}

}  // namespace

void add_table6(CLI::App& paper, int& status) {
  CLI::App& command =
      *paper.add_subcommand("table6", "Playouts to solve small boards (Cazenave, Saffidine 2010)");
  const auto lab = std::make_shared<LabOptions>(LabOptions{.runs = 30});
  add_runs(command, *lab, "Runs of each cell");
  add_runs_on(command, *lab);
  command.callback([lab, &status] { status = run(*lab); });
}

}  // namespace frugal::lab
