// SPDX-License-Identifier: MIT
#include "notation/komi.hpp"

#include "app/go/text.hpp"

namespace frugal::notation {

std::string points_of(int halves) {
  app::Line line;
  app::go::add_halves(line, halves);
  const std::string_view text(line.data(), line.size());
  return std::string(text.ends_with(".0") ? text.substr(0, text.size() - 2) : text);
}

std::optional<int> halves_of(std::string_view points) {
  int halves = 0;
  if (!app::go::read_halves(points, kMostKomiHalves, halves)) return {};
  return halves;
}

}  // namespace frugal::notation
