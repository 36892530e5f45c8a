// SPDX-License-Identifier: MIT
/// \file
/// What stands where: the board's lights on the left, what the engine sees on the right,
/// or below where the window is narrow; what may be pressed at the bottom.
#pragma once

#include <cstdint>
#include <string>

#include "scenario/runner.hpp"
#include "terminal/window.hpp"

namespace frugal::terminal {

/// All that is drawn beside the lights.
struct View {
  scenario::Runner& runner;
  std::string note;   ///< instead of the help, for a while
  std::string typed;  ///< a line for the console
  bool is_typing = false;
  std::uint64_t thinking_us = 0;  ///< of the board's time, on this position
};

void draw(Window& window, const View& view);

}  // namespace frugal::terminal
