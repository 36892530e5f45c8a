// SPDX-License-Identifier: MIT
/// \file
/// What a position is worth for sure, seen to a fixed depth.
///
/// Minimax over bounds: a position's bounds are its facts, joined with those of its moves (section
/// 3.1 of Cazenave and Saffidine 2010); at depth 0 they are the facts alone. A branch is left as
/// soon as its mover is sure of all that the opponent would allow:
///
///     pess(p) + sure(opponent) >= kTop
///
/// Where lots decide, all outcomes are looked at, and their bounds make a mean (Expectation). What
/// a player is sure of above the lots says nothing about a single outcome below them.
///
/// The answer is always true; more depth only makes it tighter. Depth trades memory for time: each
/// two plies more halve the records that a proof needs, or better, and multiply the time that each
/// of them takes. The stack is an array of frames, without recursion. A chain of forced replies may
/// use up all frames, and ends there.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"

namespace frugal {

template <Game G, int kFrames>
class Prover {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;
  using Lost = typename MovesOf<G>::Type;

  struct Nothing {};
  using Expected = std::conditional_t<HasChance<G>, Expectation<G::kTop>, Nothing>;

  struct Frame {
    Position position;
    std::uint32_t bounds;  ///< known so far, as the mover sees them
    std::uint32_t opti;    ///< what the moves seen so far have at most
    Lost lost;
    std::int16_t next_slot;
    std::int16_t depth;  ///< how many plies more to look ahead
    Mover mover;
    [[no_unique_address]] IsChance<G> is_chance;
    [[no_unique_address]] Expected expected;  ///< of the outcomes seen so far
  };

 public:
  /// Bounds of the position, as its mover sees them, after a look `depth` plies ahead.
  std::uint32_t prove(const Position& position, int depth) {
    frames_[0].position = position;
    enter(0, depth);
    for (int top = 0;;) {
      Frame& frame = frames_[top];
      if (frame.depth > 0 && top + 1 < kFrames && !is_settled(top)) {
        const int move = next_move(frame);
        if (move >= 0) {
          frames_[++top].position = frame.position;
          frames_[top].position.play(move);
          enter(top, is_forced(frame) ? frame.depth : frame.depth - 1);
          continue;
        }
        frame.bounds = B::tightened(frame.bounds, joined(frame));  // all moves were seen
      }
      if (top == 0) return frame.bounds;
      --top;
      leave(frame, frames_[top]);
    }
  }

  /// Positions looked at since the start.
  std::uint32_t positions() const { return positions_; }

 private:
  void enter(int level, int depth) {
    ++positions_;
    Frame& frame = frames_[level];
    frame.mover = frame.position.mover();
    frame.is_chance = is_chance<G>(frame.position);
    frame.expected = {};
    frame.opti = B::kLost;
    frame.next_slot = 0;
    frame.depth = static_cast<std::int16_t>(depth);
    frame.bounds = B::kUnknown;
    if (frame.position.is_over()) {
      frame.bounds = bounds_at_end<G>(frame.position);
    } else {
      const auto facts = facts_of<G>(frame.position);
      frame.bounds = facts.bounds;
      frame.lost = frame.is_chance ? Lost{} : facts.lost;  // of outcomes, each one counts
    }
  }

  /// Whether a single move is left. It costs no depth, so that a chain of threats is seen to its
  /// end.
  static bool is_forced(const Frame& frame) {
    if constexpr (!HasFacts<G>) return false;
    int left = 0;
    for (int move = 0; move < G::kMoves; ++move) {
      left += frame.position.is_legal(move) && !is_in<G>(frame.lost, move) ? 1 : 0;
    }
    return left == 1;
  }

  static int next_move(Frame& frame) {
    while (frame.next_slot < G::kMoves) {
      const int move = G::move_of(frame.next_slot++, false);
      if (frame.position.is_legal(move) && !is_in<G>(frame.lost, move)) return move;
    }
    return -1;
  }

  /// Whether more depth would change nothing: the position is solved, or a player is sure of as
  /// much further up.
  bool is_settled(int level) const {
    const Frame& frame = frames_[level];
    const int pess = B::pess(frame.bounds);
    const int opti = B::opti(frame.bounds);
    if (pess >= opti) return true;
    for (int i = first_of_window(level); i < level; ++i) {
      const int sure = B::pess(frames_[i].bounds);
      if (frames_[i].mover == frame.mover ? opti <= sure : pess + sure >= G::kTop) return true;
    }
    return false;
  }

  /// The highest level above this one without lots in between.
  int first_of_window(int level) const {
    int first = 0;
    if constexpr (HasChance<G>) {
      for (int i = 0; i < level; ++i) {
        if (frames_[i].is_chance) first = i + 1;
      }
    }
    return first;
  }

  static std::uint32_t joined(const Frame& frame) {
    if constexpr (HasChance<G>) {
      if (frame.is_chance) return frame.expected.bounds();
    }
    return frame.opti;
  }

  static void leave(const Frame& frame, Frame& above) {
    const std::uint32_t seen = B::turned(frame.bounds, frame.mover, above.mover);
    if constexpr (HasChance<G>) {
      if (above.is_chance) {
        above.expected.add(seen, above.position.weight(G::move_of(above.next_slot - 1, false)));
        return;
      }
    }
    above.bounds = B::raised(above.bounds, seen);
    above.opti = B::joined(above.opti, seen);
  }

  std::array<Frame, kFrames> frames_;
  std::uint32_t positions_ = 0;
};

/// For a search that proves nothing: nothing is kept, nothing is known.
template <Game G>
struct NoProver {
  static constexpr std::uint32_t prove(const typename G::Position&, int) {
    return Bounds<G::kTop>::kUnknown;
  }
};

}  // namespace frugal
