// SPDX-License-Identifier: MIT
//
// gtp_player.hpp: a player of any program that speaks the Go Text Protocol, version 2.
//
// A move is told as the cell in which the disc lands ("play b D1"), and taken as such a cell or as
// its column. Nothing that the program does is trusted: what it answers is for the referee to
// judge, and a program that fails is started anew for the next game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "arena/process.hpp"
#include "arena/referee.hpp"
#include "boards.hpp"

namespace frugal::arena {

class GtpPlayer final : public lab::GamePlayer {
 public:
  GtpPlayer(std::string command, const cli::Board& board, std::uint32_t seconds)
      : command_(std::move(command)), board_(board), seconds_(seconds) {}

  void new_game(std::uint32_t seed) override;
  /// Throws Fault.
  int choose(std::span<const int> columns) override;

  /// Starts the program, if it does not run, and asks for its name. Throws Fault.
  std::string name();

 private:
  struct Reply {
    bool is_success;
    std::string text;
  };
  Reply ask(const std::string& line);
  /// A '?' is a fault.
  std::string demand(const std::string& line);
  Reply read_reply(Clock::time_point deadline);
  void begin();
  void tell(int column);
  int read_move(const std::string& text) const;

  std::string command_;
  cli::Board board_;
  std::uint32_t seconds_;
  std::unique_ptr<Process> process_;
  std::vector<int> told_;
  std::vector<int> heights_;
  bool has_begun_ = false;
};

}  // namespace frugal::arena
