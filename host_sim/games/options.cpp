// SPDX-License-Identifier: MIT
#include "games/options.hpp"

#include <CLI/CLI.hpp>

#include <memory>

namespace frugal::cli {

void add_game_option(CLI::App& app, std::string& game) {
  support::add_text_option(app, "--game", game, forms_of_games(), [](const std::string& text) {
    return known_game(text).name;
  })->type_name("GAME");
}

void add_board_option(CLI::App& app, Board& board) {
  const auto name = std::make_shared<std::string>(name_of(board));
  support::add_text_option(app, "--game", *name,
                           "connect:WIDTHxHEIGHTxLINE; connect4 is short for connect:7x6x4",
                           [name, &board](const std::string& text) {
                             board = board_of(text);
                             return name_of(board);
                           })
      ->type_name("GAME");
}

void add_options(CLI::App& app, Options& options, const std::string& help_of_playouts) {
  add_game_option(app, options.game);
  support::add_bytes_option(app, options.bytes);
  support::add_playouts_option(app, options.playouts, help_of_playouts);
  support::add_seed_option(app, options.seed);
  support::add_json_option(app, options.json);
}

}  // namespace frugal::cli
