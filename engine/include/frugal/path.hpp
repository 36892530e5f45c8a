// SPDX-License-Identifier: MIT
/// \file
/// The steps of a simulation, from the root to where it leaves the tree. Both searches keep one
/// (search.hpp, wide_search.hpp). A step has a member `record`, and what else the search needs to
/// back up.
#pragma once

#include <array>
#include <cstddef>

namespace frugal {

template <class Step, int kMost>
class Path {
 public:
  void clear() { depth_ = 0; }
  void add(const Step& step) { steps_[static_cast<std::size_t>(depth_++)] = step; }

  int depth() const { return depth_; }
  const Step& operator[](int i) const { return steps_[static_cast<std::size_t>(i)]; }
  const Step& last() const { return (*this)[depth_ - 1]; }
  const Step* begin() const { return steps_.data(); }
  const Step* end() const { return steps_.data() + depth_; }

  /// Whether a record of the pool is in use by the path. The first step is the root's, whose record
  /// is not in the pool.
  template <class Record>
  bool holds(const Record* record) const {
    for (int i = 1; i < depth_; ++i) {
      if ((*this)[i].record == record) return true;
    }
    return false;
  }

 private:
  int depth_ = 0;
  std::array<Step, kMost> steps_;
};

}  // namespace frugal
