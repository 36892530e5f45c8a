// SPDX-License-Identifier: MIT
//
// The vector table of every Cortex-M: the initial stack pointer, 15 system exceptions, 64
// interrupts. A board serves interrupt N by defining irq_N (as extern "C"); systick_handler and
// nmi_handler likewise. An interrupt without a handler is a fault.
//
// Also what C++ can't express: the first instructions after reset, the entry to fault(), and the
// breakpoint by which a program calls a debugger.
    .syntax unified
    .thumb

    .section .text.reset, "ax"
    .thumb_func
reset:                              @ a boot loader may have left anything
    movs    r0, #0
    msr     control, r0
    ldr     r0, =stack_top
    msr     msp, r0
#if __ARM_ARCH >= 7
    ldr     r0, =0xE000ED08         @ VTOR
    ldr     r1, =vectors
    str     r1, [r0]
#endif
    bl      reset_handler
    .ltorg

    .section .text.unserved, "ax"
    .thumb_func
unserved:
    mov     r0, sp
    ldr     r1, =stack_begin
    cmp     r0, r1
    blo     overflow
    push    {r4, lr}
    bl      fault
    pop     {r4, pc}
overflow:
    ldr     r0, =stack_top
    mov     sp, r0
    bl      stack_overflow
    .ltorg

    .section .text.semihosting_call, "ax"
    .global semihosting_call
    .thumb_func
semihosting_call:
    bkpt    0xab
    bx      lr

    .section .vectors, "a"
    .global vectors
    .weak nmi_handler
    .thumb_set nmi_handler, unserved
    .weak systick_handler
    .thumb_set systick_handler, unserved
vectors:
    .word   stack_top
    .word   reset
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
