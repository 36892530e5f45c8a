// SPDX-License-Identifier: MIT
/// \file
/// The milestones of a proof in the board's store, so that it goes on after a power cut.
///
/// It is a log (log_pages.hpp) of entries of eleven words, of the kinds 0 to 10 in this order:
///
///     0 to 4     the key, its lowest 12 bits first
///     5          bounds << 5 | log2 of the positions that it took
///     6          depth
///     7, 8       1,024 positions each that were visited so far, the lower half first
///     9, 10      seconds so far
///
/// An entry without one of its words is none. A milestone ends those before it that are deeper
/// (milestone.hpp): what is left is the way to the position that was looked at, at most a few dozen
/// entries. A full page hands these over to the next one. If one more is there than kMost, it is
/// not kept, and its part of the proof is done again after a power cut.
///
/// Memory: 4 bytes a milestone that counts, 200 in all.
#pragma once

#include <bit>
#include <cstdint>

#include "app/common/log_pages.hpp"
#include "app/solve/milestone.hpp"
#include "etl/vector.h"
#include "frugal/bounds.hpp"

namespace frugal::app::solve {

template <class G, class Store, int kPages, int kPageWords>
class Record {
  static constexpr int kWords = 11;
  static constexpr int kMost = 48;
  static constexpr int kValueBits = 12, kWorkBits = 5;
  static_assert(kPageWords > (kMost + 2) * kWords, "a page holds what counts, and room for more");
  static_assert(G::kKeyBits <= 5 * kValueBits && Bounds<G::kTop>::kBits <= kValueBits - kWorkBits);

 public:
  /// Looks for a record. False if there is none.
  bool load() {
    live_.clear();
    if (!log_.find()) return false;
    std::uint32_t awaited = 0;
    std::uint32_t first = 0;
    log_.read([&](std::uint32_t kind, std::uint32_t value, std::uint32_t place) {
      if (kind == 0) first = place;
      awaited = kind == 0 || (kind == awaited && place == first + kind) ? kind + 1 : 0;
      if (kind == kDepth) depth_ = static_cast<std::uint8_t>(value);
      if (awaited == kWords) add(first, depth_);
    });
    return true;
  }

  /// Calls take(milestone) for each that counts, from the earliest on.
  template <class Take>
  void read(Take take) const {
    for (const Live& live : live_) take(milestone_at(live));
  }
  /// As the last entry has it.
  Spent spent() const {
    if (live_.empty()) return {};
    const std::uint32_t place = live_.back().place;
    return {pair_at(place + kPositions) << kPositionsShift, pair_at(place + kSeconds)};
  }

  /// False if there is no room for it in the page.
  bool save(const Milestone& milestone, const Spent& spent) {
    if (!log_.has_room(kWords)) return false;
    const std::uint32_t place = log_.place();
    std::uint64_t key = milestone.key;
    std::uint32_t kind = 0;
    for (; kind < kTold; ++kind, key >>= kValueBits) append(kind, static_cast<std::uint32_t>(key));
    const auto work = static_cast<std::uint32_t>(std::bit_width(milestone.visited >> 1));
    append(kind++, milestone.bounds << kWorkBits | work);
    append(kind++, milestone.depth);
    append_pair(kind, spent.positions >> kPositionsShift);
    append_pair(kind, spent.seconds);
    add(place, milestone.depth);
    return true;
  }

  /// From then on a few entries still fit.
  bool wants_page() const { return !log_.has_room(2 * kWords); }

  /// Takes the next page. The chip stops while it is erased.
  void turn_page() {
    log_.begin_page();
    for (Live& live : live_) {
      const std::uint32_t place = log_.place();
      for (std::uint32_t kind = 0; kind < kWords; ++kind) {
        append(kind, log_.value_at(live.place + kind));
      }
      live.place = static_cast<std::uint16_t>(place);
    }
    log_.end_page();
  }

  /// Begins anew: from now on nothing is known.
  void clear() {
    live_.clear();
    turn_page();
  }

 private:
  enum Kind : std::uint32_t { kTold = 5, kDepth, kPositions, kSeconds = kPositions + 2 };
  static constexpr int kPositionsShift = 10;
  static constexpr LogTag kTag{0x53, G::Shape::kWidth << 4 | G::Shape::kHeight,
                               static_cast<std::uint8_t>(G::Shape::kLine)};

  struct Live {
    std::uint16_t place;  ///< of its first word
    std::uint8_t depth;
  };
  static_assert(kPages * kPageWords <= 65536);

  void add(std::uint32_t place, std::uint8_t depth) {
    while (!live_.empty() && live_.back().depth > depth) live_.pop_back();
    if (!live_.full()) live_.push_back({static_cast<std::uint16_t>(place), depth});
  }

  void append(std::uint32_t kind, std::uint32_t value) { log_.append(kind, value & 0xfffu); }
  void append_pair(std::uint32_t& kind, std::uint32_t value) {
    append(kind++, value);
    append(kind++, value >> kValueBits);
  }

  static std::uint32_t value_at(std::uint32_t place) { return Log::value_at(place); }
  static std::uint32_t pair_at(std::uint32_t place) {
    return value_at(place) | value_at(place + 1) << kValueBits;
  }
  static Milestone milestone_at(const Live& live) {
    std::uint64_t key = 0;
    for (std::uint32_t i = kTold; i-- > 0;) key = key << kValueBits | value_at(live.place + i);
    const std::uint32_t told = value_at(live.place + kTold);
    return {key, told >> kWorkBits, 1u << (told & ((1u << kWorkBits) - 1)), live.depth};
  }

  using Log = LogPages<Store, kPages, kPageWords, kTag>;
  Log log_;
  etl::vector<Live, kMost> live_;
  std::uint8_t depth_ = 0;
};

/// For a board without a store.
struct NoRecord {
  static bool load() { return false; }
  template <class Take>
  static void read(Take) {}
  static Spent spent() { return {}; }
  static bool save(const Milestone&, const Spent&) { return true; }
  static bool wants_page() { return false; }
  static void turn_page() {}
  static void clear() {}
};

}  // namespace frugal::app::solve
