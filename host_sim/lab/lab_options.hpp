// SPDX-License-Identifier: MIT
/// \file
/// The options that experiments share.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <cstdint>

#include "support/threads.hpp"

namespace frugal::lab {

/// An experiment takes the members that it has options for.
struct LabOptions {
  std::size_t bytes = 0;
  std::uint32_t playouts = 0;
  std::uint32_t games = 0;
  std::uint32_t runs = 0;
  std::uint32_t seed = 1;
  unsigned threads = all_cores();
  bool json = false;
};

inline void add_bytes(CLI::App& app, LabOptions& options) {
  app.add_option("--bytes", options.bytes, "The search's memory in bytes; k or M may follow")
      ->transform(CLI::AsSizeValue(false))
      ->default_str(std::to_string(options.bytes));
}

inline void add_playouts(CLI::App& app, LabOptions& options) {
  app.add_option("--playouts", options.playouts, "Simulations a move")
      ->check(CLI::Range(1u, 1'000'000'000u))
      ->default_str(std::to_string(options.playouts));
}

inline void add_games(CLI::App& app, LabOptions& options, const char* name = "--games") {
  app.add_option(name, options.games, "Games of a match, in pairs")
      ->check(CLI::Range(2u, 1'000'000u))
      ->default_str(std::to_string(options.games));
}

/// The papers' tables all know --runs.
inline void add_games_or_runs(CLI::App& app, LabOptions& options) {
  add_games(app, options, "--games,--runs");
}

inline void add_runs(CLI::App& app, LabOptions& options, const char* what) {
  app.add_option("--runs", options.runs, what)
      ->check(CLI::Range(1u, 10'000'000u))
      ->default_str(std::to_string(options.runs));
}

/// --seed, --threads and --json.
inline void add_runs_on(CLI::App& app, LabOptions& options) {
  app.add_option("--seed", options.seed, "The same seed gives the same results")
      ->default_str(std::to_string(options.seed));
  app.add_option("--threads", options.threads, "Jobs at a time; results do not depend on it")
      ->check(CLI::Range(1u, 256u))
      ->default_str(std::to_string(options.threads));
  app.add_flag("--json", options.json, "Answer in JSON, an object a line");
}

}  // namespace frugal::lab
