// SPDX-License-Identifier: MIT
//
// Image `bench`: what a simulation costs on this chip, in instructions, and the signature.
//
//     ./frugal bench --board microbit
//
// A thousand simulations from the empty 7x6 board, as the project's figures are measured, and the
// playouts alone; and the visited positions of a proof that takes as long as a book may leave. A
// board too small for the pool that these fill takes a smaller one. Where there is room for it, Go
// on 9x9 as well: playouts, uniform ones and MoGo's, and simulations of its search, 250 of them.
#include <cstddef>
#include <cstdint>

#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/go/player.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/instructions.hpp"
#include "frugal/proof.hpp"
#include "frugal/signature.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;
constexpr std::uint32_t kSimulations = 1000;
constexpr std::uint32_t kSeeds = 4;
constexpr int kProofPlies = 32;
constexpr const char* kToProve = "44444232355";
constexpr std::size_t kPoolBytes = FRUGAL_RAM_KB >= 16 ? 11200 : 4096;
constexpr std::uint32_t kGoGames = 250;
constexpr bool kHasRoomForGo = FRUGAL_RAM_KB >= 64;

alignas(8) std::byte pool[kPoolBytes];

void write_number(std::uint32_t number) {
  char digits[11];
  int i = sizeof digits;
  do digits[--i] = static_cast<char>('0' + number % 10);
  while ((number /= 10) != 0);
  frugal::hal::console_write({digits + i, sizeof digits - static_cast<std::size_t>(i)});
}

void write_line(const char* what, std::uint32_t number) {
  frugal::hal::console_write(what);
  write_number(number);
  frugal::hal::console_put('\n');
}

template <class Playout, class Rule = frugal::DefaultRule>
[[gnu::noinline]] std::uint32_t instructions_per_simulation() {
  frugal::Search<Game, Rule, Playout, frugal::kForPlay> search(pool);
  std::uint64_t spent = 0;
  for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
    search.clear();
    search.set_seed(seed);
    const std::uint64_t start = frugal::hal::instructions();
    search.run(kSimulations);
    spent += frugal::hal::instructions() - start;
  }
  return static_cast<std::uint32_t>(spent / (kSimulations * kSeeds));
}

template <class Playout, class G = Game, std::uint32_t kGames = kSimulations>
[[gnu::noinline]] std::uint32_t instructions_per_playout() {
  frugal::Random random(1);
  const typename G::Position empty;
  const std::uint64_t start = frugal::hal::instructions();
  for (std::uint32_t i = 0; i < kGames; ++i) {
    typename G::Position position = empty;
    Playout::template play<G>(position, random);
  }
  return static_cast<std::uint32_t>((frugal::hal::instructions() - start) / kGames);
}

template <class G>
[[gnu::noinline]] std::uint32_t instructions_per_simulation_of_go() {
  static frugal::GoPlayer<G> search(pool);
  search.clear();
  const std::uint64_t start = frugal::hal::instructions();
  search.run(kGoGames);
  return static_cast<std::uint32_t>((frugal::hal::instructions() - start) / kGoGames);
}

template <class G>
void write_go() {
  write_line("instructions_per_playout go ",
             instructions_per_playout<frugal::Uniform, G, kGoGames>());
  write_line("instructions_per_playout go, mogo ",
             instructions_per_playout<frugal::MogoPlayout<>, G, kGoGames>());
  write_line("instructions_per_simulation go ", instructions_per_simulation_of_go<G>());
}

[[gnu::noinline]] std::uint32_t instructions_per_position_proven() {
  static frugal::Proof<Game, kProofPlies> proof(pool);
  Game::Position position;
  for (const char* column = kToProve; *column != '\0'; ++column) position.play(*column - '1');
  proof.forget();
  proof.start(position);
  const std::uint64_t start = frugal::hal::instructions();
  while (!proof.run(kSimulations)) {
  }
  const std::uint64_t spent = frugal::hal::instructions() - start;
  return static_cast<std::uint32_t>(spent / proof.visited());
}

}  // namespace

int main() {
  write_line("pool_bytes ", kPoolBytes);
  write_line("instructions_per_playout uniform ", instructions_per_playout<frugal::Uniform>());
  write_line("instructions_per_playout decisive ", instructions_per_playout<frugal::Decisive>());
  write_line("instructions_per_playout informed ", instructions_per_playout<frugal::Informed>());
  write_line("instructions_per_simulation uniform, uct ",
             instructions_per_simulation<frugal::Uniform, frugal::Uct<50>>());
  write_line("instructions_per_simulation uniform ",
             instructions_per_simulation<frugal::Uniform>());
  write_line("instructions_per_simulation decisive ",
             instructions_per_simulation<frugal::Decisive>());
  write_line("instructions_per_simulation informed ",
             instructions_per_simulation<frugal::Informed>());
  write_line("instructions_per_position of a proof ", instructions_per_position_proven());
  if constexpr (kHasRoomForGo) write_go<frugal::Go<9>>();
}
