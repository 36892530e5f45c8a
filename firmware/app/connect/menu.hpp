// SPDX-License-Identifier: MIT
/// \file
/// The settings of a game, one item at a time.
#pragma once

#include <cstdint>

#include "app/common/wrapped.hpp"
#include "app/connect/session.hpp"

namespace frugal::app::connect {

class Menu {
 public:
  enum Item : std::uint8_t { kNewGame, kLevel, kBegins, kPlayers, kPonders, kItems };

  void open(const Options& options) {
    options_ = options;
    item_ = kNewGame;
  }
  void go(int step) { item_ = static_cast<Item>(wrapped(item_, step, kItems)); }

  /// Takes the next value of the item, or the previous one. The levels wrap round.
  void change(int step) {
    switch (item_) {
      case kLevel:
        options_.level =
            static_cast<std::uint8_t>(wrapped(options_.level - 1, step, kHighestLevel) + 1);
        break;
      case kBegins:
        options_.engine_begins = !options_.engine_begins;
        break;
      case kPlayers:
        options_.two_players = !options_.two_players;
        break;
      case kPonders:
        options_.ponders = !options_.ponders;
        break;
      default:
        break;
    }
  }

  Item item() const { return item_; }
  const Options& options() const { return options_; }

 private:
  Options options_{};
  Item item_ = kNewGame;
};

}  // namespace frugal::app::connect
