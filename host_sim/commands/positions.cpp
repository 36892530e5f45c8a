// SPDX-License-Identifier: MIT
/// \file
/// Draws sets of positions: of Connect Four by Pons' protocol, with their exact scores, or of any
/// game after so many random moves.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "commands/subcommands.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/proof.hpp"
#include "frugal/random.hpp"
#include "games/options.hpp"
#include "games/position.hpp"
#include "games/scoring.hpp"
#include "oracle/connect_rules.hpp"
#include "support/large_bytes.hpp"
#include "support/meter.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

constexpr int kCells = kConnectFour.cells();

/// By how many discs there are, and how many moves the game still lasts if both play their best.
struct Kind {
  const char* name;
  int fewest, most;       // discs
  int shortest, longest;  // moves to the end
};
constexpr std::array kKinds{
    Kind{"end-easy", 29, kCells - 1, 1, 13}, Kind{"middle-easy", 15, 28, 1, 13},
    Kind{"middle-medium", 15, 28, 14, 27},   Kind{"begin-easy", 0, 14, 1, 13},
    Kind{"begin-medium", 0, 14, 14, 27},     Kind{"begin-hard", 0, 14, 28, kCells},
};

struct PositionsOptions {
  std::string kind = kKinds[0].name;
  std::string game = name_of(kConnectFour);
  std::uint32_t plies = 0;  ///< 0: by kind
  std::uint32_t count = 1000;
  std::uint32_t positions = 20'000'000;
  std::size_t bytes = 67108864;
  std::uint32_t seed = 1;
};

std::string names_of_kinds() {
  std::string names;
  for (const Kind& kind : kKinds) names += (names.empty() ? "" : ", ") + std::string(kind.name);
  return names;
}

const Kind& kind_of(const std::string& name) {
  for (const Kind& kind : kKinds) {
    if (kind.name == name) return kind;
  }
  throw std::invalid_argument(
      fmt::format("'{}' is not a kind; there is {}", name, names_of_kinds()));
}

/// Random moves; nothing if they end the game.
std::optional<std::vector<int>> random_moves(Random& random, int discs) {
  oracle::PlainBoard board(kConnectFour);
  std::vector<int> moves;
  while (board.plies() < discs) {
    const int column = random.below(kConnectFour.width);
    if (board.is_column_full(column)) continue;
    board.drop(column);
    if (board.is_won()) return std::nullopt;
    moves.push_back(column);
  }
  return moves;
}

std::string text_of(const std::vector<int>& moves) {
  std::string text;
  for (const int move : moves) text += std::to_string(move + 1);
  return text.empty() ? "-" : text;
}

using Game = ExactConnect<kConnectFour.width, kConnectFour.height, kConnectFour.line>;
using B = Bounds<Game::kTop>;

/// The exact scores of positions that may be of a kind. Most are soon known to be of another.
class Scorer {
 public:
  Scorer(const Kind& kind, std::size_t bytes, std::uint32_t limit)
      : kind_(kind), limit_(limit), bytes_(bytes), proof_(bytes_.all()) {}

  /// The score, if it is of the kind and known within the limit.
  std::optional<int> score(const std::vector<int>& moves) {
    Game::Position root;
    for (const int move : moves) root.play(move);
    left_ = limit_;
    proof_.forget();
    if (!is_as_far_from_the_draw(root)) return std::nullopt;
    proof_.start(root);
    while (can_be_of_kind(root)) {
      if (B::is_solved(proof_.bounds())) return B::pess(proof_.bounds()) - Game::kDraw;
      if (!run_a_slice()) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  bool is_of_kind(const Game::Position& root, int score) const {
    const int left = moves_to_end(kCells, root.plies(), score);
    return left >= kind_.shortest && left <= kind_.longest;
  }

  bool can_be_of_kind(const Game::Position& root) const {
    for (int score = B::pess(proof_.bounds()); score <= B::opti(proof_.bounds()); ++score) {
      if (is_of_kind(root, score - Game::kDraw)) return true;
    }
    return false;
  }

  /// Whether a quick end is one is told in few positions, who wins is not.
  bool is_as_far_from_the_draw(const Game::Position& root) {
    int least = 0;
    while (least < Game::kDraw && !is_of_kind(root, least) && !is_of_kind(root, -least)) ++least;
    if (least < 2) return true;
    return reaches(root, Game::kDraw + least) || !reaches(root, Game::kDraw - least + 1);
  }

  bool reaches(const Game::Position& root, int score) {
    proof_.start(root, score - 1, score);
    while (!proof_.is_done() && run_a_slice()) {
    }
    return B::pess(proof_.bounds()) >= score;
  }

  bool run_a_slice() {
    constexpr std::uint32_t kSlice = 1000;
    if (left_ == 0) return false;
    const std::uint32_t slice = std::min(left_, kSlice);
    proof_.run(slice);
    left_ -= slice;
    return true;
  }

  const Kind& kind_;
  std::uint32_t limit_;
  std::uint32_t left_ = 0;
  support::LargeBytes bytes_;
  Proof<Game> proof_;
};

/// Random moves; fewer if they end the game.
std::vector<int> random_game(const KnownGame& game, Random& random, std::uint32_t plies) {
  const auto position = start_of(game);
  std::vector<int> moves;
  while (moves.size() < plies && !position->is_over()) {
    const int move = random.below(game.moves);
    if (!position->is_legal(move)) continue;
    position->play(move);
    moves.push_back(move);
  }
  if (position->is_over()) moves.clear();
  return moves;
}

std::string text_of(const KnownGame& game, const std::vector<int>& moves) {
  const auto start = start_of(game);
  std::string text;
  for (const int move : moves) {
    if (!text.empty() && game.moves > 9) text += ",";
    text += start->write(move);
  }
  return text;
}

int run_by_plies(const PositionsOptions& options) {
  const KnownGame game = known_game(options.game);
  if (game.is_go() || game.has_lots || static_cast<int>(options.plies) >= game.longest) {
    support::refuse_value("--plies",
                          fmt::format("no random game of {} is drawn to this length", game.name));
  }
  Random random(options.seed);
  for (std::uint32_t done = 0; done < options.count;) {
    const auto moves = random_game(game, random, options.plies);
    if (moves.empty()) continue;
    support::write_line(text_of(game, moves));
    ++done;
  }
  return 0;
}

int run(const PositionsOptions& options) {
  if (options.plies > 0) return run_by_plies(options);
  if (options.game != name_of(kConnectFour)) {
    support::refuse_value("--game", "only Connect Four has kinds; give --plies as well");
  }
  const Kind& kind = kind_of(options.kind);
  Scorer scorer(kind, options.bytes, options.positions);
  support::Meter meter(std::chrono::seconds{1});
  Random random(options.seed);
  for (std::uint32_t done = 0; done < options.count;) {
    meter.show(fmt::format("{} of {} positions", done, options.count));
    const auto moves =
        random_moves(random, kind.fewest + random.below(kind.most + 1 - kind.fewest));
    if (!moves) continue;
    const auto score = scorer.score(*moves);
    if (!score) continue;
    meter.hide();
    support::write_line(fmt::format("{} {}", text_of(*moves), *score));
    ++done;
  }
  return 0;
}

constexpr const char* kFooter = R"(
Draws random positions of Connect Four until there are --count of a kind, and writes each as a line

  <columns> <score>

the score as ./frugal solve --score tells it. The kinds are Pons': by the discs on the board (begin: 14
or fewer, middle: 15 to 28, end: more) and the moves that are left if both sides play their best (easy:
13 or fewer, medium: 14 to 27, hard: more). One seed, one set.

With --plies the positions are those after so many random moves of --game, which have not ended it; no
scores are told. With 50 plies 10 cells of Othello are left.

Example:
  ./frugal positions --kind middle-easy --count 10
  ./frugal positions --kind begin-easy --count 10 | cut -d " " -f 1 | ./frugal solve --score
  ./frugal positions --game othello:8 --plies 50 --count 10 | ./frugal solve --game othello:8 --score)";

}  // namespace

void declare_positions(CLI::App& command, int& status) {
  const auto options = std::make_shared<PositionsOptions>();
  support::add_text_option(command, "--kind", options->kind, names_of_kinds(),
                           [](const std::string& name) { return std::string(kind_of(name).name); });
  add_game_option(command, options->game);
  support::add_number_option(command, "--plies", options->plies, 0, 1000,
                             "draw positions after so many moves; 0: of a kind");
  support::add_number_option(command, "--count", options->count, 1, 1'000'000, "how many");
  support::add_number_option(command, "--positions", options->positions, 1, 4'294'967'295,
                             "draw another if a score takes more visited positions");
  support::add_bytes_option(command, options->bytes);
  support::add_seed_option(command, options->seed);
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
