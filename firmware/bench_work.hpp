// SPDX-License-Identifier: MIT
/// \file
/// The work that instructions are counted for: by the boards' image `bench` (bench.cpp), and on the
/// host by ./frugal bench under valgrind. Names, seeds, games and simulations stand here once, so
/// that the figures of all machines stand side by side.
///
/// A work has run(pool, count). It calls count(part) with each part that is to be counted, and
/// returns how many playouts, simulations or visited positions these were. All of it is inlined, so
/// that a part is compiled as if it stood in the program that counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/connect/exact.hpp"
#include "frugal/games/go/player.hpp"
#include "frugal/proof.hpp"

namespace frugal::bench {

using Game = Connect<7, 6, 4>;
inline constexpr std::uint32_t kSimulations = 1000;
inline constexpr std::uint32_t kSeeds = 4;
inline constexpr std::uint32_t kGoGames = 250;
inline constexpr int kProofPlies = 32;
inline constexpr std::uint32_t kMostVisited = 30000;
inline constexpr const char* kToProve = "44444232355";
/// The simulations fill it. A board that is too small for it takes a smaller one.
inline constexpr std::size_t kPoolBytes = 11200;

template <class Playout, class G = Game, std::uint32_t kGames = kSimulations>
struct Playouts {
  template <class Count>
  [[gnu::always_inline]] static std::uint32_t run(std::span<std::byte>, Count count) {
    Random random(1);
    const typename G::Position empty;
    count([&]() __attribute__((always_inline)) {
      for (std::uint32_t i = 0; i < kGames; ++i) {
        typename G::Position position = empty;
        Playout::template play<G>(position, random);
      }
    });
    return kGames;
  }
};

template <class Playout, class Rule = DefaultRule>
struct Simulations {
  template <class Count>
  [[gnu::always_inline]] static std::uint32_t run(std::span<std::byte> pool, Count count) {
    Search<Game, Rule, Playout, kForPlay> search(pool);
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
      search.clear();
      search.set_seed(seed);
      count([&]() __attribute__((always_inline)) { search.run(kSimulations); });
    }
    return kSimulations * kSeeds;
  }
};

template <class G>
struct GoSimulations {
  template <class Count>
  [[gnu::always_inline]] static std::uint32_t run(std::span<std::byte> pool, Count count) {
    static GoPlayer<G> search(pool);
    search.clear();
    count([&]() __attribute__((always_inline)) { search.run(kGoGames); });
    return kGoGames;
  }
};

/// A proof that takes as long as a book may leave; of the device's game (exact.hpp) as many
/// positions of it, in which it also asks how soon.
template <class G>
struct OneProof {
  template <class Count>
  [[gnu::always_inline]] static std::uint32_t run(std::span<std::byte> pool, Count count) {
    static Proof<G, kProofPlies> proof(pool);
    typename G::Position position;
    for (const char* column = kToProve; *column != '\0'; ++column) position.play(*column - '1');
    proof.forget();
    proof.start(position);
    count([&]() __attribute__((always_inline)) {
      while (!proof.run(kSimulations) && proof.visited() < kMostVisited) {
      }
    });
    return proof.visited();
  }
};

/// Calls visit(name, work) for each work: the game is Connect Four 7x6.
template <class Visit>
void for_each_work(Visit visit) {
  visit("playout uniform", Playouts<Uniform>());
  visit("playout decisive", Playouts<Decisive>());
  visit("playout informed", Playouts<Informed>());
  visit("simulation uniform, uct", Simulations<Uniform, Uct<50>>());
  visit("simulation uniform", Simulations<Uniform>());
  visit("simulation decisive", Simulations<Decisive>());
  visit("simulation informed", Simulations<Informed>());
  visit("position of a proof", OneProof<Game>());
  visit("position of a scored proof", OneProof<typename WithScores<Game>::Type>());
}

/// The same for Go 9x9, which takes more memory.
template <class Visit>
void for_each_work_of_go(Visit visit) {
  visit("playout go", Playouts<Uniform, Go<9>, kGoGames>());
  visit("playout go, mogo", Playouts<MogoPlayout<>, Go<9>, kGoGames>());
  visit("simulation go", GoSimulations<Go<9>>());
}

}  // namespace frugal::bench
