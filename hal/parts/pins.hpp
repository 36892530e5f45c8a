// SPDX-License-Identifier: MIT
/// \file
/// Pins, as parts see them. A chip has `Pin<...>`: which bit of which bank it is. A bank is a
/// register full of pins:
///
///   levels()                   of all its pins, a bit each
///   write(mask, levels)        those of the mask get these levels, the others keep theirs
///   make_inputs(mask, pull)
///   make_outputs(mask)
///
/// A PinGroup numbers a part's pins from 0, wherever they are, and touches each bank once.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace frugal::hal {

/// What holds an input that nothing drives.
enum class Pull : std::uint8_t { kNone, kUp, kDown };

/// The level that means "on" or "down".
enum class Active : std::uint8_t { kLow, kHigh };

template <class Bank>
concept PinBank = requires(std::uint32_t mask) {
  { Bank::levels() } -> std::convertible_to<std::uint32_t>;
  Bank::write(mask, mask);
  Bank::make_inputs(mask, Pull::kUp);
  Bank::make_outputs(mask);
};

template <class Pin>
concept IsPin = PinBank<typename Pin::Bank> &&(Pin::kBit < 32);

/// The pins of a part, for the check that no pin is used twice.
template <class... Pins>
struct PinList {};

template <IsPin... Pins>
class PinGroup {
 public:
  using List = PinList<Pins...>;
  static constexpr std::size_t kSize = sizeof...(Pins);
  static constexpr std::uint32_t kAll = static_cast<std::uint32_t>((std::uint64_t{1} << kSize) - 1);

  static void make_inputs(Pull pull) {
    for_each_bank([pull]<class Bank>(Bank) { Bank::make_inputs(mask<Bank>(), pull); });
  }
  static void make_outputs() {
    for_each_bank([]<class Bank>(Bank) { Bank::make_outputs(mask<Bank>()); });
  }
  /// Bit i: pin i is high.
  static std::uint32_t levels() {
    std::uint32_t gathered = 0;
    for_each_bank([&]<class Bank>(Bank) { gathered |= gather<Bank>(Bank::levels()); });
    return gathered;
  }
  static void write(std::uint32_t levels) {
    for_each_bank([=]<class Bank>(Bank) { Bank::write(mask<Bank>(), spread<Bank>(levels)); });
  }

  /// Of the group's pins those in this bank, where the bank has them.
  template <class Bank>
  static constexpr std::uint32_t mask() {
    return spread<Bank>(kAll);
  }
  template <class Bank>
  static constexpr std::uint32_t spread(std::uint32_t levels) {
    if constexpr (is_run<Bank>()) {
      return (levels & kAll) << kBits[0];
    } else {
      std::uint32_t spread = 0;
      ((spread |= is_in<Bank, Pins>() ? (levels >> index<Pins>() & 1) << Pins::kBit : 0), ...);
      return spread;
    }
  }

 private:
  static constexpr std::array<unsigned, kSize> kBits{Pins::kBit...};

  template <class Bank, class Pin>
  static constexpr bool is_in() {
    return std::same_as<Bank, typename Pin::Bank>;
  }
  template <class Pin>
  static constexpr std::size_t index() {
    std::size_t i = 0, found = 0;
    ((std::same_as<Pin, Pins> ? found = i++ : i++), ...);
    return found;
  }
  template <class Pin>
  static constexpr bool is_first_of_bank() {
    std::size_t i = 0, first = kSize;
    ((first = first == kSize && is_in<typename Pin::Bank, Pins>() ? i : first, ++i), ...);
    return first == index<Pin>();
  }
  /// Whether they follow each other in one bank: then moving them is one shift.
  template <class Bank>
  static constexpr bool is_run() {
    bool is_run = (is_in<Bank, Pins>() && ...);
    for (std::size_t i = 1; i < kSize; ++i) is_run = is_run && kBits[i] == kBits[0] + i;
    return is_run;
  }
  template <class Bank>
  static constexpr std::uint32_t gather(std::uint32_t levels) {
    if constexpr (is_run<Bank>()) {
      return levels >> kBits[0] & kAll;
    } else {
      std::uint32_t gathered = 0;
      ((gathered |= is_in<Bank, Pins>() ? (levels >> Pins::kBit & 1) << index<Pins>() : 0), ...);
      return gathered;
    }
  }
  template <class Use>
  static void for_each_bank(Use use) {
    (use_once<Pins>(use), ...);
  }
  template <class Pin, class Use>
  static void use_once(Use use) {
    if constexpr (is_first_of_bank<Pin>()) use(typename Pin::Bank{});
  }
};

}  // namespace frugal::hal
