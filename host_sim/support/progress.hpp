// SPDX-License-Identifier: MIT
/// \file
/// One line on standard error, if that is a terminal and the work takes more than a
/// second. It wipes itself away.
#pragma once

#include <chrono>
#include <cstdint>

namespace frugal::cli {

class Progress {
 public:
  explicit Progress(std::uint32_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint32_t done);

 private:
  using Clock = std::chrono::steady_clock;
  std::uint32_t total_;
  bool is_terminal_;
  bool is_shown_ = false;
  Clock::time_point next_;
};

}  // namespace frugal::cli
