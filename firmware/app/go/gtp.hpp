// SPDX-License-Identifier: MIT
/// \file
/// The commands of the Go Text Protocol (protocol.hpp) for Go: those of the protocol, a
/// few that servers and gogui ask for, and our own.
///
/// What takes time (a move, the judgement of a position) is begun here, worked on by the target in
/// slices, and answered by finish(). The target is a board (go/device.hpp) or the command-line tool
/// (host_sim/games/gtp/go_game.hpp):
///
///   void think(ms)             lets the thinker work; calls finish() when done, now or later
///   bool set_size(size)        whether it can go on with a board of another size from here on
///   command_name(i)            commands of its own; empty: there is no such one
///   bool command(i, arguments, reply)       false: it failed, the reply tells why
///
/// Memory: that of the protocol, with lines of up to 126 bytes, and 32 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/common/protocol.hpp"
#include "app/go/handicap.hpp"
#include "app/go/replies.hpp"
#include "app/go/session.hpp"
#include "app/go/text.hpp"
#include "app/go/thinker.hpp"

namespace frugal::app::go {

/// What the longest command line may have: set_free_handicap with 25 stones on a chip, the name of
/// a file on a PC.
inline constexpr std::size_t kLongestCommand = kNarrowMachine ? 126 : 1022;
/// A reply of one line: nine handicap stones, or what is wrong with a file.
inline constexpr std::size_t kLongestReply = kNarrowMachine ? 48 : 240;

template <class G, class Target>
class Gtp : public Protocol<Gtp<G, Target>, kLongestCommand, kLongestReply> {
  using Base = Protocol<Gtp, kLongestCommand, kLongestReply>;
  friend Base;

 public:
  static constexpr std::uint32_t kMostSimulations = 1000000;

  Gtp(Session<G>& session, Thinker<G>& thinker, Target& target)
      : session_(session), thinker_(thinker), target_(target), replies_(session, thinker) {}

  void set_simulations(std::uint32_t simulations) { simulations_ = simulations; }
  std::uint32_t simulations() const { return simulations_; }
  using Base::clock;

  /// The game is not what it was: nothing that was thought of it counts.
  void has_changed() { thinker_.forget(); }

  /// The target's thinker is done.
  void finish(std::uint32_t spent_ms) {
    if (!Base::is_waiting()) return;
    Base::resume();
    if (task_ == Task::kJudge) {
      if (command_ == kFinalScore) add_result(reply(), thinker_.judge().lead_halves());
      return;
    }
    clock().spend(index_of(mover_), spent_ms);
    const int move = thinker_.move();
    if (move == Thinker<G>::kResign) return answer("resign");
    add_point<G>(reply(), move);
    if (task_ != Task::kTestMove) session_.play(mover_, move);
  }

 private:
  using Base::answer;
  using Base::fail;
  using Base::player_of;
  using Base::reply;

  // clang-format off
  static constexpr std::array<std::string_view, 31> kNames{
      "boardsize",              "clear_board",            "komi",
      "play",                   "genmove",                "reg_genmove",
      "undo",                   "showboard",              "time_settings",
      "time_left",              "kgs-time_settings",      "kgs-genmove_cleanup",
      "fixed_handicap",         "place_free_handicap",    "set_free_handicap",
      "final_score",            "final_status_list",      "is_legal",
      "list_stones",            "last_move",              "get_komi",
      "gogui-analyze_commands", "frugal-pool",            "frugal-stats",
      "frugal-visits",          "frugal-rates",           "frugal-ownership",
      "frugal-pv",              "frugal-variation",       "frugal-playouts",
      "frugal-seed"};
  enum : int {
    kBoardsize,       kClearBoard,      kKomi,            kPlay,            kGenmove,
    kRegGenmove,      kUndo,            kShowboard,       kTimeSettings,    kTimeLeft,
    kKgsTimeSettings, kKgsCleanup,      kFixedHandicap,   kPlaceHandicap,   kSetHandicap,
    kFinalScore,      kFinalStatusList, kIsLegal,         kListStones,      kLastMove,
    kGetKomi,         kAnalyzeCommands, kPool,            kStats,           kVisits,
    kRates,           kOwnership,       kPv,              kVariation,       kPlayouts,
    kSeed,            kTargets,
  };
  // clang-format on
  static_assert(kNames.size() == kTargets);
  static constexpr int kPlainCommands = kPool;

  std::string_view command_name(int i) const {
    return i < kTargets ? kNames[static_cast<std::size_t>(i)] : target_.command_name(i - kTargets);
  }

  void run(int command, std::string_view rest) {
    command_ = static_cast<std::uint8_t>(command);
    replies_.begin();
    switch (command) {
      case kBoardsize:
        return set_size(take_word(rest));
      case kClearBoard:
        return clear_board();
      case kKomi:
        return set_komi(take_word(rest));
      case kPlay:
        return play(rest);
      case kGenmove:
        return think(rest, Task::kMove);
      case kRegGenmove:
        return think(rest, Task::kTestMove);
      case kKgsCleanup:
        return think(rest, Task::kCleanUp);
      case kUndo:
        return undo();
      case kTimeSettings:
        return Base::set_time(rest);
      case kTimeLeft:
        return Base::set_time_left(rest);
      case kKgsTimeSettings:
        return set_kgs_time(rest);
      case kFixedHandicap:
        return place_handicap(take_word(rest), true);
      case kPlaceHandicap:
        return place_handicap(take_word(rest), false);
      case kSetHandicap:
        return set_handicap(rest);
      case kFinalScore:
        return judge();
      case kFinalStatusList:
        return list_status(take_word(rest));
      case kIsLegal:
        return tell_legal(rest);
      case kListStones:
        return list_stones(take_word(rest));
      case kLastMove:
        return tell_last_move();
      case kGetKomi:
        return add_halves(reply(), session_.komi_halves());
      case kPool:
        return Base::tell_pool(thinker_.search().pool_use());
      case kOwnership:
        Base::answer_in_lines(command);
        return judge();
      case kPlayouts:
        return set_number(take_word(rest), 1, kMostSimulations, simulations_);
      case kSeed:
        return set_seed(take_word(rest));
      case kShowboard:
      case kAnalyzeCommands:
      case kStats:
      case kVisits:
      case kRates:
      case kPv:
      case kVariation:
        return Base::answer_in_lines(command);
      default:
        if (!target_.command(command - kTargets, rest, reply())) fail();
    }
  }

  // The board.

  void set_size(std::string_view word) {
    std::uint32_t size = 0;
    if (!read_number(word, size)) return fail("boardsize not an integer");
    if (size != G::kSize && !target_.set_size(static_cast<int>(size))) {
      return fail("unacceptable size");
    }
    clear_board();
  }

  void clear_board() {
    session_.clear();
    has_changed();
  }

  void set_komi(std::string_view word) {
    int halves = 0;
    if (!read_halves(word, session_.kMostKomiHalves, halves)) {
      return fail("expected komi in half points, 1000 at most");
    }
    session_.set_komi(halves);
    has_changed();
  }

  /// Reads a player. False, with the reason told, if it is none.
  bool read_player(std::string_view& rest) {
    const int player = player_of(take_word(rest));
    if (player < 0) return fail("expected a color: b or w"), false;
    mover_ = static_cast<Mover>(player);
    return true;
  }
  /// The same, and a point.
  bool read_move(std::string_view& rest, int& move) {
    if (!read_player(rest)) return false;
    move = read_point<G>(take_word(rest));
    if (move == kNoPoint) return fail("expected a point: D4 or pass"), false;
    return true;
  }
  bool has_room() {
    if (session_.is_full()) return fail("the game is too long"), false;
    return true;
  }

  void play(std::string_view rest) {
    int move = 0;
    if (!read_move(rest, move) || !has_room()) return;
    if (!session_.play(mover_, move)) fail("illegal move");
  }

  void undo() {
    if (!session_.undo()) return fail("cannot undo");
    has_changed();
  }

  void tell_legal(std::string_view rest) {
    int move = 0;
    if (read_move(rest, move)) answer(session_.is_legal(mover_, move) ? "1" : "0");
  }

  void tell_last_move() {
    if (session_.is_empty()) return fail("no previous move known");
    const int last = session_.plies() - 1;
    answer(session_.mover_at(last) == Mover::kMax ? "black " : "white ");
    add_point<G>(reply(), session_.move_at(last));
  }

  void list_stones(std::string_view word) {
    const int player = player_of(word);
    if (player < 0) return fail("expected a color: b or w");
    mover_ = static_cast<Mover>(player);
    Base::answer_in_lines(kListStones);
  }

  // Handicap.

  using Stones = Handicap<G>;

  /// Free ones are placed as fixed ones, as many as those can be; on the smallest boards from the
  /// centre outwards, two.
  void place_handicap(std::string_view word, bool is_fixed) {
    std::uint32_t wanted = 0;
    if (!read_number(word, wanted)) return fail("handicap not an integer");
    if (!session_.is_empty()) return fail("board not empty");
    const bool is_possible =
        wanted >= 2 && (is_fixed ? wanted <= Stones::kMost : wanted < G::kPoints);
    if (!is_possible) return fail("invalid handicap");
    const int most = Stones::kMost > 0 ? Stones::kMost : 2;
    const int count = static_cast<int>(wanted) < most ? static_cast<int>(wanted) : most;
    for (int i = 0; i < count; ++i) {
      const int move = Stones::kMost > 0 ? Stones::point(i, count) : G::move_of(i, false);
      session_.play(Mover::kMax, move);
      if (i > 0) reply().push_back(' ');
      add_point<G>(reply(), move);
    }
    end_set_up();
  }

  void set_handicap(std::string_view rest) {
    if (!session_.is_empty()) return fail("board not empty");
    int count = 0;
    for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
      const int move = read_point<G>(word);
      const bool is_point = move != kNoPoint && move != G::kPass;
      if (!is_point || ++count == G::kPoints || !session_.play(Mover::kMax, move)) {
        clear_board();
        return fail("bad vertex list");
      }
    }
    if (count < 2) clear_board();
    if (count < 2) return fail("bad vertex list");
    end_set_up();
  }

  void end_set_up() {
    session_.end_set_up();
    has_changed();
  }

  // Thinking.

  void think(std::string_view rest, Task task) {
    if (!read_player(rest) || !has_room()) return;
    const int empty = session_.position().board().empty_count();
    const auto left = static_cast<std::uint32_t>(empty / 2 > kFewMoves ? empty / 2 : kFewMoves);
    const std::uint32_t allowed_ms = clock().allowed_ms(index_of(mover_), left);
    begin(task, allowed_ms == GameClock::kNoLimit ? simulations_ : kMostSimulations, allowed_ms);
  }
  /// So many moves a player may still have to make at least, as the clock sees it.
  static constexpr int kFewMoves = G::kSize;

  void judge() {
    mover_ = session_.next_mover();
    begin(Task::kJudge, 0, GameClock::kNoLimit);
  }

  void begin(Task task, std::uint32_t simulations, std::uint32_t allowed_ms) {
    Base::wait();
    task_ = task;
    thinker_.start(session_, mover_, task, simulations);
    target_.think(allowed_ms);
  }

  void list_status(std::string_view word) {
    constexpr std::array<std::string_view, 3> kStatus{"alive", "dead", "seki"};
    for (std::size_t i = 0; i < kStatus.size(); ++i) {
      if (word != kStatus[i]) continue;
      status_ = static_cast<ChainStatus>(i);
      Base::answer_in_lines(kFinalStatusList);
      return judge();
    }
    fail("expected dead, alive or seki");
  }

  /// As the server KGS tells it: none; absolute T; byoyomi T t periods; canadian T t stones.
  void set_kgs_time(std::string_view rest) {
    const std::string_view system = take_word(rest);
    std::array<std::uint32_t, 3> numbers{};
    const std::size_t count = system == "absolute" ? 1 : system == "none" ? 0 : 3;
    for (std::size_t i = 0; i < count; ++i) {
      if (!read_number(take_word(rest), numbers[i])) return fail("expected integers");
    }
    if (system == "none") return clock().set(0, 1, 0);
    if (system == "absolute") return clock().set(numbers[0], 0, 0);
    if (system == "canadian") return clock().set(numbers[0], numbers[1], numbers[2]);
    if (system == "byoyomi") return clock().set(numbers[0], numbers[1], 1);
    fail("expected none, absolute, byoyomi or canadian");
  }

  // What is set.

  void set_number(std::string_view word, std::uint32_t lowest, std::uint32_t highest,
                  std::uint32_t& number) {
    std::uint32_t read = 0;
    if (word.empty()) return add_number(reply(), number);
    if (read_number(word, read) && read >= lowest && read <= highest) {
      number = read;
      return;
    }
    fail("expected a number from ");
    add_number(reply(), lowest);
    add(reply(), " to ");
    add_number(reply(), highest);
  }

  void set_seed(std::string_view word) {
    std::uint32_t seed = thinker_.seed();
    set_number(word, 0, 999999999, seed);
    thinker_.set_seed(seed);
  }

  // Replies of several lines (go/replies.hpp).

  bool add_line(int command, etl::istring& out, int number) {
    switch (command) {
      case kShowboard:
        return replies_.add_board(out, number);
      case kAnalyzeCommands:
        return replies_.add_analysis(out, number);
      case kStats:
        return replies_.add_statistics(out, number);
      case kVisits:
        return replies_.add_label(out);
      case kRates:
        return replies_.add_rates(out);
      case kOwnership:
        return replies_.add_ownership(out);
      case kPv:
      case kVariation:
        return number == 0 && replies_.add_variation(out, command == kVariation);
      case kListStones:
        return replies_.add_stones(out, mover_);
      default:
        return replies_.add_status(out, status_);
    }
  }

  Session<G>& session_;
  Thinker<G>& thinker_;
  Target& target_;
  Replies<G> replies_;
  std::uint32_t simulations_ = 1000;
  std::uint8_t command_ = 0;
  Task task_ = Task::kMove;
  Mover mover_ = Mover::kMax;
  ChainStatus status_ = ChainStatus::kAlive;
};

}  // namespace frugal::app::go
