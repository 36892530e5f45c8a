// SPDX-License-Identifier: MIT
#include "support/tool.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <new>
#include <span>
#include <string>
#include <string_view>

#include "support/next_words.hpp"
#include "support/usage.hpp"

namespace frugal::support {
namespace {

/// Whether the first argument asks for the words that may come next; the others are those so far.
bool completes(CLI::App& app, std::span<const char* const> arguments) {
  if (arguments.size() < 2 || std::string_view(arguments[1]) != "--next-words") return false;
  for (const std::string& word : next_words(app, {arguments.begin() + 2, arguments.end()})) {
    fmt::print("{}\n", word);
  }
  return true;
}

}  // namespace

int run_tool(std::span<const cli::Subcommand> subcommands, int argc, char** argv) {
  CLI::App app{"Frugal: Monte-Carlo tree search that fits in a microcontroller", "frugal"};
  app.require_subcommand(1);
  app.set_version_flag("--version", FRUGAL_VERSION);
  app.footer(
      "\n'frugal COMMAND --help' tells the options of a command.\n\nExample:\n"
      "  echo 4455 | ./frugal move");
  int status = 0;
  for (const auto& [name, description, declare] : subcommands) {
    declare(*app.add_subcommand(name, description), status);
  }
  if (completes(app, {argv, static_cast<std::size_t>(argc)})) return 0;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return explain(app, error);
  } catch (const std::bad_alloc&) {
    fmt::print(stderr,
               "frugal: this machine has not enough memory for that; ask for fewer --bytes\n");
    return 2;
  }
  return status;
}

}  // namespace frugal::support
