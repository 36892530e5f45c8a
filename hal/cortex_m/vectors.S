// SPDX-License-Identifier: MIT
//
// The vector table of every Cortex-M: the initial stack pointer, 15 system exceptions, 64
// interrupts. A board serves interrupt N by defining irq_N (as extern "C"); systick_handler and
// nmi_handler likewise. Whatever nobody serves is a fault.
    .syntax unified
    .thumb

    .section .text.unserved, "ax"
    .thumb_func
unserved:
    mov     r0, sp
    bl      fault

    .section .vectors, "a"
    .global vectors
    .weak nmi_handler
    .thumb_set nmi_handler, unserved
    .weak systick_handler
    .thumb_set systick_handler, unserved
vectors:
    .word   stack_top
    .word   reset_handler
    .word   nmi_handler
    .rept   12
    .word   unserved
    .endr
    .word   systick_handler

    .altmacro
    .macro  interrupt number
    .weak   irq_\number
    .thumb_set irq_\number, unserved
    .word   irq_\number
    .endm

    .set    number, 0
    .rept   64
    interrupt %number
    .set    number, number + 1
    .endr
    .global vectors_end
vectors_end:
