// SPDX-License-Identifier: MIT
//
// The generator: being written.
#include <unity.h>

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  return UNITY_END();
}
