// SPDX-License-Identifier: MIT
/// \file
/// The module `connect`: Connect Four on 7 x 6 for a page. It proves, searches, replies as the
/// device does, and speaks its protocol; each of these in slices, so that a page never waits.
///
/// A page calls start() once, sets a game up by begin() and play(), and begins one task at a time:
/// all of them work in the one pool. Columns count from 0.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "app/connect/session.hpp"
#include "app/connect/thinker.hpp"
#include "connect_console.hpp"
#include "frugal/games/connect/connect.hpp"
#include "memory.hpp"
#include "searcher.hpp"
#include "solver.hpp"

namespace {

using frugal::web::numbers;
using frugal::web::text;
using Seven = frugal::Connect<7, 6, 4>;
namespace app = frugal::app::connect;

/// What works in the pool, and the game that it works on.
struct Engine {
  explicit Engine(std::span<std::byte> pool)
      : thinker(pool), searcher(thinker), solver(pool), console(thinker) {}

  app::Session<Seven> session;
  app::Thinker<Seven> thinker;
  frugal::web::Searcher<Seven> searcher;
  frugal::web::Solver<Seven> solver;
  frugal::web::ConnectConsole<Seven> console;
};

std::optional<Engine> engine;

}  // namespace

// Where things are.
FRUGAL_EXPORT char* text_at() { return text.data(); }
FRUGAL_EXPORT std::uint32_t* numbers_at() { return numbers.data(); }

/// Begins with a pool of so many bytes. False if there are not so many.
FRUGAL_EXPORT bool start(std::size_t bytes) {
  const auto pool = frugal::web::take_pool(bytes);
  if (pool.size() == bytes) engine.emplace(pool);
  return pool.size() == bytes;
}

// The game.

FRUGAL_EXPORT void begin(std::uint32_t level, std::uint32_t seed) {
  engine->session.start({.level = static_cast<std::uint8_t>(level), .ponders = false}, seed);
}
FRUGAL_EXPORT bool play(int column) { return engine->session.play(column); }
FRUGAL_EXPORT bool is_over() { return engine->session.is_over(); }

// The device's reply.

FRUGAL_EXPORT void think_start() {
  const auto& session = engine->session;
  engine->thinker.start(session, app::level_of<Seven>(session.options().level));
}
FRUGAL_EXPORT bool think(std::uint32_t simulations) {
  engine->thinker.think(simulations);
  return engine->thinker.is_done();
}
FRUGAL_EXPORT std::uint32_t think_progress(std::uint32_t whole) {
  return engine->thinker.progress(whole);
}
FRUGAL_EXPORT int think_move() { return engine->thinker.move(); }

// A search.

FRUGAL_EXPORT void search_start(std::uint32_t seed) {
  engine->searcher.start(engine->session.position(), seed);
}
FRUGAL_EXPORT std::uint32_t search_run(std::uint32_t simulations) {
  return engine->searcher.run(simulations);
}
FRUGAL_EXPORT void search_report() { engine->searcher.report(); }
FRUGAL_EXPORT std::size_t search_line() { return engine->searcher.report_line(); }
FRUGAL_EXPORT int search_move() { return engine->searcher.best_move(); }

// A proof.

FRUGAL_EXPORT void proof_start(bool keeps_table) {
  engine->solver.start(engine->session.position(), keeps_table);
}
FRUGAL_EXPORT bool proof_run(std::uint32_t positions) { return engine->solver.run(positions); }
FRUGAL_EXPORT std::uint32_t proof_visited() { return engine->solver.visited(); }
FRUGAL_EXPORT void proof_report() { engine->solver.report(); }
FRUGAL_EXPORT int proof_move() { return engine->solver.best_move(); }

// The protocol.

FRUGAL_EXPORT
void gtp_start(std::uint32_t level, std::uint32_t seed, std::uint32_t simulations) {
  engine->console.start(level, seed, simulations);
}
FRUGAL_EXPORT void gtp_take(std::size_t size) { engine->console.take(size); }
FRUGAL_EXPORT bool gtp_is_waiting() { return engine->console.is_waiting(); }
FRUGAL_EXPORT std::uint32_t gtp_allowed_ms() { return engine->console.allowed_ms(); }
FRUGAL_EXPORT void gtp_answer(std::uint32_t spent_ms) { engine->console.answer(spent_ms); }
FRUGAL_EXPORT std::size_t gtp_next_line() { return engine->console.next_line(); }
