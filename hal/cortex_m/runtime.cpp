// SPDX-License-Identifier: MIT
/// \file
/// From reset to main, and from main or a fault to the end, on every Cortex-M. Also what the
/// compiler and the C library would otherwise bring in: there is no _sbrk, so any use of the heap
/// fails to link, and the operators delete that virtual destructors refer to are traps.
#include <cstddef>
#include <cstdint>

#include "frugal/hal/console.hpp"
#include "frugal/hal/process.hpp"
#include "interrupts.hpp"
#include "start.hpp"

extern "C" {
/// Named by the linker script.
extern std::uint32_t data_load[], data_begin[], data_end[], bss_begin[], bss_end[];
extern std::uint32_t stack_begin[], stack_top[];
extern void (*constructors_begin[])();
extern void (*constructors_end[])();

/// Their names are the language's and the ABI's, not ours.
void __cxa_pure_virtual();
int __aeabi_atexit(void*, void (*)(void*), void*);
void __assert_func(const char*, int, const char*, const char*);
void __aeabi_unwind_cpp_pr0();
void __aeabi_unwind_cpp_pr1();
[[noreturn]] void after_fault();
[[noreturn]] void stack_overflow();
[[noreturn]] void abort();
[[noreturn]] void reset_handler();
void fault(std::uint32_t* frame);
void semihosting_call(int operation, const std::uint32_t* block);  // vectors.S
extern void* __dso_handle;
}

/// ISO C++ lets no program call main by that name.
extern "C" int program() asm("main");

namespace frugal::hal {
namespace {

constexpr std::uint32_t kStackPaint = 0xA5A5A5A5;
constexpr int kExitExtended = 0x20;
constexpr std::uint32_t kApplicationExit = 0x20026;

void initialise_memory() {
  const std::uint32_t* from = data_load;
  for (std::uint32_t* word = data_begin; word != data_end; ++word) *word = *from++;
  for (std::uint32_t* word = bss_begin; word != bss_end; ++word) *word = 0;
}

/// The loops write through volatile or the compiler would call memset on the stack being painted.
[[gnu::always_inline]] inline void paint_stack() {
  volatile std::uint32_t* end = static_cast<std::uint32_t*>(__builtin_frame_address(0)) - 16;
  for (volatile std::uint32_t* word = stack_begin; word < end; word = word + 1) *word = kStackPaint;
}

[[noreturn]] void stop() {
  asm volatile("cpsid i" ::: "memory");
  for (;;) wait_for_interrupt();
}

/// Where the first instruction of a function is: the lowest bit of its address says that it is
/// Thumb.
template <class Function>
std::uint32_t instruction_of(Function* function) {
  return reinterpret_cast<std::uintptr_t>(function) & ~std::uintptr_t{1};
}

void write_hex(std::uint32_t value) {
  for (int shift = 28; shift >= 0; shift -= 4) {
    console_put("0123456789abcdef"[value >> shift & 15]);
  }
}

void write_fault(std::uint32_t exception, const std::uint32_t* frame) {
  console_write("\nfault: exception ");
  write_hex(exception);
  console_write(" at ");
  write_hex(frame[6]);
  console_write(" called from ");
  write_hex(frame[5]);
}

}  // namespace

/// Without a debugger the breakpoint is a fault, and fault() stops.
void exit(int status) {
  const std::uint32_t block[] = {kApplicationExit, static_cast<std::uint32_t>(status)};
  semihosting_call(kExitExtended, block);
  stop();
}

std::size_t stack_used_bytes() {
  const volatile std::uint32_t* word = stack_begin;
  while (*word == kStackPaint) word = word + 1;
  return static_cast<std::size_t>(stack_top - const_cast<const std::uint32_t*>(word)) *
         sizeof(std::uint32_t);
}

}  // namespace frugal::hal

using frugal::hal::instruction_of;
using frugal::hal::panic;

void reset_handler() {
  frugal::hal::paint_stack();
  frugal::hal::initialise_memory();
  frugal::hal::board_start();
  for (auto construct = constructors_begin; construct != constructors_end; ++construct) {
    (*construct)();
  }
  frugal::hal::exit(program());
}

void after_fault() { panic("unserved exception"); }

/// The frame is what the chip pushed: r0 to r3, r12, lr, pc, status. The panic begins after the
/// return from the fault: within a fault the breakpoint of exit() would lock the chip up.
void fault(std::uint32_t* frame) {
  std::uint32_t exception;
  asm volatile("mrs %0, ipsr\n cpsid i" : "=r"(exception));
  if (frame[6] == instruction_of(semihosting_call)) frugal::hal::stop();
  frugal::hal::write_fault(exception, frame);
  constexpr std::uint32_t kExceptionNumber = 0x1FF, kThumb = 1u << 24;
  frame[6] = instruction_of(after_fault);
  frame[7] = (frame[7] & kExceptionNumber) | kThumb;
}

/// The last exception frame may lie below the RAM, so the chip never returns to it.
void stack_overflow() { panic("stack overflow"); }

void* __dso_handle = nullptr;
void abort() { panic("abort"); }
void __cxa_pure_virtual() { panic("pure virtual call"); }
void __assert_func(const char* file, int, const char*, const char* expression) {
  frugal::hal::console_write(file);
  panic(expression);
}
int __aeabi_atexit(void*, void (*)(void*), void*) { return 0; }  // main's end is the end
void __aeabi_unwind_cpp_pr0() {}  // libgcc's division refers to the unwinder
void __aeabi_unwind_cpp_pr1() {}

void operator delete(void*) noexcept { panic("operator delete: there is no heap"); }
void operator delete(void*, std::size_t) noexcept { panic("operator delete: there is no heap"); }
