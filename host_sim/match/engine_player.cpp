// SPDX-License-Identifier: MIT
#include "match/engine_player.hpp"

#include "games/engine.hpp"
#include "match/games.hpp"

namespace frugal::match {
namespace {

struct Setting {
  const char* name;
  cli::Purpose purpose;
};
constexpr Setting kSettings[] = {{"default", cli::Purpose::kPlay},
                                 {"uct50", cli::Purpose::kUct50},
                                 {"uniform", cli::Purpose::kUniform}};

class EnginePlayer final : public GamePlayer {
 public:
  EnginePlayer(const cli::KnownGame& game, cli::Purpose purpose, const Budget& budget)
      : game_(game), purpose_(purpose), budget_(budget) {}

  void new_game(std::uint32_t seed) override {
    engine_ = cli::make_engine(game_, purpose_, {budget_.bytes, seed});
    traffic_ = {};
  }
  int choose(std::span<const int> moves) override {
    engine_->start(moves);
    traffic_.add(run_counted(*engine_, budget_.playouts));
    return engine_->best_move();
  }
  Traffic traffic() const override { return traffic_; }
  bool is_solved() const override { return engine_->value().is_exact(); }

 private:
  cli::KnownGame game_;
  cli::Purpose purpose_;
  Budget budget_;
  std::unique_ptr<cli::Engine> engine_;
  Traffic traffic_;
};

}  // namespace

std::vector<std::string> engine_settings() {
  std::vector<std::string> names;
  for (const Setting& setting : kSettings) names.push_back(setting.name);
  return names;
}

MakePlayer engine_player(const cli::KnownGame& known, const std::string& settings,
                         const Budget& budget, const Game& game) {
  for (const Setting& setting : kSettings) {
    if (settings != setting.name) continue;
    return [=, purpose = setting.purpose] {
      return std::make_unique<EnginePlayer>(known, purpose, budget);
    };
  }
  refuse_settings(settings, game);
}

}  // namespace frugal::match
