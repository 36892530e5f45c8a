// SPDX-License-Identifier: MIT
/// \file
/// The option --game, and those of the subcommands that answer positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

#include "games/known.hpp"
#include "support/options.hpp"

namespace frugal::cli {

/// Any game of the table, by its name.
void add_game_option(CLI::App& app, std::string& game);
/// A board of Connect Four's family.
void add_board_option(CLI::App& app, Board& board);

/// What the subcommands that answer positions share.
struct Options {
  std::string game = name_of(kConnectFour);
  std::size_t bytes = 1048576;
  std::uint32_t playouts = 10000;
  std::uint32_t seed = 1;
  bool json = false;
};
void add_options(CLI::App& app, Options& options, const std::string& help_of_playouts);

/// Runs a subcommand; a game that lacks what it takes is refused as a value of --game.
template <class Run>
auto with_game(Run run) {
  try {
    return run();
  } catch (const std::invalid_argument& reason) {
    support::refuse_value("--game", reason.what());
  }
}

}  // namespace frugal::cli
