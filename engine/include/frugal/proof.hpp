// SPDX-License-Identifier: MIT
/// \file
/// The value of a position for sure, by a search to the end of the game that remembers what fits
/// the caller's bytes.
///
/// Alpha-beta with null windows: one question at a time, whether the mover of the root reaches a
/// goal. A position is settled when its bounds answer the question, in one direction or the other:
///
///     pess >= wanted    or    opti < wanted        wanted(opponent) = kTop + 1 - wanted
///
/// Bounds come from the game's facts, from the table, and from the moves seen so far. What a
/// position has proven is kept for the next question as well. Moves that lose at once are not
/// looked at, and the strongest looking moves come first (p.strength()).
///
/// The stack is an array of frames, without recursion. A move is taken back, where the game can do
/// that; else the position is copied. run(n) visits n positions, and can be called again and again,
/// so that buttons never wait for a proof.
///
/// Memory: 24 bytes a ply on a chip, and the table's entries. With 8 KB, Connect Four's positions
/// with 16 to 30 stones take 3,000 visited positions in the mean, half of them under 300.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/proof_table.hpp"

namespace frugal {

/// How to come back from a move: by what the game says, or by a copy of the position.
template <Game G>
struct WayBack {
  typename G::Position before;

  void play(typename G::Position& position, int move) {
    before = position;
    position.play(move);
  }
  void take_back(typename G::Position& position, int) const { position = before; }
};

template <Game G>
requires(TakesBack<G>) struct WayBack<G> {
  typename G::Undo undo;

  void play(typename G::Position& position, int move) {
    undo = position.undo_of(move);
    position.play(move);
  }
  void take_back(typename G::Position& position, int move) const { position.take_back(move, undo); }
};

/// G::question(pess, opti): what to ask of a value in these bounds, as a score from pess + 1 to
/// opti that it may reach. A game may know which questions are cheap, and where its values are.
template <class G>
concept HasQuestions = requires {
  { G::question(0, 1) } -> std::same_as<int>;
};

/// Looks kPlies ahead, and gives up where the game goes on beyond.
template <Game G, int kPlies = G::kMaxPlies>
requires(!HasChance<G>) class Proof {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;
  using Lost = typename MovesOf<G>::Type;
  using Bits = std::conditional_t<B::kBits <= 8, std::uint8_t,
                                  std::conditional_t<B::kBits <= 16, std::uint16_t, std::uint32_t>>;
  using Move = std::conditional_t<G::kMoves <= 255, std::uint8_t, std::uint16_t>;

  struct Frame {
    WayBack<G> back;        ///< from the move that is looked at
    std::uint32_t visited;  ///< positions before this one
    Bits bounds;            ///< known so far, as the mover sees them
    Bits opti;              ///< what the moves seen so far have at most
    std::uint8_t wanted;
    Move count;
    Move next;
    std::array<Move, G::kMoves> moves;
  };

 public:
  /// The bytes must outlive the proof; forget() comes before the first start().
  explicit Proof(std::span<std::byte> bytes) : table_(bytes) {}

  void forget() { table_.clear(); }

  /// Goes on with what is in the table. Scores up to `lowest` are as good as one, and so are those
  /// from `highest` on: the proof is done when it knows which of the others, or which of the two.
  void start(const Position& root, int lowest = 0, int highest = G::kTop) {
    position_ = root;
    lowest_ = static_cast<std::uint8_t>(lowest);
    highest_ = static_cast<std::uint8_t>(highest);
    bounds_ = B::kUnknown;
    known_.fill(static_cast<Bits>(B::kLost));  // as are those that are no moves
    visited_ = 0;
    top_ = 0;
    is_done_ = false;
    if (root.is_over()) {
      bounds_ = bounds_at_end<G>(root);
      is_done_ = true;
      return;
    }
    const auto facts = facts_of<G>(root);
    add_moves(facts.lost, root.key().mirrored);
    bounds_ = frames_[0].count == 0 ? facts.bounds : B::at_most(B::opti(facts.bounds));
    for (int move = 0; move < G::kMoves; ++move) {
      if (root.is_legal(move)) known_[move] = static_cast<Bits>(B::at_most(B::pess(facts.bounds)));
    }
    for (int i = 0; i < frames_[0].count; ++i) known_[frames_[0].moves[i]] = B::kUnknown;
    ask();
  }

  /// Visits up to so many positions. Whether the proof is done.
  bool run(std::uint32_t positions) {
    const std::uint32_t end = visited_ + positions;
    while (!is_done() && visited_ != end) step();
    return is_done();
  }

  bool is_done() const { return is_done_; }
  /// Positions visited since the start.
  std::uint32_t visited() const { return visited_; }
  /// Of the root, as its mover sees it.
  std::uint32_t bounds() const { return bounds_; }
  /// Of the position after a move, as the mover of the root sees it.
  std::uint32_t bounds_of(int move) const { return known_[static_cast<std::size_t>(move)]; }

 private:
  /// Of the root's score, within what is asked for.
  int least() const { return std::max<int>(B::pess(bounds_), lowest_); }
  int most() const { return std::min<int>(B::opti(bounds_), highest_); }

  /// If two questions are left, the one about the better half.
  int question() const {
    if constexpr (HasQuestions<G>) {
      return G::question(B::pess(bounds_), B::opti(bounds_));
    } else {
      return (least() + most()) / 2 + 1;
    }
  }

  /// The next question about the root, if there is one.
  void ask() {
    is_done_ = least() >= most();
    if (is_done_) return;
    Frame& root = frames_[0];
    root.wanted = static_cast<std::uint8_t>(question());
    root.bounds = static_cast<Bits>(bounds_);
    root.opti = static_cast<Bits>(B::kLost);
    root.next = 0;
  }

  void step() {
    Frame& frame = frames_[top_];
    if (!is_settled(frame) && frame.next < frame.count) {
      const int move = frame.moves[frame.next++];
      if (top_ > 0 || !is_known(move)) enter(move);
      return;
    }
    if (!is_settled(frame)) tighten(frame.bounds, frame.opti);  // all moves were seen
    if (top_ > 0) return leave();
    bounds_ = B::tightened(bounds_, frame.bounds);
    ask();
  }

  static bool is_settled(const Frame& frame) { return is_settled(frame.bounds, frame.wanted); }
  static bool is_settled(std::uint32_t bounds, int wanted) {
    return B::pess(bounds) >= wanted || B::opti(bounds) < wanted;
  }

  /// Whether an earlier question has settled this move of the root.
  bool is_known(int move) {
    Frame& root = frames_[0];
    const Bits known = known_[static_cast<std::size_t>(move)];
    if (!is_settled(known, root.wanted)) return false;
    add(root, known);
    return true;
  }

  static void tighten(Bits& bounds, std::uint32_t more) {
    bounds = static_cast<Bits>(B::tightened(bounds, more));
  }

  static void add(Frame& frame, std::uint32_t seen) {
    frame.bounds = static_cast<Bits>(B::raised(frame.bounds, seen));
    frame.opti = static_cast<Bits>(B::joined(frame.opti, seen));
  }

  void enter(int move) {
    if (top_ == kPlies) {
      is_done_ = true;  // given up
      return;
    }
    Frame& above = frames_[top_++];
    Frame& frame = frames_[top_];
    const Mover mover = position_.mover();
    above.back.play(position_, move);
    const bool is_same = position_.mover() == mover;
    frame.wanted = static_cast<std::uint8_t>(is_same ? above.wanted : G::kTop + 1 - above.wanted);
    frame.opti = static_cast<Bits>(B::kLost);
    frame.count = frame.next = 0;
    frame.visited = visited_++;
    look_at(frame);
  }

  /// What is known without looking further; else the moves.
  void look_at(Frame& frame) {
    Lost lost{};
    std::uint32_t bounds = B::kUnknown;
    if (position_.is_over()) {
      bounds = bounds_at_end<G>(position_);
    } else {
      const auto facts = facts_of<G>(position_);
      bounds = facts.bounds;
      lost = facts.lost;
    }
    frame.bounds = static_cast<Bits>(bounds);
    if (is_settled(frame)) return;
    const Key key = position_.key();
    tighten(frame.bounds, table_.bounds_of(key.bits));
    if (is_settled(frame)) return;
    add_moves(lost, key.mirrored);
  }

  void leave() {
    const Frame& frame = frames_[top_--];
    Frame& above = frames_[top_];
    const int move = above.moves[above.next - 1];
    if (frame.count > 0) {
      table_.store(position_.key().bits, frame.bounds, visited_ - frame.visited);
    }
    const Mover mover = position_.mover();
    above.back.take_back(position_, move);
    const std::uint32_t seen = B::turned(frame.bounds, mover, position_.mover());
    add(above, seen);
    if (top_ == 0) tighten(known_[static_cast<std::size_t>(move)], seen);
  }

  /// The legal moves that are not lost, the strongest looking first, else in the game's order, so
  /// that mirror images are proven alike.
  void add_moves(const Lost& lost, bool mirrored) {
    Frame& frame = frames_[top_];
    std::array<int, G::kMoves> strengths;
    int count = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, mirrored);
      if (!position_.is_legal(move) || is_in<G>(lost, move)) continue;
      const int strength = strength_of<G>(position_, move);
      int place = count++;
      for (; place > 0 && strengths[place - 1] < strength; --place) {
        strengths[place] = strengths[place - 1];
        frame.moves[place] = frame.moves[place - 1];
      }
      strengths[place] = strength;
      frame.moves[place] = static_cast<Move>(move);
    }
    frame.count = static_cast<Move>(count);
  }

  ProofTable<G> table_;
  Position position_;
  std::uint32_t bounds_ = B::kUnknown;
  std::uint32_t visited_ = 0;
  std::uint8_t lowest_ = 0;
  std::uint8_t highest_ = G::kTop;
  int top_ = 0;
  bool is_done_ = false;
  std::array<Bits, G::kMoves> known_;
  std::array<Frame, kPlies + 1> frames_;
};

}  // namespace frugal
