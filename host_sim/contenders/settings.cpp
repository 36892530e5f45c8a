// SPDX-License-Identifier: MIT
//
// settings.cpp: when a position gets a record, and what is found out about it first.
#include "contenders.hpp"

namespace frugal::lab {
namespace {

template <Settings kSettings>
Contender with(const char* name) {
  return contender<DefaultRule, DefaultPlayout, kSettings>(name);
}

}  // namespace

Contenders settings_contenders() {
  return {
      with<Settings{.expand_after = 1}>("expand1"), with<Settings{.expand_after = 2}>("expand2"),
      with<Settings{.expand_after = 4}>("expand4"), with<Settings{.facts = false}>("no-facts"),
      with<Settings{.prover_depth = 2}>("prover2"),
  };
}

}  // namespace frugal::lab
