// SPDX-License-Identifier: MIT
//
// Faults and exceptions: what a handler finds, which comes first, where each returns to. A line each, the same on
// every right Cortex-M0. Nothing depends on how long an instruction takes.
#include "chip.h"

#define REGISTER(address) (*(volatile uint32_t*)(address))
#define kSystickControl REGISTER(0xE000E010)
#define kSystickReload REGISTER(0xE000E014)
#define kSystickValue REGISTER(0xE000E018)
#define kSetEnable REGISTER(0xE000E100)
#define kClearEnable REGISTER(0xE000E180)
#define kSetPending REGISTER(0xE000E200)
#define kClearPending REGISTER(0xE000E280)
#define kPriorities5 REGISTER(0xE000E414)  // of interrupts 20 to 23
#define kPriorities6 REGISTER(0xE000E418)
#define kControlState REGISTER(0xE000ED04)
#define kSystemControl REGISTER(0xE000ED10)
#define kConfiguration REGISTER(0xE000ED14)
#define kPriorities8 REGISTER(0xE000ED1C)   // SVCall
#define kPriorities12 REGISTER(0xE000ED20)  // PendSV, SysTick

enum { kPendNmi = 1u << 31, kPendSv = 1 << 28, kPendSystick = 1 << 26 };
enum { kReturnToHandler = 0xFFFFFFF1 };
enum { kReturnsToBase = 1 << 11 };  // QEMU has it, and ARMv6-M does not
enum { kSvCall = 11, kPendSvNumber = 14, kSystick = 15, kInterrupt20 = 36 };
enum { k20 = 1 << 20, k21 = 1 << 21, k22 = 1 << 22, k23 = 1 << 23 };

void start(void);

// What happened since the last line.
static char trace[200];
static uint32_t traced;

static void note(const char* text) {
  while (*text && traced < sizeof trace - 1) trace[traced++] = *text++;
}

static void note_number(uint32_t number) {
  char digits[] = {(char)('0' + number / 10), (char)('0' + number % 10), 0};
  note(digits);
}

static void finish(const char* name) {
  trace[traced] = 0;
  print(name);
  print(":");
  print(trace);
  print("\n");
  traced = 0;
}

static void show(const char* name, uint32_t number) {
  print(name);
  print_hex(" ", number);
  print("\n");
}

static uint32_t control_state(void) { return kControlState & ~(uint32_t)kReturnsToBase; }

static uint32_t number_of_exception(void) {
  uint32_t ipsr;
  __asm__ volatile("mrs %0, ipsr" : "=r"(ipsr));
  return ipsr;
}

static void barrier(void) { __asm__ volatile("dsb\nisb" ::: "memory"); }
static void mask(void) { __asm__ volatile("cpsid i" ::: "memory"); }
static void unmask(void) { __asm__ volatile("cpsie i\nisb" ::: "memory"); }

// Every handler notes its number, does what the test wants of it, and notes that it ends.

static void (*in_handler[48])(void);
static uint32_t shows_frames;

__attribute__((used)) static void handle(uint32_t* frame, uint32_t exc_return) {
  const uint32_t number = number_of_exception();
  note(" <");
  note_number(number);
  // When an interrupt comes that software asks for, is not said to the instruction.
  if (shows_frames && (number == 3 || exc_return != kReturnToHandler)) {
    static const char* const names[] = {" r0 ", " r1 ", " r2 ", " r3 ", " r12 ", " lr ", " pc ", " xpsr "};
    print_hex("  exc_return ", exc_return);
    print_hex(" icsr ", control_state());
    for (int i = 0; i < 8; ++i) print_hex(names[i], frame[i]);
    print("\n");
  }
  if (in_handler[number]) in_handler[number]();
  if (number == 3) {  // a fault: back to who called the function that it is in
    frame[6] = frame[5] & ~1u;
    frame[7] |= 1 << 24;
  }
  note(" ");
  note_number(number);
  note(">");
}

__attribute__((naked)) static void handler(void) {
  __asm__ volatile(
      "mov r1, lr\n"
      "mrs r0, msp\n"
      "lsls r2, r1, #29\n"
      "bpl 1f\n"
      "mrs r0, psp\n"
      "1: push {r4, lr}\n"
      "bl handle\n"
      "pop {r4, pc}");
}

// Faults. Each is a function; r0 to r3 and r12 have values to be found in the frame.

#define FAULT(name, code)                                                                                  \
  __attribute__((naked)) static void name(void) {                                                          \
    __asm__ volatile(                                                                                      \
        "movs r0, #1\nlsls r0, r0, #29\nadds r0, #0x81\nmovs r1, #0x11\nmovs r2, #0x22\nmovs r3, #0x33\n" \
        "mov r12, r3\n" code "\nbx lr\nnop");                                                              \
  }
FAULT(udf, "udf #7")
FAULT(udf_wide, ".short 0xF7F1, 0xA234")
FAULT(unknown_b7, ".short 0xB700")
FAULT(wide_nop, ".short 0xF3AF, 0x8000")
FAULT(clrex, ".short 0xF3BF, 0x8F2F")
FAULT(wide_add, ".short 0xEB00, 0x0001")
FAULT(wide_load, ".short 0xF8D0, 0x1000")
FAULT(unaligned_word, "ldr r1, [r0]")
FAULT(unaligned_half, "ldrh r1, [r0]")
FAULT(unaligned_signed, "movs r1, #0\nldrsh r1, [r0, r1]")
FAULT(unaligned_store, "str r1, [r0]")
FAULT(unaligned_store_half, "strh r1, [r0]")
FAULT(unaligned_several, "ldm r0!, {r1, r2}")
FAULT(unaligned_store_several, "stm r0!, {r1, r2}")
FAULT(aligned_byte, "ldrb r1, [r0]\nudf #0")
FAULT(nowhere_load, "movs r0, #3\nlsls r0, r0, #29\nldr r1, [r0]")
FAULT(nowhere_load_byte, "movs r0, #3\nlsls r0, r0, #29\nldrb r1, [r0]")
FAULT(nowhere_load_half, "movs r0, #3\nlsls r0, r0, #29\nldrh r1, [r0, #2]")
FAULT(nowhere_store, "movs r0, #3\nlsls r0, r0, #29\nstr r1, [r0, #4]")
FAULT(nowhere_store_byte, "movs r0, #3\nlsls r0, r0, #29\nstrb r1, [r0, #5]")
FAULT(nowhere_several, "movs r0, #3\nlsls r0, r0, #29\nldm r0, {r0, r1, r2}")
FAULT(jump_nowhere, "movs r0, #3\nlsls r0, r0, #29\nadds r0, #1\nbx r0")
FAULT(jump_even, "mov r3, pc\nbx r3\nnop")
FAULT(call_even, "mov r3, lr\nmov r2, pc\nadds r2, #4\nblx r2\nbx r3\nnop")
FAULT(pop_even, "mov r2, pc\nadds r2, #10\npush {r2}\nmovs r2, #5\npop {pc}\nnop\nnop\nnop")
FAULT(masked_call, "cpsid i\nsvc #3")
FAULT(masked_udf, "cpsid i\nudf #3")
FAULT(flags_udf, "movs r1, #0\nmvns r1, r1\nadds r1, #1\nudf #0")

static const struct {
  const char* name;
  void (*function)(void);
} kFaults[] = {
    {"udf", udf},
    {"udf.w", udf_wide},
    {"B700", unknown_b7},
    {"nop.w, of another architecture", wide_nop},
    {"clrex, of another architecture", clrex},
    {"add.w, of another architecture", wide_add},
    {"ldr.w, of another architecture", wide_load},
    {"ldr, unaligned", unaligned_word},
    {"ldrh, unaligned", unaligned_half},
    {"ldrsh, unaligned", unaligned_signed},
    {"str, unaligned", unaligned_store},
    {"strh, unaligned", unaligned_store_half},
    {"ldm, unaligned", unaligned_several},
    {"stm, unaligned", unaligned_store_several},
    {"ldrb, at an odd address", aligned_byte},
    {"ldr, nothing there", nowhere_load},
    {"ldrb, nothing there", nowhere_load_byte},
    {"ldrh, nothing there", nowhere_load_half},
    {"str, nothing there", nowhere_store},
    {"strb, nothing there", nowhere_store_byte},
    {"ldm of its base, nothing there", nowhere_several},
    {"bx, nothing there", jump_nowhere},
    {"bx to an even address", jump_even},
    {"blx to an even address", call_even},
    {"pop of an even address", pop_even},
    {"udf with interrupts off", masked_udf},
    {"flags in the frame", flags_udf},
};

static void try_faults(void) {
  shows_frames = 1;
  for (uint32_t i = 0; i < sizeof kFaults / sizeof *kFaults; ++i) {
    print(kFaults[i].name);
    print("\n");
    kFaults[i].function();
    unmask();
    finish("  handlers");
  }
  shows_frames = 0;
}

// Exceptions by software

static void call(void) { __asm__ volatile("svc #1" ::: "memory"); }
static void pend_sv(void) { kControlState = kPendSv; barrier(); }
static void pend_20(void) { kSetPending = k20; barrier(); }
static void pend_21_22(void) { kSetPending = k21 | k22; barrier(); }
static void pend_sv_and_21(void) { kControlState = kPendSv; kSetPending = k21; barrier(); }
static void pend_itself(void) {
  kSetPending = k20;
  barrier();
  in_handler[kInterrupt20] = 0;
}
static void fault(void) { udf(); }

static void priorities(uint32_t of_20, uint32_t of_21, uint32_t of_22, uint32_t of_svc, uint32_t of_pend_sv) {
  kPriorities5 = of_20 << 6 | of_21 << 14 | of_22 << 22;
  kPriorities8 = of_svc << 30;
  kPriorities12 = of_pend_sv << 22;
}

static void forget(void) {
  for (int i = 0; i < 48; ++i) in_handler[i] = 0;
  priorities(0, 0, 0, 0, 0);
}

static void try_priorities(void) {
  kSetEnable = k20 | k21 | k22;
  call();
  finish("svc");
  pend_sv();
  finish("pendsv");
  kControlState = kPendNmi;
  barrier();
  finish("nmi");
  mask();
  kControlState = kPendNmi;
  barrier();
  note(" masked");
  unmask();
  finish("nmi with interrupts off");

  in_handler[kSvCall] = pend_sv;
  call();
  finish("pendsv by svc, of its priority");
  priorities(0, 0, 0, 2, 1);
  call();
  finish("pendsv by svc, before it");
  priorities(0, 0, 0, 1, 2);
  call();
  finish("pendsv by svc, after it");

  forget();
  mask();
  pend_20();
  pend_21_22();
  pend_sv();
  note(" masked");
  unmask();
  finish("four at once, of one priority");
  priorities(3, 2, 1, 0, 2);
  mask();
  pend_20();
  pend_21_22();
  pend_sv();
  unmask();
  finish("four at once, in the order of priorities");

  priorities(2, 1, 3, 0, 2);
  in_handler[kInterrupt20] = pend_21_22;
  pend_20();
  finish("interrupts by an interrupt, before and after it");
  in_handler[kInterrupt20] = pend_itself;
  pend_20();
  finish("an interrupt by itself");
  in_handler[kInterrupt20] = fault;
  pend_20();
  finish("a fault in an interrupt");
  in_handler[3] = pend_sv_and_21;
  pend_20();
  finish("interrupts by a fault in an interrupt");
  in_handler[3] = 0;
  priorities(0, 0, 0, 0, 0);
  in_handler[kInterrupt20] = masked_call;
  pend_20();
  unmask();
  finish("svc in an interrupt of its priority");
  priorities(1, 0, 0, 0, 0);
  in_handler[kInterrupt20] = call;
  pend_20();
  finish("svc in an interrupt that it goes before");
  forget();
  kClearEnable = k20;
  pend_20();
  note(" pending");
  kSetEnable = k20;
  barrier();
  finish("an interrupt that is enabled when it is pending");
  mask();
  pend_20();
  kClearPending = k20;
  unmask();
  finish("an interrupt that is taken back");
}

// Stacks

static uint64_t process_stack[32];

__attribute__((naked, noinline)) static void call_with_process_stack(uint32_t top) {
  (void)top;
  __asm__ volatile(
      "msr psp, r0\n"
      "movs r1, #2\n"
      "msr control, r1\n"
      "isb\n"
      "movs r2, #2\nmovs r3, #3\n"
      "svc #2\n"
      "mov r2, sp\n"
      "subs r0, r0, r2\n"  // 0: the stack pointer is where it was
      "mrs r1, control\n"
      "movs r3, #0\n"
      "msr control, r3\n"
      "isb\n"
      "adds r0, r0, r1\n"
      "bx lr");
}

__attribute__((naked, noinline)) static void call_with_odd_stack(void) {
  __asm__ volatile(
      "push {r4, lr}\n"
      "movs r0, #0\nmovs r1, #1\nmovs r2, #2\nmovs r3, #3\nmov r12, r3\n"
      "sub sp, #4\n"
      "svc #3\n"
      "add sp, #4\n"
      "svc #4\n"
      "pop {r4, pc}");
}

static void try_stacks(void) {
  shows_frames = 1;
  print("svc with the process stack\n");
  call_with_process_stack((uint32_t)(process_stack + 32));
  print("svc with the process stack, not on 8 bytes\n");
  call_with_process_stack((uint32_t)(process_stack + 32) - 4);
  print("svc with the main stack, each way\n");
  call_with_odd_stack();
  in_handler[kSvCall] = pend_20;
  priorities(0, 0, 0, 1, 0);
  print("an interrupt in svc with the process stack\n");
  call_with_process_stack((uint32_t)(process_stack + 32));
  in_handler[kSvCall] = fault;
  print("a fault in svc with the process stack\n");
  call_with_process_stack((uint32_t)(process_stack + 32));
  shows_frames = 0;
  forget();
  finish("handlers");
}

// SysTick and sleep

static uint32_t ticks;
static void count(void) {
  if (++ticks == 3) kSystickControl = 0;
}

static void try_systick(void) {
  in_handler[kSystick] = count;
  kSystickReload = 5000;
  kSystickValue = 0;
  kSystickControl = 7;
  while (ticks < 3) __asm__ volatile("wfi");
  finish("systick, three times");
  forget();
  kSystickReload = 100;
  kSystickValue = 0;
  kSystickControl = 5;
  while (!(kSystickControl & 1 << 16)) {
  }
  show("control when it has counted, read once more", kSystickControl);
  kSystickControl = 4;
  kSystickValue = 77;
  show("value that was written", kSystickValue);
  kSystickReload = 0xFFFFFFFF;
  show("reload", kSystickReload);

  mask();
  kSystickReload = 1000;
  kSystickValue = 0;
  kSystickControl = 7;
  __asm__ volatile("wfi");
  kSystickControl = 4;
  note(" awake");
  unmask();
  finish("wfi with interrupts off");
  mask();
  kControlState = kPendSystick;
  barrier();
  kControlState = kPendSystick >> 1;
  barrier();
  unmask();
  finish("systick that is taken back");
  __asm__ volatile("sev\nwfe");
  finish("sev and wfe");
}

static void try_registers(void) {
  kPriorities5 = 0xFFFFFFFF;
  show("priorities of interrupts", kPriorities5);
  kPriorities6 = 0x12345678;
  show("priorities of interrupts", kPriorities6);
  kPriorities8 = 0xFFFFFFFF;
  show("priority of svc", kPriorities8);
  kPriorities12 = 0xFFFF0000;  // QEMU has a priority in the lowest byte, which ARMv6-M does not
  show("priorities of pendsv and systick", kPriorities12);
  forget();
  kClearEnable = 0xFFFFFFFF;
  kSetEnable = k20 | k23;
  show("enabled", kSetEnable);
  kClearEnable = k20;
  show("enabled", kClearEnable);
  mask();
  priorities(3, 0, 0, 0, 0);
  kSetEnable = k20 | k22 | k23;
  kSetPending = k20 | k21 | k22 | k23;
  show("pending", kSetPending);
  show("state with 20 to 23 pending, 21 not enabled, 20 last", control_state());
  kControlState = kPendSv;
  show("state with pendsv as well", control_state());
  kControlState = kPendSv >> 1;
  kClearPending = 0xFFFFFFFF;
  show("state", control_state());
  unmask();
  finish("none is left");
  show("configuration", kConfiguration);
  forget();
}

void start(void) {
  forget();
  for (uint32_t i = 0; i < sizeof trace; ++i) trace[i] = 0;
  traced = shows_frames = ticks = 0;
  unmask();
  try_faults();
  try_priorities();
  try_stacks();
  try_systick();
  try_registers();
  end();
}

#define FOUR(name) name, name, name, name
#define SIXTEEN(name) FOUR(name), FOUR(name), FOUR(name), FOUR(name)
typedef void (*Vector)(void);
__attribute__((section(".vectors"), used)) static const Vector vectors[48] = {
    (Vector)0x20004000, start, handler, handler, FOUR(handler), FOUR(handler), FOUR(handler), SIXTEEN(handler),
    SIXTEEN(handler)};
