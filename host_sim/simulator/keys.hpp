// SPDX-License-Identifier: MIT
/// \file
/// Which buttons of a simulated board give a command, by the device's own table
/// (app/common/commands.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

#include "app/common/commands.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::sim {

using app::Command;

/// The buttons to press, for a moment or for long. Without buttons: the board can't give the
/// command.
struct Press {
  std::uint32_t buttons = 0;
  bool is_long = false;

  constexpr explicit operator bool() const { return buttons != 0; }
};

/// A board's buttons, chosen at run time.
class Keys {
 public:
  explicit Keys(const hal::Shape& shape) : keys_(app::keys_of(shape)) {}

  Press press_for(Command command, bool is_in_menu = false) const {
    using app::Gesture;
    if (const auto button = button_for(command, Gesture::kPress, is_in_menu)) return {button};
    if (const auto button = button_for(command, Gesture::kDown, is_in_menu)) return {button};
    if (const auto button = button_for(command, Gesture::kLong, is_in_menu)) return {button, true};
    if (button_for(command, Gesture::kTogether, is_in_menu) != 0) return {3};
    return {};
  }
  bool can(Command command) const { return press_for(command) || press_for(command, true); }

 private:
  std::uint32_t button_for(Command command, app::Gesture gesture, bool is_in_menu) const {
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      const auto& meanings = is_in_menu ? keys_[i].in_menu : keys_[i].in_game;
      if (meanings[static_cast<std::size_t>(gesture)] == command) return 1u << i;
    }
    return 0;
  }

  app::keys::All keys_;
};

}  // namespace frugal::sim
