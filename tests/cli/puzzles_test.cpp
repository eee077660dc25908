// `ardri puzzles`: made twice alike, checked, and what is wrong told in one line and the person's language.
#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

TEST_F(Program, MakesTheSamePuzzlesTwiceAndChecksThem) {
  const std::string make = "puzzles make --lang en --game poisoned-chalice --count 1 --step 1,3 --seed 4 ";
  const std::string first = (folder / "first.json").string(), second = (folder / "second.json").string();
  const Outcome made = run(make + first);
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_EQ(made.out,
            "difficulty              1    2    3    4    5    all\n"
            "poisoned-chalice        1    0    1    0    0      2\n"
            "2 puzzles are in " +
                first + ".\n");
  EXPECT_EQ(run(make + second).exit_code, 0);
  EXPECT_EQ(read(first), read(second));

  const Outcome checked = run("puzzles check --lang it " + first);
  EXPECT_EQ(checked.exit_code, 0) << checked.err;
  EXPECT_EQ(checked.last_line(), "2 problemi, tutti dimostrati con la tabella e senza.");
}

TEST_F(Program, SaysWhichPuzzleIsWrong) {
  const std::string good = read(std::string(ARDRI_SOURCE_DIR) + "/content/tara/puzzles.json");
  const auto line = good.find('\n') + 1;
  const std::string first = good.substr(line, good.find(",\n", line) - line);
  const auto step = first.find("\"step\":1");
  ASSERT_NE(step, std::string::npos);
  std::string harder = first;
  harder.replace(step, 8, "\"step\":5");
  const Outcome wrong =
      run("puzzles check --lang de " + file("wrong.json", "{\"puzzles\":[\n" + harder + "\n]}\n").string());
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_NE(wrong.err.find("wrong.json: Zeile 2, Rätsel „sacred-hill-1-001“: step: seine Schwierigkeit ist 1"),
            std::string::npos)
      << wrong.err;
  EXPECT_EQ(wrong.lines_of_err(), 1) << wrong.err;

  for (const char* text : {"", "{", "{\"puzzles\":[1]}", "\xff"}) {
    const Outcome broken = run("puzzles check --lang en " + file("broken.json", text).string());
    EXPECT_EQ(broken.exit_code, 1) << text;
    EXPECT_EQ(broken.lines_of_err(), 1) << broken.err;
  }
  EXPECT_EQ(run("puzzles check " + (folder / "none.json").string()).exit_code, 1);
}

TEST_F(Program, RefusesPuzzlesThatCannotBeMade) {
  const std::string out = (folder / "out.json").string();
  EXPECT_EQ(run("puzzles").exit_code, 2);
  EXPECT_EQ(run("puzzles make").exit_code, 2);
  EXPECT_EQ(run("puzzles make --step 6 " + out).exit_code, 2);
  EXPECT_EQ(run("puzzles make --count 0 " + out).exit_code, 2);
  const Outcome four = run("puzzles make --lang en --game sacred-hill-doubles-1 " + out);
  EXPECT_EQ(four.exit_code, 2);
  EXPECT_NE(four.err.find("there are no puzzles of sacred-hill-doubles-1; there are of sacred-hill-1, "),
            std::string::npos)
      << four.err;
  EXPECT_EQ(run("puzzles make --game four-treasures,four-treasures " + out).exit_code, 2);
  EXPECT_EQ(run("puzzles make --game tumult-royal " + out).exit_code, 2);
  const Outcome few = run("puzzles make --lang en --game high-kings-2 --step 5 --games 1 " + out);
  EXPECT_EQ(few.exit_code, 1);
  EXPECT_NE(few.err.find("11 puzzles were not found in 1 game of a rule set"), std::string::npos) << few.err;
  EXPECT_FALSE(fs::exists(out)) << "where nothing was found nothing is written";
}

}  // namespace
}  // namespace ardri::test
