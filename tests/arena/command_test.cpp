// `ardri tournament` as a person or a script starts it.
#include <regex>
#include <utility>
#include <vector>

#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

class TournamentCommand : public Program {
 protected:
  Outcome hold(const std::string& arguments) const { return run("tournament " + arguments); }
  std::string path(const std::string& name) const { return (folder / name).string(); }
  std::string text(const std::string& name) const { return read(folder / name); }
};

TEST_F(TournamentCommand, AnswersBadUsageWithOneLineAndExitCodeTwo) {
  for (const char* arguments : {"",
                                "four-treasures",
                                "four-treasures --players level-1",
                                "four-treasures --players level-1,robot",
                                "four-treasures --players level-1,level-1",
                                "chess --players level-1,level-2",
                                "all four-treasures --players level-1,level-2",
                                "four-treasures four-treasures --players level-1,level-2",
                                "four-treasures --players level-1,level-2 --games 0",
                                "four-treasures --players level-1,level-2 --time nan",
                                "four-treasures --players level-1,level-2 --time 0",
                                "four-treasures --players level-1,level-2 --nodes 0",
                                "four-treasures --players level-1,level-2 --jobs 0",
                                "four-treasures --players level-1,level-2 --opening -1",
                                "four-treasures --players level-1,level-2 --opening 99",
                                "four-treasures --players level-1,level-2 --sprt 5",
                                "four-treasures --players level-1,level-2 --sprt 20,0",
                                "four-treasures --players level-1,level-2 --sprt 0,nan",
                                "four-treasures --players level-1,level-2,random --sprt 0,20",
                                "four-treasures --players level-1,level-2 --option start=7",
                                "four-treasures --players level-1 --program /no/such/program",
                                "four-treasures --players level-1 --program 'a | b'",
                                "four-treasures --players level-1,level-2@speed=1"}) {
    const Outcome outcome = hold(arguments);
    EXPECT_EQ(outcome.exit_code, 2) << arguments << "\n" << outcome.err;
    EXPECT_EQ(outcome.lines_of_err(), 1) << arguments << "\n" << outcome.err;
    EXPECT_EQ(outcome.out, "") << arguments;
  }
}

TEST_F(TournamentCommand, PlaysReportsAndGoesOn) {
  const std::string arguments = "four-treasures high-kings-1 --players level-2,level-1 --games 4 --results " +
                                path("r.jsonl") + " --report " + path("r.html");
  const Outcome played = hold(arguments);
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_NE(played.out.find("All rule sets: 8 games"), std::string::npos) << played.out;
  EXPECT_NE(text("r.html").find("</html>"), std::string::npos);
  EXPECT_NE(text("r.html").find("--games 4"), std::string::npos) << "the command belongs to the report";
  const std::string results = text("r.jsonl");
  EXPECT_EQ(hold(arguments).out, played.out) << "nothing was left to play";
  EXPECT_EQ(text("r.jsonl"), results);
  EXPECT_EQ(hold(arguments + " --seed 2").exit_code, 1);
}

TEST_F(TournamentCommand, EndsInGoodOrderWhenItIsInterrupted) {
  const std::string arguments =
      "four-treasures --players level-4@nodes=2000,level-1 --games 100000 --jobs 1 --results " + path("r.jsonl");
  // Interrupted as soon as a game is in the file.
  const std::string script = std::string(ARDRI_PROGRAM) + " tournament " + arguments + " > " + path("out") + " 2> " +
                             path("err") + " & pid=$!; exec 2> /dev/null; while [ \"$(wc -l < " + path("r.jsonl") +
                             " || echo 0)\" -lt 2 ]; do sleep 0.05; done; "
                             "kill -INT $pid; wait $pid";
  EXPECT_EQ(WEXITSTATUS(std::system(script.c_str())), 1);
  EXPECT_NE(text("out").find("level-4@nodes=2000"), std::string::npos);
  EXPECT_NE(text("err").find("of 100000 games; go on with: "), std::string::npos) << text("err");
  EXPECT_NE(text("err").find(arguments), std::string::npos) << text("err");
}

TEST_F(TournamentCommand, RefusesPlacesThatCannotBeWritten) {
  const std::string players = "four-treasures --players level-1,level-2 --games 2 ";
  EXPECT_EQ(hold(players + "--report " + path("no/where.html")).exit_code, 1);
  EXPECT_EQ(hold(players + "--results " + path("no/where.jsonl")).exit_code, 1);
  EXPECT_EQ(hold(players + "--report " + folder.string()).exit_code, 1);
}

/// The commands of a page, each on one line.
std::vector<std::string> commands_in(const std::string& page) {
  std::ifstream file(std::string(ARDRI_SOURCE_DIR) + page);
  std::vector<std::string> commands;
  for (std::string line, command; std::getline(file, line);) {
    if (command.empty() && !line.starts_with("build/release/ardri tournament")) continue;
    const bool goes_on = line.ends_with('\\');
    command += goes_on ? line.substr(0, line.size() - 1) : line;
    if (!goes_on) commands.push_back(std::exchange(command, {}));
  }
  return commands;
}

TEST_F(TournamentCommand, WorksAsThePagesSay) {
  int tried = 0;
  for (const char* page : {"/README.md", "/docs/tournament.md"})
    for (std::string command : commands_in(page)) {
      // Here, and with a few games only.
      command = std::regex_replace(command, std::regex("/tmp"), folder.string());
      command = std::regex_replace(command, std::regex("build/release/ardri"), ARDRI_PROGRAM);
      command = std::regex_replace(command, std::regex("--games [0-9]+"), "--games 2");
      EXPECT_EQ(std::system((command + " > " + path("out") + " 2> " + path("err")).c_str()), 0) << command << "\n"
                                                                                                << text("err");
      ++tried;
    }
  EXPECT_EQ(tried, 6);
}

TEST_F(TournamentCommand, SaysWhichClaimIsAccepted) {
  const Outcome outcome = hold("four-treasures --players level-3,random --games 1000 --sprt 0,200");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.out.find("level-3 is stronger than random by 200 Elo rather than 0: accepted"), std::string::npos)
      << outcome.out;
}

}  // namespace
}  // namespace ardri::test
