// SPDX-License-Identifier: MIT
/// \file
/// A log in the board's store, of which a power cut at any moment loses no more than the last word.
///
/// A page is a list of words, written once each from the first to the last:
///
///     word 0      sequence number of the page, 16 bits | CRC      written last: it makes the page
///     words 1...  entry: kind, 4 bits | value, 12 bits | CRC      the log's owner knows the kinds
///
/// The page with the newest number counts. When it is full, its owner begins the next one in turn,
/// writes into it what still counts, and ends it, which writes the page's number. A cut before that
/// leaves the old page, which is whole. All pages wear alike. The CRC (16 bits, CCITT) covers a
/// tag, the page's number and the entry, so words of another program or of an earlier page do not
/// count. A word that was cut is skipped, and the next one goes behind it.
///
/// Memory: 5 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "etl/crc16_ccitt.h"
#include "frugal/hal/store.hpp"

namespace frugal::app {

/// The board's own store. Another one has the same static functions.
struct BoardStore {
  static std::uint32_t read(std::uint32_t word) { return hal::store_read(word); }
  static void program(std::uint32_t word, std::uint32_t value) { hal::store_program(word, value); }
  static void erase(std::uint32_t page) { hal::store_erase(page); }
};

/// Whose words they are: the format, and for what of a kind.
struct LogTag {
  std::uint8_t format;
  std::uint8_t first;
  std::uint8_t second;
};

template <class Store, int kPages, int kPageWords, LogTag kTag>
class LogPages {
  static_assert(kPages >= 2, "the old page must stand until the new one is whole");
  static_assert(kPages < 128 && kPageWords < 32768);

 public:
  /// Looks for the page that counts. False if there is none.
  bool find() {
    page_ = -1;
    for (int page = 0; page < kPages; ++page) {
      const std::uint32_t word = Store::read(address(page, 0));
      const auto sequence = static_cast<std::uint16_t>(word >> 16);
      if (word != word_of(sequence, sequence, kIsNumber)) continue;
      if (page_ >= 0 && !is_newer(sequence)) continue;
      page_ = static_cast<std::int8_t>(page);
      sequence_ = sequence;
    }
    return page_ >= 0;
  }

  /// Hands the page's sound entries over: take(kind, value, place). What is appended goes behind
  /// them.
  template <class Take>
  void read(Take take) {
    next_ = 1;
    for (int i = 1; i < kPageWords; ++i) {
      const std::uint32_t word = Store::read(address(page_, i));
      if (word == kErased) continue;
      next_ = static_cast<std::int16_t>(i + 1);
      const std::uint32_t payload = word >> 16;
      if (word != word_of(payload, sequence_, kIsEntry)) continue;
      take(payload >> 12, payload & 0xfffu, address(page_, i));
    }
  }
  /// The value of an entry that was handed over, until its page is erased.
  static std::uint32_t value_at(std::uint32_t place) { return Store::read(place) >> 16 & 0xfffu; }

  /// Whether so many words fit the page. Without a page, none do.
  bool has_room(int words) const { return page_ >= 0 && next_ + words <= kPageWords; }
  /// Nothing more fits the page.
  void close() { next_ = kPageWords; }

  /// Where the next word goes.
  std::uint32_t place() const { return address(page_, next_); }
  void append(std::uint32_t kind, std::uint32_t value) {
    Store::program(place(), word_of(kind << 12 | value, sequence_, kIsEntry));
    ++next_;
  }

  /// Begins the next page. The chip stops while it is erased.
  void begin_page() {
    const int page = page_ + 1 < kPages ? page_ + 1 : 0;
    Store::erase(static_cast<std::uint32_t>(page));
    page_ = static_cast<std::int8_t>(page);
    ++sequence_;
    next_ = 1;
  }
  /// From now on the new page counts.
  void end_page() { Store::program(address(page_, 0), word_of(sequence_, sequence_, kIsNumber)); }

 private:
  static constexpr std::uint32_t kErased = ~0u;
  static constexpr bool kIsNumber = false, kIsEntry = true;

  static std::uint32_t address(int page, int word) {
    return static_cast<std::uint32_t>(page * kPageWords + word);
  }
  bool is_newer(std::uint16_t sequence) const {
    return static_cast<std::int16_t>(sequence - sequence_) > 0;
  }

  /// A payload with its CRC, which also covers whether it is an entry or a page's number.
  static std::uint32_t word_of(std::uint32_t payload, std::uint16_t sequence, bool is_entry) {
    const std::array<std::uint8_t, 8> bytes{kTag.format,
                                            kTag.first,
                                            kTag.second,
                                            is_entry,
                                            static_cast<std::uint8_t>(sequence),
                                            static_cast<std::uint8_t>(sequence >> 8),
                                            static_cast<std::uint8_t>(payload),
                                            static_cast<std::uint8_t>(payload >> 8)};
    return payload << 16 | etl::crc16_ccitt_t16(bytes.begin(), bytes.end()).value();
  }

  std::uint16_t sequence_ = 0;
  std::int16_t next_ = 0;
  std::int8_t page_ = -1;  // last: an owner's byte fits behind it
};

}  // namespace frugal::app
