// SPDX-License-Identifier: MIT
/// \file
/// What there is to see of a proof, for whatever a board shows it with.
#pragma once

#include <cstdint>

#include "app/solve/session.hpp"

namespace frugal::app::solve {

template <class Session>
struct Scene {
  const Session& session;
  std::uint32_t held;      ///< how long a button was held on the way to beginning anew, of kWhole
  std::uint32_t since_ms;  ///< a button

  /// On for the first part of each period.
  bool blinks(std::uint32_t period_ms, std::uint32_t on_ms) const {
    return since_ms % period_ms < on_ms;
  }
  /// Of `most` lights or pixels, how many stand for a share.
  static int part_of(std::uint32_t share, int most) {
    return static_cast<int>(share * static_cast<std::uint32_t>(most) / kWhole);
  }
  /// The part of a reply's column that is done.
  int height_of(int column, int most) const {
    switch (session.stage_of_reply(column)) {
      case Stage::kSettled:
        return most;
      case Stage::kUnderWay:
        return part_of(session.share_of_reply(), most - 1);
      default:
        return 0;
    }
  }
};

}  // namespace frugal::app::solve
