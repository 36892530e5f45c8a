// SPDX-License-Identifier: MIT
#include "support/options.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <charconv>
#include <memory>
#include <stdexcept>
#include <utility>

namespace frugal::support {
namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30;

[[noreturn]] void refuse(const std::string& reason) { throw std::invalid_argument(reason); }

bool is_number(std::string_view text) {
  if (!text.empty() && text.front() == '-') text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The number in the first `length` characters of a text, in units of 2^shift. What stands behind
/// them names the unit.
std::uint64_t parse_units(std::string_view text, std::size_t length, int shift,
                          std::uint64_t lowest, std::uint64_t highest) {
  const std::string_view digits = text.substr(0, length);
  if (!is_number(digits)) refuse(fmt::format("'{}' is not a whole number", text));
  std::uint64_t number = 0;
  const auto [rest, error] = std::from_chars(digits.data(), digits.data() + length, number);
  if (error != std::errc{} || number > (highest >> shift) || (number << shift) < lowest) {
    refuse(fmt::format("{} is out of range; it can be {} to {}", text, lowest, highest));
  }
  return number << shift;
}

/// The value of an option that may have been given several times.
template <class T, class Parse>
T only_value(const std::vector<std::string>& texts, Parse parse) {
  const T first = parse(texts.front());
  for (const std::string& other : texts) {
    if (parse(other) == first) continue;
    refuse(fmt::format("given both as {} and as {}; which one?", texts.front(), other));
  }
  return first;
}

/// Declares an option whose text `parse` turns into a value. Errors name the first of its names
/// ("--games,--runs").
template <class T, class Parse>
CLI::Option* add_option(CLI::App& app, const std::string& name, T& value, const std::string& help,
                        Parse parse) {
  const std::string first_name = name.substr(0, name.find(','));
  const auto read = [&value, first_name, parse](const CLI::results_t& texts) {
    try {
      value = only_value<T>(texts, parse);
    } catch (const std::invalid_argument& reason) {
      refuse_value(first_name, reason.what());
    }
    return true;
  };
  return app.add_option(name, read, help)->take_all()->allow_extra_args(false);
}

}  // namespace

std::uint64_t parse_number(std::string_view text, std::uint64_t lowest, std::uint64_t highest) {
  return parse_units(text, text.size(), 0, lowest, highest);
}

std::size_t parse_bytes(std::string_view text) {
  const char unit = text.empty() ? '\0' : text.back();
  const int shift = unit == 'k' || unit == 'K' ? 10 : unit == 'm' || unit == 'M' ? 20 : 0;
  const std::size_t length = text.size() - (shift > 0 ? 1 : 0);
  return static_cast<std::size_t>(parse_units(text, length, shift, 0, kMostBytes));
}

void add_flag(CLI::App& app, const std::string& name, bool& flag, const std::string& help) {
  app.add_flag(name, flag, help);
}

void set_footer(CLI::App& app, const std::string& text) { app.footer(text); }

void set_callback(CLI::App& app, std::function<void()> run) { app.callback(std::move(run)); }

void refuse_value(const std::string& name, const std::string& reason) {
  throw CLI::ValidationError(name, reason);
}

void add_bytes_option(CLI::App& app, std::size_t& bytes, const char* name, const char* what) {
  add_option(app, name, bytes, std::string(what) + "; 48k and 1M are understood",
             [](const std::string& text) { return parse_bytes(text); })
      ->type_name("N")
      ->default_str(std::to_string(bytes));
}

CLI::Option* add_text_option(CLI::App& app, const std::string& name, std::string& text,
                             const std::string& help,
                             std::function<std::string(const std::string&)> checked) {
  return add_option(app, name, text, help, std::move(checked))->default_str(text);
}

void add_number_option(CLI::App& app, const std::string& name, std::uint32_t& number,
                       std::uint32_t lowest, std::uint32_t highest, const std::string& help) {
  add_option(app, name, number, help,
             [lowest, highest](const std::string& text) {
               return static_cast<std::uint32_t>(parse_number(text, lowest, highest));
             })
      ->type_name("N")
      ->default_str(std::to_string(number));
}

void add_playouts_option(CLI::App& app, std::uint32_t& playouts, const std::string& help) {
  add_number_option(app, "--playouts", playouts, 1, UINT32_MAX, help);
}

void add_threads_option(CLI::App& app, std::uint32_t& threads) {
  add_number_option(app, "--threads", threads, 1, 256,
                    "jobs at a time; results do not depend on it");
}

void add_seed_option(CLI::App& app, std::uint32_t& seed) {
  add_number_option(app, "--seed", seed, 0, UINT32_MAX,
                    "start of the random numbers; one seed, one result, on every machine");
}

void add_json_option(CLI::App& app, bool& json) {
  app.add_flag("--json", json, "answer in JSON, one object a line")->disable_flag_override();
}

}  // namespace frugal::support
