// SPDX-License-Identifier: MIT
/// \file
/// Speed on this machine, beside a yardstick that anyone can write down.
///
/// The yardstick is a uniform playout of the plainest kind (bench_reference.hpp). Its speed says
/// how fast the machine is just now; ratios to it can be compared between machines. Google
/// Benchmark measures short repetitions of everything in random order, and the best repetition of
/// each counts. Other work on the machine slows some repetitions, seldom all those of one thing,
/// and speeds none.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "commands/subcommands.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/games/go/go.hpp"
#include "frugal/games/go/player.hpp"
#include "lab/bench_reference.hpp"
#include "lab/fixed_work.hpp"
#include "support/options.hpp"

namespace frugal::cli {
namespace {

using Game = Connect<7, 6, 4>;
using Clock = std::chrono::steady_clock;
using benchmark::State;

constexpr double kSecondsARepetition = 0.03;  // at least; the library aims at 1.4 times that
constexpr double kSecondsARound = 1.1;        // one repetition of each, as measured
constexpr int kFixedRepetitions = 8;

struct Best {
  std::string what;
  double speed = 0;  // millions a second
};
using Results = std::map<std::int64_t, Best>;  // by the order in which they were added

/// Keeps the best repetition of each; they end in any order.
class BestOfEach : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& /*context*/) override { return true; }

  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration) continue;  // means and the like
      Best& best = all[run.family_index];
      best.what = run.run_name.function_name;
      best.speed = std::max(best.speed, run.counters.at("items_per_second") / 1e6);
    }
  }

  Results all;
};

/// Has measure() measure a function, with what else is given to it. The caller says which time
/// counts: that of the whole loop (UseRealTime), or what the function sets (UseManualTime).
template <class... Function>
auto* add(const std::string& what, Function... function) {
  return benchmark::RegisterBenchmark(what.c_str(), function...)->MinTime(kSecondsARepetition);
}

/// Measures all that was added. The library takes random order as a flag only.
Results measure(int repetitions) {
  std::string flags[] = {"bench", "--benchmark_enable_random_interleaving=true",
                         fmt::format("--benchmark_repetitions={}", repetitions)};
  char* arguments[] = {flags[0].data(), flags[1].data(), flags[2].data()};
  int count = 3;
  benchmark::Initialize(&count, arguments);
  BestOfEach best;
  benchmark::RunSpecifiedBenchmarks(&best, "all");
  return best.all;
}

template <class Playout, class G = Game>
int play_ours(Random& random) {
  typename G::Position position;
  return Playout::template play<G>(position, random);
}

template <int (*play_out)(Random&)>
void playouts(State& state) {
  Random random(1);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(play_out(random));
  state.SetItemsProcessed(state.iterations());
}

/// Searches of so many simulations from the empty board in an empty pool, whose emptying does not
/// count.
template <class Rule, class Playout>
void searches(State& state, std::span<std::byte> pool, std::uint32_t simulations) {
  Search<Game, Rule, Playout, kForPlay> search(pool);
  std::uint32_t seed = 0;
  std::int64_t done = 0;
  for ([[maybe_unused]] auto _ : state) {
    search.clear();
    search.set_seed(++seed);
    const auto start = Clock::now();
    done += search.run(simulations);
    state.SetIterationTime(std::chrono::duration<double>(Clock::now() - start).count());
  }
  state.SetItemsProcessed(done);
}

void fixed_work(State& state, const FixedWork& work) {
  std::int64_t done = 0;
  for ([[maybe_unused]] auto _ : state) done += work.run();
  state.SetItemsProcessed(done);
}

void searches_of_go(State& state, std::span<std::byte> memory, std::uint32_t simulations) {
  static GoPlayer<Go<9>> search(memory);
  std::uint32_t seed = 0;
  std::int64_t done = 0;
  for ([[maybe_unused]] auto _ : state) {
    search.clear();
    search.set_seed(++seed);
    done += search.run(simulations);
  }
  state.SetItemsProcessed(done);
}

template <class Rule, class Playout>
void add_searches(const std::string& name, std::span<std::byte> memory) {
  for (const std::size_t bytes : {std::size_t{48} << 10, std::size_t{1} << 20}) {
    for (const std::uint32_t simulations : {1000u, 10000u, 100000u}) {
      add(fmt::format("search {} {}k {}KB", name, simulations / 1000, bytes >> 10),
          searches<Rule, Playout>, memory.first(bytes), simulations)
          ->UseManualTime();
    }
  }
}

void print(const Results& all, bool json) {
  const double yardstick = all.at(0).speed;
  if (!json) fmt::print("{:30}{:>10}{:>12}\n", "", "M/s", "/ reference");
  for (const auto& [index, best] : all) {
    const double ratio = best.speed / yardstick;
    if (json) {
      fmt::print("{}\n", nlohmann::ordered_json{{"what", best.what},
                                                {"millions_per_second", best.speed},
                                                {"ratio_to_reference", ratio}}
                             .dump());
    } else {
      fmt::print("{:30}{:10.3f}{:12.3f}\n", best.what, best.speed, ratio);
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
  add("playouts reference", playouts<reference::play_out>)->UseRealTime();
  add("playouts uniform", playouts<play_ours<Uniform>>)->UseRealTime();
  add("playouts decisive", playouts<play_ours<Decisive>>)->UseRealTime();
  add("playouts informed", playouts<play_ours<Informed>>)->UseRealTime();
  add("playouts go 9x9", playouts<play_ours<Uniform, Go<9>>>)->UseRealTime();
  add("playouts go 9x9 mogo", playouts<play_ours<MogoPlayout<>, Go<9>>>)->UseRealTime();
  add("search go 9x9 10k 64KB", searches_of_go, std::span<std::byte>(memory).first(65536), 10000u)
      ->UseRealTime();
  add_searches<Uct<50>, Uniform>("uct uniform", memory);
  add_searches<DefaultRule, Uniform>("uniform", memory);
  add_searches<DefaultRule, Informed>("informed", memory);
  print(measure(std::max(1, static_cast<int>(seconds / kSecondsARound))), json);
  return 0;
}

/// A line for each work of the boards' image: its number, what it is, how many times it does what,
/// and its speed. Or one of them, once and not timed, for an instruction counter to watch.
int run_fixed(std::uint32_t number) {
  const std::span<const FixedWork> works = all_fixed_work();
  if (number > 0) return works[number - 1].run(), 0;
  for (const FixedWork& work : works) add(std::string(work.what), fixed_work, work)->UseRealTime();
  for (const auto& [index, best] : measure(kFixedRepetitions)) {
    fmt::print("{}\n", nlohmann::ordered_json{{"number", index + 1},
                                              {"what", best.what},
                                              {"count", works[index].run()},
                                              {"millions_per_second", best.speed}}
                           .dump());
  }
  return 0;
}

constexpr const char* kFooter = R"(
Measures, in millions a second:

  playouts from the empty 7x6 board, of a plain reference and of the engine's three kinds
  playouts of Go from the empty 9x9 board, uniform and MoGo's, and simulations of its search
  simulations of the search in Connect Four, 1,000 to 100,000 of them, in 48 KB and in 1 MB: by UCT,
  and by the default rule with uniform and with informed playouts

Everything is measured in turn, and the best of each counts. Compare machines by the ratio to the
reference.

Example:
  ./frugal bench
  ./frugal bench --board microbit      instructions on the emulated chip instead
  ./frugal bench --table               instructions here and on the chips, beside the recorded ones
  ./frugal bench --record              the same, and records them)";

}  // namespace

void declare_bench(CLI::App& command, int& status) {
  struct BenchOptions {
    std::uint32_t seconds = 20;
    std::uint32_t number = 0;
    bool fixed = false;
    bool json = false;
  };
  const auto options = std::make_shared<BenchOptions>();
  support::add_number_option(command, "--seconds", options->seconds, 1, 3600,
                             "how long to measure, about; longer is steadier");
  support::add_json_option(command, options->json);
  support::add_flag(command, "--fixed", options->fixed,
                    "do what the boards' image does, in JSON; --table counts its instructions");
  support::add_number_option(command, "--number", options->number, 0,
                             static_cast<std::uint32_t>(all_fixed_work().size()),
                             "with --fixed: only this one, once, in silence");
  support::set_footer(command, kFooter);
  support::set_callback(command, [options, &status] {
    status = options->fixed ? run_fixed(options->number) : run(options->seconds, options->json);
  });
}

}  // namespace frugal::cli
