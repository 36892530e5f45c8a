// SPDX-License-Identifier: MIT
//
// mogo_players.hpp: searches of Go 9x9 with one of MoGo's ideas switched on or off.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "contenders/go.hpp"

namespace frugal::lab {

/// One idea of the paper, and what the text tells of it.
struct MogoSwitch {
  const char* name;
  const char* words;
  double paper_percent;  // 0: the text has no such match
  double paper_error;
  std::uint32_t paper_playouts;
  /// A player with it, and one without.
  std::array<std::function<std::unique_ptr<GamePlayer>(const GoSetup&)>, 2> players;
};

const std::array<MogoSwitch, 11>& mogo_switches();

}  // namespace frugal::lab
