// SPDX-License-Identifier: MIT
/// \file
/// The line that goes out by the console, as fast as the console takes it, and the bytes that come
/// in between: nothing waits.
///
/// Memory: 80 bytes on a chip.
#pragma once

#include <cstddef>

#include "app/common/text.hpp"
#include "frugal/hal/console.hpp"

namespace frugal::app {

class LineOut {
 public:
  /// Sends, and then hands to take(byte) what has come in, while the protocol is ready for more and
  /// its replies go out. next_line(line) clears the line and writes the next one, or is false if
  /// there is none. A turn of main's loop takes so many bytes at most.
  template <class Protocol, class NextLine, class Take>
  void converse(const Protocol& protocol, NextLine next_line, Take take) {
    for (int i = 0; i < kMostBytes; ++i) {
      send(next_line);
      if (!protocol.is_ready() || !is_sent()) return;
      const int byte = hal::console_get();
      if (byte < 0) return;
      take(static_cast<char>(byte));
    }
  }

 private:
  static constexpr int kMostBytes = 64;

  bool is_sent() const { return sent_ >= line_.size(); }

  /// Offers what is left, and then further lines.
  template <class NextLine>
  void send(NextLine next_line) {
    for (;;) {
      while (sent_ < line_.size()) {
        if (!hal::console_offer(line_[sent_])) return;
        ++sent_;
      }
      sent_ = 0;
      if (!next_line(line_)) return;
    }
  }

  Line line_;
  std::size_t sent_ = 0;
};

}  // namespace frugal::app
