# SPDX-License-Identifier: MIT
#
# Defines etl::etl, the headers of the Embedded Template Library: those of the enclosing project,
# or those installed on this machine, or else those of the upstream release.
# ETL's own package would add the host's include folder to a cross build, and the host's C library
# with it; a folder that holds nothing but a link to ETL's headers does not. etl_profile.h says how ETL
# checks its containers.
if(TARGET etl::etl)
  return()
endif()

find_path(FRUGAL_ETL_FOLDER etl/version.h NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include)
if(FRUGAL_ETL_FOLDER)
  set(frugal_etl_include ${CMAKE_BINARY_DIR}/etl_headers)
  file(MAKE_DIRECTORY ${frugal_etl_include})
  file(CREATE_LINK ${FRUGAL_ETL_FOLDER}/etl ${frugal_etl_include}/etl SYMBOLIC)
else()
  include(FetchContent)
  FetchContent_Declare(etl GIT_REPOSITORY https://github.com/ETLCPP/etl GIT_TAG 20.39.4
    GIT_SHALLOW ON SOURCE_SUBDIR headers_only)
  FetchContent_MakeAvailable(etl)
  set(frugal_etl_include ${etl_SOURCE_DIR}/include)
endif()

add_library(etl::etl INTERFACE IMPORTED GLOBAL)
target_include_directories(etl::etl INTERFACE ${frugal_etl_include} ${CMAKE_CURRENT_LIST_DIR}/etl_profile)
