// SPDX-License-Identifier: MIT
/// \file
/// Answers the column to play in positions read from standard input.
#include <fmt/format.h>

#include <memory>
#include <string>

#include "commands/subcommands.hpp"
#include "games/engine.hpp"
#include "games/options.hpp"
#include "notation/json.hpp"
#include "notation/positions.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

std::string as_json(const notation::Notation& notation, const notation::Position& position,
                    int move) {
  nlohmann::ordered_json json{{"position", position.text}};
  notation::add_move(json, notation, move);
  return json.dump();
}

int run(const Options& options) {
  const KnownGame game = known_game(options.game);
  const auto engine = with_game([&] {
    return make_engine(game, Purpose::kPlay, {options.bytes, options.seed});
  });
  const auto notation = notation::notation_of(game);
  return notation::answer_positions(*notation, [&](const notation::Position& position) {
    engine->start(position.moves);
    engine->run(options.playouts);
    const int move = engine->best_move();
    support::write_line(options.json ? as_json(*notation, position, move)
                                     : fmt::format("{} {}", position.text, notation->write(move)));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board; in other games the moves, counted from 1, between commas if there are more
than nine; in Go and Othello points between commas ("D4,pass"). Answers each with a line

  <position> <column>

A bad line is reported on standard error, and the others are still answered; the exit status is then 1.

Example:
  echo 4455 | ./frugal move
  echo 4455 | ./frugal move --playouts 100 --bytes 4k)";

}  // namespace

void declare_move(CLI::App& command, int& status) {
  const auto options = std::make_shared<Options>();
  add_options(command, *options, "simulations a move");
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
