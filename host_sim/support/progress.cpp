// SPDX-License-Identifier: MIT
#include "support/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace frugal::cli {

Progress::Progress(std::uint32_t total)
    : total_(total),
      is_terminal_(isatty(STDERR_FILENO) != 0),
      next_(Clock::now() + std::chrono::seconds(1)) {}

Progress::~Progress() {
  if (is_shown_) std::fputs("\r\x1b[K", stderr);
}

void Progress::show(std::uint32_t done) {
  if (!is_terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(200);
  fmt::print(stderr, "\r\x1b[K{:.1f} of at most {:.1f} million playouts", done / 1e6, total_ / 1e6);
  is_shown_ = true;
}

}  // namespace frugal::cli
