// SPDX-License-Identifier: MIT
/// \file
/// The game in the board's store, so that it survives a power cut at any moment.
///
/// A page is a list of words, written once each from the first to the last:
///
///     word 0      sequence number of the page, 16 bits | CRC      written last: it makes the page
///     words 1...  entry: kind, 4 bits | value, 12 bits | CRC      the page's
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
/// The page with the newest number counts. When it is full, the journal erases the next one in
/// turn, writes the game as it is, and then the page's number. A cut before that leaves the old
/// page, which is whole. All pages wear alike. The CRC (16 bits, CCITT) covers the format, the
/// game's size, the page's number and the entry, so words of another program or of an earlier game
/// do not count. A word that was cut is skipped, and the next one goes behind it. An entry that
/// breaks the rules ends the reading, and the next save takes a new page.
///
/// Erasing a page stops the chip for tens of milliseconds. So the device calls turn_page() itself,
/// at a time that suits it: from the moment that wants_page() asks for it, a whole game still fits.
///
/// Memory: 8 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "app/connect/session.hpp"
#include "etl/crc16_ccitt.h"
#include "frugal/hal/lights.hpp"

namespace frugal::app::connect {

/// Store has static functions read(word), program(word, value) and erase(page), as
/// frugal/hal/store.
///
/// A machine that has neither sound nor brightness to set does without them (kHasComfort).
template <class G, class Store, int kPages, int kPageWords, bool kHasComfort = true>
class Journal {
  static constexpr int kReserve = G::kMaxPlies + 8;
  static_assert(kPages >= 2, "the old page must stand until the new one is whole");
  static_assert(kPageWords > 2 * kReserve && kPages < 128, "a page holds a game, and room for one");

 public:
  /// Reads the game of the store. False if there is none; the session is unchanged then.
  bool load(Session<G>& session) {
    page_ = -1;
    for (int page = 0; page < kPages; ++page) {
      const std::uint32_t word = Store::read(address(page, 0));
      const auto sequence = static_cast<std::uint16_t>(word >> 16);
      if (word != word_of(sequence, sequence, kNumber)) continue;
      if (page_ >= 0 && !is_newer(sequence)) continue;
      page_ = static_cast<std::int8_t>(page);
      sequence_ = sequence;
    }
    return page_ >= 0 && read_page(session);
  }

  /// Writes what is new. False if there is no room for it in the page.
  bool save(Session<G>& session) {
    const int from = session.is_new() ? 0 : session.saved_plies();
    const bool is_shorter = !session.is_new() && written_plies_ > from;
    if (session.is_saved() && !is_shorter) return true;
    if (page_ < 0 || next_ + 3 + session.plies() - from > kPageWords) return false;
    if (session.has_new_options()) {
      append(session.is_new() ? kNextOptions : kOptions, packed(session.options()));
    }
    if (session.is_new()) append(kBegin, session.seed());
    if (is_shorter) append(kBack, static_cast<std::uint32_t>(from));
    append_moves(session, from);
    return true;
  }

  bool wants_page() const { return page_ < 0 || next_ + kReserve > kPageWords; }

  /// Takes the next page. The chip stops while it is erased.
  void turn_page(Session<G>& session) {
    const int page = page_ + 1 < kPages ? page_ + 1 : 0;
    Store::erase(static_cast<std::uint32_t>(page));
    page_ = static_cast<std::int8_t>(page);
    ++sequence_;
    next_ = 1;
    append(kNextOptions, packed(session.options()));
    append(kBegin, session.seed());
    append_moves(session, 0);
    Store::program(address(page, 0), word_of(sequence_, sequence_, kNumber));
  }

 private:
  enum Kind : std::uint32_t { kNumber, kMove, kBack, kOptions, kNextOptions, kBegin };
  static constexpr std::uint32_t kErased = ~0u;
  static constexpr std::uint8_t kFormat = 1;

  static std::uint32_t address(int page, int word) {
    return static_cast<std::uint32_t>(page * kPageWords + word);
  }
  bool is_newer(std::uint16_t sequence) const {
    return static_cast<std::int16_t>(sequence - sequence_) > 0;
  }

  /// A payload with its CRC, which also covers whether it is an entry or a page's number.
  static std::uint32_t word_of(std::uint32_t payload, std::uint16_t sequence, bool is_entry) {
    const std::array<std::uint8_t, 8> bytes{kFormat,
                                            G::Shape::kWidth << 4 | G::Shape::kHeight,
                                            static_cast<std::uint8_t>(G::Shape::kLine),
                                            is_entry,
                                            static_cast<std::uint8_t>(sequence),
                                            static_cast<std::uint8_t>(sequence >> 8),
                                            static_cast<std::uint8_t>(payload),
                                            static_cast<std::uint8_t>(payload >> 8)};
    return payload << 16 | etl::crc16_ccitt_t16(bytes.begin(), bytes.end()).value();
  }

  void append(Kind kind, std::uint32_t value) {
    const std::uint32_t payload = static_cast<std::uint32_t>(kind) << 12 | value;
    Store::program(address(page_, next_), word_of(payload, sequence_, true));
    ++next_;
  }

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
    next_ = 1;
    for (int i = 1; i < kPageWords; ++i) {
      const std::uint32_t word = Store::read(address(page_, i));
      if (word == kErased) continue;
      next_ = static_cast<std::int16_t>(i + 1);
      const std::uint32_t payload = word >> 16;
      if (!is_sound || word != word_of(payload, sequence_, true)) continue;
      if (payload >> 12 == kBegin) has_begun = true;
      if (payload >> 12 == kNextOptions) {
        is_sound = unpack(payload & 0xfffu, next);
      } else {
        is_sound =
            has_begun && apply(static_cast<Kind>(payload >> 12), payload & 0xfffu, next, session);
      }
    }
    session.mark_saved();
    written_plies_ = static_cast<std::uint8_t>(session.plies());
    if (!is_sound) next_ = kPageWords;
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

  std::int8_t page_ = -1;
  std::uint8_t written_plies_ = 0;
  std::uint16_t sequence_ = 0;
  std::int16_t next_ = 0;
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
