// SPDX-License-Identifier: MIT
/// \file
/// Which of a board's buttons a key of the keyboard presses, and for how long.
///
/// A terminal tells when a key goes down, not when it is let go, so a long press is a key of its
/// own. The same keys mean the same on all boards as far as a board can do it: an arrow is the
/// button of that role, the others are what the board's buttons do for it (simulator/keys.hpp). A
/// digit is the button of that column; buttons that are called A and B have keys of their names
/// (capitals: held).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "frugal/hal/shape.hpp"
#include "simulator/keys.hpp"
#include "simulator/machine.hpp"

namespace frugal::terminal {

enum class Key : std::uint8_t {
  kOther,
  kLeft,
  kRight,
  kUp,
  kDown,
  kEnter,
  kHint,
  kTakeBack,
  kMenu,
  kA,
  kB,
  kLongA,
  kLongB,
  kColumn1,  ///< the next ones follow
};

/// The buttons that a key presses; none: the board has no such button.
struct Press {
  std::uint32_t buttons = 0;
  std::uint32_t ms = 60;
};

inline constexpr std::uint32_t kHeldMs = 700;

class Keyboard {
 public:
  explicit Keyboard(const sim::Machine& machine) : machine_(machine), keys_(machine.shape()) {}

  /// `m` opens the menu, and leaves it.
  Press press_of(Key key, bool is_in_menu) const {
    using enum sim::Command;
    switch (key) {
      case Key::kLeft:
        return press_role(hal::Role::kLeft);
      case Key::kRight:
        return press_role(hal::Role::kRight, is_in_menu ? kNext : kRight, is_in_menu);
      case Key::kUp:
        return press_role(hal::Role::kUp);
      case Key::kDown:
        return press_role(hal::Role::kDown, is_in_menu ? kNext : kDrop, is_in_menu);
      case Key::kEnter:
        return press_for(is_in_menu ? kChoose : kDrop, is_in_menu);
      case Key::kHint:
        return press_for(kHint);
      case Key::kTakeBack:
        return press_for(kTakeBack);
      case Key::kMenu:
        return press_for(is_in_menu ? kLeave : kMenu, is_in_menu);
      case Key::kA:
      case Key::kLongA:
        return press_named("A", key == Key::kLongA);
      case Key::kB:
      case Key::kLongB:
        return press_named("B", key == Key::kLongB);
      case Key::kOther:
        return {};
      default:
        return press_for(
            app::column_command(static_cast<int>(key) - static_cast<int>(Key::kColumn1)));
    }
  }

  /// What a newcomer may press now.
  std::string help(std::string_view mode) const {
    const bool has_buttons = machine_.shape().buttons > 0;
    if (mode == "thinking" && has_buttons) return "Frugal thinks   any key: move at once";
    if (mode == "thinking") return "Frugal thinks";
    if (mode == "looking") return "looks for a hint   any key: show it now";
    if (mode == "falling") return "the disc falls";
    if (mode == "demo") return "DEMO: Frugal plays itself   any key: your game";
    if (mode == "dark") return "the lights are off, to spare them   any key: your game";
    if (mode == "console" && has_buttons) return "the console plays   any key: the game is yours";
    if (mode == "panic") return "PANIC: it starts anew";
    if (!has_buttons) return "a..g: drop a disc there   n: new game";
    if (mode == "menu") return help_with_menu();
    return mode == "over" ? help_at_end() : help_with_turn();
  }

 private:
  using Command = sim::Command;

  Press press_for(Command command, bool is_in_menu = false) const {
    const sim::Press press = keys_.press_for(command, is_in_menu);
    return press.is_long ? Press{press.buttons, kHeldMs} : Press{press.buttons};
  }
  Press press_role(hal::Role role, Command otherwise = Command::kNone,
                   bool is_in_menu = false) const {
    const hal::Shape& shape = machine_.shape();
    for (std::size_t i = 0; i < shape.buttons; ++i) {
      if (shape.roles[i] == role) return {1u << i};
    }
    return otherwise == Command::kNone ? Press{} : press_for(otherwise, is_in_menu);
  }
  Press press_named(std::string_view name, bool is_held) const {
    const auto names = machine_.buttons();
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return is_held ? Press{1u << i, kHeldMs} : Press{1u << i};
    }
    return {};
  }

  std::string help_with_turn() const {
    std::string help;
    if (keys_.can(Command::kColumn1)) {
      help += "1.." + std::to_string(machine_.columns()) + ": drop a disc there   ";
    }
    if (keys_.can(Command::kLeft)) {
      help += "left, right: move   ";
    } else if (keys_.can(Command::kRight)) {
      help += "right: move" + remark(Command::kRight) + "   ";
    }
    if (keys_.can(Command::kDrop)) help += "Enter: drop" + remark(Command::kDrop) + "   ";
    if (keys_.can(Command::kHint)) help += "h: hint   ";
    return trimmed(help + help_with_rest());
  }

  std::string help_at_end() const {
    if (!keys_.can(Command::kDrop)) return trimmed("1: new game   " + help_with_rest());
    const std::string how = machine_.shape().buttons == 1 ? remark(Command::kDrop) : "";
    return trimmed("Enter: new game" + how + "   " + help_with_rest());
  }

  std::string help_with_rest() const {
    std::string help;
    if (keys_.can(Command::kTakeBack)) help += "u: take back   ";
    if (keys_.can(Command::kMenu)) help += "m: menu   ";
    return help;
  }

  std::string help_with_menu() const {
    if (keys_.can(Command::kMore))
      return "Enter: choose   up, down: item   left, right: change it   m: leave";
    return "Enter: choose or change" + remark(Command::kChoose, true) + "   right: next item" +
           remark(Command::kNext, true) + "   m: leave";
  }

  /// Which button it is, if that has a name of its own; of a single one, how it is pressed.
  std::string remark(Command command, bool is_in_menu = false) const {
    const sim::Press press = keys_.press_for(command, is_in_menu);
    if (machine_.shape().buttons == 1) return press.is_long ? " (hold)" : " (press)";
    const auto names = machine_.buttons();
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (press.buttons == 1u << i && names[i].size() == 1)
        return " (" + std::string(names[i]) + ")";
    }
    return "";
  }

  static std::string trimmed(std::string text) {
    return text.erase(text.find_last_not_of(' ') + 1);
  }

  const sim::Machine& machine_;
  sim::Keys keys_;
};

}  // namespace frugal::terminal
