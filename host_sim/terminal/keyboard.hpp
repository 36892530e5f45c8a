// SPDX-License-Identifier: MIT
/// \file
/// Which of a board's buttons a key of the keyboard presses, and for how long.
///
/// A terminal tells when a key goes down, not when it is let go, so a long press is a key of its
/// own. The same keys mean the same on all boards as far as a board can do it; a board's buttons
/// have their own names as keys too (a, b; capitals: held).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "frugal/hal/shape.hpp"

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
};

/// The buttons that a key presses; none: the board has no such button.
struct Press {
  std::uint32_t buttons = 0;
  std::uint32_t ms = 60;
};

inline constexpr std::uint32_t kHeldMs = 700;

constexpr Press press_five(Key key) {
  switch (key) {
    case Key::kLeft:
      return {1};
    case Key::kRight:
      return {2};
    case Key::kUp:
    case Key::kMenu:
      return {4};
    case Key::kDown:
      return {8};
    case Key::kEnter:
      return {16};
    case Key::kHint:
      return {4, kHeldMs};
    case Key::kTakeBack:
      return {16, kHeldMs};
    default:
      return {};
  }
}

constexpr Press press_two(Key key) {
  switch (key) {
    case Key::kRight:
    case Key::kDown:
    case Key::kA:
      return {1};
    case Key::kEnter:
    case Key::kB:
      return {2};
    case Key::kHint:
    case Key::kLongA:
      return {1, kHeldMs};
    case Key::kTakeBack:
    case Key::kLongB:
      return {2, kHeldMs};
    case Key::kMenu:
      return {3};
    default:
      return {};
  }
}

constexpr Press press_one(Key key) {
  if (key == Key::kRight) return {1};
  return key == Key::kEnter || key == Key::kDown ? Press{1, kHeldMs} : Press{};
}

/// `m` opens the menu, and leaves it.
constexpr Press press_of(Key key, const hal::Shape& shape, bool is_in_menu) {
  if (shape.buttons == 5) return press_five(is_in_menu && key == Key::kMenu ? Key::kTakeBack : key);
  if (shape.buttons == 2) return press_two(key);
  return shape.buttons == 1 ? press_one(key) : Press{};
}

/// What a newcomer may press now.
inline std::string help_of(const hal::Shape& shape, std::string_view mode) {
  const bool has_five = shape.buttons == 5;
  if (mode == "thinking" && shape.buttons > 0) return "Frugal thinks   any key: move at once";
  if (mode == "thinking") return "Frugal thinks";
  if (mode == "looking") return "looks for a hint   any key: show it now";
  if (mode == "falling") return "the disc falls";
  if (mode == "demo") return "DEMO: Frugal plays itself   any key: your game";
  if (mode == "console" && shape.buttons > 0)
    return "the console plays   any key: the game is yours";
  if (mode == "panic") return "PANIC: it starts anew";
  if (shape.buttons == 0) return "a..g: drop a disc there   n: new game";
  if (mode == "menu" && has_five)
    return "Enter: choose   up, down: item   left, right: change it   m: leave";
  if (mode == "menu") return "Enter: choose or change (B)   right: next item (A)   m: leave";
  if (shape.buttons == 1 && mode == "over") return "Enter: new game (hold)";
  if (shape.buttons == 1) return "right: move (press)   Enter: drop (hold)";
  if (mode == "over") return "Enter: new game   u: take back   m: menu";
  if (has_five) return "left, right: move   Enter: drop   h: hint   u: take back   m: menu";
  return "right: move (A)   Enter: drop (B)   h: hint   u: take back   m: menu";
}

}  // namespace frugal::terminal
