// SPDX-License-Identifier: MIT
/// \file
/// The regularized mean, hope, and rules made consistent.
#include "frugal/consistency.hpp"
#include "frugal/rules/hope_by_history.hpp"
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {

Contenders other_rule_contenders() {
  return {
      contender<Mean<1>>("mean1"),
      contender<Mean<4>>("mean4"),
      contender<Mean<8>>("mean8"),
      contender<Mean<16>>("mean16"),
      contender<Hope<16, 24, 2>>("hope"),
      contender<Hope<16, 24, 2>, DefaultPlayout, Settings{.expand_after = 2}>("hope-after2"),
      contender<HopeByHistory<16, 0, 3>>("hope-history-k16"),
      contender<HopeByHistory<32, 0, 2>>("hope-history-growth2"),
      contender<HopeByHistory<32, 0, 4>>("hope-history-growth4"),
      contender<HopeByHistory<32, 0, 3>, DefaultPlayout, Settings{.expand_after = 2}>(
          "hope-history-after2"),
      contender<Hope<16, 16, 3>>("hope-16-3"),
      contender<Hope<8, 24, 2>>("hope-k8"),
      contender<Consistent<Uct<60>>>("consistent-uct60"),
      contender<Consistent<Mean<8>>>("consistent-mean8"),
      contender<Consistent<HopeByHistory<32, 0, 3>>>("consistent-hope-history"),
      contender<Consistent<HopeByHistory<32, 0, 3>, 30, 2>>("consistent2-hope-history"),
      contender<Consistent<Mean<8>, 30, 2>>("consistent2-mean8"),
      contender<Consistent<UctWithUrgency<60, 50>>>("consistent-uct60-urgency50"),
  };
}

}  // namespace frugal::lab
