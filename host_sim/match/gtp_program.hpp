// SPDX-License-Identifier: MIT
/// \file
/// Any program that speaks the Go Text Protocol, version 2: commands and replies.
///
/// It is started when it is first asked, and anew after it has failed, as its answers could no
/// longer be relied on.
#pragma once

#include <memory>
#include <string>

#include "match/game.hpp"
#include "match/process.hpp"

namespace frugal::match {

class GtpProgram {
 public:
  struct Reply {
    bool is_success;
    std::string text;  ///< several lines, if it has; without blanks around it
  };

  GtpProgram(std::string command, std::uint32_t seconds)
      : command_(std::move(command)), seconds_(seconds) {}

  /// Throws Fault if the program fails: ends, hangs, or answers what is not GTP.
  Reply ask(const std::string& line);
  /// A '?' is a fault, too.
  std::string demand(const std::string& line);
  bool is_running() const { return process_ != nullptr; }

 private:
  Reply read_reply(Clock::time_point deadline);

  std::string command_;
  std::uint32_t seconds_;
  std::unique_ptr<Process> process_;
};

}  // namespace frugal::match
