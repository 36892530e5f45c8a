// SPDX-License-Identifier: MIT
#include "lab/budget/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "frugal/simulator/shapes.hpp"

namespace frugal::budget {
namespace {

class Mean {
 public:
  void add(double percent) {
    ++count_;
    sum_ += percent;
    squares_ += percent * percent;
  }
  /// Without a second value the error is as large as it can be.
  Percent percent() const {
    if (count_ == 0) return {};
    const double mean = sum_ / count_;
    const double variance = count_ < 2 ? 2500.0 : (squares_ - sum_ * mean) / (count_ - 1);
    return {count_, mean, std::sqrt(std::max(0.0, variance) / count_)};
  }

 private:
  std::uint32_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

/// If all positions ended alike, their standard error would be 0. Laplace's estimate takes its
/// place: one more of each kind.
Percent of_share(const Percent& share) {
  const double p = (share.mean / 100 * share.count + 1) / (share.count + 2);
  return {share.count, share.mean, 100 * std::sqrt(p * (1 - p) / (share.count + 2))};
}

Row row_of(const Results& results, std::uint64_t bytes) {
  Mean never_fills;
  Mean reference;
  Mean kept;
  Mean proven;
  Result work;
  for (const auto& [job, result] : results) {
    if (job.bytes != bytes) continue;
    if (job.kind == Kind::kPosition) {
      kept.add(result.keeps_value ? 100 : 0);
      proven.add(result.is_proven ? 100 : 0);
    } else {
      (job.kind == Kind::kReference ? reference : never_fills).add(25.0 * result.points);
      work.add_work(result);
    }
  }
  return {bytes,
          board_with(bytes),
          never_fills.percent(),
          reference.percent(),
          of_share(kept.percent()),
          of_share(proven.percent()),
          work.seconds > 0 ? static_cast<double>(work.simulations) / work.seconds : 0,
          work.made > 0 ? static_cast<double>(work.recycled) / static_cast<double>(work.made) : 0};
}

}  // namespace

std::string board_with(std::uint64_t bytes) {
  for (const auto& each : sim::kShapes) {
    if (each.shape.pool_bytes == bytes) return std::string(each.name);
  }
  return {};
}

std::vector<Row> rows_of(const Results& results, const std::vector<std::uint64_t>& sizes) {
  std::vector<Row> rows;
  for (const std::uint64_t bytes : sizes) rows.push_back(row_of(results, bytes));
  return rows;
}

std::string csv_of(const std::vector<Row>& rows) {
  std::string text =
      "bytes,board,pairs,never_fills,error,reference_pairs,reference,reference_error,positions,"
      "kept,kept_error,proven,proven_error,simulations_per_second,recycled\n";
  for (const Row& row : rows) {
    text += fmt::format("{},{},{},{:.2f},{:.2f},{},{:.2f},{:.2f},{},{:.2f},{:.2f},{:.2f},{:.2f},",
                        row.bytes, row.board, row.never_fills.count, row.never_fills.mean,
                        row.never_fills.error, row.reference.count, row.reference.mean,
                        row.reference.error, row.kept.count, row.kept.mean, row.kept.error,
                        row.proven.mean, row.proven.error);
    text += fmt::format("{:.0f},{:.4f}\n", row.simulations_per_second, row.recycled);
  }
  return text;
}

std::string json_lines_of(const std::vector<Row>& rows) {
  const auto object = [](const Percent& percent) {
    return nlohmann::ordered_json{
        {"count", percent.count}, {"percent", percent.mean}, {"error", percent.error}};
  };
  std::string text;
  for (const Row& row : rows) {
    const nlohmann::ordered_json line = {{"bytes", row.bytes},
                                         {"board", row.board},
                                         {"never_fills", object(row.never_fills)},
                                         {"reference", object(row.reference)},
                                         {"kept", object(row.kept)},
                                         {"proven", object(row.proven)},
                                         {"simulations_per_second", row.simulations_per_second},
                                         {"recycled", row.recycled}};
    text += line.dump() + "\n";
  }
  return text;
}

std::string plot_of(const std::vector<Row>& rows, const std::string& title) {
  std::string text =
      fmt::format(R"(# Written by ./frugal memory; draw it with: gnuplot memory.gnuplot
set terminal svg size 900,600 font "sans,14" background "white"
set output "memory.svg"
set datafile separator ","
set logscale x 2
set xlabel "bytes of the pool"
set ylabel "per cent"
set yrange [0:105]
set grid y
set xrange [900:4800000]
set key below
set title "What a memory budget costs: {}"
set xtics ("1 KB" 1024, "4 KB" 4096, "16 KB" 16384, "64 KB" 65536, "256 KB" 262144, \
  "1 MB" 1048576, "4 MB" 4194304)
)",
                  title);
  for (const Row& row : rows) {
    if (row.board.empty()) continue;
    text += fmt::format(
        "set arrow from {0},0 to {0},100 nohead dashtype 3 lc rgb \"gray50\"\n"
        "set label \"{1}\" at {0},2 rotate by 90 offset -0.6,0 font \",11\"\n",
        row.bytes, row.board);
  }
  return text + R"(set style data yerrorlines
plot 50 with lines dashtype 2 lc rgb "gray40" title "as strong", \
  "memory.csv" using 1:4:5 pointtype 7 lw 2 lc rgb "#0072b2" title "score: pool that never fills", \
  "" using 1:7:8 pointtype 5 lw 2 lc rgb "#d55e00" title "score: UCT 0.5 with 8 MB", \
  "" using 1:10:11 pointtype 9 lw 2 lc rgb "#009e73" title "positions: value kept", \
  "" using 1:12:13 pointtype 11 lw 2 lc rgb "#cc79a7" title "positions: value proven", \
  "" using 1:($15*100) with linespoints pointtype 4 dashtype 4 lc rgb "gray30" title "records recycled"
)";
}

}  // namespace frugal::budget
