// SPDX-License-Identifier: MIT
/// \file
/// Matches between neighbouring levels of the device (app/connect/levels.hpp), on the
/// boards that devices play.
#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/connect/thinker.hpp"
#include "commands/subcommands.hpp"
#include "frugal/games/connect/connect.hpp"
#include "games/options.hpp"
#include "match/games.hpp"
#include "match/tournament.hpp"
#include "notation/positions.hpp"
#include "support/output.hpp"

namespace frugal::cli {
namespace {

struct Arguments {
  Board board = kConnectFour;
  std::size_t bytes = 10240;
  std::uint32_t games = 200;
  std::uint32_t seed = 1;
};

/// A device's engine at a level, as it is when it does not ponder.
template <class G>
class LevelPlayer final : public match::GamePlayer {
 public:
  LevelPlayer(std::size_t bytes, int level)
      : bytes_(bytes), thinker_(bytes_), level_(app::connect::level_of<G>(level)) {}

  void new_game(std::uint32_t seed) override { seed_ = seed; }

  int choose(std::span<const int> columns) override {
    app::connect::Session<G> session;
    session.start({.ponders = false}, seed_);
    for (const int column : columns) session.play(column);
    thinker_.start(session, level_);
    while (!thinker_.is_done()) thinker_.think(~0u);
    return thinker_.move();
  }

 private:
  std::vector<std::byte> bytes_;
  app::connect::Thinker<G> thinker_;
  app::connect::Level level_;
  std::uint32_t seed_ = 0;
};

struct Result {
  std::uint32_t won = 0;
  std::uint32_t drawn = 0;
};

/// A game's seed is its number, for both players, as it is on a device.
match::Seeds seeds_of(const Arguments& arguments) {
  return {{}, [seed = arguments.seed](std::uint32_t pair, std::uint32_t game, std::uint32_t) {
            return seed + 2 * pair + game;
          }};
}

/// They begin in turns. Of an odd number of games the second game of the last pair does not count.
template <class G>
Result play_match(const Arguments& arguments, int level, int other) {
  const auto game = match::make_connect(arguments.board);
  const auto maker_of = [&](int of) {
    return [&, of] { return std::make_unique<LevelPlayer<G>>(arguments.bytes, of); };
  };
  Result result;
  match::Listener listener;
  listener.on_game = [&](std::uint32_t number, unsigned, const match::Outcome& outcome) {
    if (number > arguments.games) return;
    result.won += outcome.points == 2;
    result.drawn += outcome.points == 1;
  };
  match::play({*game, arguments.games, 0, seeds_of(arguments), 1, {}},
              {{maker_of(level), maker_of(other)}, {}}, listener);
  return result;
}

template <class G>
void compare_levels(const Arguments& arguments) {
  support::write_line(
      "level simulations temperature  won drawn (percent, against the level below)");
  for (int level = 1; level <= app::connect::kHighestLevel; ++level) {
    const app::connect::Level& played = app::connect::level_of<G>(level);
    const double temperature = played.temperature_q15 / 32768.0;
    std::string line = fmt::format("{:5} {:11} {:11.3f}", level, played.simulations, temperature);
    if (level > 1) {
      const Result result = play_match<G>(arguments, level, level - 1);
      line += fmt::format(" {:4.1f}  {:4.1f}", 100.0 * result.won / arguments.games,
                          100.0 * result.drawn / arguments.games);
    }
    support::write_line(line);
  }
}

int run(const Arguments& arguments) {
  if (arguments.board == kConnectFour) {
    compare_levels<Connect<7, 6, 4>>(arguments);
  } else if (arguments.board == Board{5, 5, 4}) {
    compare_levels<Connect<5, 5, 4>>(arguments);
  } else {
    fmt::print(stderr, "frugal: no device plays {}; they play connect:7x6x4 and connect:5x5x4\n",
               name_of(arguments.board));
    return 2;
  }
  return 0;
}

constexpr const char* kFooter = R"(
Plays each level of the boards' application against the one below it. A temperature is in points: a
win is worth two. The board.cmake of a board says how many bytes its pool has.

Example:
  ./frugal levels --game connect:5x5x4 --bytes 10k)";

}  // namespace

void declare_levels(CLI::App& command, int& status) {
  const auto arguments = std::make_shared<Arguments>();
  add_board_option(command, arguments->board);
  support::add_bytes_option(command, arguments->bytes);
  support::add_number_option(command, "--games", arguments->games, 1, 100000,
                             "games of each match");
  support::add_seed_option(command, arguments->seed);
  support::set_footer(command, kFooter);
  support::set_callback(command, [arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
