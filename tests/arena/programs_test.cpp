// Other programs as contestants: whatever they do, the tournament goes on and they can only lose.
#include <gtest/gtest.h>
#include <sys/types.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "arena/standings.hpp"
#include "tests/arena/contests.hpp"
#include "tests/host/temporary_folder.hpp"

namespace ardri::arena::test {
namespace {

class Programs : public ::testing::Test {
 protected:
  TemporaryFolder folder;

  /// A script that answers: `body` is run for every line it is asked, with the line in $line.
  std::string script(const std::string& name, const std::string& body, const std::string& before = "") {
    folder.write(name, before + "\nwhile read -r line; do\n" + body + "\ndone\n");
    return "sh " + (folder / name).string();
  }

  /// The standings after a few games against a quick player.
  Standings meet(const std::string& command, double limit = patience) {
    const Contest contest = contest_of({.players = {"level-2"}, .programs = {command + "@name=guest"}, .games = 4});
    const std::atomic<bool> stop = false;
    const Conduct conduct{2, limit, {}, {}, {}};
    const Progress progress = play_tournament(contest, {}, conduct, stop);
    EXPECT_TRUE(progress.complete());
    return standings_of(progress, {});
  }

  /// It loses all games, for the reason that is expected.
  void expect_forfeits(const std::string& command, const std::string& reason, double limit = patience) {
    const Standings standings = meet(command, limit);
    const Standing& guest = standings.contestants[1];
    EXPECT_EQ(guest.balance.lost, 4) << reason;
    ASSERT_EQ(guest.forfeits.size(), 1u) << reason;
    EXPECT_NE(guest.forfeits.begin()->first.find(reason), std::string::npos) << guest.forfeits.begin()->first;
    EXPECT_EQ(guest.forfeits.begin()->second, 4);
  }
};

TEST_F(Programs, PlayAsTheBotTheyAreAskedFor) {
  const std::string engine = std::string(ARDRI_PROGRAM) + " engine";
  const Contest contest = contest_of(
      {.players = {"level-3@nodes=60"}, .programs = {engine + "@bot=level-3@nodes=60@name=twin"}, .games = 4});
  const Played played = play(contest, 2);
  const Standings standings = standings_of(played.progress, {});
  EXPECT_TRUE(standings.contestants[1].forfeits.empty());
  // From one opening both play the same moves whoever sits where, so that every round is shared.
  EXPECT_EQ(standings.against[0][1].mean(), 0.5);
  EXPECT_EQ(played.records[0].substr(played.records[0].find("\n0 ")),
            played.records[1].substr(played.records[1].find("\n0 ")));
}

TEST_F(Programs, ForfeitByNonsense) { expect_forfeits(script("nonsense", "echo 'resign?'"), "no JSON object"); }

TEST_F(Programs, ForfeitByAnswersWithoutAMove) { expect_forfeits(script("empty", "echo '{}'"), "without a move"); }

TEST_F(Programs, ForfeitByIllegalMoves) {
  expect_forfeits(script("illegal", R"(echo '{"move":"A1"}')"), "made an illegal move");
}

TEST_F(Programs, ForfeitByRefusing) {
  expect_forfeits(std::string(ARDRI_PROGRAM) + " engine@bot=level-99", "refused the question: four-treasures has no");
}

TEST_F(Programs, ForfeitByCrashing) { expect_forfeits(script("crash", "kill -SEGV $$"), "crashed (Segmentation"); }

TEST_F(Programs, ForfeitByLeaving) { expect_forfeits(script("leave", "exit 3"), "exit code 3"); }

TEST_F(Programs, ForfeitByEndlessLines) {
  expect_forfeits(script("endless", "while :; do printf '%01000d' 1; done"), "more than 1 MiB");
}

TEST_F(Programs, ForfeitByHanging) {
  expect_forfeits(script("hang", "sleep 1000"), "did not answer within 0.1 s", 0.1);
}

/// Gone, or dead and not yet noticed by whoever adopted it.
bool is_gone(pid_t pid) {
  std::ifstream state("/proc/" + std::to_string(pid) + "/stat");
  std::string number, name, letter;
  return !(state >> number >> name >> letter) || letter == "Z";
}

TEST_F(Programs, AreEndedWithAllTheyStarted) {
  const std::string pids = (folder / "pids").string();
  expect_forfeits(script("parent", "sleep 1000 & echo $! >> " + pids + "; echo nonsense"), "no JSON object");
  std::ifstream file(pids);
  int count = 0;
  for (pid_t pid; file >> pid; ++count)
    for (int tries = 0; !is_gone(pid); ++tries) {
      ASSERT_LT(tries, 6000) << pid << " is still running";
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  EXPECT_EQ(count, 4);
}

TEST_F(Programs, ThatNeverReadAreGivenUp) { expect_forfeits("sleep 1000", "did not answer", 0.1); }

TEST_F(Programs, AreStartedAgainAfterACrash) {
  const std::string log = (folder / "starts").string();
  meet(script("crash", "exit 1", "echo started >> " + log));
  std::ifstream file(log);
  int starts = 0;
  for (std::string line; std::getline(file, line);) ++starts;
  EXPECT_GE(starts, 4) << "once for every game; whether it can be started is tried before";
}

TEST_F(Programs, StopAtOnceWhenTheTournamentDoes) {
  const Contest contest = contest_of({.players = {"level-2"}, .programs = {"sleep 1000"}, .games = 4});
  std::atomic<bool> stop = false;
  Conduct conduct{1, 1000, {}, {}, {}};
  conduct.watch = [&](const Progress&) { stop = true; };
  EXPECT_EQ(play_tournament(contest, {}, conduct, stop).played, 0u);
}

}  // namespace
}  // namespace ardri::arena::test
