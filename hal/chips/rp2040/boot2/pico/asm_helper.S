// SPDX-License-Identifier: MIT
//
// What pico-sdk's boot2 asks of the file of this name, in place of pico-sdk's, which wants headers that
// its own build makes.
    .syntax unified
    .thumb

    .macro  pico_default_asm_setup
    .endm

    .macro  regular_func name
    .global \name
    .type   \name, %function
    .thumb_func
\name:
    .endm
