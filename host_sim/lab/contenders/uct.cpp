// SPDX-License-Identifier: MIT
/// \file
/// UCT with other constants, and with first-play urgency.
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {

Contenders uct_contenders() {
  return {
      contender<Uct<40>>("uct40"),
      contender<Uct<50>>("uct50"),
      contender<Uct<60>>("uct60"),
      contender<Uct<80>>("uct80"),
      contender<Uct<100>>("uct100"),
      contender<Uct<120>>("uct120"),
      contender<UctWithUrgency<60, 50>>("uct60-urgency50"),
      contender<UctWithUrgency<80, 50>>("uct80-urgency50"),
      contender<UctWithUrgency<80, 60>>("uct80-urgency60"),
      contender<UctWithUrgency<60, 100>>("uct60-urgency100"),
  };
}

}  // namespace frugal::lab
