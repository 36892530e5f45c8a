// SPDX-License-Identifier: MIT
//
// Pushes into a full container of ETL: that must be a panic, not a write beyond it.
#include <etl/vector.h>

#include "frugal/hal/console.hpp"

int main() {
  etl::vector<int, 2> full;
  for (int i = 0; i < 3; ++i) full.push_back(i);
  frugal::hal::console_write("the container took too much\n");
}
