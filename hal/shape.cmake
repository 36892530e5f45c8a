# SPDX-License-Identifier: MIT
#
# Shapes of boards (frugal/hal/shape.hpp), read from their board.cmake, so that nothing is listed
# twice. Included by hal/ for the board that is built, and by the simulator for all of them.
set(FRUGAL_BOARDS_FOLDER ${CMAKE_CURRENT_LIST_DIR}/boards)

# frugal_boards(BOARDS): the names of all boards.
function(frugal_boards names)
  file(GLOB found RELATIVE ${FRUGAL_BOARDS_FOLDER} CONFIGURE_DEPENDS ${FRUGAL_BOARDS_FOLDER}/*)
  list(SORT found)
  set(${names} ${found} PARENT_SCOPE)
endfunction()

# "5x7" becomes 5 and 7; nothing at all becomes 0 and 0.
macro(frugal_split product first second)
  if("${product}" MATCHES "^([0-9]+) *x *([0-9]+)$")
    set(${first} ${CMAKE_MATCH_1})
    set(${second} ${CMAKE_MATCH_2})
  elseif("${product}" STREQUAL "")
    set(${first} 0)
    set(${second} 0)
  else()
    message(FATAL_ERROR "'${product}' in a board.cmake is not of the form 5x7")
  endif()
endmacro()

# frugal_shape(BOARD LITERAL): the shape as an initialiser of frugal::hal::Shape.
function(frugal_shape board literal)
  set(FRUGAL_BUTTONS 0)
  set(FRUGAL_LEDS 0)
  set(FRUGAL_MATRIX "")
  set(FRUGAL_PICTURE "")
  set(FRUGAL_STORE "")
  include(${FRUGAL_BOARDS_FOLDER}/${board}/board.cmake)
  frugal_split("${FRUGAL_MATRIX}" columns rows)
  frugal_split("${FRUGAL_PICTURE}" width height)
  frugal_split("${FRUGAL_STORE}" pages page_bytes)
  set(parts ".buttons = ${FRUGAL_BUTTONS}" ".leds = ${FRUGAL_LEDS}"
    ".matrix_columns = ${columns}" ".matrix_rows = ${rows}"
    ".picture_width = ${width}" ".picture_height = ${height}"
    ".store_pages = ${pages}" ".store_page_bytes = ${page_bytes}"
    ".pool_bytes = ${FRUGAL_POOL_BYTES}")
  list(JOIN parts ", " parts)
  set(${literal} "{${parts}}" PARENT_SCOPE)
endfunction()
