// SPDX-License-Identifier: MIT
/// \file
/// Moves told and asked for, and what can be wrong with the answers.
#include "match/gtp_player.hpp"

#include <fmt/format.h>

#include <sstream>

#include "match/quoted.hpp"

namespace frugal::match {
namespace {

const char* colour_of(const Position& position) { return position.mover() == 0 ? "b" : "w"; }

}  // namespace

void GtpPlayer::new_game(std::uint32_t) {
  position_.reset();
  told_ = 0;
}

/// The moves that the program does not know yet.
void GtpPlayer::tell(std::span<const int> moves) {
  if (position_ == nullptr) {
    game_.begin(program_);
    position_ = game_.start();
  }
  for (const int move : moves.subspan(told_)) {
    program_.demand(fmt::format("play {} {}", colour_of(*position_), position_->write(move)));
    remember(move);
  }
}

void GtpPlayer::remember(int move) {
  position_->play(move);
  ++told_;
}

int GtpPlayer::choose(std::span<const int> moves) {
  tell(moves);
  const std::string text = program_.demand(fmt::format("genmove {}", colour_of(*position_)));
  if (in_capitals(text) == "RESIGN") throw Resignation();
  const int move = position_->read(text);
  remember(move);
  return move;
}

/// Nothing if the program does not know the command.
std::optional<Moves> GtpPlayer::dead_after(std::span<const int> moves) {
  tell(moves);
  const GtpProgram::Reply reply = program_.ask("final_status_list dead");
  if (!reply.is_success) return {};
  Moves dead;
  std::istringstream words(reply.text);
  for (std::string word; words >> word;) {
    dead.push_back(position_->read(word));
  }
  return dead;
}

}  // namespace frugal::match
