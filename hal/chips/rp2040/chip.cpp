// SPDX-License-Identifier: MIT
//
// 125 MHz from a 12 MHz crystal: the PLL makes 1,500 MHz of it, two dividers take a twelfth. Data
// sheet, chapters 2.15 (clocks), 2.16 (crystal), 2.18 (PLL), in the order of pico-sdk's start.
//
// If the crystal does not begin within a third of a second, the chip stays on its ring oscillator
// of 1.8 to 12 MHz: the program runs, but its clock and the console's baud rate are wrong. The
// emulator's crystal begins at once, and its PLL always says that it has locked.
#include "chip.hpp"

#include "pll.hpp"

extern "C" const std::uint32_t vectors[];  // vectors.S

namespace frugal::hal {
namespace {

constexpr std::uint32_t kVectorTable = 0xE000ED08;

constexpr std::uint32_t kClocks = 0x40008000;
constexpr std::uint32_t kReferenceControl = kClocks + 0x30, kReferenceChosen = kClocks + 0x38;
constexpr std::uint32_t kSystemControl = kClocks + 0x3C, kSystemChosen = kClocks + 0x44;
constexpr std::uint32_t kPeripheralControl = kClocks + 0x48, kResuscitate = kClocks + 0x78;
constexpr std::uint32_t kByRing = 0, kByCrystal = 2;         // of the reference clock
constexpr std::uint32_t kByReference = 0, kByPllSystem = 1;  // of the system clock
constexpr std::uint32_t kPeripheralOn = 1u << 11;

constexpr std::uint32_t kCrystal = 0x40024000;
constexpr std::uint32_t kCrystalState = kCrystal + 0x04, kCrystalDelay = kCrystal + 0x0C;
constexpr std::uint32_t kCrystalOn = 0xFABAA0, kStable = 1u << 31;  // 1 to 15 MHz
// In units of 256 periods: 64 ms, which pico-sdk takes for boards whose crystal is slow to begin.
constexpr std::uint32_t kDelay = 64 * ((kCrystalHz / 1000 + 128) / 256);
constexpr int kTries = 10;

using SystemPll = Pll<0x40028000, 125, 6, 2>;
static_assert(SystemPll::kHz == kClockHz);

// Both multiplexers switch without glitches, and say when they have.
void choose(std::uint32_t control, std::uint32_t source) {
  write_register(control, source);
  while (!(read_register(control + 8) & 1u << source)) {
  }
}
static_assert(kReferenceChosen == kReferenceControl + 8 && kSystemChosen == kSystemControl + 8);

bool start_crystal() {
  write_register(kCrystalDelay, kDelay);
  write_register(kCrystal, kCrystalOn);
  bool is_stable = false;
  for (int tries = 0; tries < kTries && !is_stable; ++tries) {
    is_stable = await_bits(kCrystalState, kStable);
  }
  return is_stable;
}

void start_clocks() {
  write_register(kResuscitate, 0);
  if (!start_crystal()) return;
  choose(kSystemControl, kByReference);
  choose(kReferenceControl, kByRing);
  set_bits_at_once(Blocks::kReset, Blocks::kPllSystem);
  Blocks::release(Blocks::kPllSystem);
  choose(kReferenceControl, kByCrystal);
  speed_up();
}

// 32 MB below the RAM, nothing allowed there; elsewhere all is as without the unit.
void guard_stack() {
  constexpr std::uint32_t kUnit = 0xE000ED94, kBase = 0xE000ED9C, kSizeAndRights = 0xE000EDA0;
  constexpr std::uint32_t kRegion0 = 1u << 4, kExecuteNever = 1u << 28, k32Mb = 24u << 1;
  write_register(kBase, 0x1E000000 | kRegion0);
  write_register(kSizeAndRights, kExecuteNever | k32Mb | 1);
  write_register(kUnit, 5);  // on, with the usual map behind it
}

}  // namespace

void slow_down() {
  choose(kSystemControl, kByReference);
  SystemPll::stop();
}

void speed_up() {
  if (SystemPll::start()) choose(kSystemControl, kByPllSystem);
}

// The QSPI bus goes on reading the flash meanwhile; a debugger may have left anything else.
void chip_start() {
  clear_bits_at_once(WatchdogRegisters::kControl, WatchdogRegisters::kEnable);
  write_register(kVectorTable, reinterpret_cast<std::uintptr_t>(vectors));
  guard_stack();
  constexpr std::uint32_t kStayOn = Blocks::kIoQspi | Blocks::kPadsQspi | Blocks::kPllSystem |
                                    Blocks::kPllUsb | Blocks::kSystemSettings | Blocks::kUsb;
  set_bits_at_once(Blocks::kReset, Blocks::kAll & ~kStayOn);
  start_clocks();
  write_register(kPeripheralControl, kPeripheralOn);                           // the system's clock
  write_register(WatchdogRegisters::kTick, kCrystalHz / 1'000'000 | 1u << 9);  // a microsecond
  Blocks::release(Blocks::kIoBank0 | Blocks::kPadsBank0 | Blocks::kTimer);
}

}  // namespace frugal::hal
