// SPDX-License-Identifier: MIT
/// \file
/// The device, for those who have no board at hand.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <string>

#include "commands/subcommands.hpp"
#include "support/nearest.hpp"
#include "support/options.hpp"
#include "terminal/play.hpp"

namespace frugal::cli {
namespace {

using terminal::PlayOptions;

constexpr const char* kFooter = R"(
Runs the board's program on this machine, with its lights, its buttons and its console, in its own
time. Coloured lights have their colours where the terminal has 256 or more, and a shape each; a tone
is a note on the top line. Beside the board stands what the engine sees while it thinks. The bottom
line says what to press.

{}
Other keys: ':' types a line to the console, p pulls the plug and puts it in again, q leaves.

Without a terminal, presses are read from standard input, a line each: the name of a key (left,
select, A, ...) or any step of a scenario (frugal scenario --help); the lights follow as text.

Example:
  ./frugal play --board microbit
  printf 'select\ndrop D\n' | ./frugal play --seed 7)";

std::string counted(int number, const char* thing) {
  return fmt::format(", {} {}{}", number, thing, number == 1 ? "" : "s");
}

/// "  microbit           5x5 on a grid of lights, 2 buttons"
std::string line_of(const sim::BoardInfo& board) {
  const hal::Shape& shape = board.shape;
  const char* place = "the console";
  if (shape.has_grid()) place = shape.has_colours ? "lights in colour" : "a grid of lights";
  if (shape.has_picture()) place = "a picture";
  const bool is_drawn = shape.has_grid() || shape.has_picture();
  return fmt::format("  {:<19}{}x{} on {}{}{}\n", board.name, board.columns, board.rows, place,
                     shape.buttons > 0 ? counted(shape.buttons, "button") : "",
                     shape.leds > 0 && !is_drawn ? counted(shape.leds, "light") : "");
}

std::string footer() {
  std::string lines;
  for (const sim::BoardInfo& board : sim::boards()) lines += line_of(board);
  return fmt::format(kFooter, lines);
}

/// Nothing, or what is wrong with the name.
std::string check_board(const std::string& name) {
  const auto names = sim::names_of_boards();
  if (std::find(names.begin(), names.end(), name) != names.end()) return {};
  const std::string nearest = support::nearest_name(name, names);
  if (!nearest.empty()) return fmt::format("no board '{}'; did you mean {}?", name, nearest);
  return fmt::format("no board '{}'; there is: {}", name, fmt::join(names, ", "));
}

int run(const PlayOptions& options) {
  const bool has_terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  return has_terminal ? play_on_screen(options) : play_in_pipes(options);
}

}  // namespace

void declare_play(CLI::App& command, int& status) {
  const auto options = std::make_shared<PlayOptions>();
  command.add_option("--board", options->board, "the board whose lights and buttons to show")
      ->check(check_board)
      ->default_str(options->board);
  support::add_number_option(command, "--level", options->setting.level, 1,
                             app::connect::kHighestLevel, "how strong, in the first game");
  support::add_number_option(command, "--seed", options->setting.seed, 0, 4095,
                             "seed of the first game");
  command.add_flag("--demo", options->is_demo, "Frugal plays itself (at level 3)");
  command.footer(footer());
  command.callback([options, &status] { status = run(*options); });
}

}  // namespace frugal::cli
