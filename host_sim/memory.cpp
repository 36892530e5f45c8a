// SPDX-License-Identifier: MIT
//
// memory.cpp: what a memory budget costs in strength. For each size of the pool a match against the
// same search with a pool so large that it never fills; both make the same number of simulations.
#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "frugal/defaults.hpp"
#include "lab_options.hpp"
#include "match.hpp"
#include "meter.hpp"
#include "subcommands.hpp"

namespace frugal::cli {
namespace {

constexpr std::size_t kNeverFills = std::size_t{8} << 20;
constexpr std::size_t kKilo = 1024;

struct Memory {
  lab::LabOptions lab{.playouts = 5000, .games = 400};
  std::vector<std::size_t> sizes{1 * kKilo,  2 * kKilo,  3 * kKilo,   4 * kKilo,   6 * kKilo,
                                 8 * kKilo,  12 * kKilo, 16 * kKilo,  24 * kKilo,  32 * kKilo,
                                 48 * kKilo, 64 * kKilo, 128 * kKilo, 256 * kKilo, 1024 * kKilo};
  std::string playout_policy = "informed";
};

std::unique_ptr<lab::MatchPlayer> make_player(const Memory& memory, std::size_t bytes) {
  using lab::ConnectFour;
  using lab::SearchPlayer;
  if (memory.playout_policy == "uniform") {
    using Type = Search<ConnectFour, DefaultRule, Uniform, kForPlay>;
    return std::make_unique<SearchPlayer<Type>>(bytes, memory.lab.playouts);
  }
  using Type = Search<ConnectFour, DefaultRule, Informed, kForPlay>;
  return std::make_unique<SearchPlayer<Type>>(bytes, memory.lab.playouts);
}

lab::MatchResult play(const Memory& memory, std::size_t bytes) {
  const lab::LabOptions& lab = memory.lab;
  lab::Meter meter;
  return lab::play_match(
      {.games = lab.games, .seed = lab.seed, .threads = lab.threads},
      [&] { return make_player(memory, bytes); }, [&] { return make_player(memory, kNeverFills); },
      [&](std::uint32_t games) {
        meter.show(fmt::format("{} bytes: {} of {} games", bytes, games, lab.games));
      });
}

void print(const Memory& memory, std::size_t bytes, const lab::MatchResult& result) {
  const double recycled = result.traffic.recycled_share();
  if (memory.lab.json) {
    const nlohmann::ordered_json line = {{"bytes", bytes},        {"percent", result.percent},
                                         {"error", result.error}, {"wins", result.wins},
                                         {"draws", result.draws}, {"losses", result.losses},
                                         {"recycled", recycled}};
    fmt::print("{}\n", line.dump());
  } else {
    fmt::print("{},{:.2f},{:.2f},{},{},{},{:.4f}\n", bytes, result.percent, result.error,
               result.wins, result.draws, result.losses, recycled);
  }
  std::fflush(stdout);
}

int run(const Memory& memory) {
  if (!memory.lab.json) fmt::print("bytes,percent,error,wins,draws,losses,recycled\n");
  for (const std::size_t bytes : memory.sizes) print(memory, bytes, play(memory, bytes));
  return 0;
}

constexpr const char* kFooter = R"(
Answers in CSV, a line for each size:
  percent   score against a pool that never fills (8 MB): 50 is as strong
  error     standard error of percent
  recycled  records taken from other positions, per record made)";

}  // namespace

void add_memory(CLI::App& app, int& status) {
  CLI::App& command = *app.add_subcommand("memory", "Measure strength against memory budget");
  const auto memory = std::make_shared<Memory>();
  command
      .add_option("--sizes", memory->sizes,
                  "Pools in bytes, separated by commas; k or M may follow")
      ->delimiter(',')
      ->transform(CLI::AsSizeValue(false))
      ->type_name("N,N,...");
  command.add_option("--playout-policy", memory->playout_policy, "How simulations end")
      ->check(CLI::IsMember({"uniform", "informed"}))
      ->capture_default_str();
  lab::add_playouts(command, memory->lab);
  lab::add_games(command, memory->lab);
  lab::add_runs_on(command, memory->lab);
  command.footer(kFooter);
  command.callback([memory, &status] { status = run(*memory); });
}

}  // namespace frugal::cli
