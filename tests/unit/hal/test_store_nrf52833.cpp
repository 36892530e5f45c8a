// SPDX-License-Identifier: MIT
//
// The store of the nRF52833 against a model of its NVMC.
#include "nvmc.hpp"

using namespace frugal::hal;

static_assert(kStoreBegin == 0x7C000 && kPageBytes == 4096, "the last 16 KB of 512, in its pages");

void setUp() {}
void tearDown() {}

int main() { return run_store_tests(); }
