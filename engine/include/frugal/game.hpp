// SPDX-License-Identifier: MIT
/// \file
/// What the search asks of a game.
///
/// A game is a struct that holds constants and a type Position; it has no objects of its own. A
/// position says which player is to move, and the search never assumes that players alternate: a
/// puzzle is a game in which Max always moves.
///
/// Scores are small integers from 0 to kTop, as Max sees them. With win, draw and loss kTop is 2.
///
///   G::kMoves        moves are numbers from 0 to kMoves - 1; a position may allow only some of
///                    them
///   G::kTop          the best score for Max; the worst is 0
///   G::kMaxPlies     no game is longer
///   G::kKeyBits      how many bits a position's key has, at most 64; or 128, by a LongKey
///   G::kExactKeys    whether two positions with one key are always the same position. If they are
///                    not (the key is a hash), bounds are as good as the hash, and no better
///   G::move_of(s,m)  the move in slot s of a record; m: the record holds the mirror image. The
///                    slots stand in the order in which untried moves should be tried
///   p.key()          the key, and whether it is that of the mirror image
///   p.mover()        the player to move
///   p.is_over()      whether the game has ended; then p.score() is the result, as Max sees it
///   p.is_legal(x), p.play(x)
///
/// What a game may offer beyond is in the concepts below: positions in which lots decide, facts
/// about a position that cost no search, the moves that a playout should know of, and which
/// positions can still be reached.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace frugal {

/// A chip, as opposed to a PC: it has few registers, and numbers of 64 bits are slow. This decides
/// how a program computes, never what. WebAssembly has short pointers, and the numbers of a PC.
#if defined(__wasm__)
inline constexpr bool kNarrowMachine = false;
#else
inline constexpr bool kNarrowMachine = sizeof(void*) < 8;
#endif

/// The players. Max wants a high score, Min a low one.
enum class Mover : std::uint8_t { kMax = 0, kMin = 1 };

/// 0 for Max, 1 for Min: for arrays with an element a player.
constexpr int index_of(Mover mover) { return static_cast<int>(mover); }
/// Min for Max, and Max for Min.
constexpr Mover opponent_of(Mover mover) {
  return mover == Mover::kMax ? Mover::kMin : Mover::kMax;
}

/// Max's score as this player sees it, and the other way round.
template <class G>
constexpr int seen_by(Mover player, int score) {
  return player == Mover::kMax ? score : G::kTop - score;
}

/// The bits of a key that is longer than a number of the machine.
struct LongBits {
  std::uint64_t low;   ///< bits 0 to 63
  std::uint64_t high;  ///< bits 64 to 127
  /// Whether all bits are equal.
  friend constexpr bool operator==(const LongBits&, const LongBits&) = default;
};

/// A position's name in the pool: position and mirror image share one.
template <class Bits>
struct KeyOf {
  Bits bits;      ///< the lowest G::kKeyBits of it
  bool mirrored;  ///< whether the bits are those of the mirror image
};
using Key = KeyOf<std::uint64_t>;  ///< of up to 64 bits
using LongKey = KeyOf<LongBits>;   ///< of up to 128 bits

/// The bits of a game's keys.
template <int kKeyBits>
using KeyBits = std::conditional_t<(kKeyBits <= 64), std::uint64_t, LongBits>;

/// The words of a key, the lowest first, for tables that keep it in as few as it needs.
[[gnu::always_inline]] constexpr std::uint32_t key_word(std::uint64_t bits, int word) {
  return word < 2 ? static_cast<std::uint32_t>(bits >> (32 * word)) : 0;
}
/// The same of a long key.
[[gnu::always_inline]] constexpr std::uint32_t key_word(const LongBits& bits, int word) {
  return key_word(word < 2 ? bits.low : bits.high, word % 2 + (word < 4 ? 0 : 2));
}
/// A key that is put together from its words.
[[gnu::always_inline]] constexpr void add_key_word(std::uint64_t& bits, int word,
                                                   std::uint32_t value) {
  if (word < 2) bits |= std::uint64_t{value} << (32 * word);
}
/// The same of a long key.
[[gnu::always_inline]] constexpr void add_key_word(LongBits& bits, int word, std::uint32_t value) {
  if (word < 4) add_key_word(word < 2 ? bits.low : bits.high, word % 2, value);
}

/// A game that can be searched: it has what the top of this file lists.
template <class G>
concept Game = requires(const typename G::Position& position, typename G::Position& changing,
                        int move, bool mirrored) {
  requires std::copyable<typename G::Position>;
  requires G::kMoves >= 1;
  requires G::kTop >= 1;
  requires G::kMaxPlies >= 1;
  requires G::kKeyBits >= 1 && G::kKeyBits <= 128;
  { G::kExactKeys } -> std::convertible_to<bool>;
  { G::move_of(move, mirrored) } -> std::same_as<int>;
  { position.key() } -> std::same_as<KeyOf<KeyBits<G::kKeyBits>>>;
  { position.mover() } -> std::same_as<Mover>;
  { position.is_over() } -> std::same_as<bool>;
  { position.score() } -> std::same_as<int>;
  { position.is_legal(move) } -> std::same_as<bool>;
  { changing.play(move) } -> std::same_as<void>;
};

/// A game of chance. Where p.is_chance(), lots decide, not a player. There moves are outcomes, and
/// p.weight(x) says how often x comes up: with a chance of weight(x) out of the sum over all moves,
/// which is at most 65536. The legal moves are those of weight above 0.
///
/// There p.mover() has no choice to make; it says which player sees the bounds and statistics.
template <class G>
concept HasChance = requires(const typename G::Position& position) {
  { position.is_chance() } -> std::same_as<bool>;
  { position.weight(0) } -> std::same_as<int>;
};

/// A bool; in a game without chance an empty type that is always false, so that nothing is asked
/// and nothing is stored.
template <class G>
using IsChance = std::conditional_t<HasChance<G>, bool, std::false_type>;

/// Whether lots decide in this position.
template <class G>
constexpr IsChance<G> is_chance(const typename G::Position& position) {
  if constexpr (HasChance<G>) {
    return position.is_chance();
  } else {
    return {};
  }
}

/// What a glance at a position tells, as its mover sees it: bounds of its value (the bits of
/// bounds.hpp), and the moves that surely lose: none of them is worth more than the bounds' pess,
/// so that they count only where all moves lose. Then the bounds say how much is lost.
template <class Moves>
struct Facts {
  std::uint32_t bounds;  ///< of the position's value
  Moves lost;            ///< the moves that surely lose
};

/// p.facts(), with G::Moves a set of moves and G::has(set, move).
template <class G>
concept HasFacts = requires(const typename G::Position& position, typename G::Moves moves) {
  { position.facts() } -> std::same_as<Facts<typename G::Moves>>;
  { G::has(moves, 0) } -> std::same_as<bool>;
};

/// The set of moves of a game without facts.
struct NoMoves {};

/// G::Moves, where there is one.
template <class G>
struct MovesOf {
  using Type = NoMoves;  ///< nothing to ask
};
/// Of a game that tells facts.
template <HasFacts G>
struct MovesOf<G> {
  using Type = typename G::Moves;  ///< the game's own sets
};

/// G::has(moves, move); a game without sets of moves has none in them.
template <class G>
constexpr bool is_in(const typename MovesOf<G>::Type& moves, int move) {
  if constexpr (HasFacts<G>) return G::has(moves, move);
  return false;
}

/// The facts of a position; nothing is known in a game that tells none.
template <class G>
constexpr Facts<typename MovesOf<G>::Type> facts_of(const typename G::Position& position) {
  if constexpr (HasFacts<G>) return position.facts();
  return {};
}

/// p.closer_facts(): the same and more, which takes longer. A proof asks for these.
template <class G>
concept HasCloserFacts = HasFacts<G> && requires(const typename G::Position& position) {
  { position.closer_facts() } -> std::same_as<Facts<typename G::Moves>>;
};

/// The closer facts of a position; its facts where there is no more to tell.
template <class G>
constexpr Facts<typename MovesOf<G>::Type> closer_facts_of(const typename G::Position& position) {
  if constexpr (HasCloserFacts<G>) return position.closer_facts();
  return facts_of<G>(position);
}

/// p.forced_reply(): the only move that does not lose at once, -1 if there are several or none. The
/// search plays it without asking further: a position without a choice needs no record.
template <class G>
concept HasForcedReplies = requires(const typename G::Position& position) {
  { position.forced_reply() } -> std::same_as<int>;
};

/// The forced reply; -1 in a game that tells none.
template <class G>
constexpr int forced_reply(const typename G::Position& position) {
  if constexpr (HasForcedReplies<G>) return position.forced_reply();
  return -1;
}

/// What a move does, whenever it is played: in Connect Four it is the cell that the disc takes. A
/// game has G::kActions of these actions.
///
/// p.action(x) is the action of a legal move, as a bit from 0 to 63. Only noise in the pool asks
/// for that of another move, which may be any bit from 0 to 63. p.actions(mover) is the set of
/// those that a player has taken. G::action_of(bit, mirrored) is a number below kActions, that of
/// the mirrored action if asked so. If the game has a G::Playing, playing.tell_actions(position)
/// makes position.actions() tell those of the playout as well.
template <class G>
concept HasActions = requires(const typename G::Position& position, Mover mover) {
  requires G::kActions >= 1;
  { position.action(0) } -> std::same_as<int>;
  { position.actions(mover) } -> std::same_as<std::uint64_t>;
  { G::action_of(0, false) } -> std::same_as<int>;
};

/// p.strength(x): how strong a legal move looks at a glance, as Bradley and Terry (1952) measure
/// it: of two moves, the one of twice the strength is the better one twice as often. Each is above
/// 0, and all moves of a position together are below 65536. The rules that narrow the choice by it,
/// or start from it, are in rules/.
template <class G>
concept HasStrengths = requires(const typename G::Position& position) {
  { position.strength(0) } -> std::same_as<int>;
};

/// The strength of a move; 0 in a game that tells none.
template <class G>
constexpr int strength_of(const typename G::Position& position, int move) {
  if constexpr (HasStrengths<G>) return position.strength(move);
  return 0;
}

/// p.undo_of(x): what p.take_back(x, undo) needs to know, after p.play(x), to come back to p. A
/// search in depth needs no copies of positions then.
template <class G>
concept TakesBack = requires(typename G::Position& position, const typename G::Undo& undo) {
  { position.undo_of(0) } -> std::same_as<typename G::Undo>;
  { position.take_back(0, undo) } -> std::same_as<void>;
};

/// p.strength_after(x, undo, lost): the strength of the move that led to p, for proofs, which look
/// at what follows a move before they choose one. `lost` is of the facts of p. It is any number
/// above 0.
template <class G>
concept HasStrengthsAfter = HasFacts<G> && TakesBack<G> &&
    requires(const typename G::Position& position, const typename G::Undo& undo,
             const typename G::Moves& lost) {
  { position.strength_after(0, undo, lost) } -> std::same_as<int>;
};

/// G::can_follow(from, to): false if no game leads from one key to the other. When the root moves
/// on, records that it can't reach make room.
template <class G>
concept KnowsWhatFollows = requires(const KeyBits<G::kKeyBits>& key) {
  { G::can_follow(key, key) } -> std::same_as<bool>;
};

/// can_follow() from one key, for many others. A game may have a class Followers, which prepares
/// once what depends on the one key only.
template <KnowsWhatFollows G>
constexpr auto followers_of(const KeyBits<G::kKeyBits>& from) {
  if constexpr (requires { typename G::Followers; }) {
    return typename G::Followers(from);
  } else {
    return [from](const KeyBits<G::kKeyBits>& to) { return G::can_follow(from, to); };
  }
}

}  // namespace frugal
