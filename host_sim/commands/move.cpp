// SPDX-License-Identifier: MIT
//
// move.cpp: answers the column to play in positions read from standard input.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands/subcommands.hpp"
#include "games/engine.hpp"
#include "notation/positions.hpp"
#include "support/options.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

std::string as_text(const notation::Position& position, int column) {
  return fmt::format("{} {}", position.text, column);
}

std::string as_json(const notation::Position& position, int column) {
  return nlohmann::ordered_json{{"position", position.text}, {"column", column}}.dump();
}

int run(const support::Options& options) {
  const auto engine = make_engine(options.board, Purpose::kPlay, {options.bytes, options.seed});
  return notation::answer_positions(options.board, [&](const notation::Position& position) {
    engine->start(position.columns);
    engine->run(options.playouts);
    const int column = engine->best_move() + 1;
    support::write_line(options.json ? as_json(position, column) : as_text(position, column));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board. Answers each with a line

  <position> <column>

A bad line is reported on standard error, and the others are still answered; the exit status is then 1.

Example:
  echo 4455 | ./frugal move
  echo 4455 | ./frugal move --playouts 100 --bytes 4k)";

}  // namespace

void declare_move(CLI::App& command, int& status) {
  const auto options = std::make_shared<support::Options>();
  support::add_options(command, *options, "simulations a move");
  command.footer(kFooter);
  command.callback([options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
