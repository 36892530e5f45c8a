// SPDX-License-Identifier: MIT
/// \file
/// An opening book as a static function: from a position's key to its reply, without the
/// keys. `./frugal book` writes one as a header; it is constant and stays in flash.
///
/// A book is asked only for positions that it contains: book_move() follows the game and sees to
/// that. A position that it does not contain gets any answer, unless a check plane finds it out.
/// Each check plane halves the rate of false answers.
///
/// A *plane* is a static function to one bit (Dillinger and Walzer 2021, "Ribbon filter"): a row of
/// bits, and for each key a place in it and 64 coefficients, both of which a hash makes:
///
///     bit(key) = parity of (coefficients(key) AND the 64 bits of the row from place(key) on)
///
/// The maker solves these linear equations for the row; that takes 2 to 6 % more bits than keys.
/// The hash is a Feistel network and confuses no two keys, so with some seed there is a solution.
/// The check planes come first and hold more bits of the hash. Then follow the bits of a Huffman
/// code of the replies, a plane for each depth. A row holds only the keys whose code is that long:
/// a frequent reply costs a bit, and no position costs more than it must.
///
///     code: [0] the root; a node is the place of two bytes here, for the bits 0 and 1;
///           a leaf is 0x80 + answer
///
/// Cost: no RAM, no division; an answer of two planes takes 320 instructions on a Cortex-M0, 120 on
/// an M3.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/game.hpp"

namespace frugal {

/// Where a key looks, whatever the plane.
struct BookHash {
  std::uint32_t place = 0;
  std::uint32_t low = 0;  ///< coefficients: the lowest is always 1
  std::uint32_t high = 0;
  std::uint32_t checks = 0;

  constexpr BookHash(std::uint64_t key, std::uint32_t seed) {
    auto left = static_cast<std::uint32_t>(key);
    auto right = static_cast<std::uint32_t>(key >> 32);
    right ^= mixed(left + seed);
    left ^= mixed(right + 0x9e3779b9u);
    right ^= mixed(left ^ seed);
    place = left ^ mixed(right);
    low = right | 1;
    high = mixed(right + place);
    checks = mixed(high ^ right ^ 0x7f4a7c15u);
  }

  /// The row's bit from where its length says, for a key with a place at every length.
  constexpr std::uint32_t start(std::uint32_t row_bits) const {
    return static_cast<std::uint32_t>(std::uint64_t{place} * (row_bits - 63) >> 32);
  }

 private:
  /// The multipliers are those of MurmurHash3's finalizer.
  static constexpr std::uint32_t mixed(std::uint32_t word) {
    word = (word ^ word >> 16) * 0x85ebca6bu;
    word = (word ^ word >> 13) * 0xc2b2ae35u;
    return word ^ word >> 16;
  }
};

struct Book {
  static constexpr int kUnknown = -1;
  static constexpr std::uint8_t kLeaf = 0x80;

  std::uint32_t seed;
  std::uint32_t check_planes;
  std::span<const std::uint8_t> code;
  std::span<const std::uint32_t> row_bits;  ///< of each plane, 64 at least
  std::span<const std::uint32_t> words;     ///< the rows one after the other, and a spare word

  static constexpr std::uint32_t words_of(std::uint32_t row_bits) { return (row_bits + 31) / 32; }

  constexpr std::size_t flash_bytes() const {
    return words.size_bytes() + row_bits.size_bytes() + code.size_bytes();
  }

  /// The answer for a key; kUnknown if a check plane tells that the book does not contain it.
  constexpr int answer(std::uint64_t key) const {
    const BookHash hash(key, seed);
    const std::uint32_t* row = words.data();
    std::uint32_t plane = 0;
    for (; plane < check_planes; ++plane) {
      if (bit(hash, row, row_bits[plane]) != (hash.checks >> plane & 1)) return kUnknown;
      row += words_of(row_bits[plane]);
    }
    std::uint8_t node = code[0];
    for (; node < kLeaf; ++plane) {
      node = code[node + bit(hash, row, row_bits[plane])];
      row += words_of(row_bits[plane]);
    }
    return node - kLeaf;
  }

 private:
  static constexpr std::uint32_t bit(const BookHash& hash, const std::uint32_t* row,
                                     std::uint32_t bits) {
    const std::uint32_t start = hash.start(bits);
    const std::uint32_t* const at = row + start / 32;
    const std::uint32_t shift = start % 32;
    std::uint32_t sum = 0;
    if (shift == 0) {
      sum = (at[0] & hash.low) ^ (at[1] & hash.high);
    } else {
      sum = ((at[0] >> shift | at[1] << (32 - shift)) & hash.low) ^
            ((at[1] >> shift | at[2] << (32 - shift)) & hash.high);
    }
    return parity(sum);
  }

  /// A chip without an instruction for it needs ten.
  static constexpr std::uint32_t parity(std::uint32_t word) {
    word ^= word >> 16;
    word ^= word >> 8;
    word ^= word >> 4;
    return 0x6996u >> (word & 15) & 1;
  }
};

/// The book of a game, `BookOf<G>::kBook`; a game without one has none.
template <class G>
struct BookOf {};

template <class G>
concept HasBook = requires {
  BookOf<G>::kBook;
};

/// p.is_undecided(): whether the game goes on, and the mover neither wins at once nor loses at once
/// whatever it plays. Only such positions are asked of a book. A line that comes to another one
/// ends.
template <class G>
concept HasLines = Game<G> && requires(const typename G::Position& position) {
  { position.is_undecided() } -> std::same_as<bool>;
};

/// What a book says of a position: a move, or one of these.
enum BookSays : int { kNotInBook = -1, kLineEnds = -2 };

/// Answers are slots of a move (G::move_of), which serve the mirror image too, or kMoves: the line
/// ends here, and what remains is proven faster than it would be looked up.
template <Game G>
constexpr int book_reply(const Book& book, const typename G::Position& position) {
  const auto key = position.key();
  const int slot = book.answer(key.bits);
  if (slot == Book::kUnknown) return kNotInBook;
  return slot >= G::kMoves ? int{kLineEnds} : G::move_of(slot, key.mirrored);
}

/// The reply to a position that may be asked of the book or not.
template <HasLines G>
int reply_if_asked(const Book& book, const typename G::Position& position) {
  return position.is_undecided() ? book_reply<G>(book, position) : int{kLineEnds};
}

/// What the book says in a game after these moves, for the side to move; kNotInBook if one of that
/// side's moves was not the book's. The game is followed from its start, so that neither moves
/// taken back nor positions set up nor another opponent can lead to a position that the book was
/// not made for. On a Cortex-M0 that takes 1,300 instructions, and 750 for each move so far.
template <HasLines G, class Moves>
int book_move(const Book& book, const Moves& moves) {
  typename G::Position position;
  bool is_books_turn = moves.size() % 2 == 0;
  for (const int move : moves) {
    typename G::Position before = position;
    position.play(move);
    if (is_books_turn) {
      const int reply = reply_if_asked<G>(book, before);
      if (reply < 0) return reply;
      before.play(reply);
      if (before.key().bits != position.key().bits) return kNotInBook;
    }
    is_books_turn = !is_books_turn;
  }
  return reply_if_asked<G>(book, position);
}

}  // namespace frugal
