// SPDX-License-Identifier: MIT
/// \file
/// A failure ends the module, and the page gets a WebAssembly.RuntimeError. The libraries' own
/// functions would write a message by way of imports, which a module without any can't have.
#include <version>  // names the namespace of the C++ library

/// Of the C library: a failed assertion.
extern "C" [[noreturn]] void __assert_fail(const char*, const char*, int, const char*) {
  __builtin_trap();
}

/// Of the C++ library from release 15 on: what would be thrown otherwise.
namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
