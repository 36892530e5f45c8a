// SPDX-License-Identifier: MIT
/// \file
/// The protocol of Connect Four (app/connect/gtp.hpp) for a page: the page hands over bytes, lets
/// the thinker work in slices as long as a move is awaited, and fetches the answer line by line.
///
/// A level from 1 on is that of the device. Level 0, with which a page may begin, plays the best
/// move after a number of simulations.
///
/// Memory: the session and the protocol, 500 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/connect/gtp.hpp"
#include "app/connect/thinker.hpp"
#include "memory.hpp"

namespace frugal::web {

template <Game G>
class ConnectConsole {
 public:
  explicit ConnectConsole(app::connect::Thinker<G>& thinker)
      : thinker_(thinker), gtp_(session_, *this) {}
  ConnectConsole(const ConnectConsole&) = delete;

  void start(std::uint32_t level, std::uint32_t seed, std::uint32_t simulations) {
    simulations_.simulations = simulations;
    session_.start({.level = static_cast<std::uint8_t>(level), .ponders = false}, seed);
  }

  /// Takes so many bytes of the text.
  void take(std::size_t size) {
    for (std::size_t i = 0; i < size && i < kTextBytes; ++i) gtp_.take(text[i]);
  }
  /// Puts the next line of the answer into the text. Its length; 0: there is none.
  std::size_t next_line() {
    app::Line line;
    if (!gtp_.next_line(line)) return 0;
    for (std::size_t i = 0; i < line.size(); ++i) text[i] = line[i];
    return line.size();
  }

  bool is_waiting() const { return gtp_.is_waiting(); }
  std::uint32_t allowed_ms() const { return allowed_ms_; }
  /// Answers the command that waits by the move, or the score, that is known now.
  void answer(std::uint32_t spent_ms) {
    const int move = thinker_.move();
    if (gtp_.awaits_score()) return gtp_.score_is(thinker_.least_score(), thinker_.most_score());
    gtp_.move_is(move, spent_ms);
  }

  // What the commands ask of their target (app/connect/gtp.hpp).

  typename app::connect::Thinker<G>::Search& search() { return thinker_.search(); }
  void has_changed() {}
  static constexpr std::array<app::CommandRow<ConnectConsole>, 0> commands() { return {}; }
  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    const int level = session_.options().level;
    thinker_.start(session_, level == 0 ? simulations_ : app::connect::level_of<G>(level));
  }
  bool find_score() {
    allowed_ms_ = app::GameClock::kNoLimit;
    thinker_.start_scoring(session_);
    return true;
  }

 private:
  app::connect::Thinker<G>& thinker_;
  app::connect::Level simulations_{0, 0};
  app::connect::Session<G> session_;
  app::connect::Gtp<G, ConnectConsole> gtp_;
  std::uint32_t allowed_ms_ = 0;
};

}  // namespace frugal::web
