// SPDX-License-Identifier: MIT
/// \file
/// Makes an opening book as a header, verifies one, tells about one. book/lines.hpp says
/// what it holds, frugal/book.hpp how it is stored.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "book/header.hpp"
#include "book/lines.hpp"
#include "book/work_file.hpp"
#include "commands/subcommands.hpp"
#include "games/families.hpp"
#include "games/options.hpp"
#include "support/meter.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

using namespace frugal::book;
using namespace frugal::oracle;

struct BookOptions {
  Board board = kConnectFour;
  std::uint32_t hardest = 150'000;
  std::uint32_t check_planes = 0;
  std::uint32_t table_megabytes = 256;
  std::uint32_t threads = support::all_cores();
  std::uint32_t sample = 0;  // 0: all
  std::uint32_t scored_from = kNever;
  std::string work;
  std::string replies;
  std::string file;

  std::size_t table_bytes() const { return std::size_t{table_megabytes} << 20; }
};

/// Shows how far one ply is, and when it will be done.
class PlyProgress {
 public:
  PlyProgress(int stones, std::size_t positions) : stones_(stones), positions_(positions) {}

  /// For any thread. Positions that were known need no time.
  void count(bool was_known) {
    const std::lock_guard lock(mutex_);
    ++done_;
    if (was_known) ++known_;
    meter_.show(fmt::format("with {} stones: {} of {} positions{}", stones_, done_, positions_,
                            time_left()));
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::string time_left() const {
    if (done_ == known_) return "";
    const auto each = (Clock::now() - started_) / static_cast<std::int64_t>(done_ - known_);
    const auto left = each * static_cast<std::int64_t>(positions_ - done_);
    return fmt::format(", {:%T} left", std::chrono::duration_cast<std::chrono::seconds>(left));
  }

  int stones_;
  std::size_t positions_;
  std::size_t done_ = 0;
  std::size_t known_ = 0;
  Clock::time_point started_ = Clock::now();
  std::mutex mutex_;
  support::Meter meter_{std::chrono::seconds(1)};
};

/// What is wrong with an answer at a glance; empty if nothing is.
template <class G>
std::string plain_fault_of(const Position<G>& position, int slot) {
  if (slot == Book::kUnknown) return "is not in the book";
  const bool is_legal = slot < kEnds<G> && position.is_legal(G::kColumns[slot]);
  return is_legal || slot == kEnds<G> ? "" : "has an illegal reply";
}

/// What the judges remember, for all threads.
struct Memories {
  explicit Memories(const BookOptions& options)
      : values(options.table_bytes()), scores(options.table_bytes()) {}
  Table values;
  ScoreTable scores;
};

/// For each position answer(judge, position), on all threads.
template <class G, class AnswerOne>
std::vector<int> answer_in_parallel(std::span<const Position<G>> positions, Memories& memories,
                                    const BookOptions& options, AnswerOne answer) {
  std::vector<int> slots(positions.size());
  support::in_parallel(positions.size(), options.threads, [&] {
    return
        [&, judge = std::make_shared<Judge<G>>(memories.values, memories.scores, options.hardest)](
            std::size_t job) { slots[job] = answer(*judge, positions[job]); };
  });
  return slots;
}

/// The replies of another book, by the keys of their positions.
template <class G>
std::unordered_map<Discs, int> replies_of(const std::string& file, const Board& board) {
  std::unordered_map<Discs, int> replies;
  if (file.empty()) return replies;
  const Made made = from_header(file);
  if (made.board != board) {
    throw std::runtime_error(fmt::format("the book '{}' is for {}, not for {}", file,
                                         name_of(made.board), name_of(board)));
  }
  const Book book = made.rows.view();
  walk<G>([&](int, std::span<const Position<G>> positions) {
    std::vector<int> slots;
    for (const Position<G>& position : positions) {
      const Discs key = engine_key(position);
      const int slot = book.answer(key);
      slots.push_back(plain_fault_of(position, slot).empty() ? slot : kEnds<G>);
      if (slots.back() != kEnds<G>) replies.emplace(key, slots.back());
    }
    return slots;
  });
  return replies;
}

template <class G>
bool is_before(const Position<G>& position, std::uint32_t stones) {
  return static_cast<std::uint32_t>(position.stones()) < stones;
}

/// Chooses replies, of which the work files and another book keep what was chosen before.
template <class G>
class Chooser {
 public:
  explicit Chooser(const BookOptions& options)
      : scored_from_(options.scored_from),
        known_(replies_of<G>(options.replies, options.board)),
        plain_(options.work, fmt::format("frugal book 3 {}", name_of(options.board))),
        scored_(options.work.empty() ? "" : options.work + ".scored",
                fmt::format("frugal book 3 by scores {}", name_of(options.board))) {}

  /// The slot, and whether it was known.
  std::pair<int, bool> reply(Judge<G>& judge, const Position<G>& position) {
    const Discs key = engine_key(position);
    if (is_before(position, scored_from_)) return plain_reply(judge, position, key);
    if (const auto known = scored_.reply_to(key)) return {*known, true};
    const int slot = judge.best_scored_reply(position, plain_reply(judge, position, key).first);
    scored_.append(key, slot);
    return {slot, false};
  }

 private:
  std::pair<int, bool> plain_reply(Judge<G>& judge, const Position<G>& position, Discs key) {
    if (const auto known = plain_.reply_to(key)) return {*known, true};
    if (const auto known = known_.find(key); known != known_.end()) return {known->second, true};
    const int slot = judge.best_reply(position);
    plain_.append(key, slot);
    return {slot, false};
  }

  std::uint32_t scored_from_;
  std::unordered_map<Discs, int> known_;
  WorkFile plain_;
  WorkFile scored_;
};

template <class G>
int make(const BookOptions& options) {
  Memories memories(options);
  Chooser<G> chooser(options);
  const Walk walked = walk<G>([&](int stones, std::span<const Position<G>> positions) {
    PlyProgress progress(stones, positions.size());
    return answer_in_parallel<G>(
        positions, memories, options, [&](auto& judge, const auto& position) {
          const bool ends = judge.is_settled(position);
          const auto [slot, was_known] =
              ends ? std::pair(kEnds<G>, false) : chooser.reply(judge, position);
          progress.count(was_known);
          return slot;
        });
  });
  Made made{options.board, options.hardest, walked.answers.size(), 0, options.scored_from, {}};
  for (const Ply& ply : walked.plies) made.replies += ply.replies;
  made.rows = make_rows(walked.answers, options.check_planes);
  fmt::print("{}", to_header(made));
  return std::fflush(stdout) == 0 ? 0 : 1;
}

/// The same by proofs.
template <class G>
std::string fault_of(Judge<G>& judge, const Position<G>& position, int slot,
                     std::uint32_t scored_from) {
  if (slot == kEnds<G>)
    return judge.is_settled(position) ? "" : "is harder than the book may leave";
  const Value before = judge.value(position);
  const Value after = seen_by_the_other(judge.value(Judge<G>::after(position, slot)));
  if (after == before && (before == kDraw || is_before(position, scored_from))) return "";
  const int lost = after == before ? judge.plies_lost(position, slot) : 0;
  if (after == before && lost == 0) return "";
  if (lost > 0) {
    return fmt::format("has a reply in column {} that misses the best by {} plies",
                       G::kColumns[slot] + 1, lost);
  }
  constexpr const char* kNames[] = {"loss", "draw", "win"};
  return fmt::format("has a reply in column {} that turns a {} into a {}", G::kColumns[slot] + 1,
                     kNames[before], kNames[after]);
}

/// Early positions take minutes each; those of a sample have at least ten stones.
template <class G>
bool is_checked(const BookOptions& options, const Made& made, const Position<G>& position) {
  if (options.sample == 0) return true;
  const std::uint64_t drawn = engine_key(position) * 0x9e3779b97f4a7c15u >> 32;
  return position.stones() >= 10 && (drawn * made.positions >> 32) < options.sample;
}

template <class G>
int verify(const BookOptions& options, const Made& made) {
  Memories memories(options);
  const Book book = made.rows.view();
  std::size_t faults = 0;
  std::size_t checked = 0;
  std::mutex mutex;
  const Walk walked = walk<G>([&](int stones, std::span<const Position<G>> positions) {
    PlyProgress progress(stones, positions.size());
    return answer_in_parallel<G>(
        positions, memories, options, [&](auto& judge, const auto& position) {
          const int slot = book.answer(engine_key(position));
          const bool is_proven = is_checked(options, made, position);
          std::string fault = plain_fault_of(position, slot);
          if (fault.empty() && is_proven) {
            fault = fault_of(judge, position, slot, made.scored_from);
          }
          progress.count(!is_proven);
          const std::lock_guard lock(mutex);
          checked += is_proven ? 1 : 0;
          if (fault.empty()) return slot;
          if (++faults <= 10) {
            fmt::print(stderr, "frugal: the position with the key {:#x} {}\n", engine_key(position),
                       fault);
          }
          return kEnds<G>;
        });
  });
  const std::size_t positions = walked.answers.size();
  std::size_t replies = 0;
  for (const Ply& ply : walked.plies) replies += ply.replies;
  if (positions != made.positions) {
    fmt::print(stderr, "frugal: the book says that it has {} positions\n", made.positions);
  }
  fmt::print(
      "{} positions, {} replies, {} ends within {} visited positions; {} checked, {} faults\n",
      positions, replies, positions - replies - faults, made.hardest, checked, faults);
  return faults == 0 && positions == made.positions ? 0 : 1;
}

int info(const Made& made) {
  const Book book = made.rows.view();
  fmt::print("{}, {} positions, {} with a reply; the others within {} visited positions\n",
             name_of(made.board), made.positions, made.replies, made.hardest);
  const double bits = 8.0 * static_cast<double>(book.flash_bytes());
  fmt::print("{} bytes of flash, {:.2f} bits a position, {:.2f} bits a reply\n", book.flash_bytes(),
             bits / static_cast<double>(std::max<std::size_t>(1, made.positions)),
             bits / static_cast<double>(std::max<std::size_t>(1, made.replies)));
  fmt::print("{} check planes; bits of each plane: {}\n", book.check_planes,
             fmt::join(made.rows.row_bits, " "));
  return 0;
}

/// Calls run<Grid> for the board.
template <std::size_t... kIndices, class Run>
int for_board(const Board& board, std::index_sequence<kIndices...>, Run run) {
  int status = 2;
  ((kBoards[kIndices] == board
        ? void(status = run(Grid<kBoards[kIndices].width, kBoards[kIndices].height,
                                 kBoards[kIndices].line>{}))
        : void()),
   ...);
  return status;
}
constexpr auto kAllBoards = std::make_index_sequence<std::size(kBoards)>{};

template <class Work>
int guarded(Work work) {
  try {
    return work();
  } catch (const std::runtime_error& error) {
    fmt::print(stderr, "frugal: {}\n", error.what());
    return 1;
  }
}

constexpr const char* kMakeFooter = R"(
Writes a header for the engine on standard output; frugal/book.hpp says how it is used. The book
holds a reply that keeps the value of the game wherever the rest can't be proven within --hardest
visited positions by the engine with 8 KB, for both colours, against every opponent.

From --scored-from stones on the reply is one that wins as soon, or loses as late, as any. Early
positions take seconds each for that, late ones a fraction.

With --work FILE it can be interrupted at any time: call it again. The replies that the file keeps
serve every --hardest; those chosen by scores are kept in FILE.scored. --replies BOOK takes plain
replies from a book that was made before.

Example:
  ./frugal book make --game connect:5x5x4 --hardest 1000 --work 5x5.work > book.hpp)";

void add_work_options(CLI::App& command, BookOptions& options) {
  support::add_number_option(command, "--table", options.table_megabytes, 1, 65536,
                             "megabytes for the exact solver's table");
  support::add_threads_option(command, options.threads);
}

void add_make(CLI::App& app, int& status) {
  CLI::App* const command = app.add_subcommand("make", "make a book, as a header");
  const auto options = std::make_shared<BookOptions>();
  add_board_option(*command, options->board);
  support::add_number_option(*command, "--hardest", options->hardest, 1, 1'000'000'000,
                             "lines end where fewer visited positions prove the rest");
  support::add_number_option(*command, "--check-planes", options->check_planes, 0, 16,
                             "each halves the answers to positions that are not in the book");
  add_work_options(*command, *options);
  support::add_number_option(*command, "--scored-from", options->scored_from, 0, kNever,
                             "stones from which on replies are chosen by exact scores");
  command->add_option("--work", options->work, "a file that keeps what was decided")
      ->type_name("FILE");
  command->add_option("--replies", options->replies, "a book whose replies are taken over")
      ->type_name("BOOK");
  command->footer(kMakeFooter);
  command->callback([options, &status] {
    status = guarded([&] {
      return for_board(options->board, kAllBoards, [&]<class G>(G) { return make<G>(*options); });
    });
  });
}

void add_verify(CLI::App& app, int& status) {
  CLI::App* const command =
      app.add_subcommand("verify", "check every answer of a book by an exact solver");
  const auto options = std::make_shared<BookOptions>();
  command->add_option("FILE", options->file, "a book's header")->required();
  add_work_options(*command, *options);
  support::add_number_option(
      *command, "--sample", options->sample, 0, 4'294'967'295,
      "check about so many of the positions with ten stones and more; 0: all of all");
  command->footer("\nExample:\n  ./frugal book verify book.hpp");
  command->callback([options, &status] {
    status = guarded([&] {
      const Made made = from_header(options->file);
      options->hardest = made.hardest;
      return for_board(made.board, kAllBoards,
                       [&]<class G>(G) { return verify<G>(*options, made); });
    });
  });
}

void add_info(CLI::App& app, int& status) {
  CLI::App* const command = app.add_subcommand("info", "tell the size of a book");
  const auto file = std::make_shared<std::string>();
  command->add_option("FILE", *file, "a book's header")->required();
  command->footer("\nExample:\n  ./frugal book info book.hpp");
  command->callback(
      [file, &status] { status = guarded([&] { return info(from_header(*file)); }); });
}

}  // namespace

void declare_book(CLI::App& command, int& status) {
  command.require_subcommand(1);
  add_make(command, status);
  add_verify(command, status);
  add_info(command, status);
  command.footer("\nExample:\n  ./frugal book make --game connect:5x5x4 --hardest 1000 > book.hpp");
}

}  // namespace frugal::cli
