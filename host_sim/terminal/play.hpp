// SPDX-License-Identifier: MIT
/// \file
/// The device, played on a terminal or through pipes.
#pragma once

#include <string>

#include "simulator/machine.hpp"

namespace frugal::terminal {

struct PlayOptions {
  std::string board = "lm3s6965evb";
  sim::Setting setting;
  bool is_demo = false;
};

/// On the terminal, until q or Ctrl-C. Returns the exit status.
int play_on_screen(const PlayOptions& options);

/// Steps of a scenario, or names of keys, a line each, from standard input; the lights as text
/// after each to standard output. Returns the exit status: 1 if a line made no sense.
int play_in_pipes(const PlayOptions& options);

}  // namespace frugal::terminal
