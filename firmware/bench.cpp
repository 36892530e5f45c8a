// SPDX-License-Identifier: MIT
/// \file
/// Image `bench`: what a simulation costs on this chip, in instructions.
///
///     ./frugal bench --board microbit
///
/// bench_work.hpp says what is counted: playouts, simulations from the empty 7x6 board and the
/// visited positions of a proof, and on boards with room for it the same of Go on 9x9.
#include "bench_work.hpp"

#include <cstddef>
#include <cstdint>

#include "app/common/text.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/instructions.hpp"

namespace {

constexpr std::size_t kPoolBytes = FRUGAL_RAM_KB >= 16 ? frugal::bench::kPoolBytes : 3072;
constexpr bool kHasRoomForGo = FRUGAL_RAM_KB >= 64;

alignas(8) std::byte pool[kPoolBytes];

void write_line(const char* what, std::uint32_t number) {
  frugal::app::Line line;
  frugal::app::add(line, what);
  line.push_back(' ');
  frugal::app::add_number(line, number);
  line.push_back('\n');
  frugal::hal::console_write({line.data(), line.size()});
}

template <class Work>
[[gnu::noinline]] std::uint32_t instructions_per_one() {
  std::uint64_t spent = 0;
  const std::uint32_t count = Work::run(
      pool, [&](auto part) __attribute__((always_inline)) {
        const std::uint64_t start = frugal::hal::instructions();
        part();
        spent += frugal::hal::instructions() - start;
      });
  return static_cast<std::uint32_t>(spent / count);
}

}  // namespace

int main() {
  write_line("pool_bytes", kPoolBytes);
  const auto measure = [](const char* name, auto work) {
    frugal::hal::console_write("instructions_per_");
    write_line(name, instructions_per_one<decltype(work)>());
  };
  frugal::bench::for_each_work(measure);
  if constexpr (kHasRoomForGo) frugal::bench::for_each_work_of_go(measure);
}
