// SPDX-License-Identifier: MIT
#pragma once

#include "pico.h"

static inline void reset_block(uint32_t blocks) { hw_set_bits(&resets_hw->reset, blocks); }

static inline void unreset_block_wait(uint32_t blocks) {
  hw_clear_bits(&resets_hw->reset, blocks);
  while (~resets_hw->reset_done & blocks) {
  }
}
