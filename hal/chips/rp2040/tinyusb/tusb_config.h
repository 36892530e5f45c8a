// SPDX-License-Identifier: MIT
//
// TinyUSB, as this project wants it: one serial port.
#pragma once

#define CFG_TUSB_MCU OPT_MCU_RP2040
#define CFG_TUSB_OS OPT_OS_NONE
#define CFG_TUSB_RHPORT0_MODE OPT_MODE_DEVICE

#define CFG_TUD_CDC 1
#define CFG_TUD_CDC_RX_BUFSIZE 64  // a packet; the next one waits in the PC
#define CFG_TUD_CDC_TX_BUFSIZE 64
