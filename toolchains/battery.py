#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long two AA cells last, by calculation:   toolchains/battery.py

docs/results/batteries.md says where the inputs come from. None was measured with this firmware on a real board.
"""

CELL_AH, CELL_V, CELLS = 2.5, 1.2, 2
PICO_ASLEEP_MA, PICO_AWAKE_MA, PICO_V = 1.6, 18.6, 5.0  # its regulator's loss included
LIGHT_DARK_MA, LIGHTS_V = 1.0, 5.0
BOOST = 0.85  # efficiency of a converter from the cells to the lights
PANEL_MA, PANEL_V = 40, 3.3
PICO_GAME_MA, ZIP96_GAME_MA = 20, 22  # of the discs that are on, in the pictures of a game


def pico_mw(milliamps):
    return milliamps * PICO_V


def lights_mw(count, lit_ma=0):
    return (count * LIGHT_DARK_MA + lit_ma) * LIGHTS_V / BOOST


STATES = {
    "asleep, the lights' supply off": pico_mw(PICO_ASLEEP_MA),
    "`pico`, asleep, 64 lights dark": pico_mw(PICO_ASLEEP_MA) + lights_mw(64),
    "`zip96`, asleep, 96 lights dark": pico_mw(PICO_ASLEEP_MA) + lights_mw(96),
    "`pico`, in a game": pico_mw(PICO_AWAKE_MA) + lights_mw(64, PICO_GAME_MA),
    "`zip96`, in a game": pico_mw(PICO_AWAKE_MA) + lights_mw(96, ZIP96_GAME_MA),
    "`pico-oled`, in a game": pico_mw(PICO_AWAKE_MA) + PANEL_MA * PANEL_V,
}


def main():
    energy_mwh = CELLS * CELL_V * CELL_AH * 1000
    print("| state | mW | hours | days |\n|---|---|---|---|")
    for state, power_mw in STATES.items():
        hours = energy_mwh / power_mw
        print(f"| {state} | {power_mw:.0f} | {hours:.0f} | {hours / 24:.1f} |")


if __name__ == "__main__":
    main()
