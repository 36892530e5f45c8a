// SPDX-License-Identifier: MIT
/// \file
/// The protocol of Go (app/go/gtp.hpp) for a page: the page hands over bytes, lets the thinker work
/// in slices as long as an answer is awaited, and fetches it line by line. A game has one size.
///
/// Memory: on 9 x 9 the session, the thinker and the protocol, 6 KB; and the pool.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/go/gtp.hpp"
#include "memory.hpp"

namespace frugal::web {

template <class G>
class GoConsole {
 public:
  explicit GoConsole(std::span<std::byte> pool) : thinker_(pool), gtp_(session_, thinker_, *this) {}
  GoConsole(const GoConsole&) = delete;

  void start(std::uint32_t seed, std::uint32_t simulations) {
    thinker_.set_seed(seed);
    gtp_.set_simulations(simulations);
  }

  /// Takes so many bytes of the text.
  void take(std::size_t size) {
    for (std::size_t i = 0; i < size && i < kTextBytes; ++i) gtp_.take(text[i]);
  }
  /// Puts the next line of the answer into the text. Its length; 0: there is none.
  std::size_t next_line() {
    etl::string<app::go::kLongestReply + 16> line;
    static_assert(line.MAX_SIZE <= kTextBytes);
    if (!gtp_.next_line(line)) return 0;
    for (std::size_t i = 0; i < line.size(); ++i) text[i] = line[i];
    return line.size();
  }

  bool is_waiting() const { return gtp_.is_waiting(); }
  std::uint32_t allowed_ms() const { return allowed_ms_; }
  /// The part of a move's simulations that is done, of `whole`, as long as no clock runs. What the
  /// thinker checks afterwards begins anew.
  std::uint32_t progress(std::uint32_t whole) const {
    const std::uint32_t done = thinker_.search().simulations();
    return std::min(done, gtp_.simulations()) * whole / gtp_.simulations();
  }
  /// Works for as long as so many simulations take. Whether the thinker is done.
  bool think_on(std::uint32_t simulations) {
    thinker_.think(simulations);
    return thinker_.is_done();
  }
  void hurry() { thinker_.hurry(); }
  /// Answers the command that waits, once the thinker is done.
  void answer(std::uint32_t spent_ms) { gtp_.finish(spent_ms); }

  // What the commands ask of their target (app/go/gtp.hpp).

  void think(std::uint32_t allowed_ms) { allowed_ms_ = allowed_ms; }
  static bool set_size(int) { return false; }
  static constexpr std::array<app::CommandRow<GoConsole>, 0> commands() { return {}; }

 private:
  app::go::Session<G> session_;
  app::go::Thinker<G> thinker_;
  app::go::Gtp<G, GoConsole> gtp_;
  std::uint32_t allowed_ms_ = 0;
};

}  // namespace frugal::web
