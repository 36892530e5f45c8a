// SPDX-License-Identifier: MIT
/// \file
/// One number over a fixed set of searches.
///
/// It is the same on every compiler, level of optimisation and chip. If it changes, the search
/// behaves differently, and the change has to say so. Every rule, playout policy and solver mode
/// has a part in it, on boards of both kinds (columns of bytes or not) and in pools so small that
/// they recycle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/choice.hpp"
#include "frugal/consistency.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "frugal/rule.hpp"
#include "frugal/search.hpp"
#include "frugal/tree.hpp"

namespace frugal {

/// Bytes that the searches of the signature share.
inline constexpr std::size_t kSignatureBytes = 3000;

/// Mixes numbers into one number (FNV-1a, a word at a time).
class Digest {
 public:
  constexpr void add(std::uint32_t number) { state_ = (state_ ^ number) * 16777619u; }
  constexpr std::uint32_t value() const { return state_; }

 private:
  std::uint32_t state_ = 2166136261u;
};

/// Plays a game against itself, a few simulations a move, and digests all that the root saw.
template <class Search>
[[gnu::noinline]] void digest_game(Digest& digest, std::span<std::byte> bytes, int plies,
                                   std::uint32_t simulations) {
  using G = typename Search::GameType;
  Search search(bytes, 20);
  typename G::Position position;
  for (int ply = 0; ply < plies && !position.is_over(); ++ply) {
    search.set_root(position);
    digest.add(search.run(simulations));
    const Record<G>& record = search.root_record();
    for (int slot = 0; slot < G::kMoves; ++slot) {
      digest.add(record.visits(slot) << 16 | record.sum(slot));
      digest.add(record.bounds.of_move(slot));
    }
    const PoolUse use = search.pool_use();
    digest.add(use.used << 16 ^ use.recycled);
    position.play(best_move(search));
  }
}

inline std::uint32_t signature(std::span<std::byte, kSignatureBytes> bytes) {
  using Seven = Connect<7, 6, 4>;
  using Five = Connect<5, 4, 4>;
  using Wide = Connect<9, 5, 4>;
  constexpr Settings kPaper{.solver = Solver::kCuts, .facts = false, .delta = -10, .shuffle = true};
  constexpr Settings kPlain{.solver = Solver::kPlain, .facts = false, .expand_after = 2};
  constexpr Settings kNone{.solver = Solver::kNone};
  constexpr Settings kShallowProof{.prover_depth = 2, .recycling = Recycling::kForProof};
  Digest digest;
  digest_game<Player<Seven>>(digest, bytes, 42, 300);
  digest_game<Search<Seven, Uct<60>, Uniform>>(digest, bytes, 12, 300);
  digest_game<Search<Five, Mean<8>, Decisive, kShallowProof>>(digest, bytes, 20, 40);
  digest_game<Search<Five, Consistent<UctWithUrgency<60, 50>>, Uniform>>(digest, bytes, 8, 200);
  digest_game<Search<Tree<Five>, Uct<5>, Uniform, kPaper>>(digest, bytes, 4, 500);
  digest_game<Search<Five, Uct<5>, Uniform, kPlain>>(digest, bytes, 4, 500);
  digest_game<Search<Five, Uct<100>, Uniform, kNone>>(digest, bytes, 4, 200);
  digest_game<Player<Wide>>(digest, bytes, 10, 200);
  return digest.value();
}

inline std::uint32_t signature() {
  static std::byte bytes[kSignatureBytes];
  return signature(bytes);
}

}  // namespace frugal
