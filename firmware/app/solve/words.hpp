// SPDX-License-Identifier: MIT
/// \file
/// The progress of a proof in words. Columns are counted from 1 on the left, as `./frugal solve`
/// does.
#pragma once

#include <cstdint>
#include <string_view>

#include "app/common/text.hpp"
#include "app/solve/session.hpp"
#include "frugal/bounds.hpp"

namespace frugal::app::solve {

template <int kTop>
std::string_view word_of(std::uint32_t bounds) {
  using B = Bounds<kTop>;
  const int pess = B::pess(bounds);
  if (pess != B::opti(bounds)) return "unknown";
  return pess == kTop ? "win" : pess == 0 ? "loss" : "draw";
}

/// What is known of a value, in one sign.
template <int kTop>
char sign_of(std::uint32_t bounds) {
  using B = Bounds<kTop>;
  constexpr std::string_view kExact = "-=+";
  const int pess = B::pess(bounds);
  const int opti = B::opti(bounds);
  if (pess == opti) return kExact[static_cast<std::size_t>(pess * 2 / kTop)];
  return pess > 0 ? '>' : opti < kTop ? '<' : '?';
}

inline void add_column(etl::istring& line, int column) {
  line.push_back(static_cast<char>('1' + column));
}
/// "14.3 %"
inline void add_share(etl::istring& line, std::uint32_t share) {
  add_number(line, share / 10);
  line.push_back('.');
  add_number(line, share % 10);
  add(line, " %");
}
/// "2:05:09"
inline void add_time(etl::istring& line, std::uint32_t seconds) {
  const auto add_two = [&](std::uint32_t number) {
    line.push_back(':');
    if (number < 10) line.push_back('0');
    add_number(line, number);
  };
  add_number(line, seconds / 3600);
  add_two(seconds / 60 % 60);
  add_two(seconds % 60);
}

/// Adds a line of the answer to frugal-progress, counted from 0:
///
///      unknown                                       or win 4; "paused" may follow
///      positions 123456789 visited 123456789         of all runs, and of this one
///      time 0:41:09
///      share 14.3 %                                  of the first move that is looked at
///      values ???????                                of the first moves: + win, = draw, - loss,
///                                                    > no loss, < no win
///      line 444452                                   the way to the position that is looked at
///
/// False if there is no such line.
template <class G, std::uint32_t kMilestone>
bool add_progress_line(etl::istring& line, const Session<G, kMilestone>& session, int number) {
  using S = Session<G, kMilestone>;
  const Spent spent = session.spent();
  switch (number) {
    case 0:
      add(line, word_of<G::kTop>(session.bounds()));
      if (session.is_done()) {
        line.push_back(' ');
        add_column(line, session.first_move());
      }
      if (session.is_paused()) add(line, " paused");
      return true;
    case 1:
      add(line, "positions ");
      add_number(line, spent.positions);
      add(line, " visited ");
      add_number(line, session.visited());
      return true;
    case 2:
      add(line, "time ");
      add_time(line, spent.seconds);
      return true;
    case 3:
      add(line, "share ");
      add_share(line, session.share());
      return true;
    case 4:
      add(line, "values ");
      for (int x = 0; x < S::kColumns; ++x) line.push_back(sign_of<G::kTop>(session.bounds_of(x)));
      return true;
    case 5:
      add(line, "line ");
      for (int i = 0; i < session.depth(); ++i) add_column(line, session.move_at(i));
      return true;
    default:
      return false;
  }
}

/// Adds a sentence: how far it is, or how it ended.
///
///      123 million positions in 0:41:09, 14.3 % of column 4
///      Column 4: win, after 2103501720 positions in 10:36:01
template <class G, std::uint32_t kMilestone>
void add_sentence(etl::istring& line, const Session<G, kMilestone>& session) {
  const Spent spent = session.spent();
  if (session.is_done()) {
    add(line, "Column ");
    add_column(line, session.first_move());
    add(line, ": ");
    add(line, word_of<G::kTop>(session.bounds()));
    add(line, ", after ");
    add_number(line, spent.positions);
    add(line, " positions in ");
    return add_time(line, spent.seconds);
  }
  add_number(line, spent.positions / 1000000);
  add(line, " million positions in ");
  add_time(line, spent.seconds);
  if (session.first_move() < 0) return;
  add(line, ", ");
  add_share(line, session.share());
  add(line, " of column ");
  add_column(line, session.first_move());
}

}  // namespace frugal::app::solve
