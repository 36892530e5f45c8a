// SPDX-License-Identifier: MIT
/// \file
/// Connect Four's commands of the Go Text Protocol (protocol.hpp), for the game of a session.
///
/// Black begins; its discs are "X" on the board. A move is the cell in which the disc lands, or its
/// column: D1 or D.
///
/// The target is the device (device.hpp) or the command-line tool
/// (host_sim/games/gtp/connect_game.hpp). It has
///
///   Search& search()      the engine's search
///   void has_changed()    is called after every change of the game
///   void think(ms)        begins to think, and calls move_is() when done, at once or later
///   find_score()          begins to prove the exact score, and calls score_is() when done; if it
///                         can't now, it calls fail() and is false
///   commands()            the table of its own commands (command_table.hpp)
///
/// Memory: 12 bytes more than the protocol.
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
class Gtp : public Protocol<Gtp<G, Target>, Target> {
  using Base = Protocol<Gtp, Target>;
  using B = Bounds<G::kTop>;

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
        {"final_score", &Gtp::tell_score},
        {"frugal-game", nullptr, &Gtp::add_game},
        {"frugal-pool", &Gtp::tell_pool},
        {"frugal-stats", nullptr, &Gtp::add_statistics},
        {"frugal-bounds", nullptr, &Gtp::add_all_bounds},
        {"frugal-score", &Gtp::find_score},
        {"frugal-pv", nullptr, &Gtp::add_variation},
        {"frugal-level", &Gtp::set_level},
        {"frugal-seed", &Gtp::set_seed},
        {"frugal-ponder", &Gtp::set_pondering},
    });
  }

  Gtp(Session<G>& session, Target& target) : session_(session), target_(target) {}

  Target& target() { return target_; }

  bool awaits_move() const { return Base::is_waiting() && !is_score_asked_; }
  bool awaits_score() const { return Base::is_waiting() && is_score_asked_; }

  /// Takes the move that the target has found.
  void move_is(int column, std::uint32_t spent_ms) {
    if (!awaits_move()) return;
    Base::resume();
    clock().spend(session_.player_at(session_.plies()), spent_ms);
    add_cell(reply(), column, session_.height_of(column));
    if (is_move_played_ && session_.play(column)) target_.has_changed();
  }

  /// Takes what the target has found of the exact score: it lies between these, in steps above or
  /// below a draw.
  void score_is(int least, int most) {
    Base::resume();
    if (least == most) return add_signed(reply(), least);
    answer("from ");
    add_signed(reply(), least);
    answer(" to ");
    add_signed(reply(), most);
  }

 private:
  using Base::clock;
  using Base::player_of;

  /// The words are the width of the one board that there is, or its width and height.
  void set_size(std::string_view words) {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    if (!read_number(take_word(words), width)) return fail("boardsize not an integer");
    const std::string_view second = take_word(words);
    if (!second.empty() && !read_number(second, height)) return fail("boardsize not an integer");
    if (width != G::Shape::kWidth || (!second.empty() && height != G::Shape::kHeight)) {
      return fail("unacceptable size");
    }
    clear_board();
  }

  void clear_board(std::string_view = {}) {
    session_.start(session_.options(), session_.seed());
    target_.has_changed();
  }

  /// This game has no points, so that any number is accepted.
  void set_komi(std::string_view words) {
    const std::string_view word = take_word(words);
    if (word.empty() || word.find_first_not_of("+-.0123456789") != std::string_view::npos) {
      fail("komi not a float");
    }
  }

  /// Reads the side to move. Fails, and is false, if it is not that side's turn.
  bool read_turn(std::string_view& words) {
    const int player = player_of(take_word(words));
    if (player < 0) return fail("expected a color: b or w"), false;
    if (session_.is_over()) return fail("the game is over"), false;
    if (player != session_.player_at(session_.plies())) {
      return fail(player == 0 ? "it is white's turn" : "it is black's turn"), false;
    }
    return true;
  }

  void play(std::string_view words) {
    std::string_view colour = take_word(words);
    const std::string_view cell = take_word(words);
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

  void genmove(std::string_view words) { think(words, true); }
  void test_move(std::string_view words) { think(words, false); }

  void think(std::string_view words, bool is_move_played) {
    if (!read_turn(words)) return;
    Base::wait();
    is_score_asked_ = false;
    is_move_played_ = is_move_played;
    const int left = (G::kMaxPlies - session_.plies() + 1) / 2;
    target_.think(
        clock().allowed_ms(session_.player_at(session_.plies()), static_cast<std::uint32_t>(left)));
  }

  /// The answer is Pons' score, of the side to move: how many discs the winner has left when it
  /// wins, plus one; below 0 for a loss, 0 for a draw.
  void find_score(std::string_view) {
    if (session_.is_over()) return fail("the game is over");
    Base::wait();
    is_score_asked_ = true;
    if (!target_.find_score()) Base::resume();
  }

  static void add_signed(etl::istring& out, int number) {
    if (number < 0) out.push_back('-');
    add_number(out, static_cast<std::uint32_t>(number < 0 ? -number : number));
  }

  void undo(std::string_view) {
    if (session_.plies() == 0) return fail("cannot undo");
    session_.shorten(session_.plies() - 1);
    target_.has_changed();
  }

  void tell_score(std::string_view) {
    if (!session_.is_over()) return fail("the game is not over");
    const int winner = session_.winner();
    answer(winner < 0 ? "0" : winner == 0 ? "B+1" : "W+1");
  }

  void tell_pool(std::string_view) { Base::tell_use(target_.search().pool_use()); }

  // What is set. Without a word after the name, the reply tells the value.

  void set_level(std::string_view words) {
    const std::string_view word = take_word(words);
    std::uint32_t level = 0;
    Options options = session_.options();
    if (word.empty()) return add_number(reply(), options.level);
    if (!read_number(word, level) || level < 1 || level > kHighestLevel) {
      fail("expected a level from 1 to ");
      return add_number(reply(), kHighestLevel);
    }
    options.level = static_cast<std::uint8_t>(level);
    session_.set_options(options);
  }

  /// A new seed begins a new game.
  void set_seed(std::string_view words) {
    const std::string_view word = take_word(words);
    std::uint32_t seed = 0;
    if (word.empty()) return add_number(reply(), session_.seed());
    if (!read_number(word, seed) || seed >= Session<G>::kSeeds) {
      return fail("expected a seed from 0 to 4095");
    }
    session_.start(session_.options(), seed);
    target_.has_changed();
  }

  void set_pondering(std::string_view words) {
    const std::string_view word = take_word(words);
    Options options = session_.options();
    if (word.empty()) return answer(name_of_switch(options.ponders));
    if (word != "on" && word != "off") return fail("expected on or off");
    options.ponders = word == "on";
    session_.set_options(options);
  }

  static std::string_view name_of_switch(bool is_on) { return is_on ? "on" : "off"; }

  // Replies of several lines.

  /// The board begins on the second line, because the first one holds the sign of the reply.
  bool add_board(etl::istring& out, int line) {
    return line == 0 || add_board_line(out, session_, line - 1);
  }

  /// All that the engine's next reply depends on, and whether it thinks ahead. The moves come last,
  /// kMovesALine in a line.
  bool add_game(etl::istring& out, int line) {
    const Options& options = session_.options();
    switch (line) {
      case 0:
        add(out, "begins ");
        return add(out, options.two_players     ? "two"
                        : options.engine_begins ? "engine"
                                                : "you"),
               true;
      case 1:
        add(out, "level ");
        return add_number(out, options.level), true;
      case 2:
        add(out, "seed ");
        return add_number(out, session_.seed()), true;
      case 3:
        add(out, "ponder ");
        return add(out, name_of_switch(options.ponders)), true;
      default:
        return add_moves(out, (line - 4) * kMovesALine);
    }
  }
  bool add_moves(etl::istring& out, int first) const {
    if (first >= session_.plies()) return false;
    add(out, "moves ");
    for (int ply = first; ply < session_.plies() && ply < first + kMovesALine; ++ply) {
      out.push_back(letter_of(session_.column_at(ply)));
    }
    return true;
  }
  static constexpr int kMovesALine = 42;

  /// The simulations of the search, then the visits and the score of each move.
  bool add_statistics(etl::istring& out, int line) {
    const auto& search = target_.search();
    if (line > G::kMoves) return false;
    if (line == 0) {
      add(out, "simulations ");
      return add_number(out, search.simulations()), true;
    }
    const int slot = line - 1;
    out.push_back(letter_of(search.root_move(slot)));
    const auto visits = search.root_record().visits(slot);
    add(out, " visits ");
    add_number(out, visits);
    add(out, " percent ");
    const std::uint32_t points =
        fixed::mean_q15(search.root_record().sum(slot), visits + (visits == 0));
    add_number(out, (points * 100 / G::kTop) >> 15);
    return true;
  }

  /// What is proven of the position, then of each move.
  bool add_all_bounds(etl::istring& out, int line) {
    const auto& search = target_.search();
    if (line > G::kMoves) return false;
    if (line == 0) {
      add(out, "value ");
      return add_bounds(out, search.root_record().bounds.own()), true;
    }
    const int slot = line - 1;
    const int column = search.root_move(slot);
    const bool is_legal = search.root().is_legal(column);
    out.push_back(letter_of(column));
    add(out, is_legal ? " " : " full");
    if (is_legal) add_bounds(out, search.root_record().bounds.of_move(slot));
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
  bool add_variation(etl::istring& out, int line) {
    if (line > 0) return false;
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
  bool is_score_asked_ = false;
};

}  // namespace frugal::app::connect
