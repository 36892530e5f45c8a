// SPDX-License-Identifier: MIT
#include "simulator/frame.hpp"

#include <array>
#include <cstdint>

#include "app/common/discs.hpp"
#include "app/common/font.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/palette.hpp"
#include "simulator/board.hpp"

namespace frugal::sim {
namespace {

constexpr int kWidth = 128;
constexpr int kHeight = 64;
constexpr int kCell = 9;
constexpr int kDisc = 7;
constexpr int kWordGrey = 7;  // what is darker lies behind the words

int pixel(int x, int y) {
  const auto place = static_cast<std::size_t>((y * kWidth + x) / 2);
  if (x < 0 || y < 0 || x >= kWidth || place >= board().picture.size()) return 0;
  return x % 2 == 0 ? board().picture[place] >> 4 : board().picture[place] & 15;
}

using Patch = std::array<std::uint8_t, kDisc>;

Patch patch_at(int left, int top) {
  Patch patch{};
  for (int y = 0; y < kDisc; ++y) {
    for (int x = 0; x < kDisc; ++x) {
      if (pixel(left + x, top + y) > 0) {
        patch[static_cast<std::size_t>(y)] |= static_cast<std::uint8_t>(0x80 >> x);
      }
    }
  }
  return patch;
}

constexpr Patch both(const Patch& a, const Patch& b) {
  Patch sum{};
  for (std::size_t i = 0; i < kDisc; ++i) sum[i] = a[i] | b[i];
  return sum;
}

constexpr Patch kEmpty{0, 0, 0, 0x10, 0, 0, 0};
constexpr Patch kFrame{0xFE, 0x82, 0x82, 0x82, 0x82, 0x82, 0xFE};

struct Shape {
  Patch patch;
  char sign;
};
using namespace app::discs;
constexpr std::array<Shape, 8> kShapes{{{Patch{}, ' '},
                                        {kEmpty, '.'},
                                        {kFull, 'X'},
                                        {kRing, 'O'},
                                        {both(kFull, kCorners), '&'},
                                        {both(kRing, kCorners), '@'},
                                        {kDots, ':'},
                                        {both(kFrame, kDots), '*'}}};

/// A cell of the board that is dark altogether is one that blinks.
char sign_at(int left, int top) {
  const Patch patch = patch_at(left, top);
  for (const Shape& each : kShapes) {
    if (each.patch == patch) return each.sign;
  }
  return '?';
}

Frame read_picture(int columns, int rows) {
  Frame frame(static_cast<std::size_t>(rows + 1));
  for (int x = 0; x < columns; ++x) {
    frame[0] += patch_at(1 + x * kCell, 0) == kArrow ? 'v' : '.';
    for (int row = 0; row < rows; ++row) {
      frame[static_cast<std::size_t>(row + 1)] +=
          sign_at(1 + x * kCell, kHeight - (rows - row) * kCell - 1);
    }
  }
  return frame;
}

/// In the order of hal::Light.
constexpr std::string_view kMeaningSigns = ".XO&@v:*=#+-!o";
static_assert(kMeaningSigns.size() == hal::kMeanings);

char sign_of(hal::Light light, bool has_colours) {
  return has_colours ? kMeaningSigns[static_cast<std::size_t>(light)]
                     : ".-+#"[hal::brightness_of(light)];
}

Frame read_grid(const hal::Shape& shape) {
  Frame frame;
  for (std::size_t i = 0; i < board().grid.size(); ++i) {
    if (i % shape.grid_columns == 0) frame.emplace_back();
    frame.back() += sign_of(board().grid[i], shape.has_colours);
  }
  return frame;
}

/// Whether this letter stands here, each of its pixels `scale` wide and high, nothing close behind.
bool is_letter(char letter, int left, int top, int scale) {
  if (left + app::kGlyphWidth * scale > kWidth || top + app::kGlyphHeight * scale > kHeight)
    return false;
  const std::uint32_t glyph = app::glyph_of(letter);
  for (int y = 0; y < app::kGlyphHeight * scale; ++y) {
    for (int x = 0; x < app::kGlyphStep * scale; ++x) {
      const int at =
          app::kGlyphWidth * app::kGlyphHeight - 1 - (y / scale * app::kGlyphWidth + x / scale);
      const bool is_lit = x < app::kGlyphWidth * scale && (glyph >> at & 1u) != 0;
      if (left + x < kWidth && is_lit != (pixel(left + x, top + y) >= kWordGrey)) return false;
    }
  }
  return true;
}

bool is_text(const std::string& text, int left, int top, int scale) {
  for (const char letter : text) {
    if (!is_letter(letter, left, top, scale)) return false;
    left += app::kGlyphStep * scale;
  }
  return true;
}

char letter_at(int left, int top, int scale) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!>-:";
  for (const char letter : kLetters) {
    if (is_letter(letter, left, top, scale)) return letter;
  }
  return is_letter(' ', left, top, scale) ? ' ' : '\0';
}

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// The words from this letter on, up to a wide gap; empty if no letter stands here, or a lone sign,
/// which may as well be a part of a drawing.
std::string words_at(int left, int top, int scale) {
  std::string words;
  for (; left + app::kGlyphWidth * scale <= kWidth; left += app::kGlyphStep * scale) {
    const char letter = letter_at(left, top, scale);
    if (letter == '\0' || (letter == ' ' && (words.empty() || words.ends_with("  ")))) break;
    words += letter;
  }
  return trimmed(words);
}

bool is_word(const std::string& words) {
  if (words == ">") return true;  // before the chosen item of the menu
  for (const char each : words) {
    if (each >= '0' && each <= '9' && words.size() == 1) return true;
  }
  return words.size() > 1 && words.find_first_not_of("-!:>I1 ") != std::string::npos;
}

}  // namespace

Frame read_frame(const hal::Shape& shape, int columns, int rows) {
  if (shape.has_picture()) return read_picture(columns, rows);
  if (shape.has_grid()) return read_grid(shape);
  Frame frame(1);
  for (int i = 0; i < shape.leds; ++i) frame[0] += (board().leds >> i & 1u) != 0 ? '#' : '.';
  return frame;
}

std::vector<std::string> read_words() {
  std::vector<std::string> lines;
  for (int top = 0; top + app::kGlyphHeight <= kHeight; ++top) {
    std::string line;
    for (int left = 0; left < kWidth; ++left) {
      for (const int scale : {2, 1}) {
        const std::string words = words_at(left, top, scale);
        if (!is_word(words)) continue;
        line += (line.empty() ? "" : "  ") + words;
        left += static_cast<int>(words.size()) * app::kGlyphStep * scale;
        break;
      }
    }
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

bool shows_text(const std::string& text) {
  for (int top = 0; top < kHeight; ++top) {
    for (int left = 0; left < kWidth; ++left) {
      if (is_text(text, left, top, 1) || is_text(text, left, top, 2)) return true;
    }
  }
  return false;
}

std::string signs_of(const hal::Shape& shape) {
  if (shape.has_picture()) return "XO&@:*v. ";
  if (!shape.has_grid()) return "#.";
  return shape.has_colours ? std::string(kMeaningSigns) : "#+-.";
}

hal::Light light_of(char sign) {
  const std::size_t found = kMeaningSigns.find(sign);
  return found == std::string_view::npos ? hal::Light::kDark : static_cast<hal::Light>(found);
}

std::string legend_of(const hal::Shape& shape) {
  if (shape.has_picture()) {
    return "X full, O ring, & and @ with corners, : where it lands, * hint, v arrow, . empty";
  }
  if (shape.has_grid() && shape.has_colours) {
    return "X yours, O and o mine, & and @ the same in the line that won, v cursor, : where it "
           "lands, "
           "* hint, = progress, # sign, + value, - edge, ! alarm, . dark";
  }
  if (shape.has_grid()) return "# bright, + medium, - dim, . dark";
  return "# on, . off";
}

}  // namespace frugal::sim
