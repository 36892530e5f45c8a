// SPDX-License-Identifier: MIT
//
// solver.hpp: the exact value of a position of Connect, on any board whose key fits 64 bits. It
// shares no code with the engine, so that each can be held against the other.
//
// Bit x * (height + 1) + y is the cell (x, y); the highest bit of a column stays empty. A position
// is the mover's discs and all discs; its key is their sum plus the bottom row, which marks the
// height of each column.
//
// The search asks one question at a time, whether the mover reaches a goal, a draw or a win; that
// is a null window: the mover reaches a win if the opponent reaches no draw after some move, and
// the other way round. Moves that lose at once are never searched; the others are ordered by how
// many winning cells they make, centre first.
//
// The table is shared by any number of threads without locks: an entry is one word of 64 bits, read
// and written at once. It holds what the goals' questions were answered, and how much work that
// was:
//
//     63 .. 9  the low 55 bits of the scattered key     8 .. 4  log2 of the visited positions
//      3       reaches a win   2  a draw   1  no win    0       no draw
//
// Scattering is a multiplication by an odd number, and so loses nothing; its high bits are the
// entry's place. So no two positions are ever confused. Least size: 512 pairs of entries, 8 KB.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

namespace frugal::book {

using Discs = std::uint64_t;

/// The mover's view.
enum Value : int { kLoss = 0, kDraw = 1, kWin = 2 };

constexpr Value seen_by_the_other(Value value) { return static_cast<Value>(kWin - value); }

/// A board of kW columns, kH rows and lines of kK discs.
template <int kW, int kH, int kK>
struct Grid {
  static constexpr int kWidth = kW;
  static constexpr int kHeight = kH;
  static constexpr int kCells = kW * kH;
  static constexpr int kStride = kH + 1;
  static_assert(kW * kStride <= 64, "the board must fit 64 bits");

  static constexpr Discs bottom_of(int column) { return Discs{1} << (column * kStride); }
  static constexpr Discs column_of(int column) {
    return bottom_of(column) * ((Discs{1} << kH) - 1);
  }
  static constexpr Discs bottom() {
    Discs cells = 0;
    for (int column = 0; column < kW; ++column) cells |= bottom_of(column);
    return cells;
  }
  static constexpr Discs kBottom = bottom();
  static constexpr Discs kBoard = kBottom * ((Discs{1} << kH) - 1);

  /// From the centre outwards, left before right.
  static constexpr std::array<int, kW> columns() {
    std::array<int, kW> result{};
    for (int slot = 0; slot < kW; ++slot) {
      const int away = (slot + 1) / 2;
      result[slot] = (kW - 1) / 2 + (slot % 2 == 1 ? away : -away);
    }
    return result;
  }
  static constexpr std::array<int, kW> kColumns = columns();

  static constexpr Discs mirrored(Discs cells) {
    Discs mirror = 0;
    for (int column = 0; column < kW; ++column) {
      const Discs bits = cells >> (column * kStride) & ((Discs{1} << kStride) - 1);
      mirror |= bits << ((kW - 1 - column) * kStride);
    }
    return mirror;
  }

  /// Cells, on or off the board, that complete a line of `discs`.
  static constexpr Discs completing(Discs discs) {
    Discs cells = 0;
    for (const int step : {1, kStride - 1, kStride, kStride + 1}) {
      for (int gap = 0; gap < kK; ++gap) {
        if (step == 1 && gap + 1 < kK) continue;  // discs fall: a column is completed at its top
        Discs line = ~Discs{0};
        for (int i = 0; i < kK; ++i) {
          const int away = (gap - i) * step;
          if (i != gap) line &= away > 0 ? shifted_up(discs, away) : shifted_down(discs, -away);
        }
        cells |= line;
      }
    }
    return cells;
  }

  static constexpr bool has_line(Discs discs) {
    for (const int step : {1, kStride - 1, kStride, kStride + 1}) {
      Discs line = discs;
      for (int i = 1; i < kK; ++i) line &= shifted_down(discs, i * step);
      if (line != 0) return true;
    }
    return false;
  }

 private:
  static constexpr Discs shifted_up(Discs discs, int by) { return by < 64 ? discs << by : 0; }
  static constexpr Discs shifted_down(Discs discs, int by) { return by < 64 ? discs >> by : 0; }
};

/// A position in which nobody has a line.
template <class G>
struct Position {
  Discs mine = 0;
  Discs all = 0;

  bool is_legal(int column) const { return (open() & G::column_of(column)) != 0; }
  void play(int column) { drop(open() & G::column_of(column)); }
  void drop(Discs cell) {
    mine ^= all;
    all |= cell;
  }
  int stones() const { return std::popcount(all); }
  bool is_full() const { return all == G::kBoard; }

  Discs open() const { return (all + G::kBottom) & G::kBoard; }
  Discs wins() const { return G::completing(mine) & open(); }
  bool wins_with(int column) const { return (wins() & G::column_of(column)) != 0; }

  /// The moves after which the opponent can't win at once.
  Discs moves_that_hold() const {
    const Discs threats = G::completing(mine ^ all) & G::kBoard & ~all;
    const Discs forced = threats & open();
    if ((forced & (forced - 1)) != 0) return 0;
    return (forced != 0 ? forced : open()) & ~(threats >> 1);
  }

  Discs key() const { return mine + all + G::kBottom; }
  Position mirrored() const { return {G::mirrored(mine), G::mirrored(all)}; }
  /// The same for a position and its mirror image.
  Discs shared_key() const { return std::min(key(), mirrored().key()); }
};

/// What is known of positions.
class Table {
 public:
  /// In the bits of an entry.
  enum Known : std::uint32_t { kNothing = 0, kNoDraw = 1, kNoWin = 2, kIsDraw = 4, kIsWin = 8 };

  explicit Table(std::size_t bytes)
      : pairs_(std::bit_floor(bytes / sizeof(Pair))), shift_(64 - std::countr_zero(pairs_)) {
    if (pairs_ < 512) throw std::invalid_argument("a table has at least 8192 bytes");
    entries_ = std::make_unique<Pair[]>(pairs_);
  }

  void forget() {
    for (std::size_t i = 0; i < pairs_; ++i) {
      for (Entry& entry : entries_[i]) entry.store(0, std::memory_order_relaxed);
    }
  }

  std::uint32_t look_up(Discs key) const {
    const Discs scattered = scatter(key);
    for (const Entry& entry : entries_[scattered >> shift_]) {
      const std::uint64_t word = entry.load(std::memory_order_relaxed);
      if (word >> kTagShift == tag_of(scattered)) return word & kFacts;
    }
    return kNothing;
  }

  /// The first of a pair keeps what was most work, the second what came last.
  void store(Discs key, std::uint32_t facts, std::uint64_t visited) {
    const Discs scattered = scatter(key);
    Pair& pair = entries_[scattered >> shift_];
    const std::uint64_t work = std::min<std::uint64_t>(31, std::bit_width(visited));
    const std::uint64_t word = tag_of(scattered) << kTagShift | work << kWorkShift | facts;
    const std::uint64_t first = pair[0].load(std::memory_order_relaxed);
    if (first >> kTagShift == tag_of(scattered)) {
      pair[0].store(word | (first & kFacts), std::memory_order_relaxed);
    } else if (work >= (first >> kWorkShift & 31)) {
      pair[1].store(first, std::memory_order_relaxed);
      pair[0].store(word, std::memory_order_relaxed);
    } else {
      const std::uint64_t second = pair[1].load(std::memory_order_relaxed);
      const bool is_same = second >> kTagShift == tag_of(scattered);
      pair[1].store(is_same ? word | (second & kFacts) : word, std::memory_order_relaxed);
    }
  }

 private:
  using Entry = std::atomic<std::uint64_t>;
  using Pair = std::array<Entry, 2>;
  static constexpr int kTagShift = 9;
  static constexpr int kWorkShift = 4;
  static constexpr std::uint64_t kFacts = 15;

  static Discs scatter(Discs key) { return key * 0x9e3779b97f4a7c15u; }
  /// An empty entry's tag is that of the key 0, which no position has.
  static std::uint64_t tag_of(Discs scattered) { return scattered << kTagShift >> kTagShift; }

  std::size_t pairs_;
  int shift_;
  std::unique_ptr<Pair[]> entries_;
};

/// One thread's search; the table may be shared.
template <class G>
class Solver {
 public:
  explicit Solver(Table& table) : table_(table) {}

  /// How many positions were visited since this was made.
  std::uint64_t visited() const { return visited_; }

  /// Nothing if it takes more than this many visited positions.
  std::optional<Value> solve(const Position<G>& position, std::uint64_t most = ~std::uint64_t{0}) {
    limit_ = most > ~visited_ ? ~std::uint64_t{0} : visited_ + most;
    const bool is_win = position.wins() != 0 || reaches(position, kWin);
    if (!is_win && visited_ <= limit_) {
      const bool is_draw = reaches(position, kDraw);
      if (visited_ <= limit_) return is_draw ? kDraw : kLoss;
    }
    if (visited_ > limit_) return std::nullopt;
    return kWin;
  }

 private:
  /// Whether the mover, who can't win at once, reaches the goal; anything once the limit is passed.
  bool reaches(const Position<G>& position, Value goal) {
    const std::uint64_t before = visited_;
    if (++visited_ > limit_) return false;
    if (position.is_full()) return goal == kDraw;
    const Discs moves = position.moves_that_hold();
    if (moves == 0) return false;
    if (const auto known = lines_left(position, goal)) return *known;

    const Discs key = key_of(position);
    const std::uint32_t facts = table_.look_up(key);
    if ((facts & facts_if(true, goal)) == facts_if(true, goal)) return true;
    if ((facts & facts_if(false, goal)) == facts_if(false, goal)) return false;
    const bool is_reached = tries(position, moves, goal);
    if (visited_ <= limit_) table_.store(key, facts_if(is_reached, goal), visited_ - before);
    return is_reached;
  }

  bool tries(const Position<G>& position, Discs moves, Value goal) {
    const Value others_goal = goal == kWin ? kDraw : kWin;
    for (const Discs cell : in_order(position, moves)) {
      if (cell == 0) break;
      Position<G> next = position;
      next.drop(cell);
      if (!reaches(next, others_goal)) return true;
      if (visited_ > limit_) return false;
    }
    return false;
  }

  /// A win is also a draw, and no draw is also no win.
  static constexpr std::uint32_t facts_if(bool is_reached, Value goal) {
    if (is_reached) return goal == kWin ? Table::kIsWin | Table::kIsDraw : Table::kIsDraw;
    return goal == kDraw ? Table::kNoDraw | Table::kNoWin : Table::kNoWin;
  }

  /// Who has no line left can't win.
  static std::optional<bool> lines_left(const Position<G>& position, Value goal) {
    if (2 * position.stones() < G::kCells) return std::nullopt;
    const Discs empty = G::kBoard & ~position.all;
    const Discs wanted = goal == kWin ? position.mine : position.mine ^ position.all;
    if (G::has_line(wanted | empty)) return std::nullopt;
    return goal == kDraw;
  }

  /// Mirror images are one where that pays: early.
  static Discs key_of(const Position<G>& position) {
    return 2 * position.stones() < G::kCells ? position.shared_key() : position.key();
  }

  /// The most winning cells first, then the nearest to the centre; 0 ends them.
  static std::array<Discs, G::kWidth + 1> in_order(const Position<G>& position, Discs moves) {
    std::array<Discs, G::kWidth + 1> cells{};
    std::array<int, G::kWidth> counts{};
    int size = 0;
    for (const int column : G::kColumns) {
      const Discs cell = moves & G::column_of(column);
      if (cell == 0) continue;
      const Discs empty = G::kBoard & ~(position.all | cell);
      const int count = std::popcount(G::completing(position.mine | cell) & empty);
      int place = size++;
      for (; place > 0 && counts[place - 1] < count; --place) {
        counts[place] = counts[place - 1];
        cells[place] = cells[place - 1];
      }
      counts[place] = count;
      cells[place] = cell;
    }
    return cells;
  }

  Table& table_;
  std::uint64_t visited_ = 0;
  std::uint64_t limit_ = 0;
};

}  // namespace frugal::book
