// SPDX-License-Identifier: MIT
#include "match/gtp_program.hpp"

#include <fmt/format.h>

#include "match/quoted.hpp"

namespace frugal::match {
namespace {

/// A longer reply has nothing that is asked for.
constexpr std::size_t kLongestReply = 65536;

}  // namespace

GtpProgram::Reply GtpProgram::ask(const std::string& line) {
  const auto deadline = Clock::now() + std::chrono::seconds(seconds_);
  try {
    if (process_ == nullptr) process_ = std::make_unique<Process>(command_);
    process_->write(line + "\n", deadline);
    return read_reply(deadline);
  } catch (const ProcessError& error) {
    process_.reset();
    throw Fault(fmt::format("{} ({})", error.what(), line));
  } catch (const Fault& fault) {
    process_.reset();
    throw Fault(fmt::format("{} ({})", fault.what(), line));
  }
}

/// From '=' or '?' to an empty line.
GtpProgram::Reply GtpProgram::read_reply(Clock::time_point deadline) {
  std::string first;
  do first = trimmed(process_->read_line(deadline));
  while (first.empty());
  if (first.front() != '=' && first.front() != '?') {
    throw Fault(fmt::format("answered {}, which is not GTP", in_quotes(first)));
  }
  std::string text = first.substr(1);
  for (std::string line; !trimmed(line = process_->read_line(deadline)).empty();) {
    if (text.size() < kLongestReply) text += "\n" + line;
  }
  return {first.front() == '=', std::string(trimmed(text))};
}

std::string GtpProgram::demand(const std::string& line) {
  const Reply reply = ask(line);
  if (!reply.is_success) throw Fault(fmt::format("refused {}: {}", line, in_quotes(reply.text)));
  return reply.text;
}

}  // namespace frugal::match
