// SPDX-License-Identifier: MIT
/// \file
/// The number that shows that the search behaves the same here as everywhere.
#include "support/signature.hpp"

#include <fmt/format.h>

#include "commands/subcommands.hpp"
#include "support/options.hpp"

namespace frugal::cli {
namespace {

constexpr const char* kFooter = R"(
Runs a fixed set of searches and prints one number of eight hexadecimal digits over all that they
saw. It is the same on every compiler, level of optimisation and chip; when it changes, the search
behaves differently.

Example:
  ./frugal signature)";

}  // namespace

void declare_signature(CLI::App& command, int& status) {
  support::set_footer(command, kFooter);
  support::set_callback(command, [&status] {
    fmt::print("{:08x}\n", support::engine_signature());
    status = 0;
  });
}

}  // namespace frugal::cli
