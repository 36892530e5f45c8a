// SPDX-License-Identifier: MIT
/// \file
/// The options that experiments share, declared as everywhere else (support/options.hpp).
#pragma once

#include <cstddef>
#include <cstdint>

#include "support/options.hpp"
#include "support/threads.hpp"

namespace frugal::lab {

/// An experiment takes the members that it has options for.
struct LabOptions {
  std::size_t bytes = 0;
  std::uint32_t playouts = 0;
  std::uint32_t games = 0;
  std::uint32_t runs = 0;
  std::uint32_t seed = 1;
  std::uint32_t threads = support::all_cores();
  bool json = false;
};

inline void add_bytes(CLI::App& app, LabOptions& options) {
  support::add_bytes_option(app, options.bytes);
}

inline void add_playouts(CLI::App& app, LabOptions& options) {
  support::add_playouts_option(app, options.playouts, "simulations a move");
}

/// The papers' tables all know --runs.
inline void add_games(CLI::App& app, LabOptions& options, const char* names = "--games") {
  support::add_number_option(app, names, options.games, 2, 1'000'000, "games of a match, in pairs");
}
inline void add_games_or_runs(CLI::App& app, LabOptions& options) {
  add_games(app, options, "--games,--runs");
}

inline void add_runs(CLI::App& app, LabOptions& options, const char* what) {
  support::add_number_option(app, "--runs", options.runs, 1, 10'000'000, what);
}

/// --seed, --threads and --json.
inline void add_runs_on(CLI::App& app, LabOptions& options) {
  support::add_seed_option(app, options.seed);
  support::add_threads_option(app, options.threads);
  support::add_json_option(app, options.json);
}

}  // namespace frugal::lab
