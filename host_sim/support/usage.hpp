// SPDX-License-Identifier: MIT
/// \file
/// What is said about a command line that makes no sense.
#pragma once

#include <CLI/CLI.hpp>

namespace frugal::support {

/// Prints help where it was asked for, else on standard error what is wrong and what would be
/// right. Returns the exit status.
int explain(CLI::App& app, const CLI::ParseError& error);

}  // namespace frugal::support
