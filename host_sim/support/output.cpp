// SPDX-License-Identifier: MIT
#include "support/output.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace frugal::support {

void write_line(std::string_view line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

}  // namespace frugal::support
