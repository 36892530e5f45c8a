// SPDX-License-Identifier: MIT
#pragma once

#include "hardware/structs/timer.h"
#include "pico.h"

static inline uint32_t time_us_32(void) { return timer_hw->timerawl; }
