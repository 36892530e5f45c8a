// SPDX-License-Identifier: MIT
//
// table6.cpp: frugal paper table6. Runs every cell some times, spread over the cores, and prints
// the paper's mean beside ours.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lab_options.hpp"
#include "meter.hpp"
#include "papers.hpp"
#include "statistics.hpp"
#include "table6_runs.hpp"

namespace frugal::lab {
namespace {

struct Table6 {
  LabOptions lab;
  std::uint32_t runs = 30;
  bool outlook = false;
};

using Runs = std::vector<SolvingRun>;

struct CellResult {
  Sample playouts;
  std::uint32_t unsolved = 0;
  std::uint32_t peak = 0;
  std::uint64_t recycled = 0;
};

CellResult sum_up(const Runs& runs) {
  CellResult result;
  for (const SolvingRun& run : runs) {
    result.playouts.add(run.playouts);
    result.unsolved += run.is_solved ? 0 : 1;
    result.peak = std::max(result.peak, run.peak);
    result.recycled += run.recycled;
  }
  return result;
}

/// "> " where some runs did not end.
std::string figure(double playouts, bool is_more) {
  return fmt::format("{}{:.{}f}", is_more ? "> " : "", playouts, is_more ? 0 : 1);
}

std::string paper_figure(const Table6Cell& cell) {
  return cell.paper > 0 ? figure(cell.paper, false) : figure(kTable6Limit, true);
}

/// A part of the table: its cells, and how a line is printed.
class Part {
 public:
  Part(const Table6& table, std::span<const Table6Cell> cells)
      : table_(table), cells_(cells), runs_(cells.size(), Runs(table.runs)) {}

  /// Prints each cell as soon as it and those before it are done.
  template <class Print>
  void run(Print print) {
    std::vector<std::atomic<std::uint32_t>> left(cells_.size());
    for (auto& number : left) number = table_.runs;
    std::size_t printed = 0;
    std::mutex mutex;
    Meter meter;
    in_parallel(cells_.size() * table_.runs, table_.lab.threads, [&] {
      return [&](std::size_t job) {
        const std::size_t cell = job / table_.runs;
        const auto number = static_cast<std::uint32_t>(job % table_.runs);
        runs_[cell][number] = cells_[cell].run(cells_[cell].bytes, table_.lab.seed + number);
        --left[cell];
        const std::lock_guard lock(mutex);
        for (; printed < cells_.size() && left[printed] == 0; ++printed) {
          meter.hide();
          print(cells_[printed], sum_up(runs_[printed]));
          std::fflush(stdout);
        }
        meter.show(fmt::format("{} {}: run {} of {}", cells_[cell].board, cells_[cell].mode,
                               number + 1, table_.runs));
      };
    });
  }

 private:
  const Table6& table_;
  std::span<const Table6Cell> cells_;
  std::vector<Runs> runs_;
};

void print_json(const Table6Cell& cell, const CellResult& result) {
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

void print_paper_line(const Table6Cell& cell, const CellResult& result) {
  const bool is_more = result.unsolved > 0;
  const double ours = result.playouts.mean();
  const std::string ratio =
      cell.paper > 0 && !is_more ? fmt::format("{:.3f}", ours / cell.paper) : "-";
  fmt::print("{:<7}{:<8}{:>12}{:>12}{:>10.1f}{:>8}{:>10}\n", cell.board, cell.mode,
             paper_figure(cell), figure(ours, is_more), result.playouts.error(), ratio,
             result.recycled);
}

void print_our_line(const Table6Cell& cell, const CellResult& result) {
  fmt::print("{:<7}{:<14}{:>10}{:>10.1f}{:>9}{:>12}\n", cell.board, cell.mode,
             figure(result.playouts.mean(), result.unsolved > 0), result.playouts.error(),
             result.peak, result.recycled);
}

void print_title(const Table6& table) {
  fmt::print(
      "Cazenave and Saffidine (2010), table 6: playouts to solve Connect Four, line 4,\n"
      "boards width x height, mean of {} runs (paper: 30), limit {}\n\n",
      table.runs, kTable6Limit);
  fmt::print("{:<7}{:<8}{:>12}{:>12}{:>10}{:>8}{:>10}\n", "board", "mode", "paper", "ours", "error",
             "ratio", "recycled");
}

void print_note() { fmt::print("\nerror: standard error of our mean; the paper gives none\n"); }

void print_our_title() {
  fmt::print("\nFrugal's own settings to prove, in a pool of that size\n\n");
  fmt::print("{:<7}{:<14}{:>10}{:>10}{:>9}{:>12}\n", "board", "mode", "playouts", "error",
             "records", "recycled");
}

void print_outlook_title() {
  fmt::print("What the paper's section 6 proposes to try, with its cuts\n\n");
  fmt::print("{:<7}{:<14}{:>10}{:>10}{:>9}{:>12}\n", "board", "mode", "playouts", "error",
             "records", "recycled");
}

int run(const Table6& table) {
  const bool json = table.lab.json;
  if (table.outlook) {
    if (!json) print_outlook_title();
    Part(table, outlook_cells()).run(json ? print_json : print_our_line);
    return 0;
  }
  if (!json) print_title(table);
  Part(table, table6_cells()).run(json ? print_json : print_paper_line);
  if (!json) print_note();
  if (!json) print_our_title();
  Part(table, our_cells()).run(json ? print_json : print_our_line);
  return 0;
}

}  // namespace

void add_table6(CLI::App& paper, int& status) {
  CLI::App& command =
      *paper.add_subcommand("table6", "Playouts to solve small boards (Cazenave, Saffidine 2010)");
  const auto table = std::make_shared<Table6>();
  command.add_option("--runs", table->runs, "Runs of each cell")
      ->check(CLI::Range(1u, 100'000u))
      ->capture_default_str();
  command.add_flag(
      "--outlook", table->outlook,
      "In place of the table, what the paper proposes to try: delta that fades with the "
      "visits, scores kept within the bounds");
  add_runs_on(command, table->lab);
  command.callback([table, &status] { status = run(*table); });
}

}  // namespace frugal::lab
