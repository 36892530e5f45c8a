// SPDX-License-Identifier: MIT
/// \file
/// A failed assertion ends the module, and the page gets a WebAssembly.RuntimeError. The C
/// library's own function would write a message by way of imports, which a module without any can't
/// have.
extern "C" [[noreturn]] void __assert_fail(const char*, const char*, int, const char*) {
  __builtin_trap();
}
