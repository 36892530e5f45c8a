// SPDX-License-Identifier: MIT
#include "match/games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <stdexcept>

#include "support/nearest.hpp"
#include "support/options.hpp"

namespace frugal::match {
namespace {

constexpr std::string_view kGo = "go:";
constexpr int kSmallestGo = 2;
constexpr int kLargestGo = 25;  // GTP has no more letters
constexpr std::size_t kFew = 10;

std::unique_ptr<Game> go_of(std::string_view name, const GoOptions& options) {
  try {
    const auto size = support::parse_number(name.substr(kGo.size()), kSmallestGo, kLargestGo);
    return make_go(static_cast<int>(size), options);
  } catch (const std::invalid_argument& reason) {
    throw std::invalid_argument(fmt::format(
        "'{}' is not a game: {}; a board of Go is go:SIZE, such as go:9", name, reason.what()));
  }
}

}  // namespace

std::unique_ptr<Game> game_of(std::string_view name, const GoOptions& options) {
  if (name.substr(0, kGo.size()) == kGo) return go_of(name, options);
  const cli::KnownGame known = cli::known_game(name);
  if (known.is_connect()) return make_connect(known.board);
  if (!known.has_lots) return make_any(known);
  throw std::invalid_argument(
      fmt::format("{} can't be played in a match: lots decide in it (is_chance())", name));
}

void refuse_settings(const std::string& name, const Game& game) {
  const std::vector<std::string> names = game.settings();
  const std::string nearest = support::nearest_name(name, names);
  const std::string advice = !nearest.empty() ? fmt::format("did you mean {}?", nearest)
                             : names.size() < kFew
                                 ? fmt::format("there are: {}", fmt::join(names, ", "))
                                 : "./frugal tune --help lists them";
  throw std::invalid_argument(
      fmt::format("there are no settings '{}'; {}. Another program is given as "
                  "\"./PROGRAM ARGUMENTS\"",
                  name, advice));
}

}  // namespace frugal::match
