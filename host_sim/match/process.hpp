// SPDX-License-Identifier: MIT
/// \file
/// Another program, spoken to line by line over two pipes.
///
/// The command line is the shell's. Whatever the program does (end, hang, write without end, never
/// read), each call returns by its deadline; what went wrong is thrown as ProcessError. The
/// program ends with the object, in a group of its own, so that its children end with it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

namespace frugal::match {

using Clock = std::chrono::steady_clock;

class ProcessError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Process {
 public:
  explicit Process(const std::string& command);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write(std::string_view text, Clock::time_point deadline);
  /// Without its end.
  std::string read_line(Clock::time_point deadline);

 private:
  void wait_for(int descriptor, short events, Clock::time_point deadline);
  [[noreturn]] void fail_as_ended();

  pid_t id_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string read_;
};

}  // namespace frugal::match
