// SPDX-License-Identifier: MIT
/// \file
/// Proves positions read from standard input.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands/subcommands.hpp"
#include "games/engine.hpp"
#include "games/options.hpp"
#include "games/scoring.hpp"
#include "notation/json.hpp"
#include "notation/positions.hpp"
#include "oracle/connect_rules.hpp"
#include "support/meter.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

constexpr std::chrono::seconds kPatience{1};

struct SolveOptions : Options {
  bool by_tree = false;
  bool score = false;
  bool all = false;
  std::uint32_t positions = 1'000'000'000;
  std::uint32_t threads = 1;

  std::uint32_t limit() const { return by_tree ? playouts : positions; }
  bool wants_scores() const { return score || all; }
  Purpose purpose() const {
    if (by_tree) return Purpose::kTreeProof;
    return wants_scores() ? Purpose::kScore : Purpose::kProof;
  }
};

/// Of a column; nothing if it is full.
using ColumnValue = std::optional<KnownValue>;

struct Answer {
  KnownValue value;
  int move;
  std::uint32_t work;                // playouts, or visited positions
  std::uint32_t nodes;               // of a tree
  std::vector<ColumnValue> columns;  // with --all, as the side to move sees them
  std::vector<int> line;             // where the proof of a value was when the limit came
};

std::uint32_t run_up_to(Engine& engine, std::uint32_t limit, support::Meter& meter,
                        std::string_view work) {
  return cli::run_up_to(engine, limit, [&](std::uint32_t done) {
    meter.show(fmt::format("{:.1f} of at most {:.1f} million {}", done / 1e6, limit / 1e6, work));
  });
}

KnownValue seen_from_above(const KnownValue& value) {
  return {value.top - value.at_most, value.top - value.at_least, value.top, value.step};
}

/// Of every column, with what the proofs of the position and of the columns before have left.
void add_columns(Engine& engine, const Board& board, const std::vector<int>& moves,
                 std::uint32_t limit, support::Meter& meter, Answer& answer) {
  oracle::PlainBoard plain(board);
  for (const int move : moves) plain.drop(move);
  std::vector<int> after = moves;
  after.push_back(0);
  for (int column = 0; column < board.width; ++column) {
    answer.columns.emplace_back();
    if (plain.is_column_full(column)) continue;
    after.back() = column;
    engine.go_on(after);
    answer.work += run_up_to(engine, limit - std::min(limit, answer.work), meter, "positions");
    answer.columns.back() = seen_from_above(engine.value());
  }
}

Answer solve(Engine& engine, const notation::Position& position, const KnownGame& game,
             const SolveOptions& options) {
  engine.start(position.moves);
  support::Meter meter(kPatience);
  const std::uint32_t done =
      run_up_to(engine, options.limit(), meter, options.by_tree ? "playouts" : "positions");
  Answer answer{engine.value(), engine.best_move(), done, engine.pool_use().peak, {}, {}};
  if (options.purpose() == Purpose::kProof && !answer.value.is_exact()) answer.line = engine.line();
  if (options.all) {
    add_columns(engine, game.board, position.moves, options.limit(), meter, answer);
  }
  return answer;
}

/// Of the side to move: "win", or in a game with other scores how many points.
std::string word_of(int value, int top) {
  if (value == 0) return "loss";
  if (value == top) return "win";
  return top == 2 ? "draw" : fmt::format("{}/{}", value, top);
}

std::string word_of(const KnownValue& value, bool as_score) {
  if (!value.is_exact()) return "unknown";
  return as_score ? std::to_string(score_at_least(value)) : word_of(value.at_least, value.top);
}

std::string columns_of(const Answer& answer) {
  std::string text;
  for (const ColumnValue& column : answer.columns) {
    text += (text.empty() ? " scores=" : ",") + (column ? word_of(*column, true) : "full");
  }
  return text;
}

std::string as_text(const notation::Notation& notation, const notation::Position& position,
                    const Answer& answer, const SolveOptions& options) {
  const std::string work = options.by_tree
                               ? fmt::format("playouts={} nodes={}", answer.work, answer.nodes)
                               : fmt::format("visited={}", answer.work);
  return fmt::format("{} {} {}{} {}", position.text, word_of(answer.value, options.wants_scores()),
                     notation.write(answer.move), columns_of(answer), work);
}

/// A number, or null as long as it is not known.
nlohmann::ordered_json score_in_json(const ColumnValue& value) {
  if (!value || !value->is_exact()) return nullptr;
  return score_at_least(*value);
}

nlohmann::ordered_json value_in_json(const Answer& answer, bool as_score) {
  const KnownValue& value = answer.value;
  if (as_score) {
    return {{"score", score_in_json(value)},
            {"at_least", score_at_least(value)},
            {"at_most", score_at_most(value)}};
  }
  return {{"value", word_of(value, false)},
          {"at_least", word_of(value.at_least, value.top)},
          {"at_most", word_of(value.at_most, value.top)}};
}

std::string as_json(const notation::Notation& notation, const notation::Position& position,
                    const Answer& answer, const SolveOptions& options) {
  nlohmann::ordered_json json{{"position", position.text}};
  json.update(value_in_json(answer, options.wants_scores()));
  notation::add_move(json, notation, answer.move);
  for (const ColumnValue& column : answer.columns) json["scores"].push_back(score_in_json(column));
  json[options.by_tree ? "playouts" : "visited"] = answer.work;
  if (options.by_tree) json["nodes"] = answer.nodes;
  for (const int move : answer.line) {
    json["line"].push_back(notation::move_in_json(notation, move));
  }
  return json.dump();
}

int run(const SolveOptions& options) {
  if (options.by_tree && options.wants_scores()) {
    support::refuse_value("--by-tree", "the tree proves who wins, not how soon; leave it out, or " +
                                           std::string(options.all ? "--all" : "--score"));
  }
  if (options.by_tree && options.threads > 1) {
    support::refuse_value("--threads",
                          "a tree is searched on one; leave out --threads or --by-tree");
  }
  const KnownGame game = known_game(options.game);
  if (options.all && !game.is_connect()) {
    support::refuse_value("--all", "it tells the scores of columns; give --score in place of it");
  }
  const auto engine = with_game([&] {
    return make_engine(game, options.purpose(), {options.bytes, options.seed, options.threads});
  });
  const auto notation = notation::notation_of(game);
  return notation::answer_positions(*notation, [&](const notation::Position& position) {
    const Answer answer = solve(*engine, position, game, options);
    support::write_line((options.json ? as_json : as_text)(*notation, position, answer, options));
  });
}

constexpr const char* kFooter = R"(
Reads positions from standard input, one a line: the columns played so far, counted from 1 ("4455"),
or - for the empty board; in other games the moves, counted from 1, between commas if there are more
than nine; in Othello cells between commas ("D3,C5"). Answers each with a line

  <position> <win|draw|loss|unknown> <column> visited=<n>

the value for the side to move, the column (or move) to play, and how many positions the proof
visited, which remembers what fits --bytes. With --by-tree the tree search proves instead, and the
line ends with playouts=<n> nodes=<peak>: the playouts it took, and the most nodes that the tree had.
"unknown" means that the limit came first; the column is then the best guess.

With --score the answer is <position> <score> <column> visited=<n>: how many discs the winner has left
when it wins, plus one; below 0 if the side to move loses, 0 for a draw (Pons' convention). In Othello
it is how many discs the winner has more, with the empty cells. With --all the scores of all columns
are told as well, from the left: scores=-3,1,full,full,-4,1,full.

With --threads the proof runs on several threads at once, which share what they remember and keep it from
line to line: the values are the same, the counts are not, and of several best columns it may be another.

--json tells as "line", if the limit came first, the moves on the way to the position that was looked at.
A board with the image `solve` is there as well after as many positions, with as many bytes.

A bad line is reported on standard error, and the others are still answered; the exit status is then 1.

Example:
  echo 444443562 | ./frugal solve
  echo - | ./frugal solve --game connect:5x5x4 --bytes 64k
  echo 444443562 | ./frugal solve --all
  echo - | ./frugal solve --score --bytes 64M --threads 2)";

}  // namespace

void declare_solve(CLI::App& command, int& status) {
  const auto options = std::make_shared<SolveOptions>();
  options->playouts = 10'000'000;
  add_options(command, *options, "with --by-tree, give a position up after this many");
  support::add_number_option(command, "--positions", options->positions, 1, 4'294'967'295,
                             "give a position up after visiting this many");
  support::add_number_option(command, "--threads", options->threads, 1, 256,
                             "prove on so many threads, which share the table");
  support::add_flag(command, "--by-tree", options->by_tree,
                    "prove by Monte-Carlo tree search with bounds");
  support::add_flag(command, "--score", options->score,
                    "tell how soon the win is, or how late the loss");
  support::add_flag(command, "--all", options->all, "tell the score of every column");
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
