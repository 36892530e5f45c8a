// SPDX-License-Identifier: MIT
/// \file
/// What a gesture means, for boards with five buttons, two, or one. firmware/README.md
/// has the same as a table for people.
///
/// A button on which a long press means something answers a short one when it is let go; the others
/// answer at once.
#pragma once

#include <array>
#include <cstdint>

#include "app/common/gestures.hpp"

namespace frugal::app::connect {

enum class Command : std::uint8_t {
  kNone,
  // in a game
  kLeft,
  kRight,
  kDrop,
  kHint,
  kTakeBack,
  kMenu,
  // in the menu
  kPrevious,
  kNext,
  kLess,
  kMore,
  kChoose,
  kLeave,
};

/// By gesture: down, press, long, repeat, together.
using Meanings = std::array<Command, 5>;

struct Key {
  Meanings in_game;
  Meanings in_menu;
};

// clang-format off
template <int kButtons>
struct Keys {
  static constexpr std::array<Key, 0> kKeys{};
};

template <>
struct Keys<1> {
  using enum Command;
  static constexpr std::array<Key, 1> kKeys{{
      {{kNone, kRight, kDrop, kNone, kNone}, {kNone, kNext, kChoose, kNone, kNone}},
  }};
};

template <>
struct Keys<2> {
  using enum Command;
  static constexpr std::array<Key, 2> kKeys{{
      {{kNone, kRight, kHint, kNone, kMenu}, {kNone, kNext, kNone, kNone, kLeave}},
      {{kNone, kDrop, kTakeBack, kNone, kMenu}, {kNone, kChoose, kNone, kNone, kLeave}},
  }};
};

template <>
struct Keys<5> {
  using enum Command;
  static constexpr std::array<Key, 5> kKeys{{
      {{kLeft, kNone, kNone, kLeft, kNone}, {kLess, kNone, kNone, kNone, kNone}},
      {{kRight, kNone, kNone, kRight, kNone}, {kMore, kNone, kNone, kNone, kNone}},
      {{kNone, kMenu, kHint, kNone, kNone}, {kPrevious, kNone, kNone, kPrevious, kNone}},
      {{kDrop, kNone, kNone, kNone, kNone}, {kNext, kNone, kNone, kNext, kNone}},
      {{kNone, kDrop, kTakeBack, kNone, kNone}, {kNone, kChoose, kLeave, kNone, kNone}},
  }};
};
// clang-format on

template <int kButtons>
Command command_of(const ButtonEvent& event, bool is_in_menu) {
  if constexpr (kButtons == 0) {
    return Command::kNone;
  } else {
    const Key& key = Keys<kButtons>::kKeys[event.button];
    return (is_in_menu ? key.in_menu : key.in_game)[static_cast<std::size_t>(event.gesture)];
  }
}

}  // namespace frugal::app::connect
