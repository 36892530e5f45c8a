// SPDX-License-Identifier: MIT
/// \file
/// Positions of Connect Four's family: a digit for each column, "4455". What people type is checked
/// by the plain rules.
#pragma once

#include "notation/positions.hpp"

namespace frugal::notation {

class ColumnNotation final : public Notation {
 public:
  explicit ColumnNotation(const cli::Board& board) : board_(board) {}

  Position parse(std::string_view line) const override;
  std::size_t longest() const override { return static_cast<std::size_t>(board_.cells()); }
  std::string write(int column) const override;
  std::string_view name_of_moves() const override { return "column"; }
  std::string form() const override;

 private:
  cli::Board board_;
};

}  // namespace frugal::notation
