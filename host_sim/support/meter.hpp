// SPDX-License-Identifier: MIT
/// \file
/// A line on standard error that says how far a long job is. Only if that is a terminal.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

namespace frugal::lab {

class Meter {
 public:
  Meter();
  ~Meter();
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  /// Any thread may call it, as often as it likes: a few lines a second are written.
  void show(const std::string& line);
  /// Before something else is written.
  void hide();

 private:
  std::mutex mutex_;
  bool is_terminal_;
  bool is_shown_ = false;
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace frugal::lab
