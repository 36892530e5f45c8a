// SPDX-License-Identifier: MIT
/// \file
/// The settings of a game and of the machine, one item at a time. A machine without sound, or
/// without lights of changing brightness, lacks that item.
#pragma once

#include <cstdint>

#include "app/common/wrapped.hpp"
#include "app/connect/session.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::connect {

class Menu {
 public:
  enum Item : std::uint8_t {
    kNewGame,
    kLevel,
    kBegins,
    kPlayers,
    kPonders,
    kSound,
    kBrightness,
    kItems
  };

  /// Whether such a machine has the item; the place of an item among those that it has; how many
  /// these are.
  template <hal::Shape kShape>
  static constexpr bool has(int item) {
    return (item != kSound || kShape.has_sound) && (item != kBrightness || kShape.has_colours);
  }
  template <hal::Shape kShape>
  static constexpr int place_of(int item) {
    return kShape.has_colours && !kShape.has_sound && item > kSound ? item - 1 : item;
  }
  template <hal::Shape kShape>
  static constexpr int count() {
    return kSound + (kShape.has_sound ? 1 : 0) + (kShape.has_colours ? 1 : 0);
  }

  void open(const Options& options) {
    options_ = options;
    item_ = kNewGame;
  }

  /// Goes round. The neighbours of an item that the machine lacks are there.
  template <hal::Shape kShape>
  void go(int step) {
    constexpr int kEnd = kShape.has_colours ? kItems : kShape.has_sound ? kBrightness : kSound;
    item_ = static_cast<Item>(wrapped(item_, step, kEnd));
    if (!has<kShape>(item_)) item_ = static_cast<Item>(item_ + step);
  }

  /// Takes the next value of the item, or the previous one. Numbers wrap round.
  template <hal::Shape kShape>
  void change(int step) {
    switch (item_) {
      case kLevel:
        options_.level = next(options_.level, step, kHighestLevel);
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
        if (kShape.has_sound && item_ == kSound) options_.sound = !options_.sound;
        if (kShape.has_colours && item_ == kBrightness) {
          options_.brightness = next(options_.brightness, step, hal::kBrightest) & 63u;
        }
        break;
    }
  }

  Item item() const { return item_; }
  const Options& options() const { return options_; }

 private:
  static std::uint8_t next(int value, int step, int highest) {
    return static_cast<std::uint8_t>(wrapped(value - 1, step, highest) + 1);
  }

  Options options_{};
  Item item_ = kNewGame;
};

}  // namespace frugal::app::connect
