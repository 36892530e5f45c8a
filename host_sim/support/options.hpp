// SPDX-License-Identifier: MIT
/// \file
/// The options that mean the same for every subcommand.
///
/// An option may be repeated with the same value; two different values contradict each other. A
/// wrong value throws CLI::ValidationError, which ends the program with status 2.
///
/// CLI11 is named here and not included: its header takes four seconds to compile, wherever it is.
/// Most subcommands need no more than these functions; the others include it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace frugal::support {

/// Each declares one option on the app; the value that is there is the default.
void add_bytes_option(CLI::App& app, std::size_t& bytes, const char* name = "--bytes",
                      const char* what = "memory for the search tree");
void add_playouts_option(CLI::App& app, std::uint32_t& playouts, const std::string& help);
void add_seed_option(CLI::App& app, std::uint32_t& seed);
void add_threads_option(CLI::App& app, std::uint32_t& threads);
void add_json_option(CLI::App& app, bool& json);

/// An option that is there or not, and alone sets `flag`.
void add_flag(CLI::App& app, const std::string& name, bool& flag, const std::string& help);

/// What follows the options in the help of a subcommand, and what it does.
void set_footer(CLI::App& app, const std::string& text);
void set_callback(CLI::App& app, std::function<void()> run);

/// Ends the program as a wrong value of the option does.
[[noreturn]] void refuse_value(const std::string& name, const std::string& reason);

/// A number from `lowest` to `highest`, such as "--seconds 20".
void add_number_option(CLI::App& app, const std::string& name, std::uint32_t& number,
                       std::uint32_t lowest, std::uint32_t highest, const std::string& help);

/// A text. `checked` turns it into its usual form, or throws std::invalid_argument.
CLI::Option* add_text_option(CLI::App& app, const std::string& name, std::string& text,
                             const std::string& help,
                             std::function<std::string(const std::string&)> checked);

/// "48k", "1M": units of 1024 bytes; and a number within limits. They throw std::invalid_argument.
std::size_t parse_bytes(std::string_view text);
std::uint64_t parse_number(std::string_view text, std::uint64_t lowest, std::uint64_t highest);

}  // namespace frugal::support
