// SPDX-License-Identifier: MIT
/// \file
/// Games of the devices' perfect level, each move of which is checked by an exact
/// solver: whether it gives anything away, and how long it takes on a chip.
///
/// Opponents know the values as well. They err with some probability, at random, and else play one
/// of their best moves; or they are greedy: win, block, or what looks strongest.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/connect/thinker.hpp"
#include "book/guarantee.hpp"
#include "commands/subcommands.hpp"
#include "frugal/games/connect/books.hpp"
#include "frugal/random.hpp"
#include "games/options.hpp"
#include "notation/positions.hpp"
#include "simulator/simulation.hpp"
#include "support/output.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

using book::Guarantee;
using oracle::Discs;
using oracle::Position;
using oracle::Solver;
using oracle::Table;
using oracle::Value;

struct PerfectOptions {
  Board board = kConnectFour;
  std::size_t bytes = 8192;
  std::uint32_t games = 1000;
  std::uint32_t seed = 1;
  std::uint32_t threads = support::all_cores();
};

struct Opponent {
  const char* name;
  int errs_percent;
  bool is_greedy;
};
constexpr std::array<Opponent, 5> kOpponents{{{"best", 0, false},
                                              {"errs 10 %", 10, false},
                                              {"errs 30 %", 30, false},
                                              {"random", 100, false},
                                              {"greedy", 0, true}}};

/// A reply that is not the book's.
struct Reply {
  Discs position;       // its key
  std::string columns;  // that led to it
  bool is_first;        // after the book
  bool is_proven;
  std::uint32_t visited;
  std::uint64_t instructions_m0;
  std::uint64_t instructions_m3;
};

struct GameResult {
  int winner = -1;  // 0: the engine, 1: its opponent
  int by_book = 0;
  int given_away = 0;
  std::vector<Reply> replies;
};

/// One thread's engine, and what it is judged by.
template <class G>
class Trial {
  using Grid = oracle::Grid<G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine>;
  using Board = Position<Grid>;
  static constexpr int kColumns = G::kMoves;

 public:
  Trial(const PerfectOptions& options, const Guarantee<Grid>& guarantee, Table& table)
      : guarantee_(guarantee), solver_(table), pool_(options.bytes), thinker_(pool_) {}

  GameResult play(const Opponent& opponent, int engines_side, std::uint32_t seed) {
    GameResult result;
    Random random(seed);
    app::connect::Session<G> session;
    session.start({.level = app::connect::kHighestLevel,
                   .engine_begins = engines_side == 0,
                   .ponders = false},
                  seed);
    Board board;
    Value sure = value(board);
    while (!session.is_over()) {
      int column = 0;
      if (session.plies() % 2 == engines_side) {
        column = engines_move(session, result);
        const Value now = value_after(board, column);
        if (now < sure) ++result.given_away;
        sure = now;
      } else {
        column = opponents_move(opponent, session, board, random);
        sure = value_after_opponent(board, column);
      }
      session.play(column);
      board.play(column);
    }
    if (session.winner() >= 0) result.winner = session.winner() == engines_side ? 0 : 1;
    return result;
  }

 private:
  /// The engine is to move.
  Value value(const Board& board) {
    const Board one = book::upright(board);
    const auto known = guarantee_.known().find(book::engine_key(one));
    return known != guarantee_.known().end() ? known->second : *solver_.solve(board);
  }

  /// What the engine has after a move of its own: what the opponent leaves it.
  Value value_after(const Board& board, int column) {
    if (board.wins_with(column)) return oracle::kWin;
    Board next = board;
    next.play(column);
    if (next.is_full()) return oracle::kDraw;
    Value worst = oracle::kWin;
    for (int reply = 0; reply < kColumns; ++reply) {
      if (next.is_legal(reply)) worst = std::min(worst, value_after_opponent(next, reply));
    }
    return worst;
  }

  Value value_after_opponent(const Board& board, int column) {
    if (board.wins_with(column)) return oracle::kLoss;
    Board next = board;
    next.play(column);
    return next.is_full() ? oracle::kDraw : value(next);
  }

  int engines_move(const app::connect::Session<G>& session, GameResult& result) {
    const int by_book = book_move<G>(BookOf<G>::kBook, session.moves());
    thinker_.start(session, app::connect::level_of<G>(app::connect::kHighestLevel));
    while (!thinker_.is_done()) thinker_.think(~0u);
    if (by_book >= 0) {
      ++result.by_book;
    } else {
      result.replies.push_back(reply_of(session, result.replies.empty()));
    }
    return thinker_.move();
  }

  Reply reply_of(const app::connect::Session<G>& session, bool is_first) const {
    const auto& search = thinker_.search();
    const auto cost = [&](const sim::Speed& speed) {
      return std::uint64_t{search.simulations()} * speed.per_simulation +
             std::uint64_t{thinker_.visited()} * speed.per_position;
    };
    std::string columns;
    for (const int column : session.moves()) columns += static_cast<char>('1' + column);
    return {session.position().key().bits,
            columns,
            is_first,
            thinker_.outlook().result != app::connect::Outlook::kUnknown,
            thinker_.visited(),
            cost(sim::speed_of("microbit")),
            cost(sim::speed_of("lm3s6965evb"))};
  }

  int opponents_move(const Opponent& opponent, const app::connect::Session<G>& session,
                     const Board& board, Random& random) {
    if (opponent.is_greedy) return strongest_looking(session.position(), random);
    const bool errs = random.below(100) < opponent.errs_percent;
    std::pair<int, int> best{-1, 0};
    int chosen = -1;
    int seen = 0;
    for (int column = 0; column < kColumns; ++column) {
      if (!board.is_legal(column)) continue;
      const auto promise = errs ? best : promise_of(board, column);
      if (chosen >= 0 && promise < best) continue;
      if (promise != best) seen = 0;
      best = promise;
      if (random.below(++seen) == 0) chosen = column;
    }
    return chosen;
  }

  /// What a move is worth to the opponent: its value, and of equal ones how long the engine needs
  /// its book.
  std::pair<int, int> promise_of(const Board& board, int column) {
    const Value left = value_after_opponent(board, column);
    Board next = board;
    next.play(column);
    if (board.wins_with(column) || !book::is_asked(next)) return {-left, 0};
    const Board one = book::upright(next);
    const Discs key = book::engine_key(one);
    const bool is_on_line = guarantee_.known().contains(key);
    return {-left, is_on_line ? 2 - (BookOf<G>::kBook.answer(key) == kColumns ? 1 : 0) : 0};
  }

  /// One of the two that look strongest, most often the first.
  int strongest_looking(const typename G::Position& position, Random& random) {
    std::array<int, 2> best{-1, -1};
    const auto strength = [&](int column) { return column < 0 ? -1 : position.strength(column); };
    for (int column = 0; column < kColumns; ++column) {
      if (!position.is_legal(column)) continue;
      if (strength(column) > strength(best[0])) {
        best = {column, best[0]};
      } else if (strength(column) > strength(best[1])) {
        best[1] = column;
      }
    }
    const bool is_clear = strength(best[0]) > 8 * strength(best[1]);
    return best[1] >= 0 && !is_clear && random.below(4) == 0 ? best[1] : best[0];
  }

  const Guarantee<Grid>& guarantee_;
  Solver<Grid> solver_;
  std::vector<std::byte> pool_;
  app::connect::Thinker<G> thinker_;
};

/// The value that this share of the others does not exceed.
std::uint64_t quantile(std::vector<std::uint64_t> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

struct Sum {
  std::array<int, 3> ended{};  // won, drawn, lost
  int by_book = 0;
  int given_away = 0;
  int unproven = 0;
  std::vector<std::uint64_t> visited, m0, m3;
  std::uint32_t most_visited = 0;
  std::string hardest;

  void note(std::uint32_t visits, const std::string& columns) {
    if (visits <= most_visited) return;
    most_visited = visits;
    hardest = columns;
  }
  void add(const GameResult& game) {
    ++ended[static_cast<std::size_t>(game.winner < 0 ? 1 : 2 * game.winner)];
    by_book += game.by_book;
    given_away += game.given_away;
    for (const Reply& reply : game.replies) {
      unproven += reply.is_proven ? 0 : 1;
      note(reply.visited, reply.columns);
      visited.push_back(reply.visited);
      m0.push_back(reply.instructions_m0);
      m3.push_back(reply.instructions_m3);
    }
  }
  void add(const Sum& other) {
    for (std::size_t i = 0; i < 3; ++i) ended[i] += other.ended[i];
    by_book += other.by_book;
    given_away += other.given_away;
    unproven += other.unproven;
    note(other.most_visited, other.hardest);
    visited.insert(visited.end(), other.visited.begin(), other.visited.end());
    m0.insert(m0.end(), other.m0.begin(), other.m0.end());
    m3.insert(m3.end(), other.m3.begin(), other.m3.end());
  }
};

void write_heading() {
  support::write_line(
      "engine  opponent      won drawn  lost  given away  unproven  by book  proven   "
      "visited: median    worst");
}

void write_row(const char* side, const char* opponent, const Sum& sum) {
  support::write_line(fmt::format("{:7} {:10} {:6}{:6}{:6}{:12}{:10}{:9}{:8}{:18}{:9}", side,
                                  opponent, sum.ended[0], sum.ended[1], sum.ended[2],
                                  sum.given_away, sum.unproven, sum.by_book, sum.visited.size(),
                                  quantile(sum.visited, 0.5), quantile(sum.visited, 1)));
}

void write_pace(const char* chip, std::uint32_t mhz, const std::vector<std::uint64_t>& costs) {
  const auto line = [&](double share) {
    const std::uint64_t instructions = quantile(costs, share);
    return fmt::format("{:.2f} M ({:.2f} s)", static_cast<double>(instructions) / 1e6,
                       static_cast<double>(instructions) / 1e6 / mhz);
  };
  support::write_line(fmt::format(
      "{}, {} MHz: instructions of a reply beside the book: median {}, 99 % {}, worst {}", chip,
      mhz, line(0.5), line(0.99), line(1)));
}

/// Games of one side against one opponent.
template <class G, class Grid>
std::vector<GameResult> play_games(const PerfectOptions& options, const Guarantee<Grid>& guarantee,
                                   Table& table, const Opponent& opponent, int side) {
  std::vector<GameResult> games(options.games);
  support::in_parallel(games.size(), options.threads, [&] {
    return [&, trial = std::make_shared<Trial<G>>(options, guarantee, table)](std::size_t game) {
      games[game] = trial->play(opponent, side, options.seed + static_cast<std::uint32_t>(game));
    };
  });
  return games;
}

void add_first_after_book(std::set<Discs>& positions, const std::vector<GameResult>& games) {
  for (const GameResult& game : games) {
    for (const Reply& reply : game.replies) {
      if (reply.is_first) positions.insert(reply.position);
    }
  }
}

template <class Grid>
void write_guarantee(Guarantee<Grid>& guarantee) {
  constexpr const char* kNames[] = {"loss", "draw", "win"};
  const Value first = guarantee.of(Position<Grid>{});
  const Value second = guarantee.after(Position<Grid>{});
  support::write_line(fmt::format("by the book it is sure of a {} if it begins, of a {} if not",
                                  kNames[first], kNames[second]));
}

void write_total(const Sum& all, std::size_t positions_after_book) {
  write_row("all", "", all);
  support::write_line(
      fmt::format("{} different positions right after the book", positions_after_book));
  support::write_line(fmt::format("the hardest after {}", all.hardest));
  write_pace("Cortex-M0", 16, all.m0);
  write_pace("Cortex-M3", 50, all.m3);
}

template <class G>
int try_games(const PerfectOptions& options) {
  using Grid = oracle::Grid<G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine>;
  Table table(std::size_t{64} << 20);
  Guarantee<Grid> guarantee(BookOf<G>::kBook, table);
  write_guarantee(guarantee);
  Sum all;
  std::set<Discs> first_after_book;
  write_heading();
  for (const int side : {0, 1}) {
    for (const Opponent& opponent : kOpponents) {
      const auto games = play_games<G>(options, guarantee, table, opponent, side);
      Sum sum;
      for (const GameResult& game : games) sum.add(game);
      add_first_after_book(first_after_book, games);
      write_row(side == 0 ? "first" : "second", opponent.name, sum);
      all.add(sum);
    }
  }
  write_total(all, first_after_book.size());
  return all.given_away == 0 ? 0 : 1;
}

int run(const PerfectOptions& options) {
  if (options.board == kConnectFour) return try_games<Connect<7, 6, 4>>(options);
  if (options.board == Board{5, 5, 4}) return try_games<Connect<5, 5, 4>>(options);
  fmt::print(stderr, "frugal: there is no book of {}\n", name_of(options.board));
  return 2;
}

constexpr const char* kFooter = R"(
Plays games at the devices' highest level, as both players, against opponents that know every value:
one that plays best, three that err with a probability, and one that is greedy. Each move is checked
by an exact solver. "given away" counts moves that made a win a draw, or a draw a loss; "unproven"
replies beside the book that no proof settled. The status is 1 if anything was given away.

Example:
  ./frugal perfect --games 100 --bytes 8k)";

}  // namespace

void declare_perfect(CLI::App& command, int& status) {
  const auto options = std::make_shared<PerfectOptions>();
  add_board_option(command, options->board);
  support::add_bytes_option(command, options->bytes);
  support::add_number_option(command, "--games", options->games, 1, 100000,
                             "of each colour and opponent");
  support::add_threads_option(command, options->threads);
  support::add_seed_option(command, options->seed);
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
