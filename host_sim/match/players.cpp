// SPDX-License-Identifier: MIT
#include "match/players.hpp"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <string_view>

#include "match/gtp_player.hpp"
#include "match/quoted.hpp"
#include "support/options.hpp"

namespace frugal::match {
namespace {

void set(Budget& budget, std::string_view setting) {
  const std::size_t sign = setting.find('=');
  const std::string_view key = setting.substr(0, sign);
  const std::string_view value = sign == setting.npos ? "" : setting.substr(sign + 1);
  if (key == "bytes") {
    budget.bytes = support::parse_bytes(value);
  } else if (key == "playouts") {
    budget.playouts = static_cast<std::uint32_t>(support::parse_number(value, 1, UINT32_MAX));
  } else {
    throw std::invalid_argument(fmt::format("'{}' can't be set; playouts=N and bytes=N can", key));
  }
}

}  // namespace

MakePlayer program_of(const std::string& command, const Game& game, std::uint32_t seconds) {
  try {
    GtpPlayer(command, game, seconds).name();
  } catch (const Fault& fault) {
    throw std::invalid_argument(
        fmt::format("{} does not speak GTP: {}", in_quotes(command), fault.what()));
  }
  return [command, &game, seconds] { return std::make_unique<GtpPlayer>(command, game, seconds); };
}

MakePlayer player_of(const std::string& text, const Game& game, const Budget& budget,
                     std::uint32_t seconds) {
  if (text.find_first_of(" /") != text.npos) return program_of(text, game, seconds);
  Budget own = budget;
  std::size_t comma = text.find(',');
  const std::string name = text.substr(0, comma);
  while (comma != text.npos) {
    const std::size_t next = text.find(',', comma + 1);
    set(own, std::string_view(text).substr(comma + 1, next - comma - 1));
    comma = next;
  }
  return game.player(name, own);
}

}  // namespace frugal::match
