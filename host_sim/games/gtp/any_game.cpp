// SPDX-License-Identifier: MIT
#include "games/gtp/any_game.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <string>

#include "games/gtp/console.hpp"
#include "match/player.hpp"
#include "match/quoted.hpp"

namespace frugal::cli {

using app::read_number;
using app::take_word;

namespace {

constexpr const char* kPass = "PASS";

}  // namespace

AnyGtp::AnyGtp(const KnownGame& game, const GtpOptions& options)
    : game_(game),
      options_{options.bytes, options.seed},
      playouts_(options.playouts),
      engine_(make_engine(game, Purpose::kPlay, options_)),
      position_(start_of(game)) {}

void AnyGtp::serve(std::FILE* in, std::FILE* out) {
  etl::string<144> line;
  for (int byte; (byte = std::getc(in)) != EOF;) {
    converse(*this, static_cast<char>(byte), line, out);
    if (take_quit()) return;
  }
}

void AnyGtp::clear_board(std::string_view) {
  position_ = start_of(game_);
  moves_.clear();
}

/// Reads the side to move. Fails, and is false, if it is not that side's turn.
bool AnyGtp::read_turn(std::string_view word) {
  const int player = player_of(word);
  if (player < 0) return fail("expected a color: b or w"), false;
  if (position_->is_over()) return fail("the game is over"), false;
  if (static_cast<unsigned>(player) == position_->mover()) return true;
  return fail(player == 0 ? "it is white's turn" : "it is black's turn"), false;
}

/// Whether the other side moves twice in a row, and this side would be between.
bool AnyGtp::is_skipped(unsigned player) const {
  if (moves_.empty() || position_->is_over() || player == position_->mover()) return false;
  const auto before = start_of(game_);
  for (std::size_t i = 0; i + 1 < moves_.size(); ++i) before->play(moves_[i]);
  return before->mover() != player;
}

void AnyGtp::make(int move) {
  position_->play(move);
  moves_.push_back(move);
}

void AnyGtp::play(std::string_view words) {
  const std::string_view colour = take_word(words);
  const std::string word(take_word(words));
  const int player = player_of(colour);
  const bool is_pass = match::in_capitals(word) == kPass;
  int move = -1;
  try {
    if (player >= 0 && !is_pass) move = position_->read(word);
  } catch (const match::Fault&) {
  }
  if (player < 0 || (move < 0 && !is_pass)) {
    return fail("expected a color and a move: b " + position_->write(0));
  }
  if (is_pass && is_skipped(static_cast<unsigned>(player))) return;
  if (!read_turn(colour)) return;
  if (!position_->is_legal(move)) return fail("illegal move");
  make(move);
}

void AnyGtp::think(std::string_view words, bool is_move_played) {
  const std::string_view colour = take_word(words);
  const int player = player_of(colour);
  if (player >= 0 && is_skipped(static_cast<unsigned>(player))) return answer(kPass);
  if (!read_turn(colour)) return;
  engine_->start(moves_);
  engine_->run(playouts_);
  const int move = engine_->best_move();
  answer(position_->write(move));
  if (is_move_played) make(move);
}

void AnyGtp::undo(std::string_view) {
  if (moves_.empty()) return fail("cannot undo");
  moves_.pop_back();
  position_ = start_of(game_);
  for (const int move : moves_) position_->play(move);
}

void AnyGtp::check_drawing(std::string_view) {
  if (!position_->drawing().empty()) return;
  fail(game_.name + " can't be drawn: its Position has no symbol(x, y)");
}

/// The board begins on a line of its own.
bool AnyGtp::add_board(etl::istring& out, int line) {
  const auto rows = position_->drawing();
  if (line == 0) return true;
  if (static_cast<std::size_t>(line) > rows.size()) return false;
  app::add(out, rows[static_cast<std::size_t>(line) - 1]);
  return true;
}

void AnyGtp::tell_score(std::string_view) {
  if (!position_->is_over()) return fail("the game is not over");
  const int margin = position_->margin();
  answer(margin == 0 ? "0" : fmt::format("{}+{}", margin > 0 ? "B" : "W", std::abs(margin)));
}

void AnyGtp::set_seed(std::string_view words) {
  const std::string_view word = take_word(words);
  if (word.empty()) return app::add_number(reply(), options_.seed);
  if (!read_number(word, options_.seed)) return fail("expected a number");
  engine_ = make_engine(game_, Purpose::kPlay, options_);
}

}  // namespace frugal::cli
