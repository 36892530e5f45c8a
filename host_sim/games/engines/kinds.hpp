// SPDX-License-Identifier: MIT
/// \file
/// The kinds of engines: what each is for a game, and what a game may lack for it.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <string_view>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/games/go/player.hpp"
#include "frugal/rule.hpp"
#include "games/engines/erased.hpp"
#include "games/engines/part.hpp"
#include "games/table.hpp"

namespace frugal::cli {

inline constexpr std::string_view kNothing;
inline constexpr std::string_view kHashes = "its keys are hashes (kExactKeys is false)";

/// The game with exact scores, where there is one.
template <class G>
struct ScoresOf {};
template <int kW, int kH, int kK>
struct ScoresOf<Connect<kW, kH, kK>> {
  using Type = ExactConnect<kW, kH, kK>;
};
template <int kSize>
struct ScoresOf<Othello<kSize>> {
  using Type = Othello<kSize>;
};
template <class G>
concept HasScores = requires {
  typename ScoresOf<G>::Type;
};

/// A kind has the engine's type, in words what it does, and what a game lacks for it.
struct ForPlay {
  static constexpr std::string_view kDoes = "be played";
  template <class L>
  static constexpr std::string_view kLack = kNothing;

  template <class L, class G = typename L::Game>
  static std::unique_ptr<Engine> make(const EngineOptions& options) {
    if constexpr (L::kIsGo) {
      return std::make_unique<ErasedWide<GoPlayer<G>>>(options);
    } else {
      return std::make_unique<Erased<Player<G>>>(options);
    }
  }
};

template <class Rule, class Playout>
struct ForOtherPlay {
  static constexpr std::string_view kDoes = "be played by these settings";
  template <class L>
  static constexpr std::string_view kLack =
      L::kIsGo ? "its moves are too many for records of all (wide_search.hpp)"
      : !fits_top<Rule>(L::Game::kTop) ? "its scores have too many steps for the rule (rule.hpp)"
                                       : kNothing;

  template <class L, class G = typename L::Game>
  static std::unique_ptr<Engine> make(const EngineOptions& options) {
    using OwnPlayout = std::conditional_t<std::is_void_v<Playout>, PlayoutFor<G>, Playout>;
    return std::make_unique<Erased<Search<G, Rule, OwnPlayout, kForPlay>>>(options);
  }
};
struct ForUct50 : ForOtherPlay<Uct<50>, void> {};
struct ForUniform : ForOtherPlay<DefaultRule, Uniform> {};

struct ForTreeProof {
  static constexpr std::string_view kDoes = "be proven by a tree search";
  template <class L>
  static constexpr std::string_view kLack = L::Game::kExactKeys ? kNothing : kHashes;

  template <class L, class G = typename L::Game>
  static std::unique_ptr<Engine> make(const EngineOptions& options) {
    return std::make_unique<Erased<Solving<G>>>(options);
  }
};

template <class G>
std::unique_ptr<Engine> make_proof(const std::string& name, const EngineOptions& options) {
  if (options.threads > 1 && !ProofTeam<G>::kCanBeShared) {
    throw std::invalid_argument(fmt::format(
        "{} can't be proven on several threads: an entry takes more than 8 bytes", name));
  }
  return std::make_unique<ErasedProof<G>>(options);
}

struct ForProof {
  static constexpr std::string_view kDoes = "be proven by alpha-beta";
  template <class L>
  static constexpr std::string_view kLack =
      !L::Game::kExactKeys
          ? kHashes
          : (HasChance<typename L::Game> ? "lots decide in it (is_chance()); --by-tree can"
                                         : kNothing);

  template <class L, class G = typename L::Game>
  static std::unique_ptr<Engine> make(const EngineOptions& options) {
    return make_proof<G>(L::name(), options);
  }
};

struct ForScore {
  static constexpr std::string_view kDoes = "be scored";
  template <class L>
  static constexpr std::string_view kLack =
      HasScores<typename L::Game> ? kNothing
                                  : "no scores are defined but those of Connect Four and Othello";

  template <class L, class G = typename L::Game>
  static std::unique_ptr<Engine> make(const EngineOptions& options) {
    return make_proof<typename ScoresOf<G>::Type>(L::name(), options);
  }
};

template <class Kind, class L>
std::unique_ptr<Engine> make_if_possible(const EngineOptions& options) {
  constexpr std::string_view kLack = Kind::template kLack<L>;
  if constexpr (kLack.empty()) {
    return Kind::template make<L>(options);
  } else {
    throw std::invalid_argument(fmt::format("{} can't {}: {}", L::name(), Kind::kDoes, kLack));
  }
}

template <class Kind, std::size_t kPart>
std::unique_ptr<Engine> make_in_part(const KnownGame& game, const EngineOptions& options) {
  std::unique_ptr<Engine> engine;
  KnownGames::visit<kPart, kParts>(
      game.place, [&]<class L>(L) { engine = make_if_possible<Kind, L>(options); });
  return engine;
}

}  // namespace frugal::cli
