// SPDX-License-Identifier: MIT
/// \file
/// Owns the search of Go, and thinks in slices, so that the console never waits.
///
///   start()   takes the player, the task and the budget
///   think(n)  runs n simulations or playouts; is_done() when there is nothing left to do
///   move()    then answers a move, the pass, or kResign
///
/// When to stop playing. A search that plays to the end sees no difference between a move in its
/// own territory and none, as long as both win. So where the search has little doubt about the
/// winner, where two thirds of the board are full, or where a pass would end the game, three
/// questions follow:
///
///   1. judging   If the engine passed and the opponent played on: is every point settled
///                (go/judge.hpp)? If not, and if there is little doubt about the winner, the search
///                plays for points (go/margin.hpp) as long as they cost no wins; or else it prefers
///                a move that is as good and on a point that is not settled.
///   2. checking  If all is settled and the engine is not behind: does a search by the opponent,
///                after the engine's pass, find nothing? Then the pass is as good as any move, and
///                the engine passes.
///   3. If the opponent has passed, a pass ends the game. The engine then passes only if it is
///      ahead even when every point that is not settled goes to the opponent, so that no agreement
///      about dead stones can cost it the game. Otherwise it plays on and takes them. To clean up
///      (kgs-genmove_cleanup) is to play on until no dead stone of the opponent's is left.
///
/// The engine resigns when the best move's share of wins has been below one in twenty for three
/// moves in a row, and a third of the board is full; or at once where all is settled.
///
/// The engine's twin: a move depends on the commands since the game began, on the seed and on the
/// number of simulations, and on nothing else, so that every chip and PC makes the same ones.
///
/// Memory on a chip, 9 x 9: the search's root and path, 2.3 KB; the judge's, 800 bytes; and the
/// pool, which is the caller's.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/go/judge.hpp"
#include "app/go/margin.hpp"
#include "app/go/session.hpp"
#include "frugal/games/go/player.hpp"

namespace frugal::app::go {

enum class Task : std::uint8_t { kMove, kTestMove, kCleanUp, kJudge };

template <class G>
class Thinker {
 public:
  using Search = GoPlayer<G>;
  using Position = typename G::Position;
  static constexpr int kResign = -2;

  explicit Thinker(std::span<std::byte> pool) : search_(pool) {}

  /// Begins another game; nothing of the last one is kept.
  void forget() {
    search_.clear();
    doubts_.fill(0);
  }

  /// Begins to think for this player. A test move leaves no trace: it depends on the position
  /// alone.
  void start(const Session<G>& session, Mover mover, Task task, std::uint32_t simulations) {
    task_ = task;
    mover_ = mover;
    is_passed_to_ = session.is_passed_to(mover);
    seed_now_ = seed_ * 512 + static_cast<std::uint32_t>(session.plies());
    root_ = session.position_for(mover);
    past_ = session.past();
    budget_ = simulations;
    if (task == Task::kJudge) return judge(root_);
    if (task == Task::kTestMove || is_of_other_komi_) search_.clear();
    is_of_other_komi_ = false;
    search(root_, past_);
  }

  /// Works for about as long as so many simulations take. Returns how much of it was done, 0 if
  /// there was nothing to do.
  std::uint32_t think(std::uint32_t simulations) {
    if (is_done()) return 0;
    const std::uint32_t left = stage_ == Stage::kJudging ? simulations : left_;
    const std::uint32_t done = std::min(simulations, left);
    if (stage_ == Stage::kJudging) {
      judge_.run(done);
      if (judge_.is_done()) end_judging();
    } else {
      search_.run(done);
      left_ -= done;
      if (left_ == 0) end_search();
    }
    return done;
  }
  bool is_done() const { return stage_ == Stage::kDone; }
  /// Ends the search because the time is up; what remains to be done is short.
  void hurry() {
    budget_ = 0;
    if (stage_ != Stage::kJudging && stage_ != Stage::kDone) {
      left_ = 0;
      end_search();
    }
  }

  int move() const { return move_; }
  const Judge<G>& judge() const { return judge_; }
  Search& search() { return search_; }
  const Search& search() const { return search_; }

  std::uint32_t seed() const { return seed_; }
  void set_seed(std::uint32_t seed) { seed_ = seed; }

 private:
  enum class Stage : std::uint8_t { kSearching, kJudging, kMargin, kVerifying, kChecking, kDone };
  static constexpr std::uint32_t kWhole = 1024;  ///< a move that always wins
  static constexpr std::uint32_t kLittleDoubt = kWhole / 8;
  static constexpr std::uint32_t kHopeless = kWhole / 20;
  static constexpr std::uint32_t kAsGood = kWhole / 20;
  static constexpr std::uint32_t kHardlyLess = kWhole / 64;
  static constexpr int kDoubts = 3;
  /// The part of the simulations that the check gets.
  static constexpr std::uint32_t kCheckShare = 4;
  static constexpr std::uint32_t kLeastCheck = 64;

  void search(const Position& root, std::span<const std::uint32_t> past) {
    search_.set_root(root, past);
    search_.set_seed(seed_now_);
    left_ = budget_;
    stage_ = Stage::kSearching;
  }

  void judge(const Position& position) {
    judge_.start(position, seed_now_);
    stage_ = Stage::kJudging;
  }

  void end_search() {
    if (stage_ == Stage::kChecking) return finish(passes_well() ? G::kPass : best_);
    if (stage_ == Stage::kMargin) return end_margin();
    if (stage_ == Stage::kVerifying) return end_verifying();
    const int found = best_edge();
    best_ = found < 0 ? G::kPass : search_.edge(found).move();
    rate_ = found < 0 ? kWhole / 2 : rate(found);
    const bool may_end = is_passed_to_ || best_ == G::kPass || task_ == Task::kCleanUp;
    if (!has_little_doubt() && !may_end && !is_filled(2)) return finish(best_);
    Position after = root_;
    after.play(G::kPass);
    after.give_turn(opponent_of(mover_));
    judge(after);
  }

  bool has_little_doubt() const { return rate_ <= kLittleDoubt || rate_ >= kWhole - kLittleDoubt; }

  void end_judging() {
    if (task_ == Task::kJudge) return finish(G::kPass);
    if (task_ == Task::kCleanUp) return finish(is_clean() ? G::kPass : useful_move());
    const int lead = judge_.sure_lead_halves(mover_);
    if (is_passed_to_ && lead > 0) return check();
    if (judge_.is_settled() && is_expected(lead)) return lead < 0 ? give_up() : check();
    if (is_passed_to_) return answer_pass();
    const bool plays_for_points = has_little_doubt() && budget_ >= Margin::kRounds;
    if (best_ == G::kPass || !plays_for_points) return finish(useful_move());
    best_ = useful_move();
    richest_ = best_;
    margin_.start(judge_.mean_lead_halves());
    search_for_margin();
  }

  void search_for_margin() {
    Position even = root_;
    even.add_komi(margin_.more_komi_halves());
    if (even.lead_in_halves() % 2 == 0) even.add_komi(1);
    search_.clear();
    is_of_other_komi_ = true;
    search(even, past_);
    left_ = budget_ / Margin::kRounds;
    stage_ = Stage::kMargin;
  }

  /// Where the leading side seldom wins by a harder komi, the search has seen too little to take
  /// what it finds. The pass is decided elsewhere.
  void end_margin() {
    const int found = best_edge();
    const std::uint32_t wins = rate_of_best();
    const bool is_safe = rate_ < kWhole / 2 || wins >= kWhole / 4;
    const bool is_point = found >= 0 && search_.edge(found).move() != G::kPass;
    if (budget_ > 0 && is_point && is_safe && margin_.is_nearest(wins)) {
      richest_ = search_.edge(found).move();
    }
    if (budget_ > 0 && margin_.goes_on(mover_, wins)) return search_for_margin();
    if (budget_ == 0 || richest_ == best_) return finish(best_);
    if (rate_ <= kLittleDoubt) return finish(richest_);
    verify();
  }

  /// The move that brings most points must cost no wins: the opponent searches after it by the true
  /// komi.
  void verify() {
    Position after = root_;
    after.play(richest_);
    search_.clear();
    is_of_other_komi_ = false;
    search(after, past_);
    left_ = budget_ / kCheckShare;
    stage_ = Stage::kVerifying;
  }
  void end_verifying() {
    const bool costs_nothing = rate_of_best() + rate_ <= kWhole + kHardlyLess;
    finish(budget_ > 0 && costs_nothing ? richest_ : best_);
  }

  /// Whether the search agrees with the judge.
  bool is_expected(int lead) const { return lead == 0 || (lead > 0) == (rate_ > kWhole / 2); }
  void give_up() { finish(rate_ < kHopeless && task_ == Task::kMove ? kResign : G::kPass); }

  /// The opponent has passed and the engine is not surely ahead: it may be ahead as the board
  /// stands, or have lost.
  void answer_pass() {
    const int lead = judge_.lead_halves();
    const bool is_ahead = mover_ == Mover::kMax ? lead > 0 : lead < 0;
    const bool is_won = best_ == G::kPass && is_ahead && rate_ > kWhole / 2;
    const bool is_lost = !is_ahead && rate_ < kHopeless;
    finish(is_won || is_lost ? G::kPass : useful_move());
  }

  /// Begins the search of the opponent after the engine's pass.
  void check() {
    best_ = useful_move();
    budget_ = std::max(budget_ / kCheckShare, kLeastCheck);
    search(judge_.position(), past_);
    stage_ = Stage::kChecking;
  }

  /// The pass costs what the opponent wins after it beyond what the engine's best move leaves to
  /// it.
  bool passes_well() const { return rate_of_best() + rate_ <= kWhole + kAsGood; }

  void finish(int move) {
    stage_ = Stage::kDone;
    move_ = move;
    if (task_ != Task::kMove) return;
    int& doubts = doubts_[static_cast<std::size_t>(index_of(mover_))];
    doubts = rate_ < kHopeless ? doubts + 1 : 0;
    if (doubts >= kDoubts && is_filled(1)) move_ = kResign;
  }

  /// Whether so many thirds of the board are full.
  bool is_filled(int thirds) const {
    return 3 * (G::kPoints - root_.board().empty_count()) > thirds * G::kPoints;
  }

  // The root's moves.

  /// The share of a move's simulations that won, of 1024.
  std::uint32_t rate(int i) const {
    const auto& edge = search_.edge(i);
    const std::uint32_t visits = edge.visits();
    return visits == 0 ? 0 : edge.sum() * (kWhole / G::kTop) / visits;
  }
  /// The most visited move of those that are accepted; -1 if there is none.
  template <class Accepts>
  int best_edge_of(Accepts accepts) const {
    int best = -1;
    for (int i = 0; i < search_.count(); ++i) {
      if (!accepts(i)) continue;
      if (best < 0 || search_.edge(i).visits() > search_.edge(best).visits()) best = i;
    }
    return best;
  }
  int best_edge() const {
    return best_edge_of([this](int i) { return is_new(search_.edge(i).move()); });
  }
  std::uint32_t rate_of_best() const {
    const int best = best_edge();
    return best < 0 ? kWhole / 2 : rate(best);
  }

  /// Whether a legal move brings back no position of the game.
  bool is_new(int move) const {
    if (move == G::kPass) return true;
    if (!search_.root().is_legal(move)) return false;
    Position position = search_.root();
    position.play(move);
    return std::find(past_.begin(), past_.end(), position.recurring()) == past_.end();
  }

  /// The best move where something is not settled, if it is about as good as the best one. Where
  /// the opponent has passed, and when cleaning up, the next best is one that closes in on a dead
  /// stone, and any move comes before the pass.
  int useful_move() const {
    const auto is_as_good = [this](int i) {
      return search_.edge(i).visits() > 0 && rate(i) + kAsGood >= rate_;
    };
    const int open =
        best_point_of([&](int i, int move) { return is_as_good(i) && !judge_.is_settled(move); });
    if (open != G::kPass || !(is_passed_to_ || task_ == Task::kCleanUp)) {
      return open == G::kPass ? best_ : open;
    }
    const int near = best_point_of([&](int i, int move) {
      return (search_.edge(i).visits() == 0 || is_as_good(i)) && is_beside_dead(move);
    });
    if (near != G::kPass) return near;
    if (best_ != G::kPass) return best_;
    return best_point_of([this](int i, int) { return search_.edge(i).visits() > 0; });
  }

  /// The most visited move that is accepted and no pass; the pass if there is none.
  template <class Accepts>
  int best_point_of(Accepts accepts) const {
    const int found = best_edge_of([&](int i) {
      const int move = search_.edge(i).move();
      return move != G::kPass && accepts(i, move) && is_new(move);
    });
    return found < 0 ? G::kPass : search_.edge(found).move();
  }

  bool is_beside_dead(int move) const {
    const auto& board = root_.board();
    for (const int step : G::Board::kNeighbours) {
      const int point = G::Board::point_of(move) + step;
      if (board.stone(point) == others() && judge_.is_dead(G::Board::move_of(point))) return true;
    }
    return false;
  }

  bool is_clean() const {
    for (int move = 0; move < G::kPoints; ++move) {
      if (root_.stone(move) == others() && judge_.is_dead(move)) return false;
    }
    return true;
  }
  Stone others() const { return mover_ == Mover::kMax ? Stone::kWhite : Stone::kBlack; }

  Search search_;
  Judge<G> judge_;
  Margin margin_;
  Position root_{};
  std::span<const std::uint32_t> past_;
  std::array<int, 2> doubts_{};
  std::uint32_t budget_ = 0;
  std::uint32_t left_ = 0;
  std::uint32_t seed_ = 1;
  std::uint32_t seed_now_ = 1;
  std::uint32_t rate_ = 0;
  int best_ = G::kPass;
  int richest_ = G::kPass;
  int move_ = G::kPass;
  Stage stage_ = Stage::kDone;
  Task task_ = Task::kMove;
  Mover mover_ = Mover::kMax;
  bool is_passed_to_ = false;
  bool is_of_other_komi_ = false;
};

}  // namespace frugal::app::go
