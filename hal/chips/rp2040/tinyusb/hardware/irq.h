// SPDX-License-Identifier: MIT
#pragma once

#include "pico.h"

// usb_serial.cpp has the handler.
#define irq_add_shared_handler(number, handler, order) ((void)(handler))
#define irq_remove_handler(number, handler) ((void)(handler))

static inline void irq_set_enabled(uint number, bool is_on) {
  const uint32_t place = is_on ? M0PLUS_NVIC_ISER_OFFSET : M0PLUS_NVIC_ICER_OFFSET;
  *(io_rw_32*)(PPB_BASE + place) = 1u << number;
}
