// SPDX-License-Identifier: MIT
//
// Random commands of the Go Text Protocol for Go, with garbage between and in them. Each command
// has one answer of the right form, and the game stays one that the rules allow. And random SGF
// files: the reader accepts each, or refuses it with a reason.
//
//   test_go_gtp_fuzz [COMMANDS [SEED]]      4000 commands without an argument
#include <unity.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "frugal/random.hpp"
#include "notation/go_replay.hpp"
#include "notation/sgf.hpp"
#include "support/go_desk.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Random;
using frugal::app::go::Session;

std::uint32_t commands = 4000;
std::uint32_t seed = 1;

template <std::size_t kCount>
std::string any_of(const std::array<const char*, kCount>& words, Random& random) {
  return words[static_cast<std::size_t>(random.below(static_cast<int>(kCount)))];
}

constexpr std::array kQuick{"protocol_version",
                            "name",
                            "version",
                            "known_command",
                            "list_commands",
                            "boardsize",
                            "clear_board",
                            "komi",
                            "undo",
                            "showboard",
                            "time_settings",
                            "time_left",
                            "kgs-time_settings",
                            "fixed_handicap",
                            "place_free_handicap",
                            "set_free_handicap",
                            "is_legal",
                            "list_stones",
                            "last_move",
                            "get_komi",
                            "gogui-analyze_commands",
                            "frugal-pool",
                            "frugal-stats",
                            "frugal-visits",
                            "frugal-rates",
                            "frugal-pv",
                            "frugal-variation",
                            "frugal-playouts",
                            "frugal-seed",
                            "frugal-own",
                            "quit",
                            "nonsense"};
constexpr std::array kSlow{
    "genmove",     "genmove",           "reg_genmove",     "kgs-genmove_cleanup",
    "final_score", "final_status_list", "frugal-ownership"};
constexpr std::array kWords{
    "b",        "w",       "black", "WHITE", "pass",       "resign",
    "A1",       "C3",      "t19",   "j9",    "I5",         "Z99",
    "0",        "1",       "2",     "5",     "9",          "-1",
    "7.5",      "-0.5",    "6.25",  "1e9",   "4294967296", "99999999999999999999",
    "dead",     "alive",   "seki",  "none",  "byoyomi",    "canadian",
    "absolute", "genmove", "=",     "?",     "\x7f",       "\xff\xfe",
    "D4D4"};

std::string words_of(std::string first, std::string_view second) {
  first += ' ';
  first += second;
  return first;
}

std::string any_point(int size, Random& random) {
  const char letter = frugal::app::letter_of(random.below(size));
  return letter + std::to_string(1 + random.below(size));
}

std::string plausible_line(int size, Random& random) {
  const std::string colour = random.below(2) == 0 ? "b" : "w";
  const int kind = random.below(100);
  if (kind < 55) return words_of("play", words_of(colour, any_point(size, random)));
  if (kind < 58) return words_of("play", words_of(colour, "pass"));
  if (kind < 60) return words_of(any_of(kSlow, random), random.below(2) == 0 ? colour : "dead");
  std::string line = any_of(kQuick, random);
  for (int words = random.below(4); words > 0; --words)
    line = words_of(line, any_of(kWords, random));
  return line;
}

char any_byte(Random& random) {
  const char byte = static_cast<char>(random.below(256));
  return byte == '\n' ? ' ' : byte;
}

void damage(std::string& line, Random& random) {
  for (int changes = 1 + random.below(4); changes > 0 && !line.empty(); --changes) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(line.size())));
    const int kind = random.below(3);
    if (kind == 0) line[at] = any_byte(random);
    if (kind == 1) line.insert(at, 1, any_byte(random));
    if (kind == 2) line.erase(at, 1);
  }
}

std::string any_line(int size, Random& random) {
  const int kind = random.below(100);
  std::string line;
  if (kind < 4) {
    for (int bytes = random.below(kind == 0 ? 3000 : 80); bytes > 0; --bytes)
      line += any_byte(random);
    return line;
  }
  if (random.below(4) == 0) line = words_of(std::to_string(random.below(60000)), "");
  line += plausible_line(size, random);
  if (kind < 20) damage(line, random);
  if (kind > 95) line = words_of(line, words_of("#", any_of(kWords, random)));
  return line;
}

/// What section 2 of the protocol leaves of a line: a second implementation, as a check.
std::string cleaned(const std::string& line) {
  std::string left;
  for (const char c : line.substr(0, line.find('#'))) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\t') left += ' ';
    if (byte >= 32 && byte != 127) left += c;
  }
  return left;
}

bool is_number(const std::string& word) {
  return !word.empty() && word.size() <= 9 && word.find_first_not_of("0123456789") == word.npos;
}

/// How the answer to a line begins, without the sign; "none" if the line has no answer.
std::string expected_head(const std::string& line) {
  std::string text = cleaned(line);
  const bool is_too_long = text.size() > frugal::app::go::kLongestCommand;
  text = text.substr(0, frugal::app::go::kLongestCommand);
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == text.npos) return is_too_long ? " " : "none";
  const std::size_t end = text.find(' ', begin);
  const std::string word = text.substr(begin, end - begin);
  if (!is_number(word)) return " ";
  const bool is_alone = end == text.npos || text.find_first_not_of(' ', end) == text.npos;
  return is_alone && !is_too_long ? "none" : std::to_string(std::stoul(word)) + " ";
}

void check_answer(const std::string& line, std::string_view answer) {
  const std::string head = expected_head(line);
  const char* const told = line.c_str();
  if (head == "none") {
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, static_cast<int>(answer.size()), told);
    return;
  }
  TEST_ASSERT_TRUE_MESSAGE(answer.size() >= 4 && (answer[0] == '=' || answer[0] == '?'), told);
  TEST_ASSERT_TRUE_MESSAGE(answer.substr(1, head.size()) == head, told);
  TEST_ASSERT_TRUE_MESSAGE(answer.find("\n\n") == answer.size() - 2, told);
  for (const char c : answer) TEST_ASSERT_TRUE_MESSAGE(c == '\n' || (c >= 32 && c < 127), told);
}

/// Plays the moves so far in a new session, and compares the positions.
template <class G>
void check_game(const Session<G>& session) {
  auto again = std::make_unique<Session<G>>();
  again->clear();
  again->set_komi(session.komi_halves());
  for (int ply = 0; ply < session.plies(); ++ply) {
    TEST_ASSERT_TRUE(again->play(session.mover_at(ply), session.move_at(ply)));
  }
  TEST_ASSERT_TRUE(again->position().key().bits == session.position().key().bits);
}

template <int kSize>
void talk(std::uint32_t count) {
  using G = frugal::Go<kSize>;
  static std::array<std::byte, 6000> pool;
  const auto desk = std::make_unique<GoDesk<G>>(pool);
  Random random(seed);
  desk->patience_ = 4;
  std::uint32_t answered = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::string line = any_line(kSize, random);
    const std::string_view answer = desk->ask_bytes(line + "\n");
    check_answer(line, answer);
    answered += !answer.empty();
    if (i % 1000 == 0) check_game(desk->session_);
    if (count > 50000 && i % 50000 == 0)
      std::fprintf(stderr, "%dx%d: %u commands\n", kSize, kSize, i);
  }
  check_game(desk->session_);
  TEST_ASSERT_TRUE(answered > count / 2);
}

void test_every_command_has_an_answer_on_5x5() { talk<5>(commands * 6 / 10); }
void test_every_command_has_an_answer_on_9x9() { talk<9>(commands * 3 / 10); }
void test_every_command_has_an_answer_on_19x19() { talk<19>(commands / 10); }

std::string any_record(Random& random) {
  constexpr std::array kParts{";",      "(",        ")",       "B[aa]",     "W[bb]",  ";B[cc]",
                              ";W[dd]", ";B[]",     ";W[tt]",  "AB[aa:bb]", "AW[ee]", "AE[aa][bb]",
                              "C[\\]]", "SZ[5]",    "SZ[9:9]", "KM[6.5]",   "KM[x]",  "GM[1]",
                              "PL[W]",  "[",        "]",       "\\",        "\n",     ";B[ea]",
                              ";W[ce]", "Black[dc]"};
  std::string text = random.below(10) == 0 ? "" : "(;SZ[5]";
  for (int parts = random.below(30); parts > 0; --parts) text += any_of(kParts, random);
  text += ")";
  if (random.below(3) == 0) damage(text, random);
  return text;
}

void test_every_record_is_read_or_refused_with_a_reason() {
  Random random(seed);
  std::uint32_t read = 0;
  const std::uint32_t records = commands / 4;
  const auto session = std::make_unique<Session<frugal::Go<5>>>();
  for (std::uint32_t i = 0; i < records; ++i) {
    const std::string text = any_record(random);
    try {
      const auto record = frugal::notation::parse_go_record(text, "game");
      if (record.size != 5) continue;
      frugal::notation::GoReplay<frugal::Go<5>>(*session).play(record, 0);
      ++read;
    } catch (const frugal::notation::GoRecordError& error) {
      TEST_ASSERT_TRUE_MESSAGE(std::string_view(error.what()).size() > 10, text.c_str());
    }
  }
  TEST_ASSERT_TRUE(read > records / 100);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count > 1) commands = static_cast<std::uint32_t>(std::strtoul(words[1], nullptr, 10));
  if (count > 2) seed = static_cast<std::uint32_t>(std::strtoul(words[2], nullptr, 10));
  UNITY_BEGIN();
  RUN_TEST(test_every_command_has_an_answer_on_5x5);
  RUN_TEST(test_every_command_has_an_answer_on_9x9);
  RUN_TEST(test_every_command_has_an_answer_on_19x19);
  RUN_TEST(test_every_record_is_read_or_refused_with_a_reason);
  return UNITY_END();
}
