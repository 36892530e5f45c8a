// SPDX-License-Identifier: MIT
#include "arena/players.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>

#include "arena/gtp_player.hpp"
#include "contenders/contenders.hpp"
#include "engine.hpp"
#include "nearest.hpp"
#include "options.hpp"

namespace frugal::arena {
namespace {

/// The default settings on a board that has no contenders of its own.
class BoardPlayer final : public lab::GamePlayer {
 public:
  BoardPlayer(const cli::Board& board, std::size_t bytes, std::uint32_t playouts)
      : board_(board), bytes_(bytes), playouts_(playouts) {}

  void new_game(std::uint32_t seed) override {
    engine_ = cli::make_engine(board_, cli::Purpose::kPlay, {bytes_, seed});
  }
  int choose(std::span<const int> columns) override {
    engine_->start(columns);
    engine_->run(playouts_);
    return engine_->best_move();
  }

 private:
  cli::Board board_;
  std::size_t bytes_;
  std::uint32_t playouts_;
  std::unique_ptr<cli::Engine> engine_;
};

[[noreturn]] void refuse(const std::string& reason) { throw std::invalid_argument(reason); }

void set(PlayerOptions& options, std::string_view setting) {
  const std::size_t sign = setting.find('=');
  const std::string_view key = setting.substr(0, sign);
  const std::string_view value = sign == setting.npos ? "" : setting.substr(sign + 1);
  if (key == "bytes") {
    options.bytes = cli::parse_bytes(value);
  } else if (key == "playouts") {
    options.playouts = static_cast<std::uint32_t>(cli::parse_number(value, 1, UINT32_MAX));
  } else {
    refuse(fmt::format("'{}' can't be set; playouts=N and bytes=N can", key));
  }
}

[[noreturn]] void refuse_name(const std::string& name) {
  std::vector<std::string> names;
  for (const auto& one : lab::contenders()) names.push_back(one.name);
  const std::string nearest = cli::nearest_name(name, names);
  refuse(fmt::format(
      "there are no settings '{}'; {}. Another program is given as \"./PROGRAM ARGUMENTS\"", name,
      nearest.empty() ? "./frugal tune --help lists them" : "did you mean " + nearest + "?"));
}

MakePlayer settings_of(const std::string& name, const PlayerOptions& options) {
  const lab::Contender* const found = lab::find_contender(name);
  if (found == nullptr) refuse_name(name);
  if (options.board == cli::kConnectFour) {
    return [found, options] { return found->make(options.bytes, options.playouts); };
  }
  if (name != "default") refuse(fmt::format("{} is for connect:7x6x4; default is for all", name));
  return [options] {
    return std::make_unique<BoardPlayer>(options.board, options.bytes, options.playouts);
  };
}

}  // namespace

MakePlayer player_of(const std::string& text, const PlayerOptions& options) {
  if (text.find_first_of(" /") != text.npos) {
    GtpPlayer(text, options.board, options.seconds).name();
    return [=] { return std::make_unique<GtpPlayer>(text, options.board, options.seconds); };
  }
  PlayerOptions own = options;
  std::size_t comma = text.find(',');
  const std::string name = text.substr(0, comma);
  while (comma != text.npos) {
    const std::size_t next = text.find(',', comma + 1);
    set(own, std::string_view(text).substr(comma + 1, next - comma - 1));
    comma = next;
  }
  return settings_of(name, own);
}

}  // namespace frugal::arena
