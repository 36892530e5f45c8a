// SPDX-License-Identifier: MIT
/// \file
/// Does the jobs of ./frugal memory, one after the other. What a job finds out, but for
/// the time it takes, depends on the plan and on the job alone.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lab/budget/result.hpp"
#include "lab/known_positions.hpp"
#include "match/game.hpp"
#include "match/seeds.hpp"

namespace frugal::budget {

struct Plan {
  std::string game;
  std::string settings;  ///< of the search whose memory is varied
  std::uint32_t playouts = 5000;
  std::uint32_t seed = 1;
};

/// Whether jobs of this kind can be done at a game: a reference needs settings uct50, a position a
/// solver that knows its value.
bool has_jobs(const match::Game& game, Kind kind);

/// A position whose moves differ in value; which one follows from number and seed.
struct KnownPosition {
  std::vector<int> columns;
  lab::Values values;
};

class Worker {
 public:
  explicit Worker(const Plan& plan);

  Result work(const Job& job);

 private:
  Result play_pair(const Job& job);
  Result solve_position(const Job& job);
  match::GamePlayer& player(std::uint64_t bytes);
  match::GamePlayer& rival(Kind kind);
  const KnownPosition& known_position(std::uint32_t number);

  Plan plan_;
  match::Seeds seeds_;
  std::unique_ptr<match::Game> game_;
  std::map<std::uint64_t, std::unique_ptr<match::GamePlayer>> players_;
  std::map<Kind, std::unique_ptr<match::GamePlayer>> rivals_;
  oracle::IndependentSolver solver_;
  std::optional<std::uint32_t> known_number_;
  KnownPosition known_;
};

}  // namespace frugal::budget
