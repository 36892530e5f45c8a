// SPDX-License-Identifier: MIT
//
// An alarm that may say for how many microseconds it wants to come again. There is one (usb_alarm.cpp).
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef int alarm_id_t;
typedef int64_t (*alarm_callback_t)(alarm_id_t id, void* data);
alarm_id_t add_alarm_in_ms(uint32_t ms, alarm_callback_t callback, void* data, bool fire_if_past);

// Asked for where there is no alarm left: there always is.
void busy_wait_us(uint64_t us);
