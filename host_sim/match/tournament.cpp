// SPDX-License-Identifier: MIT
#include "match/tournament.hpp"

#include <atomic>
#include <memory>
#include <mutex>

#include "support/threads.hpp"

namespace frugal::match {
namespace {

using lab::seed_for;

using Pair = std::array<Outcome, 2>;

void count(Score& score, std::uint32_t game, unsigned beginner, const Outcome& outcome) {
  ++(outcome.points == 2 ? score.wins : outcome.points == 1 ? score.draws : score.losses);
  score.won_by_beginners += outcome.points == (beginner == 0 ? 2 : 0);
  if (!outcome.by.empty()) ++score.decided_by[outcome.by];
  for (std::size_t player = 0; player < 2; ++player) {
    score.seconds[player] += outcome.seconds[player];
    score.chosen[player] += outcome.chosen[player];
  }
  if (outcome.culprit >= 0) score.failures.push_back({game, outcome.culprit, outcome.fault});
}

/// Takes pairs as they are finished, counts them in order.
class Tally {
 public:
  Tally(const Plan& plan, const Listener& listener)
      : plan_(plan), listener_(listener), pairs_((plan.games + 1) / 2) {}

  std::size_t size() const { return pairs_.size(); }
  bool is_decided() const { return is_decided_; }
  const Score& score() const { return score_; }

  void add(std::size_t number, Pair pair) {
    const std::lock_guard lock(mutex_);
    pairs_[number] = std::move(pair);
    while (!is_decided_ && next_ < pairs_.size() && pairs_[next_]) count_next();
    if (listener_.on_pair) listener_.on_pair(score_);
  }

 private:
  void count_next() {
    const Pair& pair = *pairs_[next_];
    const auto first = static_cast<std::uint32_t>(2 * next_ + 1);
    for (std::uint32_t i = 0; i < 2; ++i) {
      count(score_, first + i, i, pair[i]);
      if (listener_.on_game) listener_.on_game(first + i, i, pair[i]);
    }
    const int points = pair[0].points + pair[1].points;
    ++score_.pairs[static_cast<std::size_t>(points)];
    ++next_;
    if (plan_.sprt) score_.verdict = plan_.sprt->verdict(score_.pairs);
    is_decided_ = score_.verdict != Verdict::kOpen;
  }

  const Plan& plan_;
  const Listener& listener_;
  std::vector<std::optional<Pair>> pairs_;
  std::size_t next_ = 0;
  Score score_;
  std::mutex mutex_;
  std::atomic<bool> is_decided_{false};
};

/// Two players, the pairs of games that they play, and who judges them.
class Table {
 public:
  Table(const Plan& plan, const Makers& makers)
      : plan_(plan),
        players_{makers.players[0](), makers.players[1]()},
        judge_(makers.judge ? makers.judge() : nullptr) {}

  Pair play(std::uint32_t number) {
    const Moves opening = plan_.game.random_opening(static_cast<int>(plan_.opening_plies),
                                                    seed_for(plan_.seed, number, 0));
    const Seats seats{{players_[0].get(), players_[1].get()}, judge_.get()};
    Pair pair;
    for (std::uint32_t game = 0; game < 2; ++game) {
      for (std::uint32_t i = 0; i < 2; ++i) {
        players_[i]->new_game(seed_for(plan_.seed, number, 1 + 2 * game + i));
      }
      if (judge_ != nullptr) judge_->new_game(0);
      pair[game] = play_game(plan_.game, seats, game, opening);
    }
    return pair;
  }

 private:
  const Plan& plan_;
  std::array<std::unique_ptr<lab::GamePlayer>, 2> players_;
  std::unique_ptr<lab::GamePlayer> judge_;
};

}  // namespace

Score play(const Plan& plan, const Makers& makers, const Listener& listener) {
  Tally tally(plan, listener);
  lab::in_parallel(tally.size(), plan.threads, [&] {
    return [&, table = Table(plan, makers)](std::size_t number) mutable {
      if (!tally.is_decided()) tally.add(number, table.play(static_cast<std::uint32_t>(number)));
    };
  });
  return tally.score();
}

}  // namespace frugal::match
