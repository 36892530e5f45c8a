// SPDX-License-Identifier: MIT
/// \file
/// Does the jobs of ./frugal memory, one after the other. What a job finds out, but for
/// the time it takes, depends on the plan and on the job alone.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "lab/budget/result.hpp"
#include "lab/known_positions.hpp"
#include "match/game.hpp"
#include "match/seeds.hpp"

namespace frugal::budget {

struct Plan {
  std::uint32_t playouts = 5000;
  std::uint32_t seed = 1;
  bool uniform = false;
};

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
  const KnownPosition& known_position(std::uint32_t number);

  Plan plan_;
  match::Seeds seeds_;
  std::unique_ptr<match::Game> game_;
  std::map<std::uint64_t, std::unique_ptr<match::GamePlayer>> players_;
  std::unique_ptr<match::GamePlayer> never_fills_;
  std::unique_ptr<match::GamePlayer> reference_;
  oracle::IndependentSolver solver_;
  std::optional<std::uint32_t> known_number_;
  KnownPosition known_;
};

}  // namespace frugal::budget
