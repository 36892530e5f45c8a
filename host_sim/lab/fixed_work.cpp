// SPDX-License-Identifier: MIT
#include "lab/fixed_work.hpp"

#include <cstddef>
#include <vector>

#include "bench_work.hpp"

namespace frugal::cli {
namespace {

/// valgrind counts what is within this function and nothing else (toolchains/bench.py), so it keeps
/// its name and is not inlined.
template <class Part>
[[gnu::noinline]] void counted_part(Part& part) {
  part();
}

template <class Work>
std::uint32_t run() {
  alignas(8) static std::byte pool[bench::kPoolBytes];
  return Work::run(pool, [](auto part) { counted_part(part); });
}

}  // namespace

std::span<const FixedWork> all_fixed_work() {
  static const std::vector<FixedWork> all = [] {
    std::vector<FixedWork> works;
    const auto add = [&](const char* name, auto work) {
      works.push_back({name, run<decltype(work)>});
    };
    bench::for_each_work(add);
    bench::for_each_work_of_go(add);
    return works;
  }();
  return all;
}

}  // namespace frugal::cli
