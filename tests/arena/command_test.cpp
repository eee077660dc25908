// `ardri tournament` as a person or a script starts it.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <regex>
#include <utility>
#include <vector>

#include "tests/host/temporary_folder.hpp"

namespace {

struct Outcome {
  int exit_code;
  std::string out, err;
};

class TournamentCommand : public ::testing::Test {
 protected:
  TemporaryFolder folder;

  std::string read(const std::string& name) const {
    std::ifstream file(folder / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  Outcome run(const std::string& arguments, const std::string& before = "") const {
    const std::string command = before + std::string(ARDRI_PROGRAM) + " tournament " + arguments + " > " +
                                (folder / "out").string() + " 2> " + (folder / "err").string();
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read("out"), read("err")};
  }
  std::string path(const std::string& name) const { return (folder / name).string(); }
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
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 2) << arguments << "\n" << outcome.err;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << arguments << "\n" << outcome.err;
    EXPECT_EQ(outcome.out, "") << arguments;
  }
}

TEST_F(TournamentCommand, PlaysReportsAndGoesOn) {
  const std::string arguments = "four-treasures high-kings-1 --players level-2,level-1 --games 4 --results " +
                                path("r.jsonl") + " --report " + path("r.html");
  const Outcome played = run(arguments);
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_NE(played.out.find("All rule sets: 8 games"), std::string::npos) << played.out;
  EXPECT_NE(read("r.html").find("</html>"), std::string::npos);
  EXPECT_NE(read("r.html").find("--games 4"), std::string::npos) << "the command belongs to the report";
  const std::string results = read("r.jsonl");
  EXPECT_EQ(run(arguments).out, played.out) << "nothing was left to play";
  EXPECT_EQ(read("r.jsonl"), results);
  EXPECT_EQ(run(arguments + " --seed 2").exit_code, 1);
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
  EXPECT_NE(read("out").find("level-4@nodes=2000"), std::string::npos);
  EXPECT_NE(read("err").find("of 100000 games; go on with: "), std::string::npos) << read("err");
  EXPECT_NE(read("err").find(arguments), std::string::npos) << read("err");
}

TEST_F(TournamentCommand, RefusesPlacesThatCannotBeWritten) {
  const std::string players = "four-treasures --players level-1,level-2 --games 2 ";
  EXPECT_EQ(run(players + "--report " + path("no/where.html")).exit_code, 1);
  EXPECT_EQ(run(players + "--results " + path("no/where.jsonl")).exit_code, 1);
  EXPECT_EQ(run(players + "--report " + folder.path().string()).exit_code, 1);
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
      command = std::regex_replace(command, std::regex("build/release/ardri"), ARDRI_PROGRAM);
      command = std::regex_replace(command, std::regex("/tmp"), folder.path().string());
      command = std::regex_replace(command, std::regex("--games [0-9]+"), "--games 2");
      EXPECT_EQ(std::system((command + " > " + path("out") + " 2> " + path("err")).c_str()), 0) << command << "\n"
                                                                                                << read("err");
      ++tried;
    }
  EXPECT_EQ(tried, 4);
}

TEST_F(TournamentCommand, SaysWhichClaimIsAccepted) {
  const Outcome outcome = run("four-treasures --players level-3,random --games 1000 --sprt 0,200");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_NE(outcome.out.find("level-3 is stronger than random by 200 Elo rather than 0: accepted"), std::string::npos)
      << outcome.out;
}

}  // namespace
