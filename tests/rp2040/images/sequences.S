// SPDX-License-Identifier: MIT
//
// void run_sequence(code, state): puts all registers and flags as `state` has them, jumps to the code in RAM
// with a stack of its own, and notes in `state` how it left them. The code ends with: push {r0-r7, lr}, and a
// jump to sequence_end.
.syntax unified
.cpu cortex-m0
.thumb
.equ kHigh, 32  // offsets in struct State
.equ kLink, 52
.equ kFlags, 56
.equ kStack, 60

.thumb_func
.global run_sequence
run_sequence:
  push {r4-r7, lr}
  mov r4, r8
  mov r5, r9
  mov r6, r10
  mov r7, r11
  push {r4-r7}
  ldr r2, =own_stack
  mov r3, sp
  str r3, [r2]
  ldr r2, [r1, #kStack]  // the last word that is popped: where to go
  subs r2, #4
  str r0, [r2]
  mov sp, r2
  .irp number, 8, 9, 10, 11, 12
  ldr r2, [r1, #(4 * \number)]
  mov r\number, r2
  .endr
  ldr r2, [r1, #kLink]
  mov lr, r2
  ldr r2, [r1, #kFlags]
  msr apsr_nzcvq, r2
  .irp number, 0, 2, 3, 4, 5, 6, 7, 1
  ldr r\number, [r1, #(4 * \number)]
  .endr
  pop {pc}

.thumb_func
.global sequence_end
sequence_end:
  mrs r1, apsr
  ldr r2, =state
  str r1, [r2, #kFlags]
  .irp number, 8, 9, 10, 11, 12
  mov r1, r\number
  str r1, [r2, #(4 * \number)]
  .endr
  pop {r3-r6}  // r0 to r3
  str r3, [r2, #0]
  str r4, [r2, #4]
  str r5, [r2, #8]
  str r6, [r2, #12]
  pop {r3-r7}  // r4 to r7, lr
  str r3, [r2, #16]
  str r4, [r2, #20]
  str r5, [r2, #24]
  str r6, [r2, #28]
  str r7, [r2, #kLink]
  mov r1, sp
  str r1, [r2, #kStack]
  cpsie i
  ldr r3, =own_stack
  ldr r3, [r3]
  mov sp, r3
  pop {r4-r7}
  mov r8, r4
  mov r9, r5
  mov r10, r6
  mov r11, r7
  pop {r4-r7, pc}

.pool
.section .bss
.balign 4
own_stack: .skip 4
