// SPDX-License-Identifier: MIT
#pragma once

#define remove_volatile_cast(type, pointer) ((type)(uintptr_t)(pointer))
