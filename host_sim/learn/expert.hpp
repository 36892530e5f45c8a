// SPDX-License-Identifier: MIT
/// \file
/// A program that plays Go and speaks the Go Text Protocol, version 2, to learn from.
/// What it answers is trusted as little as its speed: errors and silence are thrown as
/// std::runtime_error.
#pragma once

#include <cstdint>
#include <string>

#include "match/process.hpp"

namespace frugal::learn {

class Expert {
 public:
  Expert(const std::string& command, std::uint32_t seconds)
      : process_(command), seconds_(seconds) {}

  /// The text behind '='.
  std::string demand(const std::string& line);

 private:
  match::Process process_;
  std::uint32_t seconds_;
};

}  // namespace frugal::learn
