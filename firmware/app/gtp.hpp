// SPDX-License-Identifier: MIT
//
// gtp.hpp: the Go Text Protocol, version 2 (Farneback 2002, draft 2), for the game of a session.
//
// Bytes come in one at a time, replies go out line by line, when there is room for a line: nothing
// ever waits, and the longest reply needs no more memory than its longest line. The protocol's
// black begins ("X" on the board). A move of Connect Four is the cell in which the disc lands, or
// its column: D1 or D.
//
// As section 2 of the protocol asks: control characters are dropped, tabs are spaces, # begins a
// comment, empty lines are not answered, a number before a command is repeated in the reply. A line
// that is too long is answered with an error, whatever is in it.
//
// The target is the device (device.hpp) or the command-line tool (host_sim/gtp.cpp):
//
//   Search& search()              what the engine thinks
//   void has_changed()            the game is not what it was
//   void think(ms)                begins to think; calls move_is() when done, now or later
//   command_name(i)               commands of its own; empty: there is no such one
//   bool command(i, arguments, reply)       false: it failed, the reply tells why
//
// Memory: 64 bytes for the line that comes in, 48 for the short replies, 60 more.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "frugal/bounds.hpp"
#include "frugal/fixed.hpp"
#include "game_clock.hpp"
#include "session.hpp"
#include "text.hpp"

namespace frugal::app {

template <class G, class Target>
class Gtp {
  using B = Bounds<G::kTop>;

 public:
  Gtp(Session<G>& session, Target& target) : session_(session), target_(target) {}

  /// Whether the next byte may come: the last command has been answered.
  bool is_ready() const { return !is_replying_ && !awaits_move_; }
  bool awaits_move() const { return awaits_move_; }
  /// Whether there was a quit since this was asked last.
  bool take_quit() { return std::exchange(has_quit_, false); }
  /// Whether a program speaks the protocol: a command came that is not one of ours for people.
  bool is_spoken() const { return is_spoken_; }
  void set_spoken(bool is_spoken) { is_spoken_ = is_spoken; }

  /// A byte has come in.
  void take(char byte) {
    if (byte == '\n') {
      execute();
      line_.clear();
      is_comment_ = is_too_long_ = false;
    } else if (byte == '#') {
      is_comment_ = true;
    } else if (!is_comment_ &&
               (byte == '\t' || (static_cast<unsigned char>(byte) >= 32 && byte != 127))) {
      is_too_long_ = is_too_long_ || line_.full();
      if (!is_too_long_) line_.push_back(byte == '\t' ? ' ' : byte);
    }
  }

  /// The next line of the reply, with its end. False if there is none.
  bool next_line(etl::istring& out) {
    out.clear();
    if (!is_replying_) return false;
    if (reply_line_ == 0) begin_reply(out);
    if (add_reply_line(out, reply_line_) || reply_line_ == 0) {
      ++reply_line_;
    } else {
      is_replying_ = false;
    }
    out.push_back('\n');
    return true;
  }

  /// The target has thought.
  void move_is(int column, std::uint32_t spent_ms) {
    if (!awaits_move_) return;
    awaits_move_ = false;
    is_replying_ = true;
    clock_.spend(session_.player_at(session_.plies()), spent_ms);
    add_cell(reply_, column, session_.height_of(column));
    if (is_move_played_ && session_.play(column)) target_.has_changed();
  }

 private:
  static constexpr std::array<std::string_view, 24> kCommands{"protocol_version",
                                                              "name",
                                                              "version",
                                                              "known_command",
                                                              "list_commands",
                                                              "quit",
                                                              "boardsize",
                                                              "clear_board",
                                                              "komi",
                                                              "play",
                                                              "genmove",
                                                              "reg_genmove",
                                                              "undo",
                                                              "showboard",
                                                              "time_settings",
                                                              "time_left",
                                                              "final_score",
                                                              "frugal-pool",
                                                              "frugal-stats",
                                                              "frugal-bounds",
                                                              "frugal-pv",
                                                              "frugal-level",
                                                              "frugal-seed",
                                                              "frugal-ponder"};
  enum Command : std::uint8_t {
    kProtocolVersion,
    kName,
    kVersion,
    kKnownCommand,
    kListCommands,
    kQuit,
    kBoardsize,
    kClearBoard,
    kKomi,
    kPlay,
    kGenmove,
    kRegGenmove,
    kUndo,
    kShowboard,
    kTimeSettings,
    kTimeLeft,
    kFinalScore,
    kPool,
    kStats,
    kBounds,
    kPv,
    kLevel,
    kSeed,
    kPonder,
    kNone
  };

  static Command find(std::string_view name) {
    std::uint8_t i = 0;
    while (i < kNone && kCommands[i] != name) ++i;
    return static_cast<Command>(i);
  }

  void execute() {
    std::string_view rest(line_.data(), line_.size());
    std::string_view word = take_word(rest);
    has_id_ = read_number(word, id_);
    if (has_id_) word = take_word(rest);
    if (word.empty() && !is_too_long_) return;
    reply_.clear();
    is_replying_ = true;
    reply_line_ = 0;
    has_failed_ = false;
    lines_of_ = kNone;
    if (is_too_long_) return fail("line too long");
    const Command command = find(word);
    is_spoken_ = is_spoken_ || command < kPool;
    run(command, word, rest);
  }

  void run(Command command, std::string_view name, std::string_view rest) {
    switch (command) {
      case kProtocolVersion:
        return answer("2");
      case kName:
        return answer("Frugal");
      case kVersion:
        return answer(FRUGAL_VERSION);
      case kKnownCommand:
        return answer(is_known(take_word(rest)) ? "true" : "false");
      case kQuit:
        has_quit_ = true;
        return;
      case kBoardsize:
        return set_size(rest);
      case kClearBoard:
        return clear_board();
      case kKomi:
        return set_komi(take_word(rest));
      case kPlay:
        return play(rest);
      case kGenmove:
        return think(rest, true);
      case kRegGenmove:
        return think(rest, false);
      case kUndo:
        return undo();
      case kTimeSettings:
        return set_time(rest);
      case kTimeLeft:
        return set_time_left(rest);
      case kFinalScore:
        return tell_score();
      case kPool:
        return tell_pool();
      case kLevel:
        return set_level(take_word(rest));
      case kSeed:
        return set_seed(take_word(rest));
      case kPonder:
        return set_pondering(take_word(rest));
      case kNone:
        return run_own(own_command(name), rest);
      default:
        lines_of_ = command;  // the replies of many lines
    }
  }

  void answer(std::string_view text) { add(reply_, text); }
  void fail(std::string_view reason) {
    has_failed_ = true;
    reply_.clear();
    add(reply_, reason);
  }

  /// The number of a command of the target; -1: there is none.
  int own_command(std::string_view name) const {
    for (int i = 0; !target_.command_name(i).empty(); ++i) {
      if (target_.command_name(i) == name) return i;
    }
    return -1;
  }
  void run_own(int number, std::string_view rest) {
    if (number < 0) return fail("unknown command");
    has_failed_ = !target_.command(number, rest, reply_);
  }
  bool is_known(std::string_view name) const {
    return find(name) != kNone || own_command(name) >= 0;
  }

  /// There is one board: of its width, or of its width and height.
  void set_size(std::string_view rest) {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    if (!read_number(take_word(rest), width)) return fail("boardsize not an integer");
    const std::string_view second = take_word(rest);
    if (!second.empty() && !read_number(second, height)) return fail("boardsize not an integer");
    if (width != G::Shape::kWidth || (!second.empty() && height != G::Shape::kHeight)) {
      return fail("unacceptable size");
    }
    clear_board();
  }

  void clear_board() {
    session_.start(session_.options(), session_.seed());
    target_.has_changed();
  }

  /// There are no points in this game; any number will do.
  void set_komi(std::string_view word) {
    if (word.empty() || word.find_first_not_of("+-.0123456789") != std::string_view::npos) {
      fail("komi not a float");
    }
  }

  /// Black is 0, white 1; -1: neither.
  static int player_of(std::string_view word) {
    if (equals(word, "b") || equals(word, "black")) return 0;
    return equals(word, "w") || equals(word, "white") ? 1 : -1;
  }
  static bool equals(std::string_view word, std::string_view lower) {
    if (word.size() != lower.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      if ((word[i] | 32) != lower[i]) return false;
    }
    return true;
  }

  /// Reads whose move it is. False, with the reason told, if it is not his turn.
  bool read_turn(std::string_view& rest) {
    const int player = player_of(take_word(rest));
    if (player < 0) return fail("expected a color: b or w"), false;
    if (session_.is_over()) return fail("the game is over"), false;
    if (player != session_.player_at(session_.plies())) {
      return fail(player == 0 ? "it is white's turn" : "it is black's turn"), false;
    }
    return true;
  }

  void play(std::string_view rest) {
    std::string_view colour = take_word(rest);
    const std::string_view cell = take_word(rest);
    if (player_of(colour) < 0 || cell.empty()) return fail("expected a color and a cell: b D1");
    const int column = column_of(cell[0]);
    std::uint32_t row = 0;
    const bool has_row = cell.size() > 1;
    if (column < 0 || (has_row && !read_number(cell.substr(1), row))) {
      return fail("expected a cell: D1 or D");
    }
    if (!read_turn(colour)) return;
    const bool is_elsewhere =
        has_row && row != static_cast<std::uint32_t>(session_.height_of(column)) + 1;
    if (column >= G::Shape::kWidth || is_elsewhere || !session_.play(column)) {
      return fail("illegal move");
    }
    target_.has_changed();
  }

  void think(std::string_view rest, bool is_move_played) {
    if (!read_turn(rest)) return;
    is_replying_ = false;
    awaits_move_ = true;
    is_move_played_ = is_move_played;
    const int left = (G::kMaxPlies - session_.plies() + 1) / 2;
    target_.think(
        clock_.allowed_ms(session_.player_at(session_.plies()), static_cast<std::uint32_t>(left)));
  }

  void undo() {
    if (session_.plies() == 0) return fail("cannot undo");
    session_.shorten(session_.plies() - 1);
    target_.has_changed();
  }

  void set_time(std::string_view rest) {
    std::array<std::uint32_t, 3> seconds{};
    for (std::uint32_t& each : seconds) {
      if (!read_number(take_word(rest), each)) return fail("expected three integers");
    }
    clock_.set(seconds[0], seconds[1], seconds[2]);
  }

  void set_time_left(std::string_view rest) {
    const int player = player_of(take_word(rest));
    std::uint32_t seconds = 0;
    std::uint32_t moves = 0;
    if (player < 0 || !read_number(take_word(rest), seconds) ||
        !read_number(take_word(rest), moves)) {
      return fail("expected a color and two integers");
    }
    clock_.set_left(player, seconds, moves);
  }

  void tell_score() {
    if (!session_.is_over()) return fail("the game is not over");
    const int winner = session_.winner();
    answer(winner < 0 ? "0" : winner == 0 ? "B+1" : "W+1");
  }

  void tell_pool() {
    const auto use = target_.search().pool_use();
    add(reply_, "records ");
    add_number(reply_, use.records);
    add(reply_, " used ");
    add_number(reply_, use.used);
    add(reply_, " recycled ");
    add_number(reply_, use.recycled);
  }

  /// Without an argument these tell what is set.
  void set_level(std::string_view word) {
    std::uint32_t level = 0;
    Options options = session_.options();
    if (word.empty()) return add_number(reply_, options.level);
    if (!read_number(word, level) || level < 1 || level > kHighestLevel) {
      add(reply_, "expected a level from 1 to ");
      add_number(reply_, kHighestLevel);
      has_failed_ = true;
      return;
    }
    options.level = static_cast<std::uint8_t>(level);
    session_.set_options(options);
  }

  /// The seed counts from the next clear_board on; setting it clears the board.
  void set_seed(std::string_view word) {
    std::uint32_t seed = 0;
    if (word.empty()) return add_number(reply_, session_.seed());
    if (!read_number(word, seed) || seed >= Session<G>::kSeeds) {
      return fail("expected a seed from 0 to 4095");
    }
    session_.start(session_.options(), seed);
    target_.has_changed();
  }

  void set_pondering(std::string_view word) {
    Options options = session_.options();
    if (word.empty()) return answer(options.ponders ? "on" : "off");
    if (word != "on" && word != "off") return fail("expected on or off");
    options.ponders = word == "on";
    session_.set_options(options);
  }

  void begin_reply(etl::istring& out) {
    out.push_back(has_failed_ ? '?' : '=');
    if (has_id_) add_number(out, id_);
    out.push_back(' ');
  }

  /// Adds line `number` of the reply. False if there is no such line.
  bool add_reply_line(etl::istring& out, int number) {
    if (lines_of_ == kListCommands) return add_command(out, number);
    if (lines_of_ == kShowboard) return add_shown_line(out, number);
    if (lines_of_ == kStats || lines_of_ == kBounds) return add_move_line(out, number);
    if (lines_of_ == kPv) return number == 0 && add_variation(out);
    if (number == 0) add(out, {reply_.data(), reply_.size()});
    return number == 0;
  }

  bool add_command(etl::istring& out, int number) {
    if (number < kNone) return add(out, kCommands[static_cast<std::size_t>(number)]), true;
    const std::string_view own = target_.command_name(number - kNone);
    add(out, own);
    return !own.empty();
  }

  /// The board begins on a line of its own.
  bool add_shown_line(etl::istring& out, int number) {
    return number == 0 || add_board_line(out, session_, number - 1);
  }

  /// What the search knows: of its root, then of each move.
  bool add_move_line(etl::istring& out, int number) {
    const auto& search = target_.search();
    if (number > G::kMoves) return false;
    if (number == 0) {
      add(out, lines_of_ == kStats ? "simulations " : "value ");
      if (lines_of_ == kStats) return add_number(out, search.simulations()), true;
      return add_bounds(out, search.root_record().bounds.own()), true;
    }
    const int slot = number - 1;
    const int column = search.root_move(slot);
    out.push_back(letter_of(column));
    if (lines_of_ == kBounds) {
      add(out, search.root().is_legal(column) ? " " : " full");
      if (search.root().is_legal(column))
        add_bounds(out, search.root_record().bounds.of_move(slot));
      return true;
    }
    const auto visits = search.root_record().visits(slot);
    add(out, " visits ");
    add_number(out, visits);
    add(out, " percent ");
    const std::uint32_t points =
        fixed::mean_q15(search.root_record().sum(slot), visits + (visits == 0));
    add_number(out, (points * 100 / G::kTop) >> 15);
    return true;
  }

  static std::string_view name_of(int value) {
    return value == 0 ? "loss" : value == G::kTop ? "win" : "draw";
  }
  static void add_bounds(etl::istring& out, std::uint32_t bounds) {
    const int low = B::pess(bounds);
    const int high = B::opti(bounds);
    if (low == 0 && high == G::kTop) return add(out, "unknown");
    add(out, name_of(low));
    if (low < high) add(out, low == 0 ? " or draw" : " or win");
  }

  /// The most visited moves from the root down, as far as there are records.
  bool add_variation(etl::istring& out) {
    auto& search = target_.search();
    auto position = search.root();
    for (int i = 0; i < 16 && !position.is_over(); ++i) {
      const auto* const record = search.find(position);
      if (record == nullptr) break;
      int best = -1;
      for (int slot = 0; slot < G::kMoves; ++slot) {
        if (!position.is_legal(G::move_of(slot, position.key().mirrored))) continue;
        if (best < 0 || record->visits(slot) > record->visits(best)) best = slot;
      }
      if (best < 0 || record->visits(best) == 0) break;
      const int column = G::move_of(best, position.key().mirrored);
      if (i > 0) out.push_back(' ');
      add_cell(out, column, position.action(column) % G::kStride);
      position.play(column);
    }
    return true;
  }

  Session<G>& session_;
  Target& target_;
  GameClock clock_;
  etl::string<62> line_;
  etl::string<48> reply_;
  std::uint32_t id_ = 0;
  std::uint8_t reply_line_ = 0;
  Command lines_of_ = kNone;
  bool has_id_ = false;
  bool has_failed_ = false;
  bool is_comment_ = false;
  bool is_too_long_ = false;
  bool is_replying_ = false;
  bool awaits_move_ = false;
  bool is_move_played_ = false;
  bool has_quit_ = false;
  bool is_spoken_ = false;
};

}  // namespace frugal::app
