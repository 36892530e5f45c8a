// SPDX-License-Identifier: MIT
/// \file
/// Connect Four's commands of the Go Text Protocol (protocol.hpp), for the game of a
/// session. The protocol's black begins ("X" on the board). A move is the cell in which the disc
/// lands, or its column: D1 or D.
///
/// The target is the device (device.hpp) or the command-line tool (host_sim/commands/gtp.cpp):
///
///   Search& search()              what the engine thinks
///   void has_changed()            the game is not what it was
///   void think(ms)                begins to think; calls move_is() when done, now or later
///   command_name(i)               commands of its own; empty: there is no such one
///   bool command(i, arguments, reply)       false: it failed, the reply tells why
///
/// Memory: that of the protocol, and 12 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/common/protocol.hpp"
#include "app/connect/session.hpp"
#include "frugal/bounds.hpp"
#include "frugal/fixed.hpp"

namespace frugal::app::connect {

template <class G, class Target>
class Gtp : public Protocol<Gtp<G, Target>> {
  using Base = Protocol<Gtp>;
  using B = Bounds<G::kTop>;
  friend Base;

 public:
  Gtp(Session<G>& session, Target& target) : session_(session), target_(target) {}

  bool awaits_move() const { return Base::is_waiting(); }

  /// The target has thought.
  void move_is(int column, std::uint32_t spent_ms) {
    if (!awaits_move()) return;
    Base::resume();
    clock().spend(session_.player_at(session_.plies()), spent_ms);
    add_cell(reply(), column, session_.height_of(column));
    if (is_move_played_ && session_.play(column)) target_.has_changed();
  }

 private:
  using Base::answer;
  using Base::clock;
  using Base::fail;
  using Base::player_of;
  using Base::reply;

  static constexpr std::array<std::string_view, 18> kNames{
      "boardsize",    "clear_board", "komi",         "play",          "genmove",
      "reg_genmove",  "undo",        "showboard",    "time_settings", "time_left",
      "final_score",  "frugal-pool", "frugal-stats", "frugal-bounds", "frugal-pv",
      "frugal-level", "frugal-seed", "frugal-ponder"};
  enum : int {
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
    kTargets
  };
  static constexpr int kPlainCommands = kPool;

  std::string_view command_name(int i) const {
    return i < kTargets ? kNames[static_cast<std::size_t>(i)] : target_.command_name(i - kTargets);
  }

  void run(int command, std::string_view rest) {
    switch (command) {
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
        return Base::set_time(rest);
      case kTimeLeft:
        return Base::set_time_left(rest);
      case kFinalScore:
        return tell_score();
      case kPool:
        return Base::tell_pool(target_.search().pool_use());
      case kLevel:
        return set_level(take_word(rest));
      case kSeed:
        return set_seed(take_word(rest));
      case kPonder:
        return set_pondering(take_word(rest));
      case kShowboard:
      case kStats:
      case kBounds:
      case kPv:
        return Base::answer_in_lines(command);
      default:
        if (!target_.command(command - kTargets, rest, reply())) fail();
    }
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
    Base::wait();
    is_move_played_ = is_move_played;
    const int left = (G::kMaxPlies - session_.plies() + 1) / 2;
    target_.think(
        clock().allowed_ms(session_.player_at(session_.plies()), static_cast<std::uint32_t>(left)));
  }

  void undo() {
    if (session_.plies() == 0) return fail("cannot undo");
    session_.shorten(session_.plies() - 1);
    target_.has_changed();
  }

  void tell_score() {
    if (!session_.is_over()) return fail("the game is not over");
    const int winner = session_.winner();
    answer(winner < 0 ? "0" : winner == 0 ? "B+1" : "W+1");
  }

  /// Without an argument these tell what is set.
  void set_level(std::string_view word) {
    std::uint32_t level = 0;
    Options options = session_.options();
    if (word.empty()) return add_number(reply(), options.level);
    if (!read_number(word, level) || level < 1 || level > kHighestLevel) {
      add(reply(), "expected a level from 1 to ");
      add_number(reply(), kHighestLevel);
      fail();
      return;
    }
    options.level = static_cast<std::uint8_t>(level);
    session_.set_options(options);
  }

  /// The seed counts from the next clear_board on; setting it clears the board.
  void set_seed(std::string_view word) {
    std::uint32_t seed = 0;
    if (word.empty()) return add_number(reply(), session_.seed());
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

  /// Line `number` of a reply of many.
  bool add_line(int command, etl::istring& out, int number) {
    if (command == kShowboard) return add_shown_line(out, number);
    if (command == kPv) return number == 0 && add_variation(out);
    return add_move_line(command, out, number);
  }

  /// The board begins on a line of its own.
  bool add_shown_line(etl::istring& out, int number) {
    return number == 0 || add_board_line(out, session_, number - 1);
  }

  /// What the search knows: of its root, then of each move.
  bool add_move_line(int command, etl::istring& out, int number) {
    const auto& search = target_.search();
    if (number > G::kMoves) return false;
    if (number == 0) {
      add(out, command == kStats ? "simulations " : "value ");
      if (command == kStats) return add_number(out, search.simulations()), true;
      return add_bounds(out, search.root_record().bounds.own()), true;
    }
    const int slot = number - 1;
    const int column = search.root_move(slot);
    out.push_back(letter_of(column));
    if (command == kBounds) {
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
  bool is_move_played_ = false;
};

}  // namespace frugal::app::connect
