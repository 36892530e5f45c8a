// SPDX-License-Identifier: MIT
/// \file
/// What a board is made of, and the check that no pin is used twice.
///
/// A board's board.hpp has one struct, in which each member is a part on pins of the chip:
///
///   struct Board : NoParts {
///     using Console = Uart<0, Pin<0>, Pin<1>>;
///     using Buttons = DirectKeys<Active::kLow, Pin<13>, Pin<14>, Pin<15>>;
///     using Grid = Ws2812<PixelWire<Pin<28>>, 8, 8, 400>;
///   };
///
/// The glue in parts/ makes the functions of frugal/hal/ of them. A pin that two parts use does not
/// compile; the message names the pin.
#pragma once

#include <concepts>

#include "pins.hpp"

namespace frugal::hal {

/// The members that a board may have, each of which is nothing until the board says otherwise.
struct NoParts {
  struct Nothing {
    using Pins = PinList<>;
  };
  using Console = Nothing;  ///< always there
  using Usb = Nothing;      ///< the console once more, by USB
  using Buttons = Nothing;  ///< in the order of FRUGAL_BUTTONS
  using Leds = Nothing;
  using Grid = Nothing;
  using Picture = Nothing;
  using Sound = Nothing;
};

template <class... Lists>
struct Joined {
  using List = PinList<>;
};
template <class... Pins>
struct Joined<PinList<Pins...>> {
  using List = PinList<Pins...>;
};
template <class... First, class... Second, class... Others>
struct Joined<PinList<First...>, PinList<Second...>, Others...>
    : Joined<PinList<First..., Second...>, Others...> {};

/// All pins of a board, part by part.
template <class Board>
using PinsOf = typename Joined<typename Board::Console::Pins, typename Board::Buttons::Pins,
                               typename Board::Leds::Pins, typename Board::Grid::Pins,
                               typename Board::Picture::Pins, typename Board::Sound::Pins>::List;

template <class Pin, class... Pins>
consteval bool is_used_once(PinList<Pins...>) {
  constexpr int kUses = (int{std::same_as<Pin, Pins>} + ...);
  static_assert(kUses == 1, "two parts of board.hpp use this pin");
  return kUses == 1;
}

template <class... Pins>
consteval bool each_is_used_once(PinList<Pins...> pins) {
  return (is_used_once<Pins>(pins) && ... && true);
}

}  // namespace frugal::hal
