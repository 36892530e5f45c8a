// SPDX-License-Identifier: MIT
//
// gtp_player.cpp: commands, replies, and what can be wrong with them.
#include "arena/gtp_player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace frugal::arena {
namespace {

/// The protocol has no I.
constexpr std::string_view kLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

const char* colour_of(std::size_t plies) { return plies % 2 == 0 ? "b" : "w"; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) {
    text.remove_suffix(1);
  }
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) {
    text.remove_prefix(1);
  }
  return text;
}

/// For a report: short, and nothing that a terminal would obey.
std::string quoted(std::string_view text) {
  std::string safe;
  for (const char c : text.substr(0, 40))
    safe += std::isprint(static_cast<unsigned char>(c)) ? c : '.';
  return "'" + safe + (text.size() > 40 ? "...'" : "'");
}

}  // namespace

void GtpPlayer::new_game(std::uint32_t) {
  told_.clear();
  heights_.assign(static_cast<std::size_t>(board_.width), 0);
  has_begun_ = false;
}

GtpPlayer::Reply GtpPlayer::ask(const std::string& line) {
  const auto deadline = Clock::now() + std::chrono::seconds(seconds_);
  try {
    if (process_ == nullptr) process_ = std::make_unique<Process>(command_);
    process_->write(line + "\n", deadline);
    return read_reply(deadline);
  } catch (const ProcessError& error) {
    process_.reset();
    throw Fault(fmt::format("{} ({})", error.what(), line));
  } catch (const Fault& fault) {
    process_.reset();  // nobody knows what it would answer next
    throw Fault(fmt::format("{} ({})", fault.what(), line));
  }
}

/// From '=' or '?' to an empty line.
GtpPlayer::Reply GtpPlayer::read_reply(Clock::time_point deadline) {
  std::string first;
  do first = trimmed(process_->read_line(deadline));
  while (first.empty());
  if (first.front() != '=' && first.front() != '?') {
    throw Fault(fmt::format("answered {}, which is not GTP", quoted(first)));
  }
  while (!trimmed(process_->read_line(deadline)).empty()) {
  }
  return {first.front() == '=', std::string(trimmed(std::string_view(first).substr(1)))};
}

std::string GtpPlayer::demand(const std::string& line) {
  const Reply reply = ask(line);
  if (!reply.is_success) throw Fault(fmt::format("refused {}: {}", line, quoted(reply.text)));
  return reply.text;
}

std::string GtpPlayer::name() { return demand("name"); }

/// A board that is not square is told by width and height, or to programs that know but one by its
/// width.
void GtpPlayer::begin() {
  const std::string width = fmt::format("boardsize {}", board_.width);
  const bool is_square = board_.width == board_.height;
  if (is_square || !ask(fmt::format("{} {}", width, board_.height)).is_success) demand(width);
  demand("clear_board");
  has_begun_ = true;
}

void GtpPlayer::tell(int column) {
  const auto x = static_cast<std::size_t>(column);
  demand(fmt::format("play {} {}{}", colour_of(told_.size()), kLetters[x], heights_[x] + 1));
  told_.push_back(column);
  ++heights_[x];
}

int GtpPlayer::choose(std::span<const int> columns) {
  if (!has_begun_) begin();
  for (const int column : columns.subspan(told_.size())) tell(column);
  const int column = read_move(demand(fmt::format("genmove {}", colour_of(columns.size()))));
  told_.push_back(column);
  ++heights_[static_cast<std::size_t>(column)];
  return column;
}

/// Throws Fault if that is no move of this position.
int GtpPlayer::read_move(const std::string& text) const {
  std::string upper = text;
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](unsigned char c) { return std::toupper(c); });
  if (upper == "RESIGN") throw Resignation();
  const std::size_t x = upper.empty() ? kLetters.npos : kLetters.find(upper.front());
  if (x >= heights_.size()) throw Fault(fmt::format("played {}, which is no cell", quoted(text)));
  int row = heights_[x] + 1;
  if (row > board_.height) throw Fault(fmt::format("played {}: the column is full", quoted(text)));
  if (upper.size() == 1) return static_cast<int>(x);
  const char* const end = upper.data() + upper.size();
  const auto [rest, error] = std::from_chars(upper.data() + 1, end, row);
  if (error != std::errc{} || rest != end || row != heights_[x] + 1) {
    throw Fault(fmt::format("played {}, where no disc lands: {}{} is free", quoted(text),
                            kLetters[x], heights_[x] + 1));
  }
  return static_cast<int>(x);
}

}  // namespace frugal::arena
