// SPDX-License-Identifier: MIT
/// \file
/// Ways to search Go, by name, for matches. The default plays on every board that it is
/// built for, the others on 9 x 9 only.
#pragma once

#include <string>
#include <vector>

#include "match/player.hpp"

namespace frugal::lab {

/// What a player of ours is made of.
struct GoSetup {
  int komi_halves;
  std::size_t bytes;
  std::uint32_t playouts;
};

struct GoContender {
  std::string name;
  std::function<std::unique_ptr<match::GamePlayer>(const GoSetup&)> make;
};

/// Those that play on a board of this size: none if it is not built for any.
const std::vector<GoContender>& go_contenders(int size);

}  // namespace frugal::lab
