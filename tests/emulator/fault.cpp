// SPDX-License-Identifier: MIT
//
// Executes an undefined instruction: the board must say so and stop.
int main() { asm volatile("udf #0"); }
