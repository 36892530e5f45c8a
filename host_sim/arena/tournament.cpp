// SPDX-License-Identifier: MIT
#include "arena/tournament.hpp"

#include <atomic>
#include <memory>
#include <mutex>

#include "threads.hpp"

namespace frugal::arena {
namespace {

using lab::seed_for;

using Pair = std::array<Outcome, 2>;

void count(Score& score, std::uint32_t game, const Outcome& outcome) {
  ++(outcome.points == 2 ? score.wins : outcome.points == 1 ? score.draws : score.losses);
  if (outcome.culprit >= 0) score.failures.push_back({game, outcome.culprit, outcome.fault});
}

/// Takes pairs as they are finished, counts them in order.
class Tally {
 public:
  Tally(const Plan& plan, const OnPair& on_pair)
      : plan_(plan), on_pair_(on_pair), pairs_((plan.games + 1) / 2) {}

  std::size_t size() const { return pairs_.size(); }
  bool is_decided() const { return is_decided_; }
  const Score& score() const { return score_; }

  void add(std::size_t number, Pair pair) {
    const std::lock_guard lock(mutex_);
    pairs_[number] = std::move(pair);
    while (!is_decided_ && next_ < pairs_.size() && pairs_[next_]) count_next();
    if (on_pair_) on_pair_(score_);
  }

 private:
  void count_next() {
    const Pair& pair = *pairs_[next_];
    const auto first = static_cast<std::uint32_t>(2 * next_ + 1);
    for (std::uint32_t i = 0; i < 2; ++i) count(score_, first + i, pair[i]);
    const int points = pair[0].points + pair[1].points;
    ++score_.pairs[static_cast<std::size_t>(points)];
    ++next_;
    if (plan_.sprt) score_.verdict = plan_.sprt->verdict(score_.pairs);
    is_decided_ = score_.verdict != Verdict::kOpen;
  }

  const Plan& plan_;
  const OnPair& on_pair_;
  std::vector<std::optional<Pair>> pairs_;
  std::size_t next_ = 0;
  Score score_;
  std::mutex mutex_;
  std::atomic<bool> is_decided_{false};
};

/// Two players, and the pairs of games that they play.
class Table {
 public:
  Table(const Plan& plan, const std::array<MakePlayer, 2>& make)
      : plan_(plan), players_{make[0](), make[1]()} {}

  Pair play(std::uint32_t number) {
    const Columns opening = random_opening(plan_.board, static_cast<int>(plan_.opening_plies),
                                           seed_for(plan_.seed, number, 0));
    Pair pair;
    for (std::uint32_t game = 0; game < 2; ++game) {
      for (std::uint32_t i = 0; i < 2; ++i) {
        players_[i]->new_game(seed_for(plan_.seed, number, 1 + 2 * game + i));
      }
      pair[game] = play_game(plan_.board, {players_[0].get(), players_[1].get()}, game, opening);
    }
    return pair;
  }

 private:
  const Plan& plan_;
  std::array<std::unique_ptr<lab::GamePlayer>, 2> players_;
};

}  // namespace

Score play(const Plan& plan, const std::array<MakePlayer, 2>& make, const OnPair& on_pair) {
  Tally tally(plan, on_pair);
  lab::in_parallel(tally.size(), plan.threads, [&] {
    return [&, table = Table(plan, make)](std::size_t number) mutable {
      if (!tally.is_decided()) tally.add(number, table.play(static_cast<std::uint32_t>(number)));
    };
  });
  return tally.score();
}

}  // namespace frugal::arena
