// SPDX-License-Identifier: MIT
/// \file
/// What a search keeps for playouts that remember (playouts/recalling.hpp): to each action of a
/// player, how the other answered it in the latest game that the other won. It outlives the move of
/// the root; only clear() forgets it.
///
/// Memory: 128 bytes.
#pragma once

#include <array>
#include <cstdint>

#include "frugal/game.hpp"
#include "frugal/history.hpp"

namespace frugal {

/// Of each player, to each action of the other, the action that answered it in the latest game that
/// the player won.
class Replies {
 public:
  static constexpr int kNone = 255;

  void clear() {
    for (auto& player : replies_) player.fill(kNone);
  }
  [[gnu::always_inline]] int to(int action, Mover mover) const {
    return replies_[index_of(mover)][action];
  }
  [[gnu::always_inline]] void learn(int action, Mover mover, int reply) {
    replies_[index_of(mover)][action] = static_cast<std::uint8_t>(reply);
  }

 private:
  std::array<std::array<std::uint8_t, 64>, 2> replies_;
};

/// For playouts that remember none.
struct NoReplies {
  static void clear() {}
};

/// A playout policy that keeps replies, in the search that it plays out for.
template <class Playout>
concept NeedsReplies = Playout::kNeedsReplies;

/// A policy that is told what the search remembers.
template <class Playout>
concept Remembers = NeedsHistory<Playout> || NeedsReplies<Playout>;

template <class G, class Playout>
struct RepliesFor {
  using Type = NoReplies;
};
template <HasActions G, NeedsReplies Playout>
struct RepliesFor<G, Playout> {
  using Type = Replies;
};

}  // namespace frugal
