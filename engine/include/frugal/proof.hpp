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
/// looked at.
///
/// A position is visited in two steps. First each of its moves is played and taken back: where that
/// is enough to settle it, or the move, nothing deeper is looked at. Then the moves that are left
/// are gone into, the strongest looking first (p.strength()). Without a choice there is no first
/// step.
///
/// The stack is an array of frames, without recursion. A move is taken back, where the game can do
/// that; else the position is copied. run(n) visits n positions, and at most G::kMoves more, and
/// can be called again and again, so that buttons never wait for a proof.
///
/// A position that is settled is told to the keeper, with the work that it took, for programs that
/// keep the dearest ones where they survive a power cut (firmware/app/solve/). know() feeds them
/// back.
///
/// Memory: 24 bytes a ply on a chip, and the table's entries. With 8 KB, Connect Four's positions
/// with 16 to 30 stones take 539 visited positions in the mean.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "frugal/bounds.hpp"
#include "frugal/game.hpp"
#include "frugal/proof_table.hpp"
#include "frugal/random.hpp"

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

/// G::question(least, most): what to ask of a value in these bounds, as a score from least + 1 to
/// most that it may reach. A game may know which questions are cheap, and where its values are.
template <class G>
concept HasQuestions = requires {
  { G::question(0, 1) } -> std::same_as<int>;
};

/// Of a proof beside others: one position in so many is gone into by its second move.
struct Detours {
  static constexpr int kRarely = 32;
  Random random;
  bool is_allowed = false;
  bool take_one() { return is_allowed && random.below(kRarely) == 0; }
};
struct NoDetours {
  static constexpr bool take_one() { return false; }
};

/// Keeps nothing of what is settled.
struct NoKeeper {
  static void settled(const auto&, std::uint32_t, std::uint32_t, int) {}
};

/// Looks kPlies ahead, and gives up where the game goes on beyond.
///
/// Keeper has settled(key, bounds, visited, depth): what goes into the table, how many positions it
/// took, and how many moves from the root it is.
template <Game G, int kPlies = G::kMaxPlies, class Keeper = NoKeeper>
requires(!HasChance<G>) class Proof {
  using B = Bounds<G::kTop>;
  using Position = typename G::Position;
  using Facts = frugal::Facts<typename MovesOf<G>::Type>;
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
  /// Adds what was settled before, as the keeper was told it; after forget().
  void know(KeyBits<G::kKeyBits> key, std::uint32_t bounds, std::uint32_t visited) {
    table_.store(key, bounds, visited);
  }

  /// On a PC: this is one of several proofs over the same bytes, each on a thread of its own. Each
  /// goes another way now and then, and finds what the others have proven. After forget() by one of
  /// them; values stay the same, counts of visited positions don't.
  void share(std::uint32_t seed) requires(ProofTable<G>::kCanBeShared) {
    table_.share();
    detours_ = Detours{Random(seed), true};
  }

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
    const Facts facts = closer_facts_of<G>(root);
    for (int move = 0; move < G::kMoves; ++move) {
      if (root.is_legal(move)) known_[move] = static_cast<Bits>(B::at_most(B::pess(facts.bounds)));
    }
    Frame& frame = frames_[0];
    add_moves(frame, facts.lost);
    for (int i = 0; i < frame.count; ++i) known_[frame.moves[i]] = B::kUnknown;
    bounds_ = frame.count == 0 ? facts.bounds : B::at_most(B::opti(facts.bounds));
    look_ahead(frame, [&](int move, std::uint32_t seen) {
      tighten(known_[static_cast<std::size_t>(move)], seen);
      bounds_ = B::raised(bounds_, seen);
      return false;
    });
    ask();
  }

  /// Visits so many positions, or a few more. Whether the proof is done.
  bool run(std::uint32_t positions) {
    const std::uint32_t before = visited_;
    while (!is_done() && visited_ - before < positions) step();
    return is_done();
  }

  bool is_done() const { return is_done_; }
  /// Positions visited since the start.
  std::uint32_t visited() const { return visited_; }
  /// Of the root, as its mover sees it.
  std::uint32_t bounds() const { return bounds_; }
  /// Of the position after a move, as the mover of the root sees it.
  std::uint32_t bounds_of(int move) const { return known_[static_cast<std::size_t>(move)]; }

  Keeper& keeper() { return keeper_; }
  const Keeper& keeper() const { return keeper_; }

  /// How many moves there are from the root to the position that is looked at.
  int depth() const { return top_; }
  /// The moves after the first `depth` moves on the way there, in the order in which they are
  /// looked at, without those that lose at once; and how many of them were begun with, of which the
  /// last is the one that is looked at.
  std::span<const Move> moves_at(int depth) const {
    const Frame& frame = frames_[static_cast<std::size_t>(depth)];
    return std::span(frame.moves).first(frame.count);
  }
  int begun_at(int depth) const { return frames_[static_cast<std::size_t>(depth)].next; }

 private:
  /// Of the root's score, within what is asked for.
  int least() const { return std::max<int>(B::pess(bounds_), lowest_); }
  int most() const { return std::min<int>(B::opti(bounds_), highest_); }

  /// If two questions are left, the one about the better half.
  int question() const {
    if constexpr (HasQuestions<G>) {
      return G::question(least(), most());
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
    frame.visited = visited_;
    look_into(frame);
  }

  /// What a glance at the position tells, by the facts and by the table.
  std::uint32_t glance(Facts& facts) {
    if (position_.is_over()) return bounds_at_end<G>(position_);
    const auto key = position_.key();
    table_.fetch(key.bits);
    facts = closer_facts_of<G>(position_);
    return B::tightened(facts.bounds, table_.bounds_of(key.bits));
  }

  /// What is known without going deeper; else the moves that are worth it.
  void look_into(Frame& frame) {
    Facts facts{};
    frame.bounds = static_cast<Bits>(glance(facts));
    if (is_settled(frame)) return;
    add_moves(frame, facts.lost);
    look_ahead(frame, [&](int, std::uint32_t seen) {
      if (!is_settled(seen, frame.wanted)) return false;
      add(frame, seen);
      return true;
    });
  }

  /// The legal moves that are not lost, in the game's order, so that mirror images are proven
  /// alike.
  void add_moves(Frame& frame, const Lost& lost) {
    const bool mirrored = position_.key().mirrored;
    int count = 0;
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int move = G::move_of(slot, mirrored);
      if (position_.is_legal(move) && !is_in<G>(lost, move)) {
        frame.moves[count++] = static_cast<Move>(move);
      }
    }
    frame.count = static_cast<Move>(count);
  }

  /// Looks at what each move leads to, unless there is no choice. Puts the strongest looking first.
  /// If is_done(move, bounds) the move is not needed; nor is any other when the frame is settled.
  template <class IsDone>
  void look_ahead(Frame& frame, IsDone is_done) {
    visited_ += frame.count == 1 ? 1 : 0;
    if (frame.count < 2) return;
    std::array<int, G::kMoves> strengths;
    int count = 0;
    for (int i = 0; i < frame.count; ++i) {
      const int move = frame.moves[i];
      int strength;
      const std::uint32_t seen = seen_after(move, strength);
      if (is_done(move, seen)) {
        if (B::pess(frame.bounds) >= frame.wanted) break;
        continue;
      }
      int place = count++;
      for (; place > 0 && strengths[place - 1] < strength; --place) {
        strengths[place] = strengths[place - 1];
        frame.moves[place] = frame.moves[place - 1];
      }
      strengths[place] = strength;
      frame.moves[place] = static_cast<Move>(move);
    }
    frame.count = static_cast<Move>(count);
    if (count > 1 && detours_.take_one()) std::swap(frame.moves[0], frame.moves[1]);
  }

  /// What a glance at the position after a move tells the one before it; and how strong that looks.
  std::uint32_t seen_after(int move, int& strength) {
    constexpr bool kAfter = HasStrengthsAfter<G>;
    if constexpr (!kAfter) strength = strength_of<G>(position_, move);
    ++visited_;
    const Mover mover = position_.mover();
    WayBack<G> back;
    back.play(position_, move);
    Facts facts{};
    const std::uint32_t bounds = glance(facts);
    const std::uint32_t seen = B::turned(bounds, position_.mover(), mover);
    if constexpr (kAfter) strength = position_.strength_after(move, back.undo, facts.lost);
    back.take_back(position_, move);
    return seen;
  }

  void leave() {
    const Frame& frame = frames_[top_--];
    Frame& above = frames_[top_];
    const int move = above.moves[above.next - 1];
    if (frame.next > 0) {  // more than a glance
      const auto key = position_.key().bits;
      const std::uint32_t visited = visited_ - frame.visited;
      table_.store(key, frame.bounds, visited);
      keeper_.settled(key, frame.bounds, visited, top_ + 1);
    }
    const Mover mover = position_.mover();
    above.back.take_back(position_, move);
    const std::uint32_t seen = B::turned(frame.bounds, mover, position_.mover());
    add(above, seen);
    if (top_ == 0) tighten(known_[static_cast<std::size_t>(move)], seen);
  }

  ProofTable<G> table_;
  Position position_;
  std::uint32_t bounds_ = B::kUnknown;
  std::uint32_t visited_ = 0;
  std::uint8_t lowest_ = 0;
  std::uint8_t highest_ = G::kTop;
  int top_ = 0;
  bool is_done_ = false;
  [[no_unique_address]] std::conditional_t<ProofTable<G>::kCanBeShared, Detours, NoDetours>
      detours_;
  [[no_unique_address]] Keeper keeper_;
  std::array<Bits, G::kMoves> known_;
  std::array<Frame, kPlies + 1> frames_;
};

}  // namespace frugal
