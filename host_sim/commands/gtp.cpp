// SPDX-License-Identifier: MIT
/// \file
/// The Go Text Protocol on standard input and output: the console of the boards, on this
/// machine, for every game of the table (games/table.hpp).
#include <memory>
#include <string>

#include "app/connect/levels.hpp"
#include "commands/subcommands.hpp"
#include "games/gtp/serve.hpp"
#include "games/options.hpp"

namespace frugal::cli {
namespace {

constexpr const char* kFooter = R"(
Speaks the Go Text Protocol, version 2, as the console of the boards does: black begins, a move is
the cell where the disc lands (D1) or its column (D). list_commands lists all commands; those
that begin with frugal- print what the engine thinks, and set its level and seed. frugal-score proves how
soon the side to move wins, or how late it loses: how many discs the winner has left, plus one; below 0
for a loss, 0 for a draw; "from -2 to 5" if that is all that is known after --positions.

A level plays as the boards do: its own number of simulations, and the weaker ones choose less
carefully. Without one, the best move after --playouts simulations is played.

Go (--game go:9) has the protocol's commands, handicaps and loadsgf, and analyses for gogui. It
thinks for as long as time_settings and time_left allow, without them for --playouts simulations, and
passes and resigns when there is nothing left to play for. boardsize takes 3 to 9, 13 and 19.

In any other game black is the side that begins, and a move is its number, counted from 1.

Example:
  printf 'play b D\ngenmove w\nshowboard\n' | ./frugal gtp
  printf 'komi 7\ngenmove b\nshowboard\n' | ./frugal gtp --game go:9)";

int run(const std::string& name, const GtpOptions& options) {
  const KnownGame game = known_game(name);
  if (options.level > 0 && !game.is_connect()) {
    const std::string words = game.is_go() ? "Go" : game.name;
    support::refuse_value("--level", words + " has none; it has --playouts");
  }
  with_game([&] { serve(game, options); });
  return 0;
}

}  // namespace

void declare_gtp(CLI::App& command, int& status) {
  const auto game = std::make_shared<std::string>(name_of(kConnectFour));
  const auto options = std::make_shared<GtpOptions>(GtpOptions{1048576, 10000, 1, 0, 100'000'000});
  add_game_option(command, *game);
  support::add_bytes_option(command, options->bytes);
  support::add_playouts_option(command, options->playouts, "simulations a move");
  support::add_seed_option(command, options->seed);
  support::add_number_option(command, "--level", options->level, 1, app::connect::kHighestLevel,
                             "how strong, instead of --playouts");
  support::add_number_option(command, "--positions", options->positions, 1, 4'294'967'295,
                             "frugal-score gives up after visiting this many");
  support::set_footer(command, kFooter);
  support::set_callback(command, [game, options, &status] { status = run(*game, *options); });
}

}  // namespace frugal::cli
