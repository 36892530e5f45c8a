// SPDX-License-Identifier: MIT
//
// prover.hpp: what a position is worth for sure, seen to a fixed depth.
//
// Minimax over bounds: a position's bounds are its facts, joined with those of its moves (section
// 3.1 of Cazenave and Saffidine 2010); at depth 0 the facts alone. A branch is left as soon as its
// mover is sure of all that its opponent would allow:
//
//     pess(p) + sure(opponent) >= kTop
//
// The answer is always true; it is only less tight than it could be with more depth. Depth is the
// dial between memory and time: each two plies more halve the records that a proof needs, or better,
// and multiply the time that each of them takes. The stack is an array of depth + 1 frames, no
// recursion.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"

namespace frugal {

template <Game G, int kMaxDepth>
class Prover {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;

  struct Frame {
    Position position;
    std::uint32_t bounds;  // known so far, as the mover sees them
    std::uint32_t opti;    // the AND of the opti halves of the moves seen so far
    std::int16_t next_slot;
    Mover mover;
  };

 public:
  /// Bounds of the position, as its mover sees them, after a look `depth` plies ahead.
  std::uint32_t prove(const Position& position, int depth) {
    frames_[0].position = position;
    enter(0);
    for (int top = 0;;) {
      Frame& frame = frames_[top];
      if (top < depth && !is_settled(top)) {
        const int move = next_move(frame);
        if (move >= 0) {
          frames_[++top].position = frame.position;
          frames_[top].position.play(move);
          enter(top);
          continue;
        }
        frame.bounds |= frame.opti;  // all moves were seen
      }
      if (top == 0) return frame.bounds;
      --top;
      leave(frame, frames_[top]);
    }
  }

  /// Positions looked at since the start.
  std::uint32_t positions() const { return positions_; }

 private:
  void enter(int level) {
    ++positions_;
    Frame& frame = frames_[level];
    frame.mover = frame.position.mover();
    frame.opti = B::kOptiHalf;
    frame.next_slot = 0;
    frame.bounds = B::kUnknown;
    if (frame.position.is_over()) {
      const int score = frame.position.score();
      frame.bounds = B::exactly(frame.mover == Mover::kMax ? score : G::kTop - score);
    } else if constexpr (HasFacts<G>) {
      frame.bounds = frame.position.facts().bounds;
    }
  }

  static int next_move(Frame& frame) {
    while (frame.next_slot < G::kMoves) {
      const int move = G::move_of(frame.next_slot++, false);
      if (frame.position.is_legal(move)) return move;
    }
    return -1;
  }

  /// Whether more would change nothing: the position is solved, or a player is sure of as much
  /// further up.
  bool is_settled(int level) const {
    const Frame& frame = frames_[level];
    const int pess = B::pess(frame.bounds);
    const int opti = B::opti(frame.bounds);
    if (pess >= opti) return true;
    for (int i = 0; i < level; ++i) {
      const int sure = B::pess(frames_[i].bounds);
      if (frames_[i].mover == frame.mover ? opti <= sure : pess + sure >= G::kTop) return true;
    }
    return false;
  }

  static void leave(const Frame& frame, Frame& above) {
    const std::uint32_t seen =
        frame.mover == above.mover ? frame.bounds : B::seen_by_opponent(frame.bounds);
    above.bounds |= seen & B::kPessHalf;
    above.opti &= seen;
  }

  std::array<Frame, kMaxDepth + 1> frames_;
  std::uint32_t positions_ = 0;
};

}  // namespace frugal
