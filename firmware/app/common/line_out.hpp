// SPDX-License-Identifier: MIT
/// \file
/// The line that goes out by the console, as fast as the console takes it: nothing waits.
///
/// Memory: 80 bytes on a chip.
#pragma once

#include <cstddef>

#include "app/common/text.hpp"
#include "frugal/hal/console.hpp"

namespace frugal::app {

class LineOut {
 public:
  bool is_sent() const { return sent_ >= line_.size(); }

  /// Offers what is left, and then further lines: next_line(line) clears the line and writes the
  /// next one, or is false if there is none.
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

 private:
  Line line_;
  std::size_t sent_ = 0;
};

}  // namespace frugal::app
