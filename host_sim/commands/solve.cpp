// SPDX-License-Identifier: MIT
//
// solve.cpp: proves positions read from standard input.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands/subcommands.hpp"
#include "games/engine.hpp"
#include "notation/positions.hpp"
#include "support/meter.hpp"
#include "support/options.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

constexpr std::uint32_t kSlice = 4096;
constexpr std::chrono::seconds kPatience{1};
constexpr const char* kValues[] = {"loss", "draw", "win"};

struct SolveOptions : support::Options {
  bool by_tree = false;
  std::uint32_t positions = 1'000'000'000;

  std::uint32_t limit() const { return by_tree ? playouts : positions; }
};

struct Answer {
  KnownValue value;
  int column;
  std::uint32_t work;   // playouts, or visited positions
  std::uint32_t nodes;  // of a tree
};

Answer solve(Engine& engine, const notation::Position& position, std::uint32_t limit) {
  engine.start(position.columns);
  support::Meter meter(kPatience);
  std::uint32_t done = 0;
  while (done < limit && !engine.value().is_exact()) {
    done += engine.run(std::min(kSlice, limit - done));
    meter.show(fmt::format("{:.1f} of at most {:.1f} million playouts", done / 1e6, limit / 1e6));
  }
  return {engine.value(), engine.best_move() + 1, done, engine.pool_use().peak};
}

const char* word_of(const KnownValue& value) {
  return value.is_exact() ? kValues[value.at_least] : "unknown";
}

std::string as_text(const notation::Position& position, const Answer& answer, bool by_tree) {
  const std::string work = by_tree ? fmt::format("playouts={} nodes={}", answer.work, answer.nodes)
                                   : fmt::format("visited={}", answer.work);
  return fmt::format("{} {} {} {}", position.text, word_of(answer.value), answer.column, work);
}

std::string as_json(const notation::Position& position, const Answer& answer, bool by_tree) {
  nlohmann::ordered_json json{{"position", position.text},
                              {"value", word_of(answer.value)},
                              {"at_least", kValues[answer.value.at_least]},
                              {"at_most", kValues[answer.value.at_most]},
                              {"column", answer.column}};
  json[by_tree ? "playouts" : "visited"] = answer.work;
  if (by_tree) json["nodes"] = answer.nodes;
  return json.dump();
}

int run(const SolveOptions& options) {
  const Purpose purpose = options.by_tree ? Purpose::kTreeProof : Purpose::kProof;
  const auto engine = make_engine(options.board, purpose, {options.bytes, options.seed});
  return notation::answer_positions(options.board, [&](const notation::Position& position) {
    const Answer answer = solve(*engine, position, options.limit());
    support::write_line((options.json ? as_json : as_text)(position, answer, options.by_tree));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board. Answers each with a line

  <position> <win|draw|loss|unknown> <column> visited=<n>

the value for the side to move, the column to play, and how many positions the proof visited, which
remembers what fits --bytes. With --by-tree the tree search proves instead, and the line ends with
playouts=<n> nodes=<peak>: the playouts it took, and the most nodes that the tree had. "unknown"
means that the limit came first; the column is then the best guess.

A bad line is reported on standard error, and the others are still answered; the exit status is then 1.

Example:
  echo 444443562 | ./frugal solve
  echo - | ./frugal solve --game connect:5x5x4 --bytes 64k)";

}  // namespace

void declare_solve(CLI::App& command, int& status) {
  const auto options = std::make_shared<SolveOptions>();
  options->playouts = 10'000'000;
  support::add_options(command, *options, "with --by-tree, give a position up after this many");
  support::add_number_option(command, "--positions", options->positions, 1, 4'294'967'295,
                             "give a position up after visiting this many");
  command.add_flag("--by-tree", options->by_tree, "prove by Monte-Carlo tree search with bounds");
  command.footer(kFooter);
  command.callback([options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
