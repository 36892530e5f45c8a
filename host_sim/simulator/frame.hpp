// SPDX-License-Identifier: MIT
/// \file
/// What the lights of the simulated board say, read back from what it lit, as text.
///
///   picture   a row for the arrow (v), then the board's:   X full   O ring   & @ with corners
///             : where the disc would land   * a hint   . empty   ? anything else
///   grid      of one colour:  # bright   + medium   - dim   . dark
///             of colours:     X yours   O o mine   & @ the same in the line that won   v cursor
///             : where the disc would land   * hint   = progress   # sign   + value   - edge
///             ! alarm   . dark
///   LEDs      # on   . off; light 0 stands first
///
/// A picture's words are read as well: letter by letter, wherever one of the font stands.
#pragma once

#include <string>
#include <vector>

#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::sim {

using Frame = std::vector<std::string>;

/// The lights as they are now. A picture is read as a board of so many columns and rows.
Frame read_frame(const hal::Shape& shape, int columns, int rows);

/// The lines of text in the picture, from the top, those side by side from the left.
std::vector<std::string> read_words();

/// Whether this text stands anywhere in the picture.
bool shows_text(const std::string& text);

/// The characters that a frame of such a board may have.
std::string signs_of(const hal::Shape& shape);

/// What a character of a grid of colours stands for.
hal::Light light_of(char sign);

/// The same characters, each with its meaning.
std::string legend_of(const hal::Shape& shape);

}  // namespace frugal::sim
