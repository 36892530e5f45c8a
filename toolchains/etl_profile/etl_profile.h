// SPDX-License-Identifier: MIT
/// \file
/// How the Embedded Template Library checks its containers; it includes this file by its name.
///
/// To push into a full container, or to pop from an empty one, is an error. On the host it throws. On
/// a chip it is a failed assertion and so a panic: a handler of ETL's own would be called through a
/// pointer, which the bound of the stack can't follow.
#pragma once

#define ETL_CHECK_PUSH_POP
#if defined(__cpp_exceptions)
#define ETL_THROW_EXCEPTIONS
#else
#define ETL_DEBUG
#define __ASSERT_FUNC nullptr  // newlib's hook: the names of functions would fill 300 bytes of flash
#endif
