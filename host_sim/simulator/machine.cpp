// SPDX-License-Identifier: MIT
#include "simulator/machine.hpp"

#include <array>
#include <type_traits>
#include <utility>

#include "app/common/panic_sign.hpp"
#include "app/common/text.hpp"
#include "app/connect/journal.hpp"
#include "frugal/hal/watchdog.hpp"
#include "simulator/simulation.hpp"

namespace frugal::sim {

namespace {

/// The bounds in words.
template <class G>
std::string_view words_for(std::uint32_t bounds) {
  using B = Bounds<G::kTop>;
  const int low = B::pess(bounds);
  const int high = B::opti(bounds);
  if (low == high) return low == 0 ? "loss" : low == G::kTop ? "win" : "draw";
  if (low == 0) return high == G::kTop ? "?" : "loss or draw";
  return "draw or win";
}

template <hal::Shape kShape>
class MachineOf final : public Machine {
  using Simulated = Simulation<kShape>;
  using G = typename Simulated::Game;

 public:
  explicit MachineOf(const NamedShape& board)
      : Machine(board.name, kShape, std::span(board.buttons).first(kShape.buttons)),
        simulation_(board.speed) {}

  int columns() const override { return G::Shape::kWidth; }
  int rows() const override { return G::Shape::kHeight; }

  void prepare(const Setting& setting) override {
    setting_ = setting;
    if constexpr (kShape.store_pages >= 2) {
      app::connect::Session<G> session;
      session.start({.level = static_cast<std::uint8_t>(setting.level)},
                    setting.seed + app::connect::Session<G>::kSeeds - 1);
      app::connect::Journal<G, app::BoardStore, kShape.store_pages, kShape.store_page_bytes / 4,
                            kShape.has_sound || kShape.has_colours>()
          .turn_page(session);
    }
  }

  app::connect::Mode mode() override { return device().mode(); }
  bool is_demo() override { return device().is_demo(); }
  bool is_dark() override { return device().is_dark(); }
  int cursor() override { return device().cursor(); }
  bool is_legal(int column) override {
    return column >= 0 && column < columns() && device().session().position().is_legal(column);
  }
  std::string moves() override {
    std::string moves;
    for (int i = 0; i < device().session().plies(); ++i) {
      moves += app::letter_of(device().session().column_at(i));
    }
    return moves;
  }
  std::string menu() override {
    const app::connect::Options& options = device().menu().options();
    switch (device().menu().item()) {
      case app::connect::Menu::kLevel:
        return "level " + std::to_string(options.level);
      case app::connect::Menu::kBegins:
        return options.engine_begins ? "Frugal begins" : "you begin";
      case app::connect::Menu::kPlayers:
        return options.two_players ? "two players" : "one player";
      case app::connect::Menu::kPonders:
        return options.ponders ? "thinks ahead: yes" : "thinks ahead: no";
      case app::connect::Menu::kSound:
        return options.sound ? "sound: yes" : "sound: no";
      case app::connect::Menu::kBrightness:
        return "brightness " + std::to_string(options.brightness);
      default:
        return "new game";
    }
  }
  std::span<std::byte> pool() override { return simulation_.pool(); }

  Insight insight() override {
    auto& search = device().search();
    const auto use = search.pool_use();
    Insight seen{.simulations = search.simulations(),
                 .visited = device().thinker().is_proving() ? device().thinker().visited() : 0,
                 .progress = device().thinker().progress(app::connect::kWhole),
                 .records = use.records,
                 .used = use.used,
                 .recycled = use.recycled,
                 .is_solved = search.is_solved(),
                 .bounds = words_for<G>(search.root_record().bounds.own()),
                 .moves = std::vector<MoveInsight>(G::kMoves),
                 .variation = variation()};
    for (int slot = 0; slot < G::kMoves; ++slot) {
      const int column = search.root_move(slot);
      seen.moves[static_cast<std::size_t>(column)] = move_insight(slot, column);
    }
    return seen;
  }

 protected:
  void start() override {
    simulation_.start();
    hal::watchdog_start();
    if (kShape.store_pages < 2) ask_for_setting();
  }
  void turn() override {
    hal::watchdog_feed();
    simulation_.step();
  }
  void show_panic_sign() override { app::show_panic<kShape>(simulation_.pool()); }

 private:
  auto& device() { return simulation_.device(); }

  /// A board without a store takes its settings from the console.
  void ask_for_setting() {
    simulation_.ask("frugal-level " + std::to_string(setting_.level));
    simulation_.ask("frugal-seed " +
                    std::to_string((setting_.seed + app::connect::Session<G>::kSeeds - 1) %
                                   app::connect::Session<G>::kSeeds));
    board().printed.clear();
    simulation_.ask("frugal-new you");
    board().printed.erase(0, board().printed.find("\n\n") + 2);
  }

  MoveInsight move_insight(int slot, int column) {
    auto& search = device().search();
    const auto& record = search.root_record();
    const std::uint32_t visits = record.visits(slot);
    const std::uint32_t points = visits == 0 ? 0 : fixed::mean_q15(record.sum(slot), visits);
    return {app::letter_of(column), !search.root().is_over() && search.root().is_legal(column),
            visits, static_cast<int>(points * 100 / G::kTop >> 15),
            words_for<G>(record.bounds.of_move(slot))};
  }

  /// The most visited moves from the root down, as far as there are records.
  std::string variation() {
    auto position = device().search().root();
    app::Line line;
    for (int i = 0; i < 12 && !position.is_over(); ++i) {
      const int column = most_visited(position);
      if (column < 0) break;
      if (i > 0) line.push_back(' ');
      app::add_cell(line, column, position.action(column) % G::kStride);
      position.play(column);
    }
    return {line.data(), line.size()};
  }

  int most_visited(const typename G::Position& position) {
    const auto* const record = device().search().find(position);
    int best = -1;
    std::uint32_t most = 0;
    for (int slot = 0; record != nullptr && slot < G::kMoves; ++slot) {
      const int column = G::move_of(slot, position.key().mirrored);
      if (!position.is_legal(column) || record->visits(slot) <= most) continue;
      best = column;
      most = record->visits(slot);
    }
    return best;
  }

  Simulated simulation_;
  Setting setting_;
};

}  // namespace

void Machine::power_on() {
  is_on_ = true;
  is_in_panic_ = false;
  try {
    start();
  } catch (const PowerCut&) {
    is_on_ = false;
  }
}

void Machine::step() {
  if (!is_on_) return;
  if (is_in_panic_) {
    board().now_us += Board::kTickUs;
    if (board().now_us >= app::kPanicSignMs * 1000) power_on();
    return;
  }
  try {
    turn();
  } catch (const PowerCut&) {
    is_on_ = false;
  } catch (const Panic& panicked) {
    panic(panicked.reason);
  }
}

void Machine::run_ms(std::uint64_t ms) {
  const std::uint64_t end = board().now_us + ms * 1000;
  for (std::uint64_t last = board().now_us; is_on_ && board().now_us < end;) {
    step();
    if (board().now_us < last) return;  // it started anew, and so did its clock
    last = board().now_us;
  }
}

void Machine::hang_ms(std::uint64_t ms) {
  try {
    board().pass(ms * 1000);
  } catch (const Panic& bitten) {
    panic(bitten.reason);
  }
}

/// The program sleeps while it shows the sign; it is stopped there, so that the caller can read it.
void Machine::panic(std::string_view reason) {
  board().printed += "\npanic: " + std::string(reason) + "\n";
  board().restart();
  board().stops_asleep = true;
  try {
    show_panic_sign();
  } catch (const Asleep&) {
  }
  board().stops_asleep = false;
  is_in_panic_ = true;
}

std::unique_ptr<Machine> make_machine(std::string_view name) {
  const auto make = [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    std::unique_ptr<Machine> machine;
    ((kShapes[kIndex].name == name &&
      (machine = std::make_unique<MachineOf<kShapes[kIndex].shape>>(kShapes[kIndex]))) ||
     ...);
    return machine;
  };
  return make(std::make_index_sequence<kShapes.size()>{});
}

template <std::size_t kIndex>
constexpr BoardInfo info_of() {
  const NamedShape& board = kShapes[kIndex];
  using GameShape = typename app::connect::GameFor<kShapes[kIndex].shape>::Shape;
  return {board.name, board.shape, std::span(board.buttons).first(board.shape.buttons),
          GameShape::kWidth, GameShape::kHeight};
}

std::span<const BoardInfo> boards() {
  static constexpr auto kBoards = []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return std::to_array<BoardInfo>({info_of<kIndex>()...});
  }
  (std::make_index_sequence<kShapes.size()>{});
  return kBoards;
}

std::vector<std::string> names_of_boards() {
  std::vector<std::string> names;
  for (const NamedShape& each : kShapes) names.emplace_back(each.name);
  return names;
}

}  // namespace frugal::sim
