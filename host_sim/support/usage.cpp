// SPDX-License-Identifier: MIT
#include "support/usage.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <vector>

#include "support/declared.hpp"
#include "support/nearest.hpp"

namespace frugal::support {
namespace {

/// The subcommand that was given, else the program itself.
CLI::App& innermost(CLI::App& app) {
  const auto given = app.get_subcommands();
  return given.empty() ? app : innermost(*given.front());
}

std::string full_name(const CLI::App& app) {
  const CLI::App* const parent = app.get_parent();
  return parent == nullptr ? app.get_name() : full_name(*parent) + " " + app.get_name();
}

std::string list(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string unknown(const std::string& kind, const std::string& word,
                    const std::vector<std::string>& names) {
  const std::string nearest = nearest_name(word, names);
  if (!nearest.empty())
    return fmt::format("unknown {} '{}'; did you mean {}?", kind, word, nearest);
  return fmt::format("unknown {} '{}'; there is {}", kind, word, list(names));
}

/// What is wrong with a word that no option and no subcommand takes.
std::string unwanted(CLI::App& app, const std::string& word) {
  if (word.size() > 1 && word.front() == '-') {
    return unknown("option", word.substr(0, word.find('=')), names_of_options(app));
  }
  const auto commands = names_of_subcommands(app);
  if (!commands.empty()) return unknown("command", word, commands);
  return fmt::format("unexpected argument '{}'; there is {}", word, list(names_of_options(app)));
}

/// CLI11's words, but for an option without its value ("--bytes: 1 required N missing"), or a flag
/// with one ("json was given a disallowed flag override").
std::string words_of(const CLI::ParseError& error) {
  std::string words = error.what();
  if (words.ends_with(" missing")) return words.substr(0, words.find(':')) + " needs a value";
  if (words.ends_with(" override"))
    return "--" + words.substr(0, words.find(' ')) + " takes no value";
  return words;
}

std::string reason_of(CLI::App& app, const CLI::ParseError& error) {
  if (const auto words = app.remaining(false); !words.empty()) return unwanted(app, words.front());
  CLI::App& inner = innermost(app);
  if (const auto words = inner.remaining(false); !words.empty()) {
    return unwanted(inner, words.front());
  }
  const auto commands = names_of_subcommands(inner);
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !commands.empty()) {
    return "a command is missing; there is " + list(commands);
  }
  return words_of(error);
}

}  // namespace

int explain(CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  const std::string name = full_name(innermost(app));
  fmt::print(stderr, "{}: {}\n({} --help tells more)\n", name, reason_of(app, error), name);
  return 2;
}

}  // namespace frugal::support
