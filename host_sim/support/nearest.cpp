// SPDX-License-Identifier: MIT
#include "support/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace frugal::support {
namespace {

/// Levenshtein (1966): letters to insert, remove or replace.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

/// All that the word begins, as in "press or power".
std::string completions(std::string_view word, const std::vector<std::string>& names) {
  std::vector<std::string_view> found;
  for (const std::string_view name : names) {
    const bool is_new = std::find(found.begin(), found.end(), name) == found.end();
    if (name.starts_with(word) && is_new) found.push_back(name);
  }
  std::string text;
  for (const std::string_view name : found) text.append(text.empty() ? "" : " or ").append(name);
  return text;
}

/// How many wrong letters are forgiven.
std::size_t tolerance(std::size_t length) {
  return std::min(std::max<std::size_t>(2, length / 3), std::max<std::size_t>(1, length / 2));
}

}  // namespace

std::string nearest_name(std::string_view wrong, const std::vector<std::string>& names) {
  std::string nearest = wrong.size() > 3 ? completions(wrong, names) : "";
  if (!nearest.empty()) return nearest;
  std::size_t least = tolerance(wrong.size()) + 1;
  for (const std::string& name : names) {
    const std::size_t away = distance(wrong, name);
    if (away >= least) continue;
    least = away;
    nearest = name;
  }
  return nearest;
}

}  // namespace frugal::support
