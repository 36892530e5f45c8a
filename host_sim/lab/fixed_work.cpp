// SPDX-License-Identifier: MIT
//
// fixed_work.cpp: counted_*() is what valgrind counts (toolchains/bench.py), and nothing else: so
// these functions keep their names and stay whole.
#include "lab/fixed_work.hpp"

#include <cstddef>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/go/player.hpp"
#include "frugal/proof.hpp"

namespace frugal::cli {
namespace {

using Game = Connect<7, 6, 4>;
constexpr std::uint32_t kSimulations = 1000;
constexpr std::uint32_t kSeeds = 4;
constexpr std::uint32_t kGoGames = 250;
constexpr std::size_t kPoolBytes = 11200;
constexpr int kProofPlies = 32;
constexpr const char* kToProve = "44444232355";

template <class Search>
[[gnu::noinline]] void counted_search(Search& search, std::uint32_t simulations) {
  search.run(simulations);
}

template <class Playout, class G>
[[gnu::noinline]] int counted_playouts(Random& random, std::uint32_t games) {
  const typename G::Position empty;
  int sum = 0;
  for (std::uint32_t i = 0; i < games; ++i) {
    typename G::Position position = empty;
    sum += Playout::template play<G>(position, random);
  }
  return sum;
}

template <class Playout, class G = Game, std::uint32_t kGames = kSimulations>
std::uint32_t play_out() {
  Random random(1);
  [[maybe_unused]] volatile int sink = counted_playouts<Playout, G>(random, kGames);
  return kGames;
}

template <class Playout, class Rule = DefaultRule>
std::uint32_t simulate() {
  alignas(8) static std::byte pool[kPoolBytes];
  Search<Game, Rule, Playout, kForPlay> search(pool);
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    search.clear();
    search.set_seed(seed);
    counted_search(search, kSimulations);
  }
  return kSimulations * kSeeds;
}

std::uint32_t simulate_go() {
  alignas(8) static std::byte pool[kPoolBytes];
  static GoPlayer<Go<9>> search(pool);
  search.clear();
  counted_search(search, kGoGames);
  return kGoGames;
}

template <class SomeProof>
[[gnu::noinline]] void counted_proof(SomeProof& proof) {
  while (!proof.run(kSimulations)) {
  }
}

std::uint32_t prove() {
  alignas(8) static std::byte bytes[kPoolBytes];
  Proof<Game, kProofPlies> proof(bytes);
  Game::Position position;
  for (const char* column = kToProve; *column != '\0'; ++column) position.play(*column - '1');
  proof.forget();
  proof.start(position);
  counted_proof(proof);
  return proof.visited();
}

constexpr FixedWork kAll[] = {
    {"playout uniform", play_out<Uniform>},
    {"playout decisive", play_out<Decisive>},
    {"playout informed", play_out<Informed>},
    {"simulation uniform, uct", simulate<Uniform, Uct<50>>},
    {"simulation uniform", simulate<Uniform>},
    {"simulation decisive", simulate<Decisive>},
    {"simulation informed", simulate<Informed>},
    {"position of a proof", prove},
    {"playout go", play_out<Uniform, Go<9>, kGoGames>},
    {"playout go, mogo", play_out<MogoPlayout<>, Go<9>, kGoGames>},
    {"simulation go", simulate_go},
};

}  // namespace

std::span<const FixedWork> all_fixed_work() { return kAll; }

}  // namespace frugal::cli
