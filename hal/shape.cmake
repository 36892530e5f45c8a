# SPDX-License-Identifier: MIT
#
# What a board is, read from its board.cmake and its chip's chip.cmake, so that nothing is listed twice.
# Included by hal/ for the board that is built, and by the simulator for all of them.
set(FRUGAL_HAL_FOLDER ${CMAKE_CURRENT_LIST_DIR})
set(FRUGAL_ROLES left right up down select drop hint back menu
  column1 column2 column3 column4 column5 column6 column7 column8 column9)
set(FRUGAL_MOST_BUTTONS 16)  # frugal/hal/shape.hpp

# The names of the folders in one of hal's.
function(frugal_folders folder names)
  file(GLOB found RELATIVE ${FRUGAL_HAL_FOLDER}/${folder} CONFIGURE_DEPENDS ${FRUGAL_HAL_FOLDER}/${folder}/*)
  list(SORT found)
  set(${names} ${found} PARENT_SCOPE)
endfunction()

# frugal_boards(BOARDS): the names of all boards.
function(frugal_boards names)
  frugal_folders(boards found)
  set(${names} ${found} PARENT_SCOPE)
endfunction()

# Ends with a sentence about a board's board.cmake.
function(frugal_wrong_board board sentence)
  message(FATAL_ERROR "hal/boards/${board}/board.cmake ${sentence}")
endfunction()

# frugal_read_board(BOARD): sets the variables of its board.cmake and of its chip's chip.cmake.
macro(frugal_read_board board)
  foreach(part BUTTONS BUTTON_NAMES GRID PICTURE STORE GAME CHIP FAMILY POOL_BYTES EMULATOR UF2_FAMILY)
    set(FRUGAL_${part} "")
  endforeach()
  foreach(flag COLOURS SOUND SLEEPS)
    set(FRUGAL_${flag} OFF)
  endforeach()
  set(FRUGAL_LEDS 0)
  include(${FRUGAL_HAL_FOLDER}/boards/${board}/board.cmake)
  frugal_folders(chips frugal_chips)
  if(NOT FRUGAL_CHIP IN_LIST frugal_chips)
    list(JOIN frugal_chips ", " frugal_chips)
    frugal_wrong_board(${board} "names the chip '${FRUGAL_CHIP}', which is not in hal/chips. There is: ${frugal_chips}")
  endif()
  if(NOT FRUGAL_POOL_BYTES)
    frugal_wrong_board(${board} "does not set FRUGAL_POOL_BYTES, how many bytes the search may take")
  endif()
  include(${FRUGAL_HAL_FOLDER}/chips/${FRUGAL_CHIP}/chip.cmake)
  set(FRUGAL_FAMILY_FOLDER "")
  if(FRUGAL_FAMILY)
    set(FRUGAL_FAMILY_FOLDER families/${FRUGAL_FAMILY})
  endif()
endmacro()

# "5x7" becomes 5 and 7; nothing at all becomes 0 and 0.
macro(frugal_split board product first second)
  if("${product}" MATCHES "^([0-9]+)x([0-9]+)$")
    set(${first} ${CMAKE_MATCH_1})
    set(${second} ${CMAKE_MATCH_2})
  elseif("${product}" STREQUAL "")
    set(${first} 0)
    set(${second} 0)
  else()
    frugal_wrong_board(${board} "says '${product}', which is not of the form 5x7")
  endif()
endmacro()

# The roles of the buttons, as initialisers of frugal::hal::Role.
function(frugal_roles board literals)
  set(found "")
  foreach(role IN LISTS FRUGAL_BUTTONS)
    if(NOT role IN_LIST FRUGAL_ROLES)
      list(JOIN FRUGAL_ROLES ", " known)
      frugal_wrong_board(${board} "gives a button the role '${role}', which is none. There is: ${known}")
    endif()
    string(SUBSTRING ${role} 0 1 first)
    string(SUBSTRING ${role} 1 -1 rest)
    string(TOUPPER ${first} first)
    if("frugal::hal::Role::k${first}${rest}" IN_LIST found)
      frugal_wrong_board(${board} "gives the role '${role}' to two buttons")
    endif()
    list(APPEND found "frugal::hal::Role::k${first}${rest}")
  endforeach()
  list(LENGTH found count)
  if(count GREATER FRUGAL_MOST_BUTTONS)
    frugal_wrong_board(${board} "has ${count} buttons; ${FRUGAL_MOST_BUTTONS} are the most")
  endif()
  list(JOIN found ", " found)
  set(${literals} "${found}" PARENT_SCOPE)
endfunction()

# What is printed on the buttons, or else their roles, as strings of C++.
function(frugal_button_names board literals)
  set(names ${FRUGAL_BUTTON_NAMES})
  if(NOT names)
    set(names ${FRUGAL_BUTTONS})
  endif()
  list(LENGTH names named)
  list(LENGTH FRUGAL_BUTTONS buttons)
  if(NOT named EQUAL buttons)
    frugal_wrong_board(${board} "names ${named} buttons in FRUGAL_BUTTON_NAMES, and FRUGAL_BUTTONS has ${buttons}")
  endif()
  list(TRANSFORM names PREPEND "\"")
  list(TRANSFORM names APPEND "\"")
  list(JOIN names ", " names)
  set(${literals} "${names}" PARENT_SCOPE)
endfunction()

# "7x6x4" becomes an initialiser of the shape; nothing at all becomes nothing.
function(frugal_game board literal)
  set(${literal} "" PARENT_SCOPE)
  if("${FRUGAL_GAME}" MATCHES "^([0-9]+)x([0-9]+)x([0-9]+)$")
    set(${literal} ", .game_columns = ${CMAKE_MATCH_1}, .game_rows = ${CMAKE_MATCH_2}, .game_line = ${CMAKE_MATCH_3}"
      PARENT_SCOPE)
  elseif(NOT "${FRUGAL_GAME}" STREQUAL "")
    frugal_wrong_board(${board} "says '${FRUGAL_GAME}' in FRUGAL_GAME, which is not of the form 7x6x4")
  endif()
endfunction()

# frugal_shape(BOARD LITERAL): the shape as an initialiser of frugal::hal::Shape. After frugal_read_board.
function(frugal_shape board literal)
  frugal_split(${board} "${FRUGAL_GRID}" columns rows)
  frugal_split(${board} "${FRUGAL_PICTURE}" width height)
  frugal_split(${board} "${FRUGAL_STORE}" pages page_bytes)
  frugal_roles(${board} roles)
  frugal_button_names(${board} names)  # for its mistakes: the names are the simulator's affair
  frugal_game(${board} game)
  foreach(flag colours sound sleeps)
    string(TOUPPER ${flag} name)
    set(${flag} false)
    if(FRUGAL_${name})
      set(${flag} true)
    endif()
  endforeach()
  list(LENGTH FRUGAL_BUTTONS buttons)
  set(parts ".buttons = ${buttons}" ".roles = {${roles}}" ".leds = ${FRUGAL_LEDS}"
    ".grid_columns = ${columns}" ".grid_rows = ${rows}" ".has_colours = ${colours}"
    ".picture_width = ${width}" ".picture_height = ${height}"
    ".has_sound = ${sound}" ".sleeps = ${sleeps}"
    ".store_pages = ${pages}" ".store_page_bytes = ${page_bytes}"
    ".pool_bytes = ${FRUGAL_POOL_BYTES}")
  list(JOIN parts ", " parts)
  set(${literal} "{${parts}${game}}" PARENT_SCOPE)
endfunction()
