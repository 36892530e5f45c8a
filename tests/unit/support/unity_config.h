// SPDX-License-Identifier: MIT
//
// Settings of the Unity test framework: 64-bit values everywhere; on a chip, output goes to the
// board's console and there are no floating-point assertions.
#pragma once

#define UNITY_SUPPORT_64

#ifdef FRUGAL_ON_CHIP
#define UNITY_EXCLUDE_FLOAT
#define UNITY_OUTPUT_CHAR(character) frugal_unity_put(character)
#define UNITY_OUTPUT_CHAR_HEADER_DECLARATION frugal_unity_put(int character)
#endif
