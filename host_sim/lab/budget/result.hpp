// SPDX-License-Identifier: MIT
/// \file
/// What one job of ./frugal memory found out: a pair of games of a pool of some size
/// against a rival, or one position. A line of the results file each, in JSON.
#pragma once

#include <compare>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace frugal::budget {

enum class Kind : std::uint8_t {
  kNeverFills,  ///< a pair against the same search in a pool that never fills
  kReference,   ///< a pair against UCT 0.5 with as large a pool
  kPosition,    ///< a position whose value is known
};

/// Which job; jobs are done in the order of their numbers, so that an interrupted run has as many
/// games of every size.
struct Job {
  std::uint32_t number = 0;
  Kind kind{};
  std::uint64_t bytes = 0;

  auto operator<=>(const Job&) const = default;
};

struct Result {
  std::uint32_t points = 0;  ///< of the pair: half points, 0 to 4
  bool keeps_value = false;  ///< of the position
  bool is_proven = false;
  std::uint64_t made = 0;  ///< records in the pool
  std::uint64_t recycled = 0;
  std::uint64_t simulations = 0;
  double seconds = 0;  ///< of the processor

  void add_work(const Result& other) {
    made += other.made;
    recycled += other.recycled;
    simulations += other.simulations;
    seconds += other.seconds;
  }
};

inline constexpr const char* kKindNames[] = {"never_fills", "reference", "position"};

inline std::string line_of(const Job& job, const Result& result) {
  nlohmann::ordered_json line = {{"number", job.number},
                                 {"kind", kKindNames[static_cast<std::size_t>(job.kind)]},
                                 {"bytes", job.bytes}};
  if (job.kind == Kind::kPosition) {
    line["kept"] = result.keeps_value;
    line["proven"] = result.is_proven;
  } else {
    line["points"] = result.points;
  }
  line["made"] = result.made;
  line["recycled"] = result.recycled;
  line["simulations"] = result.simulations;
  line["seconds"] = result.seconds;
  return line.dump();
}

/// Throws nlohmann::json::exception or std::out_of_range if that is no such line.
inline std::pair<Job, Result> read_line(const std::string& text) {
  const auto line = nlohmann::json::parse(text);
  const std::string kind = line.at("kind");
  Job job{line.at("number"), Kind::kNeverFills, line.at("bytes")};
  while (kind != kKindNames[static_cast<std::size_t>(job.kind)]) {
    if (job.kind == Kind::kPosition) throw std::out_of_range("kind '" + kind + "'");
    job.kind = static_cast<Kind>(static_cast<int>(job.kind) + 1);
  }
  Result result;
  if (job.kind == Kind::kPosition) {
    result.keeps_value = line.at("kept");
    result.is_proven = line.at("proven");
  } else {
    result.points = line.at("points");
    if (result.points > 4) throw std::out_of_range("more than 4 points");
  }
  result.made = line.at("made");
  result.recycled = line.at("recycled");
  result.simulations = line.at("simulations");
  result.seconds = line.at("seconds");
  return {job, result};
}

}  // namespace frugal::budget
