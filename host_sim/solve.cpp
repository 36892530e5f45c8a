// SPDX-License-Identifier: MIT
//
// solve.cpp: proves positions read from standard input.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "engine.hpp"
#include "options.hpp"
#include "positions.hpp"
#include "progress.hpp"
#include "subcommands.hpp"

namespace frugal::cli {
namespace {

constexpr std::uint32_t kSlice = 4096;
constexpr const char* kValues[] = {"loss", "draw", "win"};

struct Answer {
  KnownValue value;
  int column;
  std::uint32_t playouts;
  std::uint32_t nodes;
};

Answer solve(Engine& engine, const Position& position, std::uint32_t limit) {
  engine.start(position.columns);
  Progress progress(limit);
  std::uint32_t done = 0;
  while (done < limit && !engine.value().is_exact()) {
    done += engine.run(std::min(kSlice, limit - done));
    progress.show(done);
  }
  return {engine.value(), engine.best_move() + 1, done, engine.pool_use().peak};
}

const char* word_of(const KnownValue& value) {
  return value.is_exact() ? kValues[value.at_least] : "unknown";
}

std::string as_text(const Position& position, const Answer& answer) {
  return fmt::format("{} {} {} playouts={} nodes={}", position.text, word_of(answer.value),
                     answer.column, answer.playouts, answer.nodes);
}

std::string as_json(const Position& position, const Answer& answer) {
  return nlohmann::ordered_json{{"position", position.text},
                                {"value", word_of(answer.value)},
                                {"at_least", kValues[answer.value.at_least]},
                                {"at_most", kValues[answer.value.at_most]},
                                {"column", answer.column},
                                {"playouts", answer.playouts},
                                {"nodes", answer.nodes}}
      .dump();
}

int run(const Options& options) {
  const auto engine = make_engine(options.board, Purpose::kProof, {options.bytes, options.seed});
  return answer_positions(options.board, [&](const Position& position) {
    const Answer answer = solve(*engine, position, options.playouts);
    write_line(options.json ? as_json(position, answer) : as_text(position, answer));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board. Answers each with a line

  <position> <win|draw|loss|unknown> <column> playouts=<n> nodes=<peak>

the value for the side to move, the column to play, the playouts it took, and the most nodes that
the tree had. "unknown" means that the limit of playouts came first; the column is then the best
guess. Bad lines are told on standard error, the others still answered; the exit status is then 1.

Example:
  echo 444443562 | ./frugal solve
  echo - | ./frugal solve --game connect:5x4x4 --bytes 48k)";

}  // namespace

void add_solve(CLI::App& app, int& status) {
  CLI::App* const command =
      app.add_subcommand("solve", "prove positions: win, draw or loss, and the column to play");
  const auto options = std::make_shared<Options>();
  options->playouts = 10'000'000;
  add_options(*command, *options, "give a position up after this many");
  command->footer(kFooter);
  command->callback([options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
