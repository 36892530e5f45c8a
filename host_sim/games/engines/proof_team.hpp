// SPDX-License-Identifier: MIT
/// \file
/// One proof, or several over the same bytes, each on a thread of its own, of which the first one
/// to finish answers. The others begin late: a position that is soon proven takes no thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "frugal/proof.hpp"

namespace frugal::cli {

template <Game G>
class ProofTeam {
 public:
  static constexpr bool kCanBeShared = ProofTable<G>::kCanBeShared;

  ProofTeam(std::span<std::byte> bytes, unsigned threads) {
    proofs_.push_back(std::make_unique<Member>(bytes));
    proofs_[0]->proof.forget();
    if constexpr (kCanBeShared) {
      for (unsigned i = 1; i < threads; ++i) proofs_.push_back(std::make_unique<Member>(bytes));
      if (threads < 2) return;
      for (unsigned i = 0; i < threads; ++i) proofs_[i]->proof.share(i);
    }
  }
  ~ProofTeam() { stop_helpers(); }
  ProofTeam(const ProofTeam&) = delete;
  ProofTeam& operator=(const ProofTeam&) = delete;

  /// A team keeps what is known: it is true of any position, and counts of visits vary anyway.
  void forget() {
    if (proofs_.size() == 1) proofs_[0]->proof.forget();
  }

  void start(const typename G::Position& root) {
    stop_helpers();
    leader_ = kNobody;
    for (const auto& member : proofs_) {
      member->proof.start(root);
      member->visited = 0;
    }
  }

  /// Lets the first proof visit so many positions, with those that the start looked at. How many
  /// all of them have visited meanwhile.
  std::uint32_t run(std::uint32_t positions) {
    const std::uint32_t before = visited();
    Member& first = *proofs_[0];
    const std::uint32_t begun = first.proof.visited() - first.visited;
    if (begun < positions) first.proof.run(positions - begun);
    first.visited = first.proof.visited();
    if (first.proof.is_done()) finish(0);
    if (is_done()) {
      stop_helpers();
    } else if (helpers_.empty() && first.visited >= kAlone) {
      for (unsigned i = 1; i < proofs_.size(); ++i) helpers_.emplace_back([this, i] { help(i); });
    }
    return visited() - before;
  }

  /// What the first one that is done knows; before that the first.
  const Proof<G>& answer() const {
    const int leader = leader_;
    return proofs_[leader == kNobody ? 0 : static_cast<std::size_t>(leader)]->proof;
  }

 private:
  static constexpr std::uint32_t kAlone = 10000;
  static constexpr std::uint32_t kSlice = 1000;

  struct Member {
    explicit Member(std::span<std::byte> bytes) : proof(bytes) {}
    Proof<G> proof;
    std::atomic<std::uint32_t> visited{0};
  };

  bool is_done() const { return leader_ != kNobody; }
  void finish(int member) {
    int nobody = kNobody;
    leader_.compare_exchange_strong(nobody, member);
  }

  std::uint32_t visited() const {
    std::uint32_t sum = 0;
    for (const auto& member : proofs_) sum += member->visited;
    return sum;
  }

  void help(unsigned number) {
    Member& member = *proofs_[number];
    while (!is_done() && !must_stop_) {
      if (member.proof.run(kSlice)) finish(static_cast<int>(number));
      member.visited = member.proof.visited();
    }
  }

  void stop_helpers() {
    must_stop_ = true;
    helpers_.clear();
    must_stop_ = false;
  }

  static constexpr int kNobody = -1;

  std::vector<std::unique_ptr<Member>> proofs_;
  std::atomic<int> leader_{kNobody};
  std::atomic<bool> must_stop_{false};
  std::vector<std::jthread> helpers_;
};

}  // namespace frugal::cli
