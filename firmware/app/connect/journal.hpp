// SPDX-License-Identifier: MIT
/// \file
/// The game in the board's store, so that it survives a power cut at any moment.
///
/// It is a log (log_pages.hpp) of these kinds of words:
///
///     move         column << 6 | ply      the ply tells whether a word before it was lost
///     back         how many plies are left
///     options      of the game that is on
///     next options of the game that the next word begins
///     begin        seed
///
/// In options, sound and brightness are 0 where they are as on a new machine, so that a journal
/// from before there were any reads the same.
///
/// When a page is full, the next one begins with the game as it is. The log's tag is the format
/// and the game's size. An entry that breaks the rules ends the reading, and the next save takes a
/// new page.
///
/// Erasing a page stops the chip for tens of milliseconds. So the device calls turn_page() itself,
/// at a time that suits it: from the moment that wants_page() asks for it, a whole game still fits.
///
/// Memory: 6 bytes.
#pragma once

#include <cstdint>

#include "app/common/log_pages.hpp"
#include "app/connect/session.hpp"
#include "frugal/hal/lights.hpp"

namespace frugal::app::connect {

/// Store has static functions read(word), program(word, value) and erase(page), as
/// frugal/hal/store.
///
/// A machine that has neither sound nor brightness to set does without them (kHasComfort).
template <class G, class Store, int kPages, int kPageWords, bool kHasComfort = true>
class Journal {
  static constexpr int kReserve = G::kMaxPlies + 8;
  static_assert(kPageWords > 2 * kReserve, "a page holds a game, and room for one");

 public:
  /// Reads the game of the store. False if there is none; the session is unchanged then.
  bool load(Session<G>& session) { return log_.find() && read_page(session); }

  /// Writes what is new. False if there is no room for it in the page.
  bool save(Session<G>& session) {
    const int from = session.is_new() ? 0 : session.saved_plies();
    const bool is_shorter = !session.is_new() && written_plies_ > from;
    if (session.is_saved() && !is_shorter) return true;
    if (!log_.has_room(3 + session.plies() - from)) return false;
    if (session.has_new_options()) {
      append(session.is_new() ? kNextOptions : kOptions, packed(session.options()));
    }
    if (session.is_new()) append(kBegin, session.seed());
    if (is_shorter) append(kBack, static_cast<std::uint32_t>(from));
    append_moves(session, from);
    return true;
  }

  bool wants_page() const { return !log_.has_room(kReserve); }

  /// Takes the next page. The chip stops while it is erased.
  void turn_page(Session<G>& session) {
    log_.begin_page();
    append(kNextOptions, packed(session.options()));
    append(kBegin, session.seed());
    append_moves(session, 0);
    log_.end_page();
  }

 private:
  enum Kind : std::uint32_t { kMove = 1, kBack, kOptions, kNextOptions, kBegin };
  static constexpr LogTag kTag{1, G::Shape::kWidth << 4 | G::Shape::kHeight,
                               static_cast<std::uint8_t>(G::Shape::kLine)};

  void append(Kind kind, std::uint32_t value) { log_.append(kind, value); }

  void append_moves(Session<G>& session, int from) {
    for (int ply = from; ply < session.plies(); ++ply) {
      append(kMove, static_cast<std::uint32_t>(session.column_at(ply) << 6 | ply));
    }
    written_plies_ = static_cast<std::uint8_t>(session.plies());
    session.mark_saved();
  }

  /// Reads the page. True if a game begins in it.
  bool read_page(Session<G>& session) {
    Options next{};
    bool has_begun = false;
    bool is_sound = true;
    log_.read([&](std::uint32_t kind, std::uint32_t value, std::uint32_t) {
      if (!is_sound) return;
      if (kind == kBegin) has_begun = true;
      if (kind == kNextOptions) {
        is_sound = unpack(value, next);
      } else {
        is_sound = has_begun && apply(static_cast<Kind>(kind), value, next, session);
      }
    });
    session.mark_saved();
    written_plies_ = static_cast<std::uint8_t>(session.plies());
    if (!is_sound) log_.close();
    return has_begun;
  }

  /// Applies an entry. False if it breaks the rules.
  static bool apply(Kind kind, std::uint32_t value, Options& next, Session<G>& session) {
    if (kind == kBegin) return session.start(next, value), true;
    if (kind == kMove) {
      const bool is_next = static_cast<int>(value & 63u) == session.plies();
      return is_next && session.play(static_cast<int>(value >> 6));
    }
    if (kind == kBack) return session.shorten(static_cast<int>(value)), true;
    if (kind != kOptions || !unpack(value, next)) return false;
    session.set_options(next);
    return true;
  }

  static std::uint32_t packed(const Options& options) {
    return options.level | (options.engine_begins ? 16u : 0u) | (options.two_players ? 32u : 0u) |
           (options.ponders ? 64u : 0u) | (kHasComfort ? packed_comfort(options) : 0u);
  }
  static std::uint32_t packed_comfort(const Options& options) {
    return (options.sound ? 0u : 128u) | (options.brightness ^ kUsualBrightness) << 8u;
  }
  static bool unpack(std::uint32_t value, Options& options) {
    options = {static_cast<std::uint8_t>(value & 15u), (value & 16u) != 0, (value & 32u) != 0,
               (value & 64u) != 0};
    const bool is_known = kHasComfort ? unpack_comfort(value >> 7, options) : value < 128;
    return options.level >= 1 && options.level <= kHighestLevel && is_known;
  }
  static bool unpack_comfort(std::uint32_t value, Options& options) {
    options.sound = (value & 1u) == 0;
    options.brightness = (value >> 1 ^ kUsualBrightness) & 63u;
    return options.brightness >= 1 && options.brightness <= hal::kBrightest && value < 16;
  }

  [[no_unique_address]] LogPages<Store, kPages, kPageWords, kTag> log_;
  std::uint8_t written_plies_ = 0;
};

/// For a board without a store.
struct NoJournal {
  template <class Session>
  static bool load(Session&) {
    return false;
  }
  template <class Session>
  static bool save(Session& session) {
    session.mark_saved();
    return true;
  }
  static bool wants_page() { return false; }
  template <class Session>
  static void turn_page(Session&) {}
};

}  // namespace frugal::app::connect
