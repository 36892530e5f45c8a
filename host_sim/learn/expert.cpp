// SPDX-License-Identifier: MIT
#include "learn/expert.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace frugal::learn {

std::string Expert::demand(const std::string& line) {
  const auto deadline = match::Clock::now() + std::chrono::seconds(seconds_);
  try {
    process_.write(line + "\n", deadline);
    std::string reply = process_.read_line(deadline);
    while (!process_.read_line(deadline).empty()) {
    }
    if (reply.empty() || reply.front() != '=') throw match::ProcessError("answered " + reply);
    reply.erase(0, reply.size() > 1 && reply[1] == ' ' ? 2 : 1);
    return reply;
  } catch (const match::ProcessError& error) {
    throw std::runtime_error(fmt::format("the program that plays: {} ({})", error.what(), line));
  }
}

}  // namespace frugal::learn
