// SPDX-License-Identifier: MIT
/// \file
/// The proof of the empty board: who wins, in slices, and how far it is.
///
/// It is the proof of `./frugal solve` with the same bytes: the same positions in the same order,
/// as long as it is not begun from a record. With a record it knows the milestones (milestone.hpp)
/// beforehand, and comes back to where it was within the work of a few unfinished ones.
///
/// Memory on a chip: 2 KB, and the table, which is the caller's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/solve/milestone.hpp"
#include "frugal/bounds.hpp"
#include "frugal/proof.hpp"

namespace frugal::app::solve {

inline constexpr std::uint32_t kWhole = 1000;  ///< of a share

/// How far a move is.
enum class Stage : std::uint8_t { kOpen, kUnderWay, kSettled };

/// kMilestone: so many positions make a milestone.
template <class G, std::uint32_t kMilestone>
class Session {
  using B = Bounds<G::kTop>;

 public:
  static constexpr int kColumns = G::Shape::kWidth;
  static constexpr int kRows = G::Shape::kHeight;
  static constexpr std::uint32_t kNever = ~0u;

  explicit Session(std::span<std::byte> bytes) : proof_(bytes) {}

  /// Begins with what a record knows.
  template <class Record>
  void start(const Record& record) {
    proof_.forget();
    record.read(
        [this](const Milestone& each) { proof_.know(each.key, each.bounds, each.visited); });
    proof_.keeper().drop();
    proof_.start({});
    before_ = record.spent();
    ms_ = 0;
    pause_at_ = kNever;
  }

  /// Visits so many positions, or a few more, and counts the time that has gone since the call
  /// before.
  void run(std::uint32_t positions, std::uint32_t ms) {
    const std::uint32_t left = pause_at_ - proof_.visited();
    ms_ += ms;
    if (proof_.visited() < pause_at_) proof_.run(positions < left ? positions : left);
  }

  bool is_done() const { return proof_.is_done(); }
  bool is_paused() const { return !is_done() && proof_.visited() >= pause_at_; }
  /// Pauses now, or when this run has visited so many positions; goes on.
  void pause() { pause_at_ = proof_.visited(); }
  bool pause_at(std::uint32_t visited) {
    const bool is_ahead = visited >= proof_.visited();
    if (is_ahead) pause_at_ = visited;
    return is_ahead;
  }
  void go_on() { pause_at_ = kNever; }

  /// Of all runs. More than 32 bits hold are not counted.
  Spent spent() const {
    const std::uint32_t sum = before_.positions + proof_.visited();
    return {sum < before_.positions ? ~0u : sum, before_.seconds + ms_ / 1000};
  }
  /// Of this run.
  std::uint32_t visited() const { return proof_.visited(); }

  /// The milestone that was reached since it was last dropped.
  bool has_milestone() const { return proof_.keeper().has_one(); }
  const Milestone& milestone() const { return proof_.keeper().milestone(); }
  void drop_milestone() { proof_.keeper().drop(); }

  /// Of the empty board, and of a first move, as the player that begins sees them.
  std::uint32_t bounds() const { return proof_.bounds(); }
  std::uint32_t bounds_of(int column) const { return proof_.bounds_of(column); }

  /// The first move that is looked at; at the end the best one. -1: none.
  [[gnu::noinline]] int first_move() const {
    if (is_done()) return best_move();
    return proof_.depth() > 0 ? move_at(0) : -1;
  }

  /// How far the reply to that move is, and the share of it that is done.
  Stage stage_of_reply(int column) const {
    if (is_done()) return Stage::kSettled;
    if (proof_.depth() == 0) return Stage::kOpen;
    const auto replies = proof_.moves_at(1);
    for (int i = 0; i < static_cast<int>(replies.size()); ++i) {
      if (replies[static_cast<std::size_t>(i)] != column) continue;
      const int begun = proof_.begun_at(1);
      return i >= begun                             ? Stage::kOpen
             : i == begun - 1 && proof_.depth() > 1 ? Stage::kUnderWay
                                                    : Stage::kSettled;
    }
    return Stage::kSettled;  // it loses at once
  }
  std::uint32_t share_of_reply() const { return share(2); }
  /// Of the first move that is looked at.
  std::uint32_t share() const { return is_done() ? kWhole : share(1); }

  /// The moves on the way to the position that is looked at.
  int depth() const { return is_done() ? 0 : proof_.depth(); }
  int move_at(int depth) const {
    return proof_.moves_at(depth)[static_cast<std::size_t>(proof_.begun_at(depth) - 1)];
  }

 private:
  int best_move() const {
    int best = -1;
    for (int column = 0; column < kColumns; ++column) {
      const bool is_better = best < 0 || B::pess(bounds_of(column)) > B::pess(bounds_of(best));
      if (is_better) best = column;
    }
    return best;
  }

  /// The moves of each position on the way count alike, as if all of them had to be looked at.
  std::uint32_t share(int from) const {
    constexpr std::uint32_t kUnit = 1u << 24;  // of the whole
    constexpr int kDeepest = 10;
    std::uint32_t sum = 0;
    std::uint32_t unit = kUnit;
    for (int depth = from; depth < proof_.depth() && depth < from + kDeepest; ++depth) {
      unit /= static_cast<std::uint32_t>(proof_.moves_at(depth).size());
      sum += unit * static_cast<std::uint32_t>(proof_.begun_at(depth) - 1);
    }
    return (sum >> 10) * kWhole >> 14;
  }

  Proof<G, G::kMaxPlies, Latest<kMilestone>> proof_;
  Spent before_;
  std::uint32_t ms_ = 0;
  std::uint32_t pause_at_ = kNever;
};

}  // namespace frugal::app::solve
