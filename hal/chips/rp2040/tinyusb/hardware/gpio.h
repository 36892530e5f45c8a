// SPDX-License-Identifier: MIT
#pragma once

#include "hardware/structs/io_bank0.h"
#include "hardware/structs/pads_bank0.h"
#include "pico.h"

enum gpio_override { GPIO_OVERRIDE_LOW = 2, GPIO_OVERRIDE_HIGH = 3 };

static inline uint gpio_get_function(uint pin) {
  return io_bank0_hw->io[pin].ctrl & IO_BANK0_GPIO0_CTRL_FUNCSEL_BITS;
}

static inline void gpio_set_oeover(uint pin, uint32_t value) {
  hw_write_masked(&io_bank0_hw->io[pin].ctrl, value << IO_BANK0_GPIO0_CTRL_OEOVER_LSB, IO_BANK0_GPIO0_CTRL_OEOVER_BITS);
}

static inline void gpio_set_inover(uint pin, uint32_t value) {
  hw_write_masked(&io_bank0_hw->io[pin].ctrl, value << IO_BANK0_GPIO0_CTRL_INOVER_LSB, IO_BANK0_GPIO0_CTRL_INOVER_BITS);
}

static inline void gpio_set_pulls(uint pin, bool up, bool down) {
  hw_write_masked(&pads_bank0_hw->io[pin], up << PADS_BANK0_GPIO0_PUE_LSB | down << PADS_BANK0_GPIO0_PDE_LSB,
                  PADS_BANK0_GPIO0_PUE_BITS | PADS_BANK0_GPIO0_PDE_BITS);
}
