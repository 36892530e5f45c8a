// SPDX-License-Identifier: MIT
//
// bench.cpp: speed on this machine, beside a yardstick that anyone can write down.
//
// The yardstick is a uniform playout of the plainest kind (bench_reference.hpp). Its speed says how
// fast the machine is just now; ratios to it can be compared between machines. Everything is
// measured in turn, round after round, and of each the best round counts: other work on the machine
// makes rounds slower, never faster.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bench_reference.hpp"
#include "fixed_work.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect.hpp"
#include "options.hpp"
#include "subcommands.hpp"

namespace frugal::cli {
namespace {

using Game = Connect<7, 6, 4>;
using Clock = std::chrono::steady_clock;

constexpr double kSecondsASample = 0.04;
constexpr int kFixedRounds = 8;

struct Sample {
  std::uint32_t done;
  double seconds;
};

struct Measurement {
  std::string name;
  std::function<Sample()> take;
  double best = 0;  // millions a second
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Plays games from the empty board until the sample's time is over.
template <class PlayOut>
Sample sample_playouts(PlayOut play_out) {
  constexpr std::uint32_t kBetweenLooks = 1000;
  Random random(1);
  Sample sample{0, 0};
  [[maybe_unused]] volatile int sink = 0;
  const auto start = Clock::now();
  do {
    int sum = 0;
    for (std::uint32_t i = 0; i < kBetweenLooks; ++i) sum += play_out(random);
    sink = sum;
    sample.done += kBetweenLooks;
    sample.seconds = seconds_since(start);
  } while (sample.seconds < kSecondsASample);
  return sample;
}

template <class Playout>
int play_ours(Random& random) {
  Game::Position position;
  return Playout::template play<Game>(position, random);
}

/// Searches of so many simulations from the empty board in an empty pool, whose emptying does not
/// count.
template <class Rule, class Playout>
Sample sample_searches(std::span<std::byte> pool, std::uint32_t simulations) {
  Search<Game, Rule, Playout, kForPlay> search(pool);
  Sample sample{0, 0};
  for (std::uint32_t seed = 1; sample.seconds < kSecondsASample; ++seed) {
    search.clear();
    search.set_seed(seed);
    const auto start = Clock::now();
    sample.done += search.run(simulations);
    sample.seconds += seconds_since(start);
  }
  return sample;
}

void add_playouts(std::vector<Measurement>& all) {
  all.push_back({"playouts reference", [] { return sample_playouts(reference::play_out); }});
  all.push_back({"playouts uniform", [] { return sample_playouts(play_ours<Uniform>); }});
  all.push_back({"playouts decisive", [] { return sample_playouts(play_ours<Decisive>); }});
  all.push_back({"playouts informed", [] { return sample_playouts(play_ours<Informed>); }});
}

template <class Rule, class Playout>
void add_searches(std::vector<Measurement>& all, const std::string& name,
                  std::span<std::byte> memory) {
  for (const std::size_t bytes : {std::size_t{48} << 10, std::size_t{1} << 20}) {
    for (const std::uint32_t simulations : {1000u, 10000u, 100000u}) {
      const auto pool = memory.first(bytes);
      all.push_back({fmt::format("search {} {}k {}KB", name, simulations / 1000, bytes >> 10),
                     [=] { return sample_searches<Rule, Playout>(pool, simulations); }});
    }
  }
}

void measure(std::vector<Measurement>& all, double seconds) {
  const auto start = Clock::now();
  do {
    for (Measurement& each : all) {
      const Sample sample = each.take();
      each.best = std::max(each.best, sample.done / sample.seconds / 1e6);
    }
  } while (seconds_since(start) < seconds);
}

void print(const std::vector<Measurement>& all, bool json) {
  const double yardstick = all.front().best;
  if (!json) fmt::print("{:30}{:>10}{:>12}\n", "", "M/s", "/ reference");
  for (const Measurement& each : all) {
    const double ratio = each.best / yardstick;
    if (json) {
      fmt::print("{}\n", nlohmann::ordered_json{{"what", each.name},
                                                {"millions_per_second", each.best},
                                                {"ratio_to_reference", ratio}}
                             .dump());
    } else {
      fmt::print("{:30}{:10.3f}{:12.3f}\n", each.name, each.best, ratio);
    }
  }
}

/// The yardstick plays the games that we play: the same results from the same random numbers.
bool plays_the_same_games() {
  Random theirs(1);
  Random ours(1);
  for (int i = 0; i < 10000; ++i) {
    if (reference::play_out(theirs) != play_ours<Uniform>(ours)) return false;
  }
  return true;
}

int run(std::uint32_t seconds, bool json) {
  if (!plays_the_same_games()) {
    fmt::print(stderr, "frugal bench: the reference plays other games than the engine\n");
    return 1;
  }
  std::vector<std::byte> memory(1u << 20);
  std::vector<Measurement> all;
  add_playouts(all);
  add_searches<Uct<50>, Uniform>(all, "uct uniform", memory);
  add_searches<DefaultRule, Uniform>(all, "uniform", memory);
  add_searches<DefaultRule, Informed>(all, "informed", memory);
  measure(all, seconds);
  print(all, json);
  return 0;
}

/// Millions a second.
double speed_of(const FixedWork& work) {
  const auto start = Clock::now();
  double done = 0;
  do done += work.run();
  while (seconds_since(start) < kSecondsASample);
  return done / seconds_since(start) / 1e6;
}

/// A line for each work of the boards' image: its number, what it is, how many times it does what,
/// and its speed. Or one of them, once and not timed, for an instruction counter to watch.
int run_fixed(std::uint32_t number) {
  const auto& all = all_fixed_work();
  if (number > 0) return all[number - 1].run(), 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::uint32_t count = all[i].run();
    double best = 0;
    for (int round = 0; round < kFixedRounds; ++round) best = std::max(best, speed_of(all[i]));
    fmt::print("{}\n", nlohmann::ordered_json{{"number", i + 1},
                                              {"what", all[i].what},
                                              {"count", count},
                                              {"millions_per_second", best}}
                           .dump());
  }
  return 0;
}

constexpr const char* kFooter = R"(
Measures, in millions a second: playouts from the empty 7x6 board, of a plain reference and of the
engine's three kinds; and simulations of the search, with uniform and with informed playouts, 1000
to 100,000 of them, in 48 KB and in 1 MB; first by UCT, then by the default rule. The ratio to the
reference is what to compare between machines. All is measured in turn, and the best of each counts.

Example:
  ./frugal bench
  ./frugal bench --board microbit      instructions on the emulated chip instead
  ./frugal bench --table               instructions here and on the chips, beside the recorded ones
  ./frugal bench --record              the same, and records them)";

}  // namespace

void add_bench(CLI::App& app, int& status) {
  struct BenchOptions {
    std::uint32_t seconds = 20;
    std::uint32_t number = 0;
    bool fixed = false;
    bool json = false;
  };
  CLI::App* const command = app.add_subcommand("bench", "measure speed on this machine");
  const auto options = std::make_shared<BenchOptions>();
  add_number_option(*command, "--seconds", options->seconds, 1, 3600,
                    "how long to measure, about; longer is steadier");
  add_json_option(*command, options->json);
  command->add_flag("--fixed", options->fixed,
                    "do what the boards' image does, in JSON; --table counts its instructions");
  add_number_option(*command, "--number", options->number, 0,
                    static_cast<std::uint32_t>(all_fixed_work().size()),
                    "with --fixed: only this one, once, in silence");
  command->footer(kFooter);
  command->callback([options, &status] {
    status = options->fixed ? run_fixed(options->number) : run(options->seconds, options->json);
  });
}

}  // namespace frugal::cli
