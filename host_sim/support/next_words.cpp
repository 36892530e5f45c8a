// SPDX-License-Identifier: MIT
#include "support/next_words.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

#include "support/declared.hpp"

namespace frugal::support {
namespace {

/// The innermost subcommand that the words name.
CLI::App& innermost(CLI::App& app, const std::vector<std::string>& words) {
  CLI::App* command = &app;
  for (const std::string& word : words) {
    for (CLI::App* const each : subcommands_of(*command)) {
      if (each->get_name() == word) command = each;
    }
  }
  return *command;
}

bool takes_value(const CLI::Option* option) {
  return option != nullptr && option->get_items_expected_max() > 0;
}

/// Those of an option whose type reads "TEXT:{one,other}", as CLI::IsMember makes it.
std::vector<std::string> values_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const auto begin = type.find('{');
  const auto end = type.find('}');
  if (begin > end || end == std::string::npos) return {};
  return CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
}

bool has_dash(const std::string& word) { return word.starts_with('-'); }

}  // namespace

std::vector<std::string> next_words(CLI::App& app, std::vector<std::string> words) {
  const bool wants_option = !words.empty() && has_dash(words.back());
  if (!words.empty()) words.pop_back();
  CLI::App& command = innermost(app, words);
  const CLI::Option* const option =
      words.empty() ? nullptr : command.get_option_no_throw(words.back());
  if (takes_value(option)) return values_of(*option);
  std::vector<std::string> next = names_of_subcommands(command);
  const auto options = names_of_options(command);
  if (wants_option || std::all_of(options.begin(), options.end(), has_dash)) {
    std::copy_if(options.begin(), options.end(), std::back_inserter(next), has_dash);
  }
  return next;
}

}  // namespace frugal::support
