// SPDX-License-Identifier: MIT
/// \file
/// The module `go`: Go for a page, on one size of the board, by the Go Text Protocol. An answer is
/// thought about in slices, so that a page never waits.
#include "frugal/games/go/go.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "go_console.hpp"
#include "memory.hpp"

namespace {

std::optional<frugal::web::GoConsole<frugal::Go<FRUGAL_GO_SIZE>>> console;

}  // namespace

FRUGAL_EXPORT char* text_at() { return frugal::web::text.data(); }

/// Begins with a pool of so many bytes. False if there are not so many.
FRUGAL_EXPORT bool start(std::size_t bytes) {
  const auto pool = frugal::web::take_pool(bytes);
  if (pool.size() == bytes) console.emplace(pool);
  return pool.size() == bytes;
}

FRUGAL_EXPORT void gtp_start(std::uint32_t seed, std::uint32_t simulations) {
  console->start(seed, simulations);
}
FRUGAL_EXPORT void gtp_take(std::size_t size) { console->take(size); }
FRUGAL_EXPORT bool gtp_is_waiting() { return console->is_waiting(); }
FRUGAL_EXPORT std::uint32_t gtp_allowed_ms() { return console->allowed_ms(); }
FRUGAL_EXPORT bool think(std::uint32_t simulations) { return console->think_on(simulations); }
FRUGAL_EXPORT std::uint32_t think_progress(std::uint32_t whole) { return console->progress(whole); }
FRUGAL_EXPORT void hurry() { console->hurry(); }
FRUGAL_EXPORT void gtp_answer(std::uint32_t spent_ms) { console->answer(spent_ms); }
FRUGAL_EXPORT std::size_t gtp_next_line() { return console->next_line(); }
