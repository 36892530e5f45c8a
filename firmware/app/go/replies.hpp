// SPDX-License-Identifier: MIT
/// \file
/// Replies of Go's protocol (go/gtp.hpp) in several lines: the board, lists of stones, and what the
/// search and the judge think, for people and for gogui.
///
/// Each call adds one line, as long as a line may be. A cursor remembers what comes next.
///
/// Memory: 12 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/go/session.hpp"
#include "app/go/text.hpp"
#include "app/go/thinker.hpp"

namespace frugal::app::go {

template <class G>
class Replies {
  using Position = typename G::Position;

 public:
  Replies(const Session<G>& session, Thinker<G>& thinker) : session_(session), thinker_(thinker) {}

  /// Begins a new reply.
  void begin() { cursor_ = 0; }

  // Each of these adds the next line to `out`, and is false if there is none.

  /// The board begins on the second line, because the first one holds the sign of the reply.
  bool add_board(etl::istring& out, int number) const {
    return number == 0 || add_board_line(out, session_, number - 1);
  }

  static bool add_analysis(etl::istring& out, int number) {
    constexpr std::array<std::string_view, 7> kAnalyses{
        "gfx/Frugal: visits/frugal-visits",        "gfx/Frugal: wins/frugal-rates",
        "gfx/Frugal: ownership/frugal-ownership",  "gfx/Frugal: variation/frugal-variation",
        "hstring/Frugal: moves/frugal-stats",      "hstring/Frugal: pool/frugal-pool",
        "none/Frugal: clear the board/clear_board"};
    if (number == static_cast<int>(kAnalyses.size())) return false;
    add(out, kAnalyses[static_cast<std::size_t>(number)]);
    return true;
  }

  bool add_statistics(etl::istring& out, int number) {
    if (number == 0) {
      add(out, "simulations ");
      return add_number(out, thinker_.search().simulations()), true;
    }
    const int i = next_edge();
    if (i < 0) return false;
    add_point<G>(out, thinker_.search().edge(i).move());
    add(out, " visits ");
    add_number(out, thinker_.search().edge(i).visits());
    add(out, " percent ");
    add_number(out, percent(i));
    return true;
  }

  bool add_label(etl::istring& out) {
    const int i = next_point();
    if (i < 0) return false;
    add(out, "LABEL ");
    add_point<G>(out, thinker_.search().edge(i).move());
    out.push_back(' ');
    add_number(out, thinker_.search().edge(i).visits());
    return true;
  }

  bool add_rates(etl::istring& out) {
    const int sign = thinker_.search().root().mover() == Mover::kMax ? 1 : -1;
    int i = next_point();
    if (i < 0) return false;
    add(out, "INFLUENCE");
    for (; i >= 0; i = out.size() < kFullLine ? next_point() : -1) {
      out.push_back(' ');
      add_point<G>(out, thinker_.search().edge(i).move());
      add_signed_percent(out, sign * (2 * static_cast<int>(percent(i)) - 100));
    }
    return true;
  }

  bool add_ownership(etl::istring& out) {
    if (cursor_ == G::kPoints) return false;
    add(out, "INFLUENCE");
    for (; cursor_ < G::kPoints && out.size() < kFullLine; ++cursor_) {
      out.push_back(' ');
      add_point<G>(out, cursor_);
      add_signed_percent(out, thinker_.judge().balance(cursor_) * 100 / Judge<G>::kPlayouts);
    }
    return true;
  }

  /// The most visited moves from the root down, as long as there are records and room in the line;
  /// for gogui with their colours.
  bool add_variation(etl::istring& out, bool is_for_gogui) {
    auto& search = thinker_.search();
    Position position = search.root();
    if (is_for_gogui) add(out, "VAR");
    while (out.size() < kFullLine && !position.is_over()) {
      const int move = most_visited(search.find(position));
      if (move == kNoPoint || !position.is_legal(move)) break;
      if (is_for_gogui) add(out, position.mover() == Mover::kMax ? " b" : " w");
      if (is_for_gogui || out.back() != ' ') out.push_back(' ');
      add_point<G>(out, move);
      position.play(move);
    }
    return true;
  }

  bool add_stones(etl::istring& out, Mover mover) {
    const Stone stone = mover == Mover::kMax ? Stone::kBlack : Stone::kWhite;
    return add_points(out, [&](int move) { return session_.position().stone(move) == stone; });
  }
  /// The stones that the judge gives this status.
  bool add_status(etl::istring& out, ChainStatus status) {
    return add_points(out, [&](int move) {
      return session_.position().stone(move) != Stone::kNone &&
             thinker_.judge().status(move) == status;
    });
  }

 private:
  /// Pieces of a line are added up to this length.
  static constexpr std::size_t kFullLine = kLineLength - 12;

  /// The next of the root's edges that has visits; -1 if there is none.
  int next_edge() {
    const auto& search = thinker_.search();
    while (cursor_ < search.count() && search.edge(cursor_).visits() == 0) ++cursor_;
    return cursor_ < search.count() ? cursor_++ : -1;
  }
  /// The same, leaving out the pass.
  int next_point() {
    const int i = next_edge();
    return i >= 0 && thinker_.search().edge(i).move() == G::kPass ? next_edge() : i;
  }
  std::uint32_t percent(int i) const {
    const auto& edge = thinker_.search().edge(i);
    return edge.sum() * 100 / (edge.visits() * G::kTop);
  }

  /// From -1, which is white's, to 1, which is black's.
  static void add_signed_percent(etl::istring& out, int percent) {
    add(out, percent < 0 ? " -" : " ");
    const auto size = static_cast<std::uint32_t>(percent < 0 ? -percent : percent);
    add_number(out, size / 100);
    add(out, size % 100 < 10 ? ".0" : ".");
    add_number(out, size % 100);
  }

  template <class Edges>
  static int most_visited(const Edges& edges) {
    int move = kNoPoint;
    std::uint32_t most = 0;
    for (const auto& edge : edges) {
      if (edge.visits() <= most || edge.move() >= G::kMoves) continue;
      most = edge.visits();
      move = edge.move();
    }
    return move;
  }

  /// Adds the accepted points, from the cursor on, as long as there is room.
  template <class Accepts>
  bool add_points(etl::istring& out, Accepts accepts) {
    int added = 0;
    for (; cursor_ < G::kPoints && out.size() < kFullLine; ++cursor_) {
      if (!accepts(static_cast<int>(cursor_))) continue;
      if (added++ > 0) out.push_back(' ');
      add_point<G>(out, cursor_);
    }
    return added > 0;
  }

  const Session<G>& session_;
  Thinker<G>& thinker_;
  std::int16_t cursor_ = 0;
};

}  // namespace frugal::app::go
