// SPDX-License-Identifier: MIT
#include "regress/proof.hpp"

#include <fmt/format.h>

#include <sstream>

#include "notation/vertex.hpp"
#include "regress/prover.hpp"

namespace frugal::regress {
namespace {

constexpr std::uint64_t kMostPositions = 10'000'000;

char player_of(const std::string& colour) { return colour.front() == 'b' ? 'X' : 'O'; }

/// What the commands after the diagram say: komi, and moves.
struct Rest {
  double komi = 0;
  bool is_legal = true;
};

Rest play_rest(const Test& test, Prover& prover) {
  Rest rest;
  for (const std::string& command : test.after) {
    std::istringstream words(command);
    std::string name;
    std::string colour;
    std::string vertex;
    words >> name;
    if (name == "komi") words >> rest.komi;
    if (name != "play" || !(words >> colour >> vertex)) continue;
    const int move = notation::move_of(vertex, test.size);
    if (move == notation::kNoMove || !prover.play(player_of(colour), move)) rest.is_legal = false;
  }
  return rest;
}

}  // namespace

std::string proven_answer(const Test& test) {
  if (test.rows.empty()) return "not drawn";
  Prover prover(test.rows);
  const Rest rest = play_rest(test, prover);
  if (!rest.is_legal) return "a move of the setup is not legal";
  const char mover = player_of(test.command.substr(test.command.find(' ') + 1));
  const auto worth = prover.worth(mover, kMostPositions);
  if (!worth) return fmt::format("not within {} positions", kMostPositions);
  if (worth->lead == worth->lead_of_others) return "several are best";
  const double komi = mover == 'X' ? rest.komi : -rest.komi;
  if (worth->lead <= komi) return fmt::format("loses in any case, {:+}", worth->lead);
  if (worth->lead_of_others >= komi)
    return fmt::format("does not lose, {:+}", worth->lead_of_others);
  return notation::vertex_of(worth->move, test.size);
}

}  // namespace frugal::regress
