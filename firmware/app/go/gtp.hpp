// SPDX-License-Identifier: MIT
/// \file
/// The commands of the Go Text Protocol (protocol.hpp) for Go: those of the protocol, some that
/// servers and gogui ask for, and Frugal's own.
///
/// A handler begins what takes time (a move, the judgement of a position). The target then lets the
/// thinker work in slices, and finish() answers. The target is a board (go/device.hpp) or the
/// command-line tool (host_sim/games/gtp/go_game.hpp). It has
///
///   void think(ms)         lets the thinker work, and calls finish() when done, at once or later
///   bool set_size(size)    whether it can go on with a board of this other size
///   commands()             the table of its own commands (command_table.hpp)
///
/// Memory: 32 bytes more than the protocol with commands of up to 126 bytes.
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

/// The longest command: on a chip set_free_handicap with 25 stones, on a PC one with a file's name.
inline constexpr std::size_t kLongestCommand = kNarrowMachine ? 126 : 1022;
/// The longest reply of one line: nine handicap stones, or what is wrong with a file.
inline constexpr std::size_t kLongestReply = kNarrowMachine ? 48 : 240;

template <class G, class Target>
class Gtp : public Protocol<Gtp<G, Target>, Target, kLongestCommand, kLongestReply> {
  using Base = Protocol<Gtp, Target, kLongestCommand, kLongestReply>;

 public:
  using Base::answer;
  using Base::fail;
  using Base::reply;

  static constexpr auto commands() {
    return std::to_array<CommandRow<Gtp>>({
        {"boardsize", &Gtp::set_size},
        {"clear_board", &Gtp::clear_board},
        {"komi", &Gtp::set_komi},
        {"play", &Gtp::play},
        {"genmove", &Gtp::genmove},
        {"reg_genmove", &Gtp::test_move},
        {"undo", &Gtp::undo},
        {"showboard", nullptr, &Gtp::add_board},
        {"time_settings", &Gtp::set_time},
        {"time_left", &Gtp::set_time_left},
        {"kgs-time_settings", &Gtp::set_kgs_time},
        {"kgs-genmove_cleanup", &Gtp::clean_up},
        {"fixed_handicap", &Gtp::place_fixed_handicap},
        {"place_free_handicap", &Gtp::place_free_handicap},
        {"set_free_handicap", &Gtp::set_handicap},
        {"final_score", &Gtp::judge, &Gtp::add_score},
        {"final_status_list", &Gtp::list_status, &Gtp::add_status},
        {"is_legal", &Gtp::tell_legal},
        {"list_stones", &Gtp::list_stones, &Gtp::add_stones},
        {"last_move", &Gtp::tell_last_move},
        {"get_komi", &Gtp::tell_komi},
        {"gogui-analyze_commands", nullptr, &Gtp::add_analysis},
        {"frugal-pool", &Gtp::tell_pool},
        {"frugal-stats", nullptr, &Gtp::add_statistics},
        {"frugal-visits", nullptr, &Gtp::add_visits},
        {"frugal-rates", nullptr, &Gtp::add_rates},
        {"frugal-ownership", &Gtp::judge, &Gtp::add_ownership},
        {"frugal-pv", nullptr, &Gtp::add_moves},
        {"frugal-variation", nullptr, &Gtp::add_variation},
        {"frugal-playouts", &Gtp::set_playouts},
        {"frugal-seed", &Gtp::set_seed},
    });
  }

  static constexpr std::uint32_t kMostSimulations = 1000000;

  Gtp(Session<G>& session, Thinker<G>& thinker, Target& target)
      : session_(session), thinker_(thinker), target_(target), replies_(session, thinker) {}

  Target& target() { return target_; }

  void set_simulations(std::uint32_t simulations) { simulations_ = simulations; }
  std::uint32_t simulations() const { return simulations_; }
  using Base::clock;

  /// The game has changed: the thinker forgets its search.
  void has_changed() { thinker_.forget(); }

  /// Answers, once the thinker is done.
  void finish(std::uint32_t spent_ms) {
    if (!Base::is_waiting()) return;
    Base::resume();
    if (task_ == Task::kJudge) return;
    clock().spend(index_of(mover_), spent_ms);
    const int move = thinker_.move();
    if (move == Thinker<G>::kResign) return answer("resign");
    add_point<G>(reply(), move);
    if (task_ != Task::kTestMove) session_.play(mover_, move);
  }

 private:
  using Base::player_of;

  // The board.

  void set_size(std::string_view words) {
    std::uint32_t size = 0;
    if (!read_number(take_word(words), size)) return fail("boardsize not an integer");
    if (size != G::kSize && !target_.set_size(static_cast<int>(size))) {
      return fail("unacceptable size");
    }
    clear_board();
  }

  void clear_board(std::string_view = {}) {
    session_.clear();
    has_changed();
  }

  void set_komi(std::string_view words) {
    int halves = 0;
    if (!read_halves(take_word(words), session_.kMostKomiHalves, halves)) {
      return fail("expected komi in half points, 1000 at most");
    }
    session_.set_komi(halves);
    has_changed();
  }

  /// Reads the player. Fails, and is false, if the word names none.
  bool read_player(std::string_view& words) {
    const int player = player_of(take_word(words));
    if (player < 0) return fail("expected a color: b or w"), false;
    mover_ = static_cast<Mover>(player);
    return true;
  }
  /// Reads the player and a point.
  bool read_move(std::string_view& words, int& move) {
    if (!read_player(words)) return false;
    move = read_point<G>(take_word(words));
    if (move == kNoPoint) return fail("expected a point: D4 or pass"), false;
    return true;
  }
  bool has_room() {
    if (session_.is_full()) return fail("the game is too long"), false;
    return true;
  }

  void play(std::string_view words) {
    int move = 0;
    if (!read_move(words, move) || !has_room()) return;
    if (!session_.play(mover_, move)) fail("illegal move");
  }

  void undo(std::string_view) {
    if (!session_.undo()) return fail("cannot undo");
    has_changed();
  }

  void tell_legal(std::string_view words) {
    int move = 0;
    if (read_move(words, move)) answer(session_.is_legal(mover_, move) ? "1" : "0");
  }

  void tell_komi(std::string_view) { add_halves(reply(), session_.komi_halves()); }

  void tell_last_move(std::string_view) {
    if (session_.is_empty()) return fail("no previous move known");
    const int last = session_.plies() - 1;
    answer(session_.mover_at(last) == Mover::kMax ? "black " : "white ");
    add_point<G>(reply(), session_.move_at(last));
  }

  void list_stones(std::string_view words) { read_player(words); }

  // Handicap.

  using Stones = Handicap<G>;

  void place_fixed_handicap(std::string_view words) { place_handicap(words, true); }
  void place_free_handicap(std::string_view words) { place_handicap(words, false); }

  /// Free stones go to the points of the fixed ones, and are at most as many as those can be. The
  /// smallest boards have no fixed ones: there, two stones go to the centre and beside it.
  void place_handicap(std::string_view words, bool is_fixed) {
    std::uint32_t wanted = 0;
    if (!read_number(take_word(words), wanted)) return fail("handicap not an integer");
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

  void set_handicap(std::string_view words) {
    if (!session_.is_empty()) return fail("board not empty");
    int count = 0;
    for (std::string_view word = take_word(words); !word.empty(); word = take_word(words)) {
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

  void genmove(std::string_view words) { think(words, Task::kMove); }
  void test_move(std::string_view words) { think(words, Task::kTestMove); }
  void clean_up(std::string_view words) { think(words, Task::kCleanUp); }

  void think(std::string_view words, Task task) {
    if (!read_player(words) || !has_room()) return;
    const int empty = session_.position().board().empty_count();
    const auto left = static_cast<std::uint32_t>(empty / 2 > kFewMoves ? empty / 2 : kFewMoves);
    const std::uint32_t allowed_ms = clock().allowed_ms(index_of(mover_), left);
    begin(task, allowed_ms == GameClock::kNoLimit ? simulations_ : kMostSimulations, allowed_ms);
  }
  /// The fewest moves that the clock expects a player still to make.
  static constexpr int kFewMoves = G::kSize;

  void judge(std::string_view = {}) {
    mover_ = session_.next_mover();
    begin(Task::kJudge, 0, GameClock::kNoLimit);
  }

  void begin(Task task, std::uint32_t simulations, std::uint32_t allowed_ms) {
    Base::wait();
    task_ = task;
    thinker_.start(session_, mover_, task, simulations);
    target_.think(allowed_ms);
  }

  void list_status(std::string_view words) {
    const std::string_view word = take_word(words);
    constexpr std::array<std::string_view, 3> kStatus{"alive", "dead", "seki"};
    for (std::size_t i = 0; i < kStatus.size(); ++i) {
      if (word != kStatus[i]) continue;
      status_ = static_cast<ChainStatus>(i);
      return judge();
    }
    fail("expected dead, alive or seki");
  }

  /// The time as the server KGS gives it: none; absolute T; byoyomi T t periods; canadian T t
  /// stones.
  void set_kgs_time(std::string_view words) {
    const std::string_view system = take_word(words);
    std::array<std::uint32_t, 3> numbers{};
    const std::size_t count = system == "absolute" ? 1 : system == "none" ? 0 : 3;
    for (std::size_t i = 0; i < count; ++i) {
      if (!read_number(take_word(words), numbers[i])) return fail("expected integers");
    }
    if (system == "none") return clock().set(0, 1, 0);
    if (system == "absolute") return clock().set(numbers[0], 0, 0);
    if (system == "canadian") return clock().set(numbers[0], numbers[1], numbers[2]);
    if (system == "byoyomi") return clock().set(numbers[0], numbers[1], 1);
    fail("expected none, absolute, byoyomi or canadian");
  }

  // What is set.

  void tell_pool(std::string_view) { Base::tell_use(thinker_.search().pool_use()); }

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

  void set_playouts(std::string_view words) {
    set_number(take_word(words), 1, kMostSimulations, simulations_);
  }

  void set_seed(std::string_view words) {
    std::uint32_t seed = thinker_.seed();
    set_number(take_word(words), 0, 999999999, seed);
    thinker_.set_seed(seed);
  }

  // Replies of several lines (go/replies.hpp).

  bool add_board(etl::istring& out, int line) { return replies_.add_board(out, line); }
  bool add_analysis(etl::istring& out, int line) { return replies_.add_analysis(out, line); }
  bool add_statistics(etl::istring& out, int line) {
    return replies(line).add_statistics(out, line);
  }
  bool add_visits(etl::istring& out, int line) { return replies(line).add_label(out); }
  bool add_rates(etl::istring& out, int line) { return replies(line).add_rates(out); }
  bool add_ownership(etl::istring& out, int line) { return replies(line).add_ownership(out); }
  bool add_stones(etl::istring& out, int line) { return replies(line).add_stones(out, mover_); }
  bool add_status(etl::istring& out, int line) { return replies(line).add_status(out, status_); }
  bool add_moves(etl::istring& out, int line) {
    return line == 0 && replies_.add_variation(out, false);
  }
  bool add_variation(etl::istring& out, int line) {
    return line == 0 && replies_.add_variation(out, true);
  }
  bool add_score(etl::istring& out, int line) {
    if (line == 0) add_result(out, thinker_.judge().lead_halves());
    return line == 0;
  }
  Replies<G>& replies(int line) {
    if (line == 0) replies_.begin();
    return replies_;
  }

  Session<G>& session_;
  Thinker<G>& thinker_;
  Target& target_;
  Replies<G> replies_;
  std::uint32_t simulations_ = 1000;
  Task task_ = Task::kMove;
  Mover mover_ = Mover::kMax;
  ChainStatus status_ = ChainStatus::kAlive;
};

}  // namespace frugal::app::go
