// SPDX-License-Identifier: MIT
/// \file
/// The options that mean the same for every subcommand.
///
/// An option may be repeated with the same value; two different values contradict each other. A
/// wrong value throws CLI::ValidationError, which ends the program with status 2.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace frugal::support {

/// Each declares one option on the app; the value that is there is the default.
void add_bytes_option(CLI::App& app, std::size_t& bytes);
void add_playouts_option(CLI::App& app, std::uint32_t& playouts, const std::string& help);
void add_seed_option(CLI::App& app, std::uint32_t& seed);
void add_threads_option(CLI::App& app, std::uint32_t& threads);
void add_json_option(CLI::App& app, bool& json);

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
