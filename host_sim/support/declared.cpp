// SPDX-License-Identifier: MIT
#include "support/declared.hpp"

#include <CLI/CLI.hpp>

namespace frugal::support {

std::vector<CLI::App*> subcommands_of(CLI::App& command) {
  return command.get_subcommands([](CLI::App*) { return true; });
}

std::vector<std::string> names_of_subcommands(CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* each : subcommands_of(command)) names.push_back(each->get_name());
  return names;
}

std::vector<std::string> names_of_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) names.push_back(option->get_name());
  return names;
}

}  // namespace frugal::support
