// SPDX-License-Identifier: MIT
#include "support/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace frugal::cli {
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

}  // namespace

std::string nearest_name(std::string_view wrong, const std::vector<std::string>& names) {
  std::string nearest;
  std::size_t least = std::max<std::size_t>(2, wrong.size() / 3) + 1;
  for (const std::string& name : names) {
    const bool is_begun = wrong.size() > 3 && name.substr(0, wrong.size()) == wrong;
    const std::size_t away = is_begun ? 0 : distance(wrong, name);
    if (away >= least) continue;
    least = away;
    nearest = name;
  }
  return nearest;
}

}  // namespace frugal::cli
