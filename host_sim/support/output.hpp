// SPDX-License-Identifier: MIT
/// \file
/// Answers on standard output.
#pragma once

#include <string_view>

namespace frugal::support {

/// Writes a line at once, so that a program at the other end need not wait.
void write_line(std::string_view line);

}  // namespace frugal::support
