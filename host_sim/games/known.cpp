// SPDX-License-Identifier: MIT
#include "games/known.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <vector>

#include "games/table.hpp"

namespace frugal::cli {
namespace {

std::vector<KnownGame> all_games() {
  std::vector<KnownGame> all;
  for (std::size_t place = 0; place < KnownGames::kCount; ++place) {
    KnownGames::visit(place, [&]<class L>(L) {
      using G = typename L::Game;
      all.push_back({place, L::name(), L::kBoard, L::kGoSize, G::kMoves, G::kMaxPlies, HasChance<G>,
                     NamesCells<G>});
    });
  }
  return all;
}

const std::vector<KnownGame>& known_games() {
  static const std::vector<KnownGame> all = all_games();
  return all;
}

/// "connect:", "go:"; a game that has no sizes is its own family.
std::string_view family_of(std::string_view name) { return name.substr(0, name.find(':') + 1); }

/// Those of the same family, or, if there is none, all.
[[noreturn]] void refuse(std::string_view name) {
  const std::string_view family = family_of(name);
  std::string alike;
  std::string all;
  for (const KnownGame& game : known_games()) {
    all += " " + game.name;
    if (!family.empty() && family_of(game.name) == family) alike += " " + game.name;
  }
  throw std::invalid_argument(
      fmt::format("{} is not built in; built in are{} (host_sim/games/table.hpp lists them)", name,
                  alike.empty() ? all : alike));
}

}  // namespace

KnownGame known_game(std::string_view text) {
  const std::string name = names_board(text) ? name_of(parse_board(text)) : std::string(text);
  for (const KnownGame& game : known_games()) {
    if (game.name == name) return game;
  }
  refuse(text);
}

std::string forms_of_games() {
  std::string forms = "connect:WIDTHxHEIGHTxLINE, connect4 (short for connect:7x6x4), go:SIZE";
  for (const KnownGame& game : known_games()) {
    if (!game.is_connect() && !game.is_go()) forms += ", " + game.name;
  }
  return forms;
}

}  // namespace frugal::cli
