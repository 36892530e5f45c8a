// SPDX-License-Identifier: MIT
/// \file
/// A target for Go's commands of the Go Text Protocol, which thinks at once.
#pragma once

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

#include "app/go/gtp.hpp"

template <class G>
class GoDesk {
 public:
  explicit GoDesk(std::span<std::byte> pool) : thinker_(pool), gtp_(session_, thinker_, *this) {
    session_.clear();
  }
  GoDesk(const GoDesk&) = delete;

  // What the commands ask of their target (app/go/gtp.hpp).

  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    if (is_slow_) return;
    work();
  }
  static bool set_size(int size) { return size == 3; }
  static constexpr auto commands() {
    return std::to_array<frugal::app::CommandRow<GoDesk>>({{"frugal-own", &GoDesk::thank}});
  }

  /// The whole reply to these lines.
  const char* ask(const char* lines) { return ask_bytes(lines); }
  /// The same; a zero is a byte like any other.
  const char* ask_bytes(std::string_view bytes) {
    reply_[0] = 0;
    for (const char byte : bytes) {
      gtp_.take(byte);
      collect();
    }
    return reply_;
  }
  const char* finish() {
    reply_[0] = 0;
    work();
    collect();
    return reply_;
  }

  frugal::app::go::Session<G> session_;
  frugal::app::go::Thinker<G> thinker_;
  frugal::app::go::Gtp<G, GoDesk> gtp_;
  std::uint32_t allowed_ms_ = 0;
  std::uint32_t spent_ms_ = 0;
  /// Whether finish() has to be called.
  bool is_slow_ = false;
  /// After so many slices the time is up.
  int patience_ = 1 << 30;

 private:
  void thank(std::string_view words) {
    if (words.empty()) return gtp_.fail("expected a word");
    gtp_.answer("thanks");
  }

  /// The longest one is that of frugal-ownership.
  static constexpr std::size_t kMostReply = 700 + 14 * G::kPoints;

  void work() {
    for (int slices = 0; !thinker_.is_done(); ++slices) {
      thinker_.think(7);
      if (slices >= patience_) thinker_.hurry();
    }
    gtp_.finish(spent_ms_);
  }
  void collect() {
    etl::string<frugal::app::go::kLongestReply + 16> line;
    while (gtp_.next_line(line))
      std::strncat(reply_, line.c_str(), sizeof reply_ - std::strlen(reply_) - 1);
  }
  char reply_[kMostReply] = {};
};
