# SPDX-License-Identifier: MIT
#
# Read in by project() in the copy that run.sh builds (CMAKE_PROJECT_INCLUDE): the headers that take longest to read
# are read once.
function(frugal_precompile)
  foreach(target frugal_cli frugal_device)
    target_precompile_headers(${target} PRIVATE
      <CLI/CLI.hpp> <fmt/format.h> <memory> <span> <string> <vector>)
  endforeach()
  target_precompile_headers(frugal_cli PRIVATE <nlohmann/json.hpp>)
endfunction()
cmake_language(DEFER CALL frugal_precompile)
