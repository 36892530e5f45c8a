// SPDX-License-Identifier: MIT
//
// start.cpp: what a Cortex-M reads at address 0: where the stack begins, and where the program
// does. The rest is newlib's, which prints by semihosting.
extern "C" void _start();

namespace {
using Vector = void (*)();
[[gnu::section(".vectors"), gnu::used]] const Vector kVectors[2] = {
    reinterpret_cast<Vector>(0x20010000), _start};
}  // namespace
