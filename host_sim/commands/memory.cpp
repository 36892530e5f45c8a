// SPDX-License-Identifier: MIT
/// \file
/// What a memory budget costs. For each size of the pool: matches against the same
/// search in a pool that never fills and against a fixed reference, the value kept and proven in
/// positions whose value is known, speed, and the share of records recycled.
///
/// Finished games are kept as they come (lab/budget/store.hpp): a run may be interrupted at any
/// time, and goes on where it was when it is called again; --shard I/N does every Nth part, here or
/// elsewhere.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>

#include "commands/subcommands.hpp"
#include "frugal/simulator/shapes.hpp"
#include "games/options.hpp"
#include "lab/budget/store.hpp"
#include "lab/budget/summary.hpp"
#include "lab/budget/worker.hpp"
#include "lab/lab_options.hpp"
#include "match/games.hpp"
#include "support/meter.hpp"
#include "support/signature.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

using budget::Job;
using budget::Kind;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kKilo = 1024;

struct Memory {
  std::string game = name_of(kConnectFour);
  lab::LabOptions lab{.playouts = 5000, .games = 400};
  std::uint32_t positions = 200;
  std::vector<std::uint64_t> sizes;
  std::string playout_policy = "informed";
  std::string out;
  std::string shard = "1/1";
  std::uint32_t shard_number = 1;
  std::uint32_t shards = 1;

  bool is_connect_four() const { return game == name_of(kConnectFour); }
};

/// 1 KB to 4 MB in steps of about a half, and the pools of the boards.
std::vector<std::uint64_t> default_sizes() {
  std::vector<std::uint64_t> sizes;
  for (std::uint64_t bytes = kKilo; bytes <= 4096 * kKilo; bytes *= 2) {
    sizes.push_back(bytes);
    if (bytes < 64 * kKilo) sizes.push_back(bytes + bytes / 2);
  }
  for (const auto& each : sim::kShapes) sizes.push_back(each.shape.pool_bytes);
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

volatile std::sig_atomic_t is_interrupted = 0;

/// The first line of the results: what the games depend on, the engine included.
std::string plan_line(const Memory& memory) {
  nlohmann::ordered_json line = {{"playouts", memory.lab.playouts},
                                 {"playout_policy", memory.playout_policy},
                                 {"seed", memory.lab.seed},
                                 {"engine", fmt::format("{:08x}", support::engine_signature())}};
  if (!memory.is_connect_four()) line["game"] = memory.game;
  return line.dump();
}

std::string file_name(const Memory& memory) {
  if (memory.shards == 1) return "results.jsonl";
  return fmt::format("results-{}-of-{}.jsonl", memory.shard_number, memory.shards);
}

std::vector<Kind> kinds_of(const match::Game& game) {
  std::vector<Kind> kinds;
  for (const Kind kind : {Kind::kNeverFills, Kind::kReference, Kind::kPosition}) {
    if (budget::has_jobs(game, kind)) kinds.push_back(kind);
  }
  return kinds;
}

/// By number first. A shard has every Nth number.
std::vector<Job> jobs_left(const Memory& memory, const match::Game& game,
                           const budget::Results& done) {
  const std::vector<Kind> kinds = kinds_of(game);
  std::vector<Job> jobs;
  const std::uint32_t pairs = (memory.lab.games + 1) / 2;
  for (std::uint32_t number = 0; number < std::max(pairs, memory.positions); ++number) {
    if (number % memory.shards != memory.shard_number - 1) continue;
    for (const Kind kind : kinds) {
      if (number >= (kind == Kind::kPosition ? memory.positions : pairs)) continue;
      for (const std::uint64_t bytes : memory.sizes) {
        const Job job{number, kind, bytes};
        if (!done.contains(job)) jobs.push_back(job);
      }
    }
  }
  return jobs;
}

std::string time_left(Clock::time_point start, std::size_t done, std::size_t all) {
  const double spent = std::chrono::duration<double>(Clock::now() - start).count();
  const auto left = static_cast<std::uint64_t>(spent * static_cast<double>(all - done) /
                                               static_cast<double>(std::max<std::size_t>(done, 1)));
  if (left >= 3600) return fmt::format("{} h {:02} min", left / 3600, left / 60 % 60);
  return left >= 60 ? fmt::format("{} min {:02} s", left / 60, left % 60)
                    : fmt::format("{} s", left);
}

budget::Plan plan_of(const Memory& memory) {
  const char* const settings = memory.playout_policy == "uniform" ? "uniform" : "default";
  return {memory.game, settings, memory.lab.playouts, memory.lab.seed};
}

void work(const Memory& memory, const match::Game& game, budget::Store& store) {
  const std::vector<Job> jobs = jobs_left(memory, game, store.results());
  const budget::Plan plan = plan_of(memory);
  const auto start = Clock::now();
  std::atomic<std::size_t> done{0};
  support::Meter meter;
  support::in_parallel(jobs.size(), memory.lab.threads, [&] {
    return [&, worker = budget::Worker(plan)](std::size_t i) mutable {
      if (is_interrupted != 0) return;
      store.add(jobs[i], worker.work(jobs[i]));
      const std::size_t so_far = ++done;
      meter.show(fmt::format("{} of {} jobs, {} left", so_far, jobs.size(),
                             time_left(start, so_far, jobs.size())));
    };
  });
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream file(path + ".new");
  file << text << std::flush;
  if (!file || std::rename((path + ".new").c_str(), path.c_str()) != 0) {
    throw budget::StoreError(path + " could not be written; the results are kept");
  }
}

std::string title_of(const Memory& memory) {
  return fmt::format("{}, {} simulations a move",
                     memory.is_connect_four() ? "Connect Four 7x6" : memory.game,
                     memory.lab.playouts);
}

/// CSV, JSON lines, and the picture, if there is a gnuplot.
void write_report(const Memory& memory, const std::vector<budget::Row>& rows) {
  write_file(memory.out + "/memory.csv", budget::csv_of(rows));
  write_file(memory.out + "/memory.jsonl", budget::json_lines_of(rows));
  write_file(memory.out + "/memory.gnuplot", budget::plot_of(rows, title_of(memory)));
  std::error_code error;
  const auto here = std::filesystem::current_path();
  std::filesystem::current_path(memory.out, error);
  const int status = error ? 1 : std::system("gnuplot memory.gnuplot");
  std::filesystem::current_path(here, error);
  if (status != 0) {
    fmt::print(stderr,
               "frugal memory: no picture; install gnuplot-nox, then: gnuplot memory.gnuplot\n");
  }
}

/// Throws std::invalid_argument if the game lacks what it takes.
std::unique_ptr<match::Game> game_of(const Memory& memory) {
  auto game = match::game_of(memory.game);
  game->player(plan_of(memory).settings, {});
  return game;
}

int run(const Memory& memory) {
  const auto game = with_game([&] { return game_of(memory); });
  std::signal(SIGINT, [](int) { is_interrupted = 1; });
  std::signal(SIGTERM, [](int) { is_interrupted = 1; });
  try {
    budget::Store store(memory.out, file_name(memory),
                        memory.out.empty() ? std::string() : plan_line(memory));
    work(memory, *game, store);
    const auto rows = budget::rows_of(store.results(), memory.sizes);
    fmt::print("{}", memory.lab.json ? budget::json_lines_of(rows) : budget::csv_of(rows));
    if (!memory.out.empty() && memory.shards == 1) write_report(memory, rows);
  } catch (const budget::StoreError& error) {
    fmt::print(stderr, "frugal memory: {}\n", error.what());
    return 1;
  }
  if (is_interrupted == 0) return 0;
  fmt::print(stderr, "frugal memory: interrupted{}\n",
             memory.out.empty() ? "" : "; the same command goes on from here");
  return 130;
}

/// "2/8": sets the members; the text of what is wrong with it, else empty.
std::string read_shard(const std::string& text, Memory& memory) {
  char rest = 0;
  const bool is_read =
      std::sscanf(text.c_str(), "%u/%u%c", &memory.shard_number, &memory.shards, &rest) == 2;
  if (is_read && memory.shard_number >= 1 && memory.shard_number <= memory.shards) return {};
  return fmt::format("'{}' is no shard; 2/8 is the second of eight", text);
}

constexpr const char* kFooter = R"(
Answers in CSV, a line for each size:
  board        the board that has such a pool
  never_fills  score against a pool that never fills (8 MB): 50 is as strong; its standard error
  reference    score against UCT 0.5 in 8 MB, informed playouts, as many simulations
  kept         positions with 14 to 28 stones and known values in which the move keeps the value
  proven       those whose value the search has proven
  recycled     records taken from other positions, per record made, in the games

Positions are those of connect:7x6x4, whose values an independent solver tells. A game without the
settings uct50 has no reference.

With --out the folder gets memory.csv, memory.jsonl, memory.svg, and every finished game at once:
call it again after an interruption, and it goes on. Each shard does a part of the work. The files of
all shards belong in one folder, and the run without --shard sums them up:

  parallel ./frugal memory --out DIR --threads 1 --shard {}/8 ::: $(seq 8) && ./frugal memory --out DIR

Example:
  ./frugal memory --out DIR --games 400 --positions 400
  ./frugal memory --sizes 1k,48k,1M --games 20 --positions 20 --playouts 500)";

}  // namespace

void declare_memory(CLI::App& command, int& status) {
  const auto memory = std::make_shared<Memory>();
  memory->sizes = default_sizes();
  add_game_option(command, memory->game);
  command
      .add_option("--sizes", memory->sizes,
                  "pools in bytes, separated by commas; k or M may follow")
      ->delimiter(',')
      ->transform(CLI::AsSizeValue(false))
      ->type_name("N,N,...")
      ->default_str("1k to 4M, and the boards' pools");
  command.add_option("--playout-policy", memory->playout_policy, "how simulations end")
      ->check(CLI::IsMember({"uniform", "informed"}))
      ->capture_default_str();
  lab::add_playouts(command, memory->lab);
  lab::add_games(command, memory->lab);
  support::add_number_option(command, "--positions", memory->positions, 0, 1'000'000,
                             "positions with known values, of connect:7x6x4");
  command.add_option("--out", memory->out, "a folder for results, tables and the picture")
      ->type_name("DIR");
  command.add_option("--shard", memory->shard, "only every Nth game, from the Ith on")
      ->check(CLI::Validator(
          [memory](const std::string& text) { return read_shard(text, *memory); }, "I/N"))
      ->capture_default_str();
  lab::add_runs_on(command, memory->lab);
  command.footer(kFooter);
  command.callback([memory, &status] { status = run(*memory); });
}

}  // namespace frugal::cli
