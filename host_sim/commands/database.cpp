// SPDX-License-Identifier: MIT
/// \file
/// Writes a starting database (frugal/database.hpp) as a header: all positions of up
/// to some plies in which the game goes on, mirror images once, with random games after each move.
#include "frugal/database.hpp"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "commands/subcommands.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/playout.hpp"
#include "games/families.hpp"
#include "games/options.hpp"

namespace frugal::cli {
namespace {

struct DatabaseOptions {
  Board board{4, 4, 3};
  std::uint32_t plies = 4;
  std::uint32_t playouts = 10;
  std::uint32_t seed = 1;
};

template <class G>
using Positions = std::map<std::uint64_t, typename G::Position>;

/// By their keys, so that of a position and its mirror image one is left.
template <class G>
Positions<G> positions_of(std::uint32_t plies) {
  Positions<G> all;
  Positions<G> level{{typename G::Position{}.key().bits, typename G::Position{}}};
  for (std::uint32_t ply = 0; ply < plies; ++ply) {
    Positions<G> next;
    for (const auto& [key, position] : level) {
      for (int column = 0; column < G::kMoves; ++column) {
        if (!position.is_legal(column)) continue;
        auto after = position;
        after.play(column);
        if (!after.is_over()) next.emplace(after.key().bits, after);
      }
    }
    all.merge(level);
    level = std::move(next);
  }
  all.merge(level);
  return all;
}

/// In the order of a record's slots, as the mover sees them; 0 where there is no move.
template <class G>
std::array<std::uint32_t, G::kMoves> sums_of(const typename G::Position& position,
                                             std::uint32_t playouts, Random& random) {
  std::array<std::uint32_t, G::kMoves> sums{};
  const bool mirrored = position.key().mirrored;
  for (int slot = 0; slot < G::kMoves; ++slot) {
    const int column = G::move_of(slot, mirrored);
    if (!position.is_legal(column)) continue;
    for (std::uint32_t i = 0; i < playouts; ++i) {
      auto after = position;
      after.play(column);
      const int score = after.is_over() ? after.score() : Uniform::play<G>(after, random);
      const int seen = position.mover() == Mover::kMax ? score : G::kTop - score;
      sums[static_cast<std::size_t>(slot)] += static_cast<std::uint32_t>(seen);
    }
  }
  return sums;
}

constexpr const char* kHeader = R"(// SPDX-License-Identifier: MIT
//
// A starting database (frugal/database.hpp), made by
//
//     ./frugal database --game {} --plies {} --playouts {} --seed {}
//
// {} positions, {} bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

namespace frugal {{

struct Database{}x{}x{} {{
  static constexpr std::uint32_t kPlayouts = {};
  static constexpr std::array<std::uint{}_t, {}> kKeys{{{}}};
  static constexpr std::array<std::array<std::uint8_t, {}>, {}> kSums{{{{{}}}}};
}};

}}  // namespace frugal
)";

template <class G>
void write(const DatabaseOptions& options) {
  const Positions<G> positions = positions_of<G>(options.plies);
  Random random(options.seed);
  std::string keys;
  std::string sums;
  for (const auto& [key, position] : positions) {
    const char* const space = sums.empty() ? "\n      " : ",\n      ";
    keys += fmt::format("{}{:#x}", space, key);
    sums += fmt::format("{}{{{}}}", space,
                        fmt::join(sums_of<G>(position, options.playouts, random), ", "));
  }
  constexpr std::size_t kKeyBytes = G::kKeyBits <= 32 ? 4 : 8;
  const std::size_t count = positions.size();
  const Board& board = options.board;
  fmt::print(kHeader, name_of(board), options.plies, options.playouts, options.seed, count,
             count * (kKeyBytes + G::kMoves), board.width, board.height, board.line,
             options.playouts, 8 * kKeyBytes, count, keys, G::kMoves, count, sums);
}

template <std::size_t... kIndices>
void write_for(const DatabaseOptions& options, std::index_sequence<kIndices...>) {
  ((kBoards[kIndices] == options.board
        ? write<Connect<kBoards[kIndices].width, kBoards[kIndices].height, kBoards[kIndices].line>>(
              options)
        : void()),
   ...);
}

constexpr const char* kFooter = R"(
Writes a header for the engine; frugal/database.hpp says how it is used. The header holds all positions
of up to --plies moves in which the game goes on, mirror images once, and the results of --playouts
random games after each move. It states its size in flash: 8 bytes a position on a board of 4x4, 15 on 7x6.

Example:
  ./frugal database --game connect:4x4x3 --plies 6 --playouts 127 > database.hpp)";

}  // namespace

void declare_database(CLI::App& command, int& status) {
  const auto options = std::make_shared<DatabaseOptions>();
  add_board_option(command, options->board);
  support::add_number_option(command, "--plies", options->plies, 0, 12,
                             "positions of up to so many moves");
  support::add_number_option(command, "--playouts", options->playouts, 1, 127,
                             "random games after each move; their sum must fit a byte");
  support::add_seed_option(command, options->seed);
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] {
    write_for(*options, std::make_index_sequence<std::size(kBoards)>{});
    status = 0;
  });
}

}  // namespace frugal::cli
