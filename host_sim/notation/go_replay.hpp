// SPDX-License-Identifier: MIT
/// \file
/// Plays what a record tells (sgf.hpp) on the board of a session.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "app/go/session.hpp"
#include "notation/sgf.hpp"
#include "notation/vertex.hpp"

namespace frugal::notation {

template <class G>
class GoReplay {
 public:
  explicit GoReplay(app::go::Session<G>& session) : session_(session) {}

  /// Up to that move, counted from 1, without it; 0: all. Throws GoRecordError.
  void play(const GoRecord& record, std::uint32_t before) {
    session_.clear();
    if (record.komi_halves) session_.set_komi(*record.komi_halves);
    std::uint32_t moves = 0;
    for (const GoEvent& event : record.events) {
      if (event.kind != GoEventKind::kMove) {
        set_up(event);
        continue;
      }
      finish_set_up();
      if (++moves == before) return;
      play(event, moves);
    }
    finish_set_up();
  }

 private:
  static constexpr int kNobody = -1;

  /// Notes a change of the set-up. finish_set_up() puts all stones down again when it is complete.
  void set_up(const GoEvent& event) {
    if (!is_setting_up_) {
      for (int move = 0; move < G::kPoints; ++move) {
        owners_[static_cast<std::size_t>(move)] =
            session_.disc_at(move % G::kSize, move / G::kSize);
      }
    }
    is_setting_up_ = true;
    owners_[static_cast<std::size_t>(G::move_at(event.x, event.y))] =
        event.kind == GoEventKind::kRemove ? kNobody : index_of(event.mover);
  }

  void finish_set_up() {
    if (!is_setting_up_) return;
    is_setting_up_ = false;
    session_.clear();
    for (const int player : {1, 0}) {  // black's last, so that white is to move
      for (int move = 0; move < G::kPoints; ++move) {
        if (owners_[static_cast<std::size_t>(move)] == player) put(player, move);
      }
    }
    session_.end_set_up();
  }
  void put(int player, int move) {
    if (session_.play(static_cast<Mover>(player), move)) return;
    throw GoRecordError("a chain that is set up has no liberty: " + vertex_of(move, G::kSize));
  }

  void play(const GoEvent& event, std::uint32_t number) {
    const int move = event.is_pass ? G::kPass : G::move_at(event.x, event.y);
    if (session_.play(event.mover, move)) return;
    if (session_.is_full()) {
      throw GoRecordError("the game is too long: more than " + std::to_string(number - 1) +
                          " moves");
    }
    throw GoRecordError("move " + std::to_string(number) + ", " + vertex_of(move, G::kSize) +
                        ", is illegal");
  }

  app::go::Session<G>& session_;
  std::array<int, G::kPoints> owners_{};
  bool is_setting_up_ = false;
};

}  // namespace frugal::notation
