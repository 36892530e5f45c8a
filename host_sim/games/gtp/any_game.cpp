// SPDX-License-Identifier: MIT
#include "games/gtp/any_game.hpp"

#include "games/gtp/console.hpp"

namespace frugal::cli {

using app::read_number;
using app::take_word;

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

void AnyGtp::make(int move) {
  position_->play(move);
  moves_.push_back(move);
}

void AnyGtp::play(std::string_view words) {
  const std::string_view colour = take_word(words);
  std::uint32_t number = 0;
  if (player_of(colour) < 0 || !read_number(take_word(words), number)) {
    return fail("expected a color and a move: b 1");
  }
  if (!read_turn(colour)) return;
  const int move = static_cast<int>(number) - 1;
  if (!position_->is_legal(move)) return fail("illegal move");
  make(move);
}

void AnyGtp::think(std::string_view words, bool is_move_played) {
  if (!read_turn(take_word(words))) return;
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
  const int points = position_->points();
  answer(points == 1 ? "0" : points == 2 ? "B+1" : "W+1");
}

void AnyGtp::set_seed(std::string_view words) {
  const std::string_view word = take_word(words);
  if (word.empty()) return app::add_number(reply(), options_.seed);
  if (!read_number(word, options_.seed)) return fail("expected a number");
  engine_ = make_engine(game_, Purpose::kPlay, options_);
}

}  // namespace frugal::cli
