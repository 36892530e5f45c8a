// SPDX-License-Identifier: MIT
/// \file
/// Mean and standard error of a sample.
#pragma once

#include <cmath>
#include <cstddef>

namespace frugal::lab {

class Sample {
 public:
  /// Welford's way: no sum of squares, whose digits would cancel out.
  void add(double value) {
    ++count_;
    const double away = value - mean_;
    mean_ += away / static_cast<double>(count_);
    squares_ += away * (value - mean_);
  }
  std::size_t count() const { return count_; }
  double mean() const { return mean_; }
  /// Of the mean. 0 if there are too few to tell.
  double error() const {
    const double n = static_cast<double>(count_);
    return count_ < 2 ? 0 : std::sqrt(squares_ / (n - 1) / n);
  }

 private:
  std::size_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

}  // namespace frugal::lab
