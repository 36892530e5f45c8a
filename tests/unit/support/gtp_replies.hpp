// SPDX-License-Identifier: MIT
/// \file
/// The replies to commands of the Go Text Protocol, collected for tests.
#pragma once

#include <etl/string.h>

#include <cstddef>
#include <cstring>
#include <string_view>

/// kLongestLine and kLongest are in characters: of a line, of all replies to one question.
template <class Gtp, std::size_t kLongestLine, std::size_t kLongest>
class GtpReplies {
 public:
  /// The whole reply to these bytes; a zero is a byte like any other.
  const char* ask(Gtp& gtp, std::string_view bytes) {
    clear();
    for (const char byte : bytes) {
      gtp.take(byte);
      collect(gtp);
    }
    return text_;
  }

  void clear() { text_[0] = 0; }
  /// Adds what there is to read, and returns all since clear().
  const char* collect(Gtp& gtp) {
    etl::string<kLongestLine> line;
    while (gtp.next_line(line)) {
      std::strncat(text_, line.c_str(), sizeof text_ - std::strlen(text_) - 1);
    }
    return text_;
  }

 private:
  char text_[kLongest] = {};
};
