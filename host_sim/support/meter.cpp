// SPDX-License-Identifier: MIT
//
// meter.cpp: overwrites one line, and clears it in the end.
#include "support/meter.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace frugal::lab {

Meter::Meter() : is_terminal_(isatty(STDERR_FILENO) != 0) {}

Meter::~Meter() { hide(); }

void Meter::hide() {
  const std::lock_guard lock(mutex_);
  if (is_shown_) fmt::print(stderr, "\r\033[K");
  is_shown_ = false;
}

void Meter::show(const std::string& line) {
  if (!is_terminal_) return;
  const std::lock_guard lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  is_shown_ = true;
  fmt::print(stderr, "\r\033[K{}", line);
  std::fflush(stderr);
}

}  // namespace frugal::lab
