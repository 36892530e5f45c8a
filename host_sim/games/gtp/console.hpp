// SPDX-License-Identifier: MIT
/// \file
/// What both games' protocols need to be spoken over files: bytes in, lines out, and
/// how long a move takes.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>

namespace frugal::cli {

/// A byte has come: what is answered goes out at once, by way of the caller's line.
template <class Gtp, class Line>
void converse(Gtp& gtp, char byte, Line& line, std::FILE* out) {
  gtp.take(byte);
  bool has_answered = false;
  for (; gtp.next_line(line); has_answered = true) {
    std::fwrite(line.data(), 1, line.size(), out);
  }
  if (has_answered) std::fflush(out);
}

class Stopwatch {
  using Clock = std::chrono::steady_clock;

 public:
  std::uint32_t ms() const {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    return static_cast<std::uint32_t>(spent.count());
  }

 private:
  Clock::time_point start_ = Clock::now();
};

}  // namespace frugal::cli
