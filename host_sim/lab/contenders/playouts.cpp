// SPDX-License-Identifier: MIT
/// \file
/// The playout policies.
#include "frugal/playouts/recalling.hpp"
#include "lab/contenders/contenders.hpp"

namespace frugal::lab {

Contenders playout_contenders() {
  return {
      contender<>("default"),
      contender<DefaultRule, Uniform>("uniform"),
      contender<DefaultRule, Decisive>("decisive"),
      contender<DefaultRule, Informed>("informed"),
      contender<DefaultRule, Recalling<>>("recalling"),
      contender<DefaultRule, Recalling<Recall{.draws = 3}>>("recalling-draws3"),
      contender<DefaultRule, Recalling<Recall{.draws = 3, .replies = false}>>("draws3"),
  };
}

}  // namespace frugal::lab
