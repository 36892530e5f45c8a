// SPDX-License-Identifier: MIT
/// \file
/// A target for Go's commands of the Go Text Protocol, which thinks at once.
#pragma once

#include <unity.h>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "app/go/gtp.hpp"
#include "support/gtp_replies.hpp"

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
  const char* ask_bytes(std::string_view bytes) { return replies_.ask(gtp_, bytes); }
  const char* finish() {
    replies_.clear();
    work();
    return replies_.collect(gtp_);
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
  GtpReplies<frugal::app::go::Gtp<G, GoDesk>, frugal::app::go::kLongestReply + 16, kMostReply>
      replies_;
};
