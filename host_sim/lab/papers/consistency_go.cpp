// SPDX-License-Identifier: MIT
#include "lab/papers/consistency_go.hpp"

#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "frugal/consistency.hpp"
#include "frugal/rules/mogo.hpp"
#include "lab/papers/cells.hpp"
#include "lab/papers/consistency_runs.hpp"
#include "lab/papers/go_ideas.hpp"
#include "lab/papers/go_makers.hpp"
#include "notation/vertex.hpp"

namespace frugal::lab {
namespace {

/// From the tests of tactics, where each is proven: one move wins.
struct Problem {
  const char* name;
  const char* rows;
  Mover mover;
  int komi_halves;
  const char* right;
};
constexpr Problem kProblems[] = {
    {"a seki",
     "X X X X X , X , X "
     "X , X , X X X X X "
     ", X , X , X X X , "
     "X X X X X X , X X "
     "X , X . X X X X X "
     "X X X O O O O O X "
     "X . O O . . . O X "
     "X X O . . X . O X "
     ", X O X X X X O X ",
     Mover::kMax, 84, "F3"},
    {"a hole to be filled",
     ". X . O O X X , X "
     ". X X X O X X X X "
     "O O O O O X , X , "
     "X . X . X X X X X "
     "X X X X X , X , X "
     ", X , X , X , X X "
     "X X X , X X X X X "
     "X , X X , X X , X "
     "X X , X X , X X , ",
     Mover::kMin, 132, "C9"},
    {"a race",
     "O , O , O O O , O "
     "O O O O , O O O O "
     "O , O , O O . X O "
     "O O , O O O X X X "
     "O , O , O O O . O "
     "O O O O O O . X X "
     "X X X X X X X O . "
     ", X , X X X O O O "
     "X X X , X X . O . ",
     Mover::kMax, -40, "G4"},
};

/// The black stones first, while white passes, then the white ones.
Go9::Position position_of(const Problem& problem) {
  Go9::Position position(problem.komi_halves);
  for (const char stone : {'X', 'O'}) {
    int point = 0;
    for (const char* sign = problem.rows; *sign != '\0'; ++sign) {
      if (*sign == ' ') continue;
      if (*sign == stone) {
        position.give_turn(stone == 'X' ? Mover::kMax : Mover::kMin);
        position.play(Go9::move_at(point % Go9::kSize, Go9::kSize - 1 - point / Go9::kSize));
      }
      ++point;
    }
  }
  position.give_turn(problem.mover);
  return position;
}

/// Whether the right move was the most visited one at each look.
using Found = std::array<bool, kMostLooks>;
using Run = Found (*)(const Problem& problem, const LabOptions& lab, std::uint32_t seed);

template <class Rule>
Found run_problem(const Problem& problem, const LabOptions& lab, std::uint32_t seed) {
  std::vector<std::byte> pool(lab.bytes);
  WideSearch<Go9, Rule, MogoPlayout<>> search(pool, seed);
  search.set_root(position_of(problem));
  Found found{};
  for (std::size_t look = 0; look < looks(lab.playouts); ++look) {
    search.run(playouts_at(look) - search.simulations());
    found[look] = search.best_move() == notation::move_of(problem.right, Go9::kSize);
  }
  return found;
}

using TextRule = Mogo<20, 20, 8>;
struct Rival {
  const char* name;
  Run run;
};
constexpr Rival kRivals[] = {
    {"default", run_problem<GoRule>},
    {"  algorithm 2", run_problem<Consistent<GoRule>>},
    {"  every other time", run_problem<Consistent<GoRule, 30, 2>>},
    {"MoGo's", run_problem<TextRule>},
    {"  algorithm 2", run_problem<Consistent<TextRule>>},
    {"  every other time", run_problem<Consistent<TextRule, 30, 2>>},
};

void print_problem_json(const LabOptions& lab, const Problem& problem, std::size_t rival,
                        const std::vector<double>& percent) {
  const char* const rule = rival < 3 ? kRivals[0].name : kRivals[3].name;
  nlohmann::ordered_json line = {{"position", problem.name}, {"rule", rule}, {"runs", lab.runs}};
  if (rival % 3 != 0) line["every"] = rival % 3;
  for (std::size_t look = 0; look < percent.size(); ++look) {
    line["found"][std::to_string(playouts_at(look))] = percent[look];
  }
  fmt::print("{}\n", line.dump());
}

void print_problem_head(const Problem& problem, std::size_t looks) {
  fmt::print("\n{:<26}", problem.name);
  for (std::size_t i = 0; i < looks; ++i) fmt::print("{:>9}", playouts_at(i));
  fmt::print("\n");
}

void run_problems(const LabOptions& lab) {
  constexpr std::size_t kCount = std::size(kRivals);
  run_cells(
      lab, std::size(kProblems) * kCount,
      [&](std::size_t i, std::uint32_t seed) {
        return kRivals[i % kCount].run(kProblems[i / kCount], lab, seed);
      },
      [](std::size_t i) {
        return fmt::format("{}, {}", kProblems[i / kCount].name, kRivals[i % kCount].name);
      },
      [&](std::size_t i, const std::vector<Found>& runs) {
        std::vector<double> percent(looks(lab.playouts));
        for (const Found& run : runs) {
          for (std::size_t look = 0; look < percent.size(); ++look) {
            percent[look] += run[look] ? 100.0 / static_cast<double>(runs.size()) : 0;
          }
        }
        const Problem& problem = kProblems[i / kCount];
        if (lab.json) return print_problem_json(lab, problem, i % kCount, percent);
        if (i % kCount == 0) print_problem_head(problem, percent.size());
        fmt::print("{:<26}", kRivals[i % kCount].name);
        for (const double share : percent) fmt::print("{:>9.0f}", share);
        fmt::print("\n");
      });
}

void print_title(const LabOptions& lab) {
  fmt::print(
      "Berthier, Doghmen and Teytaud (2010), section 4: per cent of {} runs in which the move "
      "that\n"
      "wins, proven to be the only one, has the most visits after so many simulations; by two "
      "rules\n"
      "alone, made consistent by algorithm 2 with 0.3, and by the same every other time\n",
      lab.runs);
}

std::array<GoIdea, 2> make_ideas() {
  const MakeGoPlayer base = with_rule<GoRule>();
  return {{{"algorithm 2",
            "made consistent",
            52.9,
            0.9,
            500'000,
            {with_rule<Consistent<GoRule>>(), base}},
           {"the other",
            "made consistent, every other time",
            0,
            0,
            500'000,
            {with_rule<Consistent<GoRule, 30, 2>>(), base}}}};
}

}  // namespace

int run_consistency_go(const LabOptions& lab) {
  if (!lab.json) print_title(lab);
  run_problems(lab);
  if (!lab.json) {
    fmt::print("\n");
    print_ideas_title(lab, "Table 1");
  }
  for (const GoIdea& idea : make_ideas()) play_idea(lab, idea);
  return 0;
}

}  // namespace frugal::lab
