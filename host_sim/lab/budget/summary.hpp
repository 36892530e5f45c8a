// SPDX-License-Identifier: MIT
/// \file
/// What finished jobs say of each size of the pool, as a table and as a picture.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/budget/store.hpp"

namespace frugal::budget {

/// A mean in per cent, and its standard error.
struct Percent {
  std::uint32_t count = 0;
  double mean = 0;
  double error = 0;
};

struct Row {
  std::uint64_t bytes;
  std::string board;    ///< whose pool that is, if it is one
  Percent never_fills;  ///< score against a pool that never fills; count: pairs of games
  Percent reference;    ///< score against UCT 0.5 in such a pool
  Percent kept;         ///< positions whose value the move keeps
  Percent proven;       ///< positions whose value was proven
  double simulations_per_second;
  double recycled;  ///< records taken from other positions, per record made
};

std::vector<Row> rows_of(const Results& results, const std::vector<std::uint64_t>& sizes);

/// The board with a pool of so many bytes; empty: none.
std::string board_with(std::uint64_t bytes);

std::string csv_of(const std::vector<Row>& rows);
std::string json_lines_of(const std::vector<Row>& rows);

/// What gnuplot needs to draw the rows of a CSV file, in an SVG file beside it.
std::string plot_of(const std::vector<Row>& rows, const std::string& title);

}  // namespace frugal::budget
