// SPDX-License-Identifier: MIT
/// \file
/// frugal paper consistency. Berthier, Doghmen and Teytaud (2010): which rules find
/// the good move as playouts grow, alone and made consistent by their algorithm 2; and how much of
/// the tree they visit on the way, for a frugal rule need not visit all of it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "lab/lab_options.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/consistency_go.hpp"
#include "lab/papers/consistency_runs.hpp"
#include "lab/papers/papers.hpp"

namespace frugal::lab {
namespace {

struct ConsistencyLab : LabOptions {
  ConsistencyLab() : LabOptions{.bytes = std::size_t{8} << 20, .games = 100, .runs = 20} {}
  std::string game;
};

struct Cell {
  const ConsistencyGame& game;
  const ConsistencyRule& rule;
  RunConsistency run;
  Remedy remedy;

  /// What the text says.
  bool should_find() const {
    return remedy != Remedy::kNone || rule.fails_in.find(game.name) == std::string_view::npos;
  }
  /// Whether the theorem says anything.
  bool is_judged() const { return remedy == Remedy::kNone || rule.is_curable; }
  const char* text() const { return !is_judged() ? "-" : should_find() ? "finds" : "fails"; }
  std::string name() const {
    if (remedy == Remedy::kNone) return rule.name;
    return remedy == Remedy::kAlgorithm2 ? "  algorithm 2" : "  every other time";
  }
};

std::vector<Cell> all_cells() {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < kConsistencyGames; ++i) {
    const ConsistencyGame& game = consistency_games()[i];
    for (const ConsistencyRule& rule : consistency_rules()) {
      for (const Remedy remedy : kRemedies) {
        const RunConsistency run = rule.runs[static_cast<std::size_t>(remedy)][i];
        if (run != nullptr) cells.push_back({game, rule, run, remedy});
      }
    }
  }
  return cells;
}

/// Means of the runs; shares in percent.
struct Result {
  std::vector<double> found;
  double visited = 0;
  double records = 0;  // in 1,000 playouts
  std::uint32_t recycled = 0;

  /// By most of the runs, at the last look. For a rule that should fail, at the last look before
  /// counters are halved: the text forgets nothing, and halving may remove a 0 that its rule would
  /// remember for ever.
  bool is_found(const Cell& cell) const {
    const std::size_t last = found.size() - 1;
    const std::size_t look = cell.should_find() ? last : std::min(last, kLastWithoutForgetting);
    return found[look] >= 50;
  }
  bool differs(const Cell& cell) const {
    return cell.is_judged() && is_found(cell) != cell.should_find();
  }
};

Result sum_up(const LabOptions& lab, const Cell& cell, const std::vector<ConsistencyRun>& runs) {
  const double parts = static_cast<double>(runs.size()) / 100;
  Result result{.found = std::vector<double>(looks(lab.playouts))};
  const auto playouts = static_cast<double>(playouts_at(result.found.size() - 1));
  for (const ConsistencyRun& run : runs) {
    for (std::size_t i = 0; i < result.found.size(); ++i) {
      result.found[i] += run.found[i] ? 1 / parts : 0;
    }
    result.visited +=
        static_cast<double>(run.children_visited) / static_cast<double>(cell.game.children) / parts;
    result.records += run.records * 1000.0 / playouts / static_cast<double>(runs.size());
    result.recycled += run.recycled;
  }
  return result;
}

void print_json(const Cell& cell, const Result& result) {
  nlohmann::ordered_json line = {{"game", cell.game.name},
                                 {"rule", cell.rule.name},
                                 {"consistent", cell.remedy != Remedy::kNone},
                                 {"text", cell.text()},
                                 {"ours", result.is_found(cell) ? "finds" : "fails"}};
  if (cell.remedy != Remedy::kNone) line["every"] = cell.remedy == Remedy::kAlgorithm2 ? 1 : 2;
  for (std::size_t i = 0; i < result.found.size(); ++i) {
    line["found"][std::to_string(playouts_at(i))] = result.found[i];
  }
  line["children"] = cell.game.children;
  line["visited"] = result.visited;
  line["records"] = result.records;
  line["recycled"] = result.recycled;
  fmt::print("{}\n", line.dump());
}

void print_head(const LabOptions& lab, const ConsistencyGame& game) {
  fmt::print("\n{}: {}; {} children\n{:<26}", game.name, game.words, game.children, "");
  for (std::size_t i = 0; i < looks(lab.playouts); ++i) fmt::print("{:>8}", playouts_at(i));
  fmt::print("{:>9}{:>9}   text   ours\n", "visited", "records");
}

void print_line(const Cell& cell, const Result& result) {
  fmt::print("{:<26}", cell.name());
  for (const double found : result.found) fmt::print("{:>8.0f}", found);
  fmt::print("{:>9.1f}{:>9.1f}   {:<7}{}{}\n", result.visited, result.records, cell.text(),
             result.is_found(cell) ? "finds" : "fails", result.differs(cell) ? "  DIFFERS" : "");
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Berthier, Doghmen and Teytaud (2010), section 3: per cent of {} runs in which the good "
      "move\n"
      "has the most visits after so many playouts; no bounds, uniform playouts. visited: per cent\n"
      "of the children of all positions of the game that were ever visited; records: in 1,000\n"
      "playouts. text: what the paper says of the rule; below it: made consistent by algorithm 2\n"
      "with 0.3, and by the same every other time. A failure is looked for while no counter was\n"
      "halved, up to 10,000 playouts\n",
      lab.runs);
}

int run(const LabOptions& lab) {
  const std::vector<Cell> cells = all_cells();
  std::size_t different = 0;
  if (!lab.json) print_title(lab);
  run_cells(
      lab, cells.size(),
      [&](std::size_t i, std::uint32_t seed) { return cells[i].run(lab.playouts, seed); },
      [&](std::size_t i) { return fmt::format("{}, {}", cells[i].game.name, cells[i].rule.name); },
      [&](std::size_t i, const std::vector<ConsistencyRun>& runs) {
        const Cell& cell = cells[i];
        const Result result = sum_up(lab, cell, runs);
        different += result.differs(cell) ? 1 : 0;
        if (lab.json) return print_json(cell, result);
        if (i == 0 || cell.game.name != cells[i - 1].game.name) print_head(lab, cell.game);
        print_line(cell, result);
      });
  if (!lab.json) {
    fmt::print("\n{}\n", different == 0 ? "each rule does as the text says"
                                        : fmt::format("{} DIFFER from the text", different));
  }
  return different == 0 ? 0 : 1;
}

}  // namespace

void declare_consistency(CLI::App& command, int& status) {
  const auto lab = std::make_shared<ConsistencyLab>();
  command.add_option("--game", lab->game, "Go, in place of the small games that fool rules")
      ->check(CLI::IsMember({"go:9"}));
  command
      .add_option(
          "--playouts", lab->playouts,
          "Playouts of a run, down to a power of ten [100000]; in Go, of a move too [10000]")
      ->check(CLI::Range(kFirstLook, 100'000'000u));
  add_bytes(command, *lab);
  add_games(command, *lab);
  add_runs(command, *lab, "Runs of each rule on each game");
  add_runs_on(command, *lab);
  command.callback([lab, &status] {
    const bool is_go = !lab->game.empty();
    if (lab->playouts == 0) lab->playouts = is_go ? 10'000 : 100'000;
    status = is_go ? run_consistency_go(*lab) : run(*lab);
  });
}

}  // namespace frugal::lab
