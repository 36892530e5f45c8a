// SPDX-License-Identifier: MIT
/// \file
/// When a position gets a record, and what is found out about it first.
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {
namespace {

template <Settings kSettings>
Contender with(const char* name) {
  return contender<DefaultRule, DefaultPlayout, kSettings>(name);
}

}  // namespace

Contenders settings_contenders() {
  return {
      with<Settings{.expand_after = 1}>("expand1"),
      with<Settings{.expand_after = 2}>("expand2"),
      with<Settings{.expand_after = 4}>("expand4"),
      with<Settings{.facts = false}>("no-facts"),
      with<Settings{.prover_depth = 2}>("prover2"),
      with<Settings{.delta = -10}>("guided"),
      with<Settings{.delta = -10, .bias_fades_at = 10}>("guided-fades10"),
      with<Settings{.delta = -10, .bias_fades_at = 100}>("guided-fades100"),
      with<Settings{.gamma = 20, .delta = 20, .bias_fades_at = 100}>("gamma20-delta20-fades100"),
      with<Settings{.clamps_scores = true}>("clamped"),
      with<Settings{.delta = -10, .clamps_scores = true}>("clamped-guided"),
  };
}

}  // namespace frugal::lab
