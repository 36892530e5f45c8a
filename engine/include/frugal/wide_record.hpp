// SPDX-License-Identifier: MIT
/// \file
/// The record of a position in a game with many moves. Only the moves that look strongest have an
/// edge, and each edge tells its move.
///
/// A record with all moves of a position of Go 9x9 would have 700 bytes, nine tenths of them for
/// moves that are never tried. Here the moves get edges in the order of their strengths, as many as
/// fit. Later, whenever the position's visits have doubled, the next move takes the edge that was
/// visited least (progressive widening, Coulom 2007). So no move is left out for good.
///
///     word 0     32 bits of the key: two positions are taken for one about once in 10^9 times, and
///                what is in a record is advice, never more
///     word 1     visits of the position, 15 bits; 0: the record is free
///                | used since the root moved on, 1 bit
///                | how many moves, from the strongest on, have had an edge, 16 bits
///     two words an edge:
///         visits in the low half, sum of scores in the high half, as the mover sees them
///         move, 9 bits | prior, 7 bits | all moves as first: visits, 8 bits, and wins, 8 bits
///
/// The prior is a move's share of the strengths of all moves. Its root is stored, in Q7, which is
/// fine where shares are small. Before a counter overflows, it is halved together with those that
/// it is compared with: the visits and sums of a record, or both all-moves-as-first counters of an
/// edge.
///
/// Memory: 8 bytes, and 8 an edge.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "frugal/rule.hpp"

namespace frugal {

class WideEdge {
 public:
  static constexpr int kNoMove = 511;

  void start(int move, std::uint32_t prior) {
    tried_ = 0;
    told_ = static_cast<std::uint32_t>(move) | prior << 9;
  }
  void free() { start(kNoMove, 0); }
  bool is_free() const { return move() == kNoMove; }

  int move() const { return static_cast<int>(told_ & 511u); }
  std::uint32_t visits() const { return tried_ & 0xffffu; }
  std::uint32_t sum() const { return tried_ >> 16; }
  EdgeStatistics amaf() const { return {told_ >> 16 & 255u, told_ >> 24}; }

  /// The move's share of all strengths.
  std::uint32_t prior_q15() const {
    const std::uint32_t root = told_ >> 9 & 127u;
    return root * root * 2;
  }
  /// What is stored of a share.
  static std::uint32_t root_q7(std::uint32_t share_q14) {
    std::uint32_t root = 0;
    for (std::uint32_t bit = 64; bit != 0; bit >>= 1) {
      if ((root + bit) * (root + bit) <= share_q14) root += bit;
    }
    return root;
  }

  void add(std::uint32_t score) { tried_ += (score << 16) + 1; }
  void halve() { tried_ = (tried_ >> 1) & 0x7fff7fffu; }
  void add_amaf(bool wins) {
    if (amaf().visits == 255) told_ = (told_ & 0xffffu) | (told_ >> 1 & 0x7f7f0000u);
    told_ += wins ? 0x01010000u : 0x00010000u;
  }

 private:
  std::uint32_t tried_;
  std::uint32_t told_;
};

class WideHead {
 public:
  void start(std::uint64_t key) {
    key_ = static_cast<std::uint32_t>(key >> 32);
    state_ = kUsed | 1;
  }
  void free() { state_ = 0; }

  bool is_named(std::uint64_t key) const { return key_ == static_cast<std::uint32_t>(key >> 32); }
  std::uint32_t visits() const { return state_ & kVisits; }
  /// A record of an earlier position of the game is worth less than all others.
  std::uint32_t worth() const { return state_ & (kUsed | kVisits); }
  void set_used() { state_ |= kUsed; }
  void set_unused() { state_ &= ~kUsed; }
  int ranked() const { return static_cast<int>(state_ >> 16); }
  void set_ranked(int count) {
    state_ = (state_ & (kUsed | kVisits)) | static_cast<std::uint32_t>(count) << 16;
  }

  void add_visits(std::uint32_t visits) {
    state_ = (state_ & ~kVisits) | std::min(this->visits() + visits, kVisits);
  }
  void halve() { state_ -= visits() - visits() / 2; }

 private:
  static constexpr std::uint32_t kVisits = (1u << 15) - 1;
  static constexpr std::uint32_t kUsed = 1u << 15;

  std::uint32_t key_ = 0;
  std::uint32_t state_ = 0;
};

/// A view of a record, whatever the number of its edges.
class WideNode {
 public:
  WideNode(WideHead& head, std::span<WideEdge> edges) : head_(head), edges_(edges) {}

  WideHead& head() const { return head_; }
  WideEdge& edge(int i) const { return edges_[static_cast<std::size_t>(i)]; }
  int size() const { return static_cast<int>(edges_.size()); }
  /// The edges in use; they come first.
  int count() const {
    int count = 0;
    while (count < size() && !edge(count).is_free()) ++count;
    return count;
  }
  /// The edge of a move, -1 if it has none.
  int find(int move) const {
    for (int i = 0; i < size(); ++i) {
      if (edge(i).move() == move) return i;
    }
    return -1;
  }

  void start(std::uint64_t key) const {
    head_.start(key);
    for (WideEdge& edge : edges_) edge.free();
  }

  /// One simulation by this edge ended with this score. Visits stay below the limit.
  void add(int i, std::uint32_t score, std::uint32_t limit) const {
    edge(i).add(score);
    head_.add_visits(1);
    if (head_.visits() >= limit) halve();
  }

  /// Another record's statistics of a move in the position.
  void take(int i, const WideEdge& known) const {
    edge(i) = known;
    head_.add_visits(known.visits());
  }

  EdgeStatistics total() const {
    EdgeStatistics total{0, 0};
    for (const WideEdge& edge : edges_) {
      total.visits += edge.visits();
      total.sum += edge.sum();
    }
    return total;
  }

  int least_visited() const {
    int least = 0;
    for (int i = 1; i < size(); ++i) {
      if (edge(i).visits() <= edge(least).visits()) least = i;
    }
    return least;
  }

 private:
  void halve() const {
    head_.halve();
    for (WideEdge& edge : edges_) edge.halve();
  }

  WideHead& head_;
  std::span<WideEdge> edges_;
};

/// In the pool.
template <int kEdges>
struct WideRecord {
  static constexpr int kKeyBits = 64;

  WideNode node() { return {head, edges}; }

  void start(std::uint64_t key) { node().start(key); }
  void free() { head.free(); }
  bool is_free() const { return head.visits() == 0; }
  bool is_named(std::uint64_t key) const { return head.is_named(key); }
  std::uint32_t worth() const { return head.worth(); }

  WideHead head;
  std::array<WideEdge, kEdges> edges;
};

}  // namespace frugal
