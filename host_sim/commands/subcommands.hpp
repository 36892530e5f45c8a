// SPDX-License-Identifier: MIT
/// \file
/// The subcommands of a program. Each is one file, NAME.cpp, which defines `declare_NAME`, and one
/// line of table.txt, from which CMake makes the list.
#pragma once

#include <span>

namespace CLI {
class App;
}

namespace frugal::cli {

/// Declares the options of a subcommand and what it does. When it has run, `status` is the
/// program's exit status: 0, 1 if some input was bad, 2 if the command line was.
using Declare = void(CLI::App& command, int& status);

struct Subcommand {
  const char* name;
  const char* description;
  Declare* declare;
};

/// Those of the program that this is linked into, in the order of the table.
std::span<const Subcommand> subcommands();

}  // namespace frugal::cli
