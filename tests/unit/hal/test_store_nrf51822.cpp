// SPDX-License-Identifier: MIT
//
// The store of the nRF51822 against a model of its NVMC.
#include "nvmc.hpp"

using namespace frugal::hal;

static_assert(kStoreBegin == 0x3F000 && kPageBytes == 1024, "the last 4 KB of 256, in its pages");

void setUp() {}
void tearDown() {}

int main() { return run_store_tests(); }
