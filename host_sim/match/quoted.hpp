// SPDX-License-Identifier: MIT
/// \file
/// Texts of programs that are not trusted.
#pragma once

#include <cctype>
#include <string>
#include <string_view>

namespace frugal::match {

inline std::string_view trimmed(std::string_view text) {
  const auto is_blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  return text;
}

inline std::string in_capitals(std::string_view text) {
  std::string capitals;
  for (const char c : text) {
    capitals += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return capitals;
}

/// For a report: short, and nothing that a terminal would obey.
inline std::string in_quotes(std::string_view text) {
  std::string safe;
  for (const char c : text.substr(0, 40))
    safe += std::isprint(static_cast<unsigned char>(c)) ? c : '.';
  return "'" + safe + (text.size() > 40 ? "...'" : "'");
}

}  // namespace frugal::match
