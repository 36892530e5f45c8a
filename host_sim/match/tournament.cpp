// SPDX-License-Identifier: MIT
#include "match/tournament.hpp"

#include <atomic>
#include <memory>
#include <mutex>

#include "support/threads.hpp"

namespace frugal::match {
namespace {

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
    score_.add(pair);
    for (unsigned i = 0; i < 2 && listener_.on_game; ++i) listener_.on_game(first + i, i, pair[i]);
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

/// Two players, the pairs of games that they play, and the judge.
class Table {
 public:
  Table(const Plan& plan, const Makers& makers)
      : plan_(plan),
        players_{makers.players[0](), makers.players[1]()},
        judge_(makers.judge ? makers.judge() : nullptr) {}

  Pair play(std::uint32_t number) {
    const Seats seats{{players_[0].get(), players_[1].get()}, judge_.get()};
    return play_pair(plan_.game, seats, plan_.opening_plies, plan_.seeds, number);
  }

 private:
  const Plan& plan_;
  std::array<std::unique_ptr<GamePlayer>, 2> players_;
  std::unique_ptr<GamePlayer> judge_;
};

}  // namespace

Score play(const Plan& plan, const Makers& makers, const Listener& listener) {
  Tally tally(plan, listener);
  support::in_parallel(tally.size(), plan.threads, [&] {
    return [&, table = Table(plan, makers)](std::size_t number) mutable {
      if (!tally.is_decided()) tally.add(number, table.play(static_cast<std::uint32_t>(number)));
    };
  });
  return tally.score();
}

}  // namespace frugal::match
