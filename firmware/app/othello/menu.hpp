// SPDX-License-Identifier: MIT
/// \file
/// What a person sets before a game: the level, and who has the black discs and begins. One item at
/// a time, as in the menu of Connect Four; what is changed counts from the new game on.
///
/// Memory: 3 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "app/common/wrapped.hpp"

namespace frugal::app::othello {

inline constexpr int kHighestLevel = 6;

/// Simulations a move. Where few cells are empty a proof takes their place (thinker.hpp), whatever
/// the level.
inline constexpr std::array<std::uint16_t, kHighestLevel> kLevels{10, 40, 150, 500, 2000, 6000};

struct Options {
  std::uint8_t level = 2;  ///< counted from 1
  bool engine_begins = false;

  std::uint32_t simulations() const { return kLevels[level - 1u]; }
};

class Menu {
 public:
  enum Item : std::uint8_t { kNewGame, kLevel, kBegins, kItems };

  /// With what was set last.
  void open() { item_ = kNewGame; }
  void go(int step) { item_ = static_cast<Item>(wrapped(item_, step, kItems)); }
  /// Takes the next value of the item, or the previous one.
  void change(int step) {
    if (item_ == kBegins) options_.engine_begins = !options_.engine_begins;
    if (item_ == kLevel) options_.level = next_level(step);
  }

  Item item() const { return item_; }
  const Options& options() const { return options_; }

 private:
  std::uint8_t next_level(int step) const {
    return static_cast<std::uint8_t>(wrapped(options_.level - 1, step, kHighestLevel) + 1);
  }

  Options options_;
  Item item_ = kNewGame;
};

}  // namespace frugal::app::othello
