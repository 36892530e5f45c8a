// SPDX-License-Identifier: MIT
//
// gtp.cpp: the Go Text Protocol on standard input and output: the console of the boards, on this
// machine, for Connect Four and for Go.
#include <memory>

#include "commands/subcommands.hpp"
#include "games/gtp/go.hpp"
#include "games/gtp/part.hpp"
#include "support/options.hpp"

namespace frugal::cli {
namespace {

constexpr const char* kFooter = R"(
Speaks the Go Text Protocol, version 2, as the console of the boards does: black begins, a move is
the cell where the disc lands (D1) or its column (D). list_commands lists all commands; those
that begin with frugal- print what the engine thinks, and set its level and seed.

A level plays as the boards do: its own number of simulations, and the weaker ones choose less
carefully. Without one, the best move after --playouts simulations is played.

Go (--game go:9) has the protocol's commands, handicaps and loadsgf, and analyses for gogui. It
thinks for as long as time_settings and time_left allow, without them for --playouts simulations, and
passes and resigns when there is nothing left to play for. boardsize takes 3 to 9, 13 and 19.

Example:
  printf 'play b D\ngenmove w\nshowboard\n' | ./frugal gtp
  printf 'komi 7\ngenmove b\nshowboard\n' | ./frugal gtp --game go:9)";

struct Arguments {
  support::Options options;
  std::uint32_t level = 0;
  int go_size = 0;
};

int run(const Arguments& arguments) {
  const support::Options& options = arguments.options;
  if (arguments.go_size > 0) {
    if (arguments.level > 0)
      throw CLI::ValidationError("--level", "Go has none; it has --playouts");
    serve_go({arguments.go_size, options.bytes, options.playouts, options.seed});
    return 0;
  }
  const GtpOptions served{options.bytes, options.playouts, options.seed, arguments.level};
  serve_in_part<0>(options.board, served) || serve_in_part<1>(options.board, served);
  return 0;
}

}  // namespace

void declare_gtp(CLI::App& command, int& status) {
  const auto arguments = std::make_shared<Arguments>();
  support::add_any_game_option(command, arguments->options.board, arguments->go_size);
  support::add_bytes_option(command, arguments->options.bytes);
  support::add_playouts_option(command, arguments->options.playouts, "simulations a move");
  support::add_seed_option(command, arguments->options.seed);
  support::add_number_option(command, "--level", arguments->level, 1, app::connect::kHighestLevel,
                             "how strong, instead of --playouts");
  command.footer(kFooter);
  command.callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
