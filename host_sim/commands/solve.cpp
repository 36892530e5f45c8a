// SPDX-License-Identifier: MIT
/// \file
/// Proves positions read from standard input.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>

#include "commands/subcommands.hpp"
#include "games/engine.hpp"
#include "games/options.hpp"
#include "notation/json.hpp"
#include "notation/positions.hpp"
#include "support/meter.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

constexpr std::uint32_t kSlice = 4096;
constexpr std::chrono::seconds kPatience{1};

struct SolveOptions : Options {
  bool by_tree = false;
  std::uint32_t positions = 1'000'000'000;

  std::uint32_t limit() const { return by_tree ? playouts : positions; }
};

struct Answer {
  KnownValue value;
  int move;
  std::uint32_t work;   // playouts, or visited positions
  std::uint32_t nodes;  // of a tree
};

Answer solve(Engine& engine, const notation::Position& position, std::uint32_t limit) {
  engine.start(position.moves);
  support::Meter meter(kPatience);
  std::uint32_t done = 0;
  while (done < limit && !engine.value().is_exact()) {
    done += engine.run(std::min(kSlice, limit - done));
    meter.show(fmt::format("{:.1f} of at most {:.1f} million playouts", done / 1e6, limit / 1e6));
  }
  return {engine.value(), engine.best_move(), done, engine.pool_use().peak};
}

/// Of the side to move: "win", or in a game with other scores how many points.
std::string word_of(int value, int top) {
  if (value == 0) return "loss";
  if (value == top) return "win";
  return top == 2 ? "draw" : fmt::format("{}/{}", value, top);
}

std::string word_of(const KnownValue& value) {
  return value.is_exact() ? word_of(value.at_least, value.top) : "unknown";
}

std::string as_text(const notation::Notation& notation, const notation::Position& position,
                    const Answer& answer, bool by_tree) {
  const std::string work = by_tree ? fmt::format("playouts={} nodes={}", answer.work, answer.nodes)
                                   : fmt::format("visited={}", answer.work);
  return fmt::format("{} {} {} {}", position.text, word_of(answer.value),
                     notation.write(answer.move), work);
}

std::string as_json(const notation::Notation& notation, const notation::Position& position,
                    const Answer& answer, bool by_tree) {
  nlohmann::ordered_json json{{"position", position.text},
                              {"value", word_of(answer.value)},
                              {"at_least", word_of(answer.value.at_least, answer.value.top)},
                              {"at_most", word_of(answer.value.at_most, answer.value.top)}};
  notation::add_move(json, notation, answer.move);
  json[by_tree ? "playouts" : "visited"] = answer.work;
  if (by_tree) json["nodes"] = answer.nodes;
  return json.dump();
}

int run(const SolveOptions& options) {
  const KnownGame game = known_game(options.game);
  const Purpose purpose = options.by_tree ? Purpose::kTreeProof : Purpose::kProof;
  const auto engine = with_game([&] {
    return make_engine(game, purpose, {options.bytes, options.seed});
  });
  const auto notation = notation::notation_of(game);
  return notation::answer_positions(*notation, [&](const notation::Position& position) {
    const Answer answer = solve(*engine, position, options.limit());
    support::write_line(
        (options.json ? as_json : as_text)(*notation, position, answer, options.by_tree));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board; in other games the moves, counted from 1, between commas if there are more
than nine. Answers each with a line

  <position> <win|draw|loss|unknown> <column> visited=<n>

the value for the side to move, the column (or move) to play, and how many positions the proof
visited, which remembers what fits --bytes. With --by-tree the tree search proves instead, and the
line ends with playouts=<n> nodes=<peak>: the playouts it took, and the most nodes that the tree had.
"unknown" means that the limit came first; the column is then the best guess.

A bad line is reported on standard error, and the others are still answered; the exit status is then 1.

Example:
  echo 444443562 | ./frugal solve
  echo - | ./frugal solve --game connect:5x5x4 --bytes 64k)";

}  // namespace

void declare_solve(CLI::App& command, int& status) {
  const auto options = std::make_shared<SolveOptions>();
  options->playouts = 10'000'000;
  add_options(command, *options, "with --by-tree, give a position up after this many");
  support::add_number_option(command, "--positions", options->positions, 1, 4'294'967'295,
                             "give a position up after visiting this many");
  support::add_flag(command, "--by-tree", options->by_tree,
                    "prove by Monte-Carlo tree search with bounds");
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
