// SPDX-License-Identifier: MIT
//
// go_desk.hpp: somebody who speaks the Go Text Protocol for Go, and thinks at once.
#pragma once

#include <unity.h>

#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

#include "app/go_gtp.hpp"

template <class G>
class GoDesk {
 public:
  explicit GoDesk(std::span<std::byte> pool) : thinker_(pool), gtp_(session_, thinker_, *this) {
    session_.clear();
  }
  GoDesk(const GoDesk&) = delete;

  // What the protocol asks of its target.
  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    if (is_slow_) return;
    while (!thinker_.is_done()) thinker_.think(7);
    gtp_.finish(spent_ms_);
  }
  static bool set_size(int size) { return size == 3; }
  static std::string_view command_name(int number) { return number == 0 ? "frugal-own" : ""; }
  bool command(int, std::string_view rest, etl::istring& reply) {
    frugal::app::add(reply, rest.empty() ? "expected a word" : "thanks");
    return !rest.empty();
  }

  /// The whole reply to some lines.
  const char* ask(const char* lines) {
    reply_[0] = 0;
    for (; *lines != 0; ++lines) {
      gtp_.take(*lines);
      collect();
    }
    return reply_;
  }
  const char* finish() {
    reply_[0] = 0;
    while (!thinker_.is_done()) thinker_.think(7);
    gtp_.finish(spent_ms_);
    collect();
    return reply_;
  }

  frugal::app::GoSession<G> session_;
  frugal::app::GoThinker<G> thinker_;
  frugal::app::GoGtp<G, GoDesk> gtp_;
  std::uint32_t allowed_ms_ = 0;
  std::uint32_t spent_ms_ = 0;
  /// Whether finish() has to be called.
  bool is_slow_ = false;

 private:
  void collect() {
    frugal::app::Line line;
    while (gtp_.next_line(line))
      std::strncat(reply_, line.c_str(), sizeof reply_ - std::strlen(reply_) - 1);
  }
  char reply_[900] = {};
};
