// SPDX-License-Identifier: MIT
//
// Asks for memory from the heap: this must not link.
int* volatile allocated;

int main() { allocated = new int; }
