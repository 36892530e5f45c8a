// SPDX-License-Identifier: MIT
/// \file
/// The terminal (ncurses). The destructor restores it; the signals that ask a program to end only
/// set a flag, so that it is restored then as well.
///
/// What lies outside of the window is not drawn. Where the locale has no UTF-8, plain ASCII stands
/// in for shapes; where there is no colour, or NO_COLOR is set, shapes tell all that colours do.
#pragma once

#include <string_view>

#include "frugal/hal/lights.hpp"

namespace frugal::terminal {

enum class Ink { kPlain, kFirst, kSecond, kCursor, kHint, kTitle, kFaint, kBar, kWarning, kLights };

/// The colour that a light of this meaning has on the board, or the nearest that the terminal has.
constexpr Ink ink_of(hal::Light light) {
  return static_cast<Ink>(static_cast<int>(Ink::kLights) + static_cast<int>(light));
}

class Window {
 public:
  Window();
  ~Window();
  Window(const Window&) = delete;

  /// False if the terminal is of no known kind.
  bool is_open() const { return is_open_; }
  /// The signal that asks to end; 0: none.
  static int signal();

  int width() const;
  int height() const;
  bool has_utf8() const { return has_utf8_; }

  /// The next key, as ncurses numbers them; waits for some milliseconds, then -1.
  int key();

  void clear();
  /// Returns the column behind the text.
  int put(int y, int x, std::string_view text, Ink ink = Ink::kPlain);
  void show();

 private:
  void choose_colours();
  static void choose_colours_of_lights();

  void* screen_ = nullptr;
  bool is_open_ = false;
  bool has_utf8_ = false;
  bool has_colour_ = false;
};

}  // namespace frugal::terminal
