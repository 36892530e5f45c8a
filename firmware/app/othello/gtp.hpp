// SPDX-License-Identifier: MIT
/// \file
/// The commands of the Go Text Protocol (protocol.hpp) for Othello: vertices as in Go, and "pass"
/// for a side that can't move. Black begins.
///
/// genmove begins to think. The target then lets the thinker work in slices, and finish() answers.
/// The target is a board (othello/device.hpp): think(ms), and commands(), the table of its own.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/common/protocol.hpp"
#include "app/othello/session.hpp"
#include "app/othello/thinker.hpp"

namespace frugal::app::othello {

template <class G, class Target>
class Gtp : public Protocol<Gtp<G, Target>, Target> {
  using Base = Protocol<Gtp, Target>;

 public:
  using Base::answer;
  using Base::clock;
  using Base::fail;
  using Base::reply;

  static constexpr auto commands() {
    return std::to_array<CommandRow<Gtp>>({
        {"boardsize", &Gtp::set_size},
        {"clear_board", &Gtp::clear_board},
        {"play", &Gtp::play},
        {"genmove", &Gtp::genmove},
        {"reg_genmove", &Gtp::test_move},
        {"undo", &Gtp::undo},
        {"showboard", nullptr, &Gtp::add_board},
        {"time_settings", &Gtp::set_time},
        {"time_left", &Gtp::set_time_left},
        {"final_score", &Gtp::tell_score},
        {"frugal-pool", &Gtp::tell_pool},
        {"frugal-playouts", &Gtp::set_playouts},
        {"frugal-seed", &Gtp::set_seed},
    });
  }

  Gtp(Session<G>& session, Thinker<G>& thinker, Target& target)
      : session_(session), thinker_(thinker), target_(target) {}

  Target& target() { return target_; }

  /// Answers, once the thinker is done.
  void finish(std::uint32_t spent_ms) {
    if (!Base::is_waiting()) return;
    Base::resume();
    clock().spend(index_of(mover_), spent_ms);
    const int move = thinker_.move();
    add_cell(reply(), G::cell_of(move) % G::kWidth, G::cell_of(move) / G::kWidth);
    if (!is_test_) session_.play(move);
  }

 private:
  static constexpr std::uint32_t kMostSimulations = 1000000;

  void set_size(std::string_view words) {
    std::uint32_t size = 0;
    if (!read_number(take_word(words), size)) return fail("boardsize not an integer");
    if (size != G::kWidth) return fail("unacceptable size");
    session_.clear();
  }
  void clear_board(std::string_view) { session_.clear(); }
  void undo(std::string_view) {
    if (!session_.undo()) fail("cannot undo");
  }

  bool read_player(std::string_view& words) {
    const int player = Base::player_of(take_word(words));
    if (player < 0) return fail("expected a color: b or w"), false;
    mover_ = static_cast<Mover>(player);
    return true;
  }
  bool is_turn() {
    if (session_.position().is_over()) return fail("the game is over"), false;
    if (session_.position().mover() == mover_) return true;
    return fail(mover_ == Mover::kMax ? "it is white's turn" : "it is black's turn"), false;
  }

  /// kMoves if the word names no cell that is empty when a game begins.
  static int read_move(std::string_view word) {
    std::uint32_t row = 0;
    if (word.empty() || !read_number(word.substr(1), row)) return G::kMoves;
    const int column = column_of(word.front());
    if (column < 0 || column >= G::kWidth || row < 1 || row > G::kHeight) return G::kMoves;
    return G::Cells::kMoveAt[(row - 1) * G::kWidth + static_cast<unsigned>(column)];
  }

  void play(std::string_view words) {
    if (!read_player(words)) return;
    const std::string_view word = take_word(words);
    const bool is_pass = Base::equals(word, "pass");
    if (is_pass && session_.is_skipped(mover_)) return;
    if (!is_turn()) return;
    const int move = read_move(word);
    if (move == G::kMoves || !session_.position().is_legal(move)) return fail("illegal move");
    session_.play(move);
  }

  void genmove(std::string_view words) { think(words, false); }
  void test_move(std::string_view words) { think(words, true); }
  void think(std::string_view words, bool is_test) {
    if (!read_player(words)) return;
    if (session_.is_skipped(mover_)) return answer("PASS");
    if (!is_turn()) return;
    is_test_ = is_test;
    const auto left = static_cast<std::uint32_t>(session_.position().empty() + 1) / 2;
    const std::uint32_t allowed_ms = clock().allowed_ms(index_of(mover_), left);
    Base::wait();
    thinker_.start(session_.position(),
                   allowed_ms == GameClock::kNoLimit ? simulations_ : kMostSimulations);
    target_.think(allowed_ms);
  }

  void tell_score(std::string_view) {
    if (!session_.position().is_over()) return fail("the game is not over");
    const int margin = session_.position().margin();
    if (margin != 0) add(reply(), margin > 0 ? "B+" : "W+");
    add_number(reply(), static_cast<std::uint32_t>(margin < 0 ? -margin : margin));
  }

  void tell_pool(std::string_view) { Base::tell_use(thinker_.pool_use()); }
  void set_playouts(std::string_view words) {
    std::uint32_t number = 0;
    const std::string_view word = take_word(words);
    if (word.empty()) return add_number(reply(), simulations_);
    if (!read_number(word, number) || number < 1 || number > kMostSimulations) {
      return fail("expected a number from 1 to 1000000");
    }
    simulations_ = number;
  }
  void set_seed(std::string_view words) {
    std::uint32_t seed = 0;
    if (!read_number(take_word(words), seed)) return fail("expected a number");
    thinker_.set_seed(seed);
  }

  bool add_board(etl::istring& out, int line) {
    return line == 0 || add_board_line(out, session_, line - 1);
  }

  Session<G>& session_;
  Thinker<G>& thinker_;
  Target& target_;
  std::uint32_t simulations_ = 1000;
  Mover mover_ = Mover::kMax;
  bool is_test_ = false;
};

}  // namespace frugal::app::othello
