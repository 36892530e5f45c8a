// SPDX-License-Identifier: MIT
/// \file
/// A line on standard error that says how far a long job is, if standard error is a terminal. It is
/// overwritten a few times a second, and wiped away in the end.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

namespace frugal::support {

class Meter {
 public:
  using Clock = std::chrono::steady_clock;

  /// Jobs that are done within `patience` show nothing.
  explicit Meter(Clock::duration patience = Clock::duration::zero());
  ~Meter();
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// For any thread, at any rate: a few lines a second are written.
  void show(const std::string& line);
  /// Makes room for something else to be written. The next line is shown at once.
  void hide();

 private:
  std::mutex mutex_;
  bool is_terminal_;
  bool is_shown_ = false;
  Clock::time_point next_;
};

}  // namespace frugal::support
