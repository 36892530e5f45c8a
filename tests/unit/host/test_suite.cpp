// SPDX-License-Identifier: MIT
//
// Files of regression tests: what is read from them, what is left out, and what is refused. Each
// test writes its own file into a folder of its own, which goes with it.
#include "regress/suite.hpp"

#include <unistd.h>
#include <unity.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using frugal::regress::read_suite;
using frugal::regress::Suite;
using frugal::regress::Test;
using Lines = std::vector<std::string>;

fs::path folder;

void write(const std::string& name, const std::string& text) {
  fs::create_directories((folder / name).parent_path());
  std::ofstream(folder / name, std::ios::binary) << text;
}

Suite suite_of(const std::string& text) {
  write("drawn.tst", text);
  return read_suite(folder / "drawn.tst");
}

/// The only test of a file.
Test test_of(const std::string& text) {
  Suite suite = suite_of(text);
  TEST_ASSERT_EQUAL_INT_MESSAGE(1, suite.tests.size(), text.c_str());
  return suite.tests.front();
}

void check_text(const std::string& expected, const std::string& actual) {
  TEST_ASSERT_EQUAL_STRING(expected.c_str(), actual.c_str());
}

void check_lines(const Lines& expected, const Lines& actual) {
  for (std::size_t i = 0; i < expected.size() && i < actual.size(); ++i) {
    check_text(expected[i], actual[i]);
  }
  TEST_ASSERT_EQUAL_INT(expected.size(), actual.size());
}

/// What the reader says of a file that it refuses.
std::string refusal_of(const std::string& text) {
  try {
    suite_of(text);
  } catch (const std::invalid_argument& reason) {
    return reason.what();
  }
  return "";
}

void test_a_diagram_becomes_moves_of_black_then_of_white_and_the_last_stone_last() {
  const Test test = test_of(
      "diagram\n. . O\nX X o\n, X .\nkomi 2.5\nplay b A3\n"
      "7 reg_genmove white\n#? [C1]\n");
  check_lines({"boardsize 3", "clear_board", "play b A2", "play b B2", "play b B1", "play w C3",
               "play w C2", "komi 2.5", "play b A3"},
              test.setup);
  check_lines({"..O", "XXo", ",X."}, test.rows);
  check_lines({"komi 2.5", "play b A3"}, test.after);
  TEST_ASSERT_EQUAL_INT(3, test.size);
  check_text("7", test.id);
  check_text("reg_genmove white", test.command);
  check_text("C1", test.wanted);
}

void test_columns_are_named_without_i() {
  std::string rows;
  for (int y = 0; y < 9; ++y) rows += y == 8 ? ". . . . . . . O x\n" : ". . . . . . . . .\n";
  const Test test = test_of("diagram\n" + rows + "1 reg_genmove white\n#? [A1]\n");
  check_lines({"boardsize 9", "clear_board", "play w H1", "play b J1"}, test.setup);
}

void test_a_game_is_loaded_from_the_folder_of_the_file_up_to_the_move() {
  write("games/nine.sgf", "(;GM[1]SZ[9];B[ee])");
  const Test test = test_of("loadsgf games/nine.sgf 42\n5 reg_genmove black\n#? [C3]\n");
  const std::string file = fs::absolute(folder / "games/nine.sgf").string();
  check_lines({"loadsgf " + file + " 42"}, test.setup);
  TEST_ASSERT_EQUAL_INT(9, test.size);
  TEST_ASSERT_TRUE(test.rows.empty());
}

void test_the_size_of_a_game_is_its_own_and_19_if_it_tells_none() {
  constexpr const char* kAsk = "1 reg_genmove black\n#? [C3]\n";
  write("plain.sgf", "(;GM[1];B[ee])");
  write("spaced.sgf", "(;GM[1]\nSZ [ 13 ];B[ee])");
  TEST_ASSERT_EQUAL_INT(19, test_of(std::string("loadsgf plain.sgf\n") + kAsk).size);
  TEST_ASSERT_EQUAL_INT(13, test_of(std::string("loadsgf spaced.sgf\n") + kAsk).size);
  TEST_ASSERT_EQUAL_INT(7, test_of(std::string("boardsize 7\n") + kAsk).size);
  TEST_ASSERT_EQUAL_INT(19, test_of(kAsk).size);
}

void test_tests_of_a_game_that_is_missing_are_left_out_and_its_name_is_told() {
  const Suite suite = suite_of(
      "loadsgf gone.sgf 3\n1 reg_genmove black\n#? [C3]\n2 reg_genmove white\n#? [C3]\n"
      "loadsgf gone.sgf 5\n3 reg_genmove black\n#? [C3]\n"
      "boardsize 5\nclear_board\n4 reg_genmove black\n#? [C3]\n");
  TEST_ASSERT_EQUAL_INT(1, suite.unreadable.size());
  check_text(fs::absolute(folder / "gone.sgf").string(), *suite.unreadable.begin());
  TEST_ASSERT_EQUAL_INT(1, suite.tests.size());
  check_text("4", suite.tests[0].id);
}

void test_several_questions_are_asked_of_one_position_and_a_new_one_starts_anew() {
  const Suite suite = suite_of(
      "boardsize 5\nclear_board\nplay b C3\n1 reg_genmove white\n#? [C4]\n"
      "2 gg_genmove black 7\n#? [C2]\n"
      "diagram\nX .\n. O\n3 reg_genmove black\n#? [A1]\n"
      "clear_board\n4 reg_genmove black\n#? [B2]\n");
  TEST_ASSERT_EQUAL_INT(4, suite.tests.size());
  check_lines({"clear_board", "play b C3"}, suite.tests[0].setup);
  check_lines(suite.tests[0].setup, suite.tests[1].setup);
  check_text("gg_genmove black 7", suite.tests[1].command);
  check_lines({"boardsize 2", "clear_board", "play b A2", "play w B1"}, suite.tests[2].setup);
  check_lines({"X.", ".O"}, suite.tests[2].rows);
  check_lines({}, suite.tests[2].after);
  check_lines({"clear_board"}, suite.tests[3].setup);
  TEST_ASSERT_EQUAL_INT(0, suite.tests[3].rows.size());
  TEST_ASSERT_EQUAL_INT(2, suite.tests[3].size);
}

void test_what_asks_for_no_move_or_has_no_answer_is_left_out() {
  const Suite suite = suite_of(
      "10 attack C3\n#? [1 C4]\n"
      "11 reg_genmove black\n"
      "12 reg_genmove white\n#? C3\n"
      "13 reg_genmove white\nplay b A1\n#? [C3]\n"
      "#? [C3]\n"
      "14 owl_defend A1\n#? [1 A2]\n"
      "15 reg_genmove white\n#? [D4]\n#? [E5]\n");
  TEST_ASSERT_EQUAL_INT(1, suite.tests.size());
  check_text("15", suite.tests[0].id);
  check_text("D4", suite.tests[0].wanted);
  check_lines({"play b A1"}, suite.tests[0].setup);
}

void test_comments_blank_lines_and_stars_are_no_matter() {
  const Suite suite = suite_of(
      "# 1 reg_genmove black\n\n  \nboardsize 5 # small\n"
      "2 reg_genmove black  # who begins\n# why not?\n#? [c3]*\n");
  TEST_ASSERT_EQUAL_INT(1, suite.tests.size());
  TEST_ASSERT_EQUAL_INT(5, suite.tests[0].size);
  check_text("reg_genmove black", suite.tests[0].command);
  check_text("C3", suite.tests[0].wanted);
}

/// As on another system, where lines end with two characters.
std::string with_carriage_returns(const std::string& text) {
  std::string twice;
  for (const char c : text) twice += c == '\n' ? "\r\n" : std::string(1, c);
  return twice;
}

void test_lines_that_end_with_a_carriage_return_read_the_same() {
  write("nine.sgf", "(;SZ[9])");
  for (const std::string text :
       {"diagram\nX .\n. o\nkomi 1\nplay b A1\n\n1 reg_genmove white\n#? [B2]*\n",
        "loadsgf nine.sgf\n1 reg_genmove white\n#? [B2]\n",
        "boardsize 5\nclear_board\nplay b C3 # there\n1 gg_genmove white 5\n#? [!B2]\n"}) {
    const Test plain = test_of(text);
    const Test other = test_of(with_carriage_returns(text));
    TEST_ASSERT_EQUAL_INT(plain.size, other.size);
    check_lines(plain.setup, other.setup);
    check_lines(plain.after, other.after);
    check_lines(plain.rows, other.rows);
    check_text(plain.command, other.command);
    check_text(plain.wanted, other.wanted);
  }
}

void test_a_diagram_that_is_no_board_is_refused_with_file_and_line() {
  const std::string start = (folder / "drawn.tst").string() + ", line ";
  for (const char* rows : {". .\n. . .\n", ". . .\n. . .\n", ""}) {
    const std::string text = std::string("# a comment\ndiagram\n") + rows + "komi 3\n";
    const auto lines = std::count(text.begin(), text.end(), '\n');
    check_text(start + std::to_string(lines) + ": the diagram above is not square",
               refusal_of(text));
  }
  check_text(start + "4: the diagram above is not square", refusal_of("diagram\n. .\n.\n"));
}

void test_a_board_larger_than_its_letters_is_refused() {
  const auto drawn = [](std::size_t size) {
    std::string text = "diagram\n";
    for (std::size_t y = 0; y < size; ++y) text += std::string(size, '.') + "\n";
    return text + "1 reg_genmove black\n#? [A1]\n";
  };
  TEST_ASSERT_EQUAL_INT(25, test_of(drawn(25)).size);
  TEST_ASSERT_TRUE(refusal_of(drawn(26)).find(
                       "line 28: the diagram above is larger than 25 x 25") != std::string::npos);
}

void test_an_answer_that_is_no_pattern_is_refused_with_its_line() {
  for (const char* answer : {"C3|(D4", "!C3|(D4"}) {
    const std::string refusal =
        refusal_of(std::string("1 reg_genmove black\n\n#? [") + answer + "]\n");
    check_text(
        (folder / "drawn.tst").string() + ", line 3: the answer '" + answer + "' is no pattern",
        refusal);
  }
}

void test_a_file_that_can_not_be_read_is_refused_by_name() {
  try {
    read_suite(folder / "nothing.tst");
    TEST_FAIL_MESSAGE("read what is not there");
  } catch (const std::invalid_argument& reason) {
    check_text("can't read " + (folder / "nothing.tst").string(), reason.what());
  }
}

void test_a_suite_has_the_name_of_its_file() {
  write("themes/ko.tst", "1 reg_genmove black\n#? [A1]\n");
  check_text("ko", read_suite(folder / "themes/ko.tst").name);
}

Test wanting(const std::string& answer) {
  return test_of("1 reg_genmove black\n#? [" + answer + "]\n");
}

void test_one_answer_is_a_single_point_or_the_pass() {
  for (const char* one : {"C3", "c3", "T19", "PASS", "pass"}) {
    TEST_ASSERT_TRUE_MESSAGE(wanting(one).has_one_answer(), one);
  }
  for (const char* several : {"C3|D4", "!C3", "C.*", "(C|D)4"}) {
    TEST_ASSERT_FALSE_MESSAGE(wanting(several).has_one_answer(), several);
  }
}

struct Answer {
  const char* wanted;
  const char* move;
  bool is_right;
};

void test_answers_are_told_right_from_wrong_in_any_letters() {
  constexpr Answer kAnswers[] = {
      {"C3", "C3", true},      {"C3", "c3", true},     {"c3", "C3", true},
      {"C3", "C31", false},    {"C3", "D3", false},    {"C3", "PASS", false},
      {"C3|D4", "d4", true},   {"C3|D4", "C3", true},  {"C3|D4", "C4", false},
      {"!C3", "C3", false},    {"!C3", "c3", false},   {"!C3", "D4", true},
      {"!C3|D4", "D4", false}, {"!C3|D4", "E5", true}, {"PASS", "pass", true},
      {"pass", "PASS", true},  {"PASS", "A1", false},  {"!PASS", "A1", true},
  };
  for (const Answer& answer : kAnswers) {
    TEST_ASSERT_EQUAL_MESSAGE(answer.is_right, wanting(answer.wanted).is_solved_by(answer.move),
                              answer.wanted);
  }
}

}  // namespace

void setUp() {
  std::string name = (fs::temp_directory_path() / "frugal_suite_XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) TEST_FAIL_MESSAGE("no folder for the files of this test");
  folder = name;
}

void tearDown() { fs::remove_all(folder); }

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_diagram_becomes_moves_of_black_then_of_white_and_the_last_stone_last);
  RUN_TEST(test_columns_are_named_without_i);
  RUN_TEST(test_a_game_is_loaded_from_the_folder_of_the_file_up_to_the_move);
  RUN_TEST(test_the_size_of_a_game_is_its_own_and_19_if_it_tells_none);
  RUN_TEST(test_tests_of_a_game_that_is_missing_are_left_out_and_its_name_is_told);
  RUN_TEST(test_several_questions_are_asked_of_one_position_and_a_new_one_starts_anew);
  RUN_TEST(test_what_asks_for_no_move_or_has_no_answer_is_left_out);
  RUN_TEST(test_comments_blank_lines_and_stars_are_no_matter);
  RUN_TEST(test_lines_that_end_with_a_carriage_return_read_the_same);
  RUN_TEST(test_a_diagram_that_is_no_board_is_refused_with_file_and_line);
  RUN_TEST(test_a_board_larger_than_its_letters_is_refused);
  RUN_TEST(test_an_answer_that_is_no_pattern_is_refused_with_its_line);
  RUN_TEST(test_a_file_that_can_not_be_read_is_refused_by_name);
  RUN_TEST(test_a_suite_has_the_name_of_its_file);
  RUN_TEST(test_one_answer_is_a_single_point_or_the_pass);
  RUN_TEST(test_answers_are_told_right_from_wrong_in_any_letters);
  return UNITY_END();
}
