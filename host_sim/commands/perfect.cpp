// SPDX-License-Identifier: MIT
/// \file
/// Games of the devices' perfect level, each move of which is checked by exact
/// solvers: whether it gives anything away, how many plies later than the soonest the win comes, or
/// earlier than the latest the loss, and how long the move takes on a chip.
///
/// Opponents know the values as well. They err with some probability, at random, and else play one
/// of their best moves, from 12 stones on that which wins soonest or loses latest; or they are
/// greedy: win, block, or what looks strongest.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/connect/thinker.hpp"
#include "book/guarantee.hpp"
#include "book/header.hpp"
#include "commands/subcommands.hpp"
#include "frugal/games/connect/books.hpp"
#include "frugal/random.hpp"
#include "games/options.hpp"
#include "notation/positions.hpp"
#include "oracle/score_solver.hpp"
#include "simulator/simulation.hpp"
#include "support/output.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

using book::Guarantee;
using oracle::Discs;
using oracle::Position;
using oracle::ScoreSolver;
using oracle::ScoreTable;
using oracle::Solver;
using oracle::Table;
using oracle::Value;

struct PerfectOptions {
  Board board = kConnectFour;
  std::size_t bytes = 8192;
  std::uint32_t games = 1000;
  std::uint32_t seed = 1;
  std::uint32_t threads = support::all_cores();
  std::string book;  // of a file; none: the device's
  bool has_no_book = false;
};

/// Without a book, games are judged from so many stones on: what comes before takes minutes.
constexpr int kLateStones = 10;
/// From so many stones on the length of moves by the book is judged as well.
constexpr int kScoredStones = 12;
/// Visited positions that a score may take: else the move's length is not judged.
constexpr std::uint64_t kMostToScore = 5'000'000;

/// The book of this run.
template <class G>
struct Shelf {
  static inline const Book* book = nullptr;

  static int move(const app::connect::Session<G>& session) {
    return book == nullptr ? int{kNotInBook} : book_move<G>(*book, session.moves());
  }
};

/// What the judges remember, for all threads.
struct Memories {
  Table values{std::size_t{64} << 20};
  ScoreTable scores{std::size_t{64} << 20};
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
  int judged = 0;      // moves whose length was judged
  int not_best = 0;    // of them, those that win later or lose earlier than another
  int plies_lost = 0;  // by them
  std::vector<Reply> replies;
};

/// One thread's engine, and what it is judged by.
template <class G>
class Trial {
  using Grid = oracle::Grid<G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine>;
  using Board = Position<Grid>;
  static constexpr int kColumns = G::kMoves;

 public:
  Trial(const PerfectOptions& options, const Guarantee<Grid>* guarantee, Memories& memories)
      : guarantee_(guarantee),
        solver_(memories.values),
        scorer_(memories.scores),
        pool_(options.bytes),
        thinker_(pool_) {}

  GameResult play(const Opponent& opponent, int engines_side, std::uint32_t seed) {
    GameResult result;
    Random random(seed);
    app::connect::Session<G> session;
    session.start({.level = app::connect::kHighestLevel,
                   .engine_begins = engines_side == 0,
                   .ponders = false},
                  seed);
    Board board;
    Value sure = oracle::kLoss;
    while (!session.is_over()) {
      int column = 0;
      const bool is_judged = guarantee_ != nullptr || session.plies() >= kLateStones;
      if (session.plies() % 2 == engines_side) {
        if (is_judged && session.plies() <= kLateStones + 1) sure = value(board);
        column = engines_move(session, result);
        const Value now = is_judged ? value_after(board, column) : sure;
        if (now < sure) ++result.given_away;
        if (now == sure && is_judged) judge_length(board, column, result);
        sure = now;
      } else if (is_judged) {
        column = opponents_move(opponent, session, board, can_be_scored(board, result), random);
        sure = value_after_opponent(board, column);
      } else {
        column = random_move(board, random);
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
    if (guarantee_ != nullptr) {
      const auto known = guarantee_->known().find(book::engine_key(book::upright(board)));
      if (known != guarantee_->known().end()) return known->second;
    }
    return *solver_.solve(board);
  }

  static bool can_be_scored(const Board& board, const GameResult& result) {
    return !result.replies.empty() || board.stones() >= kScoredStones;
  }

  /// Of the side to move; nothing if it takes too long.
  std::optional<int> score(const Board& board) {
    const auto [known, is_new] = scores_.try_emplace(board.shared_key());
    if (is_new) known->second = scorer_.solve(board, kMostToScore);
    return known->second;
  }

  /// What a side has by a move of its own.
  std::optional<int> score_after(const Board& board, int column) {
    if (board.wins_with(column)) return ScoreSolver<Grid>::win_after(board.stones());
    Board next = board;
    next.play(column);
    if (next.is_full()) return 0;
    const std::optional<int> left = score(next);
    return left ? std::optional(-*left) : std::nullopt;
  }

  /// How much later than the soonest it wins, or earlier than the latest it loses: a step of the
  /// score is two plies.
  void judge_length(const Board& board, int column, GameResult& result) {
    if (!can_be_scored(board, result)) return;
    const std::optional<int> best = score(board);
    const std::optional<int> mine = best ? score_after(board, column) : std::nullopt;
    if (!mine || *best == 0) return;
    ++result.judged;
    result.not_best += *mine < *best ? 1 : 0;
    result.plies_lost += 2 * (*best - *mine);
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
    const int by_book = Shelf<G>::move(session);
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

  static int random_move(const Board& board, Random& random) {
    for (;;) {
      const int column = random.below(kColumns);
      if (board.is_legal(column)) return column;
    }
  }

  int opponents_move(const Opponent& opponent, const app::connect::Session<G>& session,
                     const Board& board, bool is_scored, Random& random) {
    if (opponent.is_greedy) return strongest_looking(session.position(), random);
    const bool errs = random.below(100) < opponent.errs_percent;
    std::array<int, 3> best{-1, 0, 0};
    int chosen = -1;
    int seen = 0;
    for (int column = 0; column < kColumns; ++column) {
      if (!board.is_legal(column)) continue;
      const auto promise = errs ? best : promise_of(board, column, is_scored);
      if (chosen >= 0 && promise < best) continue;
      if (promise != best) seen = 0;
      best = promise;
      if (random.below(++seen) == 0) chosen = column;
    }
    return chosen;
  }

  /// What a move is worth to the opponent: its value, of equal ones how long the engine needs
  /// its book, and where that can be told how soon it wins or how late it loses.
  std::array<int, 3> promise_of(const Board& board, int column, bool is_scored) {
    const Value left = value_after_opponent(board, column);
    if (is_scored) return {-left, 0, score_after(board, column).value_or(0)};
    Board next = board;
    next.play(column);
    if (board.wins_with(column) || !book::is_asked(next)) return {-left, 0, 0};
    const Discs key = book::engine_key(book::upright(next));
    const bool is_on_line = guarantee_->known().contains(key);
    return {-left, is_on_line ? 2 - (Shelf<G>::book->answer(key) == kColumns ? 1 : 0) : 0, 0};
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

  const Guarantee<Grid>* guarantee_;  // null: there is no book
  Solver<Grid> solver_;
  ScoreSolver<Grid> scorer_;
  std::unordered_map<Discs, std::optional<int>> scores_;
  std::vector<std::byte> pool_;
  app::connect::Thinker<G, Shelf<G>> thinker_;
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
  int judged = 0;
  int not_best = 0;
  int games = 0;
  int plies_lost = 0;
  int most_plies_lost = 0;
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
    judged += game.judged;
    not_best += game.not_best;
    ++games;
    plies_lost += game.plies_lost;
    most_plies_lost = std::max(most_plies_lost, game.plies_lost);
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
    judged += other.judged;
    not_best += other.not_best;
    games += other.games;
    plies_lost += other.plies_lost;
    most_plies_lost = std::max(most_plies_lost, other.most_plies_lost);
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
      "visited: median    worst  judged  not best  plies lost a game: mean  worst");
}

void write_row(const char* side, const char* opponent, const Sum& sum) {
  support::write_line(fmt::format(
      "{:7} {:10} {:6}{:6}{:6}{:12}{:10}{:9}{:8}{:18}{:9}{:8}{:10}{:25.2f}{:7}", side, opponent,
      sum.ended[0], sum.ended[1], sum.ended[2], sum.given_away, sum.unproven, sum.by_book,
      sum.visited.size(), quantile(sum.visited, 0.5), quantile(sum.visited, 1), sum.judged,
      sum.not_best, static_cast<double>(sum.plies_lost) / std::max(1, sum.games),
      sum.most_plies_lost));
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
std::vector<GameResult> play_games(const PerfectOptions& options, const Guarantee<Grid>* guarantee,
                                   Memories& memories, const Opponent& opponent, int side) {
  std::vector<GameResult> games(options.games);
  support::in_parallel(games.size(), options.threads, [&] {
    return [&, trial = std::make_shared<Trial<G>>(options, guarantee, memories)](std::size_t game) {
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

/// The book of this run. Throws std::runtime_error with what is wrong with its file.
template <class G>
book::Made book_of_file(const PerfectOptions& options) {
  book::Made made = book::from_header(options.book);
  if (made.board == options.board) return made;
  throw std::runtime_error(fmt::format("'{}' is a book of {}; name one of {}", options.book,
                                       name_of(made.board), name_of(options.board)));
}

template <class G>
int try_games(const PerfectOptions& options) {
  using Grid = oracle::Grid<G::Shape::kWidth, G::Shape::kHeight, G::Shape::kLine>;
  const auto memories = std::make_unique<Memories>();
  const book::Made made = options.book.empty() ? book::Made{} : book_of_file<G>(options);
  const Book book = options.book.empty() ? BookOf<G>::kBook : made.rows.view();
  Guarantee<Grid> guarantee(book, memories->values);
  if (!options.has_no_book) {
    Shelf<G>::book = &book;
    write_guarantee(guarantee);
  }
  Sum all;
  std::set<Discs> first_after_book;
  write_heading();
  for (const int side : {0, 1}) {
    for (const Opponent& opponent : kOpponents) {
      const auto games = play_games<G>(options, options.has_no_book ? nullptr : &guarantee,
                                       *memories, opponent, side);
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

int run_board(const PerfectOptions& options) {
  if (options.board == kConnectFour) return try_games<Connect<7, 6, 4>>(options);
  if (options.board == Board{5, 5, 4}) return try_games<Connect<5, 5, 4>>(options);
  fmt::print(stderr, "frugal: there is no book of {}\n", name_of(options.board));
  return 2;
}

int run(const PerfectOptions& options) {
  if (options.has_no_book && !options.book.empty()) {
    support::refuse_value("--book", "--no-book plays without one; leave one of them out");
  }
  try {
    return run_board(options);
  } catch (const std::runtime_error& error) {
    fmt::print(stderr, "frugal: {}\n", error.what());
    return 1;
  }
}

constexpr const char* kFooter = R"(
Plays games at the devices' highest level, as both players, against opponents that know every value:
one that plays best, three that err with a probability, and one that is greedy. Each move is checked
by an exact solver. "given away" counts moves that made a win a draw, or a draw a loss; "unproven"
replies beside the book that no proof settled. "plies lost" are those by which moves behind the book,
or after 12 stones, win later than the soonest, or lose earlier than the latest. The status is 1 if anything was given away.

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
  command.add_option("--book", options->book, "a book's header, in place of the device's book")
      ->type_name("FILE");
  support::add_flag(command, "--no-book", options->has_no_book,
                    "play without one, and judge moves from 10 stones on");
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
