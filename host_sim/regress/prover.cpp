// SPDX-License-Identifier: MIT
#include "regress/prover.hpp"

#include <algorithm>
#include <bitset>
#include <cctype>
#include <functional>
#include <string_view>

namespace frugal::regress {
namespace {

constexpr char kBlack = 'X';
constexpr int kPass = -1;
constexpr std::size_t kMostKnown = 500'000;       // 100 MB
constexpr std::size_t kMostPoints = 27 * 26 + 1;  // of 25 x 25, with its border

char other(char player) { return player == kBlack ? 'O' : kBlack; }

std::uint64_t hash_of(const std::string& stones) { return std::hash<std::string>{}(stones); }

/// A board, as one of a set.
Prover::Boards set_of(std::uint64_t hash) {
  Prover::Boards set;
  return set.set(hash % set.size());
}

}  // namespace

std::uint64_t Prover::Node::key() const {
  return hash_of(stones) * 4 + static_cast<std::uint64_t>(2 * passes + (mover == kBlack ? 1 : 0));
}

Prover::Prover(const std::vector<std::string>& rows)
    : size_(static_cast<int>(rows.size())),
      stride_(size_ + 1),
      steps_{1, -1, stride_, -stride_},
      start_(static_cast<std::size_t>((size_ + 2) * stride_ + 1), kBorder),
      is_played_for_(start_.size(), false) {
  for (int move = 0; move < size_ * size_; ++move) {
    const auto row = static_cast<std::size_t>(size_ - 1 - move / size_);
    const char c = rows[row][static_cast<std::size_t>(move % size_)];
    const auto point = static_cast<std::size_t>(point_of(move));
    start_[point] =
        c == ',' ? kEmpty : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    is_played_for_[point] = c != ',';
  }
}

Prover::Points Prover::chain_of(const std::string& stones, int point) const {
  const auto at = [&](int p) { return stones[static_cast<std::size_t>(p)]; };
  Points chain;
  chain.reserve(16);
  chain.push_back(point);
  std::bitset<kMostPoints> is_in;
  is_in.set(static_cast<std::size_t>(point));
  for (std::size_t i = 0; i < chain.size(); ++i) {
    for (const int step : steps_) {
      const int p = chain[i] + step;
      if (at(p) != at(point) || is_in.test(static_cast<std::size_t>(p))) continue;
      is_in.set(static_cast<std::size_t>(p));
      chain.push_back(p);
    }
  }
  return chain;
}

bool Prover::has_liberty(const std::string& stones, const Points& chain) const {
  return std::any_of(chain.begin(), chain.end(), [&](int p) {
    return std::any_of(steps_.begin(), steps_.end(), [&](int step) {
      return stones[static_cast<std::size_t>(p + step)] == kEmpty;
    });
  });
}

/// Whether the chain of a stone has a liberty on a comma: then it is never taken.
bool Prover::stays_for_good(const std::string& stones, int point) const {
  const Points chain = chain_of(stones, point);
  return std::any_of(chain.begin(), chain.end(), [&](int p) {
    return std::any_of(steps_.begin(), steps_.end(), [&](int step) {
      const auto q = static_cast<std::size_t>(p + step);
      return stones[q] == kEmpty && !is_played_for_[q];
    });
  });
}

bool Prover::put(Node& node, int point, int& taken) const {
  std::string& stones = node.stones;
  stones[static_cast<std::size_t>(point)] = node.mover;
  for (const int step : steps_) {
    const int p = point + step;
    if (stones[static_cast<std::size_t>(p)] != other(node.mover)) continue;
    const Points chain = chain_of(stones, p);
    if (has_liberty(stones, chain)) continue;
    for (const int each : chain) {
      const auto i = static_cast<std::size_t>(each);
      taken += start_[i] == stones[i] ? 1 : 0;
      stones[i] = kEmpty;
    }
  }
  node.mover = other(node.mover);
  node.passes = 0;
  return has_liberty(stones, chain_of(stones, point));
}

/// Whether all neighbours of a point are one chain of the side to move: to fill it gains nothing.
bool Prover::fills_own_eye(const Node& node, int point) const {
  Points beside;
  for (const int step : steps_) {
    const char c = node.stones[static_cast<std::size_t>(point + step)];
    if (c == kBorder) continue;
    if (c != node.mover) return false;
    beside.push_back(point + step);
  }
  if (beside.empty()) return false;  // the only point of its board
  const Points chain = chain_of(node.stones, beside.front());
  return std::all_of(beside.begin(), beside.end(), [&](int p) {
    return std::find(chain.begin(), chain.end(), p) != chain.end();
  });
}

/// The move that was best before comes first, the pass last.
Prover::Points Prover::moves_of(const Node& node, int first) const {
  Points moves;
  for (std::size_t p = 0; p < node.stones.size(); ++p) {
    if (is_played_for_[p] && node.stones[p] == kEmpty) moves.push_back(static_cast<int>(p));
  }
  moves.push_back(kPass);
  const auto found = std::find(moves.begin(), moves.end(), first);
  if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
  return moves;
}

/// Black's points less white's.
int Prover::area_lead(const std::string& stones) const {
  int lead = 0;
  std::vector<bool> is_counted(stones.size(), false);
  for (std::size_t p = 0; p < stones.size(); ++p) {
    if (stones[p] == kBorder || is_counted[p]) continue;
    if (stones[p] != kEmpty) {
      lead += stones[p] == kBlack ? 1 : -1;
      continue;
    }
    const Points region = chain_of(stones, static_cast<int>(p));
    bool touches_black = false;
    bool touches_white = false;
    for (const int each : region) {
      is_counted[static_cast<std::size_t>(each)] = true;
      for (const int step : steps_) {
        const char c = stones[static_cast<std::size_t>(each + step)];
        touches_black = touches_black || c == kBlack;
        touches_white = touches_white || c == other(kBlack);
      }
    }
    if (touches_black != touches_white) {
      lead += touches_black ? static_cast<int>(region.size()) : -static_cast<int>(region.size());
    }
  }
  return lead;
}

/// The stones that stand at the start and can't be taken, and their eyes, keep their owner: they
/// are what remains when the taker has filled the rest.
int Prover::lead_if_all_goes_to(const std::string& stones, char taker) const {
  std::string filled = stones;
  for (std::size_t p = 0; p < stones.size(); ++p) {
    if (!is_played_for_[p] || stones[p] != kEmpty) continue;
    filled[p] = taker;
  }
  return area_lead(filled);
}

void Prover::Ground::add(const Ground& other) {
  forbidden_by = std::min(forbidden_by, other.forbidden_by);
  formed |= other.formed;
}

int Prover::lead_after(const Node& node, int point, int alpha, int beta, Grounds& grounds) {
  Node next = node;
  if (point == kPass) {
    const int sign = node.mover == kBlack ? 1 : -1;
    if (node.passes == 1) return sign * area_lead(node.stones);
    next.mover = other(node.mover);
    next.passes = 1;
    return lead_of(next, alpha, beta, grounds);
  }
  int taken = 0;
  if (!put(next, point, taken)) return -kMost;
  if (taken >= kLarge) {
    return (node.mover == kBlack ? 1 : -1) * lead_if_all_goes_to(next.stones, node.mover);
  }
  const std::uint64_t hash = hash_of(next.stones);
  const auto found = std::find(path_.begin(), path_.end(), hash);
  if (found != path_.end()) {
    grounds.high.forbidden_by = static_cast<int>(found - path_.begin());
    return -kMost;
  }
  const bool is_for_good = stays_for_good(next.stones, point);
  next.forbidden = is_for_good ? Boards() : node.forbidden | set_of(path_.back());
  const int lead = lead_of(next, alpha, beta, grounds);
  if (is_for_good) {
    grounds = {};
  } else {
    grounds.low.formed |= set_of(hash);
  }
  return lead;
}

/// As the opponent of the mover sees it.
int Prover::lead_of(const Node& next, int alpha, int beta, Grounds& grounds) {
  const int lead = -search(next, -beta, -alpha, grounds);
  std::swap(grounds.low, grounds.high);
  return lead;
}

/// If the table settles it.
std::optional<int> Prover::known_lead(const Known& known, const Node& node, int alpha, int beta) {
  const bool has_low = (known.formed_for_low & node.forbidden).none();
  const bool has_high = (known.formed_for_high & node.forbidden).none();
  const bool is_exact = has_low && has_high && known.low == known.high;
  if (is_exact || (has_low && known.low >= beta)) return known.low;
  if (has_high && known.high <= alpha) return known.high;
  return {};
}

int Prover::search(const Node& node, int alpha, int beta, Grounds& grounds) {
  if (++positions_ > most_positions_) throw TooMuch();
  const auto key = node.key();
  const auto found = known_.find(key);
  const Known known = found != known_.end() ? found->second : Known{};
  if (const auto lead = known_lead(known, node, alpha, beta)) {
    grounds = {{kFar, known.formed_for_low}, {kFar, known.formed_for_high}};
    return *lead;
  }
  const int depth = static_cast<int>(path_.size());
  path_.push_back(hash_of(node.stones));
  int best = -kMost;
  int best_move = kPass;
  for (const int point : moves_of(node, known.best)) {
    if (point != kPass && fills_own_eye(node, point)) continue;
    Grounds after;
    const int lead = lead_after(node, point, std::max(alpha, best), beta, after);
    grounds.high.add(after.high);
    if (lead > best) {
      best = lead;
      best_move = point;
      grounds.low = after.low;
    }
    if (best >= beta) break;
  }
  path_.pop_back();
  if (known_.size() < kMostKnown || known_.contains(key)) {
    Known& entry = known_[key];
    if (best > alpha && best >= entry.low && grounds.low.forbidden_by >= depth) {
      entry.low = static_cast<std::int16_t>(best);
      entry.formed_for_low = grounds.low.formed;
    }
    if (best < beta && best <= entry.high && grounds.high.forbidden_by >= depth) {
      entry.high = static_cast<std::int16_t>(best);
      entry.formed_for_high = grounds.high.formed;
    }
    entry.best = static_cast<std::int16_t>(best_move);
  }
  return best;
}

bool Prover::play(char player, int move) {
  path_.resize(before_);
  path_.push_back(hash_of(start_));
  before_ = path_.size();
  if (move == size_ * size_) return true;
  const auto point = static_cast<std::size_t>(point_of(move));
  Node node{start_, player, 0, {}};
  int taken = 0;
  if (start_[point] != kEmpty || !put(node, point_of(move), taken)) return false;
  start_ = node.stones;
  return std::find(path_.begin(), path_.end(), hash_of(start_)) == path_.end();
}

/// The first of the best, and what it leads to.
int Prover::best_of(const Node& root, const Points& moves, int& best_move) {
  int best = -kMost;
  for (const int point : moves) {
    Grounds grounds;
    const int lead = lead_after(root, point, best, kMost, grounds);
    if (lead <= best) continue;
    best = lead;
    best_move = point;
  }
  return best;
}

std::optional<Worth> Prover::worth(char mover, std::uint64_t most_positions) try {
  most_positions_ = most_positions;
  positions_ = 0;
  known_.clear();
  path_.resize(before_);
  path_.push_back(hash_of(start_));
  const Node root{start_, mover, 0, {}};  // what was before it is forbidden everywhere
  Points moves = moves_of(root, kPass);
  int best = kPass;
  int second = kPass;
  const int lead = best_of(root, moves, best);
  moves.erase(std::find(moves.begin(), moves.end(), best));
  const int lead_of_others = best_of(root, moves, second);
  return Worth{move_of(best), lead, lead_of_others};
} catch (const TooMuch&) {
  return {};
}

}  // namespace frugal::regress
