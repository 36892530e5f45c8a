// SPDX-License-Identifier: MIT
/// \file
/// frugal paper table6. Runs every cell some times, spread over the cores, and prints
/// the paper's mean beside ours.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/papers.hpp"
#include "lab/papers/table6_runs.hpp"

namespace frugal::lab {
namespace {

struct Table6 {
  LabOptions lab{.runs = 30};
  bool outlook = false;
};

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

void print_our_title(const char* title) {
  fmt::print("\n{}\n\n", title);
  fmt::print("{:<7}{:<14}{:>10}{:>10}{:>9}{:>12}\n", "board", "mode", "playouts", "error",
             "records", "recycled");
}

int run(const Table6& table) {
  const LabOptions& lab = table.lab;
  const auto print_ours = lab.json ? print_json : print_our_line;
  if (table.outlook) {
    if (!lab.json) print_our_title("What the paper's section 6 proposes to try, with its cuts");
    run_part(lab, outlook_cells(), print_ours);
    return 0;
  }
  if (!lab.json) print_title(lab);
  run_part(lab, table6_cells(), lab.json ? print_json : print_paper_line);
  if (!lab.json) print_note();
  if (!lab.json) print_our_title("Frugal's own settings to prove, in a pool of that size");
  run_part(lab, our_cells(), print_ours);
  return 0;
}

}  // namespace

void declare_table6(CLI::App& command, int& status) {
  const auto table = std::make_shared<Table6>();
  add_runs(command, table->lab, "Runs of each cell");
  support::add_flag(
      command, "--outlook", table->outlook,
      "In place of the table, what the paper proposes to try: delta that fades with the "
      "visits, scores kept within the bounds");
  add_runs_on(command, table->lab);
  support::set_callback(command, [table, &status] { status = run(*table); });
}

}  // namespace frugal::lab
