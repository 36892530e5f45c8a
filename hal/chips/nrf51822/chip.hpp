// SPDX-License-Identifier: MIT
/// \file
/// Nordic nRF51822.
#pragma once

#include "nrf5.hpp"
