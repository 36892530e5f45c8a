// SPDX-License-Identifier: MIT
#include "support/meter.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace frugal::support {

Meter::Meter(Clock::duration patience)
    : is_terminal_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + patience) {}

Meter::~Meter() { hide(); }

void Meter::hide() {
  const std::lock_guard lock(mutex_);
  if (!is_shown_) return;
  fmt::print(stderr, "\r\033[K");
  is_shown_ = false;
  next_ = Clock::now();
}

void Meter::show(const std::string& line) {
  if (!is_terminal_) return;
  const std::lock_guard lock(mutex_);
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  is_shown_ = true;
  fmt::print(stderr, "\r\033[K{}", line);
  std::fflush(stderr);
}

}  // namespace frugal::support
