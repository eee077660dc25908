// The program `ardri` as a person or a script starts it.
#include "tests/cli/program.hpp"

#include <signal.h>

#include <boost/json.hpp>
#include <cstdio>
#include <random>

namespace ardri::test {
namespace {

namespace json = boost::json;

TEST_F(Program, HelpsEverywhere) {
  EXPECT_TRUE(run("--help").has("games"));
  for (const char* command :
       {"games", "play", "engine", "table", "replay", "verify", "analyse", "perft", "bench", "tournament"}) {
    const Outcome outcome = run(std::string(command) + " --help");
    EXPECT_EQ(outcome.exit_code, 0) << command;
    EXPECT_TRUE(outcome.has("--help")) << command;
  }
}

TEST_F(Program, AnswersBadUsageWithOneLineAndExitCodeTwo) {
  for (const char* arguments : {"",
                                "fly",
                                "perft",
                                "perft four-treasures",
                                "perft four-treasures x",
                                "perft four-treasures -1",
                                "perft four-treasures 65",
                                "perft chess 2",
                                "perft four-treasures 2 --option start=2",
                                "perft four-treasures 2 --option start",
                                "perft four-treasures 2 --option x=1",
                                "bench --seconds nan",
                                "play chess",
                                "play four-treasures --players person",
                                "play four-treasures --players person,robot",
                                "bench chess",
                                "bench --seconds 0",
                                "games --lang fr",
                                "games --langue de",
                                "replay"}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 2) << arguments;
    EXPECT_EQ(outcome.lines_of_err(), 1) << arguments << "\n" << outcome.err;
    EXPECT_TRUE(outcome.err.starts_with("ardri: ")) << arguments;
    EXPECT_EQ(outcome.out, "") << arguments;
  }
}

TEST_F(Program, ListsTheGamesInThreeLanguages) {
  EXPECT_TRUE(run("games --lang en").has("Sacred Hill, level 1"));
  EXPECT_TRUE(run("games --lang de").has("Sacred Hill, Stufe 1"));
  EXPECT_TRUE(run("games --lang it").has("Sacred Hill, livello 1"));
  for (const char* id :
       {"sacred-hill-1", "sacred-hill-2", "sacred-hill-doubles-1", "sacred-hill-doubles-2", "four-treasures",
        "four-treasures-doubles", "high-kings-1", "high-kings-2", "poisoned-chalice", "stone-of-destiny"})
    EXPECT_TRUE(run("games").has(id)) << id;
}

TEST_F(Program, PrintsThePerftCountAloneOnTheLastLine) {
  EXPECT_EQ(run("perft four-treasures 2").last_line(), "1980");
  EXPECT_EQ(run("perft four-treasures 0").last_line(), "1");
}

TEST_F(Program, BenchPrintsATableAndJson) {
  EXPECT_TRUE(run("bench four-treasures --seconds 0.02").has("four-treasures"));
  const Outcome outcome = run("bench four-treasures high-kings-1 --seconds 0.02 --json");
  const json::value results = json::parse(outcome.out);
  ASSERT_EQ(results.as_array().size(), 2u);
  EXPECT_GT(results.at(0).at("moves_per_second").as_double(), 0);
  const fs::path earlier = file("earlier.json", outcome.out);
  EXPECT_TRUE(run("bench four-treasures --seconds 0.02 --against " + earlier.string()).has("%"));
  EXPECT_EQ(run("bench four-treasures --seconds 0.02 --against " + file("x", "?").string()).exit_code, 1);
}

TEST_F(Program, PlaysARandomGameSavesItAndReplaysIt) {
  const std::string record = (folder / "game.ardri").string();
  const Outcome played = run("play high-kings-1 --players random,random --seed 7 --save " + record);
  EXPECT_EQ(played.exit_code, 0);
  EXPECT_TRUE(played.has("Game over."));
  const Outcome replayed = run("replay " + record);
  EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
  EXPECT_EQ(replayed.out.find("The game is not over"), std::string::npos);
  EXPECT_EQ(run("play high-kings-1 --players random,random --seed 7").out + "Saved to " + record + ".\n", played.out);
}

TEST_F(Program, SavesUnderAPlainNameInTheFolderItIsStartedIn) {
  const auto started_in = std::filesystem::current_path();
  std::filesystem::current_path(folder);
  const Outcome played = run("play high-kings-1 --players random,random --seed 7 --save game.ardri");
  std::filesystem::current_path(started_in);
  EXPECT_EQ(played.exit_code, 0) << played.err;
  EXPECT_TRUE(std::filesystem::exists(folder / "game.ardri"));
}

TEST_F(Program, PlaysAMatchAndKeepsItsGamesInOneFile) {
  const std::string record = (folder / "match.ardri").string();
  const Outcome played =
      run("play sacred-hill-doubles-1 --match --players random,random,random,random --seed 1 --save " + record);
  EXPECT_TRUE(played.has("game 4 of 4"));
  EXPECT_TRUE(played.has("The match is over."));
  const std::string text = read(record);
  for (const char* start : {"\"start\":0", "\"start\":1", "\"start\":2", "\"start\":3"})
    EXPECT_NE(text.find(start), std::string::npos) << start;
  EXPECT_EQ(run("replay " + record).exit_code, 0);
}

TEST_F(Program, ExplainsIllegalMovesAndGoesOn) {
  const Outcome outcome = run("play sacred-hill-1 --players person,person --lang en",
                              "D4\nD4\nA1\nnonsense\nwhy D4\nmoves\nd5\nundo\nC5\nhelp\nrules S1\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_TRUE(outcome.has("Not allowed (T11): Ringforts are built on vacant hills"));
  EXPECT_TRUE(outcome.has("there is no hill \"A1\""));
  EXPECT_TRUE(outcome.has("\"nonsense\" is not a move"));
  EXPECT_TRUE(outcome.has("Took back 1 move."));
  EXPECT_TRUE(outcome.has("Goodbye."));
  EXPECT_TRUE(run("play sacred-hill-1 --players person,person --lang de", "D4\nD4\n").has("(T11): Ringwälle"));
  EXPECT_TRUE(run("play sacred-hill-1 --players person,person --lang it", "D4\nD4\n").has("(T11): I forti"));
}

TEST_F(Program, ResumesASavedGame) {
  const std::string record = (folder / "game.ardri").string();
  run("play four-treasures --players person,person --save " + record, "D4\nquit\n");
  const Outcome outcome = run("play --resume " + record + " --players person,person --save " + record, "D5\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_NE(read(record).find("\n0 D4\n1 D5\n"), std::string::npos);
}

TEST_F(Program, PlaysOnAMatchThatWasLeft) {
  const std::string record = (folder / "match.ardri").string();
  run("play four-treasures --players random,random --seed 1 --save " + record);  // the first game
  const Outcome outcome = run("play --resume " + record + " --match --players random,random --save " + record);
  EXPECT_TRUE(outcome.has("The match is over.")) << outcome.out << outcome.err;
  EXPECT_NE(read(record).find("\"start\":1"), std::string::npos);
}

TEST_F(Program, TakesOptionsByName) {
  EXPECT_TRUE(run("play four-treasures --option start=1 --players person,person", "quit\n").has("Blue to move"));
  EXPECT_EQ(run("perft sacred-hill-doubles-1 3 --option start=1").last_line(),
            run("perft sacred-hill-doubles-1 3").last_line());
}

TEST_F(Program, TakesBackOnlyWhatAPersonDid) {
  const Outcome outcome = run("play four-treasures --players random,person --seed 3", "undo\nD4\nundo\nQUIT\n");
  EXPECT_TRUE(outcome.has("There is nothing to take back.")) << outcome.out;
  EXPECT_TRUE(outcome.has("Took back 2 moves.")) << outcome.out;
}

TEST_F(Program, SavesOnlyToOrdinaryFilesAndLeavesNoLitter) {
  EXPECT_EQ(run("play four-treasures --players person,person --save " + folder.string(), "D4\nquit\n").exit_code, 1);
  EXPECT_EQ(run("play four-treasures --players person,person --save /dev/null", "D4\nquit\n").exit_code, 1);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  const Outcome nowhere =
      run("play four-treasures --players person,person --save " + (folder / "no/x").string(), "D4\n");
  EXPECT_EQ(nowhere.exit_code, 1);
  EXPECT_EQ(nowhere.out, "") << "noticed only after the game";
  const fs::path other = file("other.ardri", "mine");
  const Outcome taken = run("play four-treasures --players person,person", "save " + other.string() + "\nquit\n");
  EXPECT_TRUE(taken.has("exists already"));
  EXPECT_EQ(read(other), "mine");
  fs::create_symlink(folder / "real.ardri", folder / "link.ardri");
  EXPECT_EQ(run("play four-treasures --players person,person --save " + (folder / "link.ardri").string()).exit_code, 1);
  file("real.ardri", "");
  run("play four-treasures --players person,person --save " + (folder / "link.ardri").string(), "D4\nquit\n");
  EXPECT_TRUE(fs::is_symlink(folder / "link.ardri"));
  EXPECT_NE(read(folder / "real.ardri").find("0 D4"), std::string::npos);
  for (const auto& entry : fs::directory_iterator(folder)) EXPECT_NE(entry.path().extension(), ".new") << entry.path();
}

TEST_F(Program, SaysWhenStandardOutputCannotBeWritten) {
  for (const char* arguments : {"games", "perft four-treasures 2", "bench four-treasures --seconds 0.02 --json"}) {
    const std::string command =
        std::string(ARDRI_PROGRAM) + " " + arguments + " > /dev/full 2> " + (folder / "err").string();
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1) << arguments;
    EXPECT_EQ(read(folder / "err"), "ardri: standard output cannot be written\n") << arguments;
  }
}

TEST_F(Program, SaysOneLineAboutFilesThatAreNone) {
  fs::create_symlink(folder / "loop", folder / "loop");
  for (const std::string& path : {(folder / "loop").string(), std::string(5000, 'a'), folder.string(),
                                  std::string("/proc/self/mem"), (folder / "absent").string()}) {
    const Outcome outcome = run("replay " + path);
    EXPECT_EQ(outcome.exit_code, 1) << path;
    EXPECT_EQ(outcome.lines_of_err(), 1) << outcome.err;
    EXPECT_EQ(run("bench four-treasures --against " + path).exit_code, 1) << path;
  }
  const std::string engine =
      std::string(ARDRI_PROGRAM) + " engine < " + folder.string() + " 2> " + (folder / "err").string();
  EXPECT_EQ(WEXITSTATUS(std::system(engine.c_str())), 1);
}

TEST_F(Program, AsksANewcomerWhatToPlay) {
  const Outcome outcome = run("play", "\n\n\nD4\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_TRUE(outcome.has("Which one?"));
  EXPECT_TRUE(outcome.has("How strong"));
  EXPECT_TRUE(outcome.has("Sacred Hill, level 1"));
}

TEST_F(Program, SaysTheAimWhoIsWhoAndWhoStarts) {
  const Outcome alone = run("play sacred-hill-1", "quit\n");
  EXPECT_TRUE(alone.has("Aim: Whoever has fewer kingdoms at the end wins")) << alone.out;
  EXPECT_TRUE(alone.has("You are Red.\nBlue: the computer, Bard (2).\nRed starts.\n")) << alone.out;
  const Outcome together = run("play four-treasures --option start=1 --lang de --players person,person", "quit\n");
  EXPECT_TRUE(together.has("Rot: ein Mensch an diesem Terminal.\nBlau: ein Mensch an diesem Terminal.\nBlau beginnt."))
      << together.out;
  const Outcome drawn = run("play tumult-royal --seed 3 --lang it", "quit\n");
  EXPECT_TRUE(drawn.has("Scopo: ") && drawn.has("Tu giochi con Blu.")) << drawn.out;
  EXPECT_TRUE(drawn.has("Comincia Viola.")) << "the ranks are drawn first" << drawn.out;
  EXPECT_TRUE(run("play seat-of-kings", "quit\n").has("First everybody chooses at the same time."));
}

TEST_F(Program, SaysTheAimOfAMatchOnceAndWhoStartsEachGame) {
  const std::string out = run("play four-treasures --players random,random --match --seed 2").out;
  EXPECT_NE(out.find("Aim: "), out.npos);
  EXPECT_EQ(out.find("Aim: "), out.rfind("Aim: "));
  EXPECT_TRUE(out.find("Red starts.") != out.npos && out.find("Blue starts.") != out.npos) << out;
}

TEST_F(Program, PlaysAgainstComputerPlayersOfEveryLevel) {
  const Outcome played = run("play sacred-hill-2 --players level-1,level-4 --seed 5");
  EXPECT_EQ(played.exit_code, 0);
  EXPECT_TRUE(played.has("Game over."));
  EXPECT_EQ(run("play sacred-hill-2 --players level-1,level-4 --seed 5").out, played.out)
      << "the same seed, another game";
  const Outcome unknown = run("play sacred-hill-2 --players person,level-9");
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_NE(unknown.err.find("there is no player \"level-9\"; a player is person, level-1"), std::string::npos);
}

TEST_F(Program, RefusesBadRecordsWithOneLine) {
  const std::string header = "{\"ardri\":1,\"game\":\"four-treasures\"}\n";
  for (const std::string& text :
       {std::string(), std::string("no record"), header + "0 C4\n0 C4\n", header + "0 C4\n1 Q9\n",
        std::string("{\"ardri\":1,\"game\":\"four-treasures\",\"moves\":3}\n0 C4\n")}) {
    const Outcome outcome = run("replay " + file("bad.ardri", text).string());
    EXPECT_EQ(outcome.exit_code, 1) << text;
    EXPECT_EQ(outcome.lines_of_err(), 1) << outcome.err;
    EXPECT_EQ(outcome.out, "");
  }
}

std::string noise(std::size_t bytes) {
  std::mt19937_64 random{9};
  std::string text(bytes, 0);
  for (char& c : text) c = char(random());
  return text;
}

TEST_F(Program, SurvivesTenMegabytesOfNoise) {
  const std::string text = noise(10'000'000);
  const Outcome engine = run("engine", text + "\n{\"do\":\"games\",\"id\":1}\n");
  EXPECT_EQ(engine.exit_code, 0);
  EXPECT_NE(json::parse(engine.last_line()).as_object().if_contains("games"), nullptr);
  const Outcome one_line = run("engine", std::string(10'000'000, 'x'));
  EXPECT_EQ(std::count(one_line.out.begin(), one_line.out.end(), '\n'), 1);
  const Outcome play = run("play four-treasures --players person,person", text);
  EXPECT_EQ(play.exit_code, 2);
  EXPECT_LT(play.out.size(), 10'000u);
  const Outcome asked = run("play", text);
  EXPECT_EQ(asked.exit_code, 2);
  EXPECT_EQ(asked.lines_of_err(), 1);
  EXPECT_EQ(run("replay " + file("noise", text).string()).lines_of_err(), 1);
}

TEST_F(Program, EngineAnswersLineByLine) {
  const Outcome outcome =
      run("engine", "{\"do\":\"games\"}\n\nnot json\n{\"do\":\"legal\",\"game\":\"four-treasures\"}");
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 3);
  EXPECT_EQ(json::parse(outcome.last_line()).at("actors"), json::parse("[0]"));
}

// The lines come while the program thinks, not when it is done: the first of them is read before the thought, which
// nobody waits for, can have ended.
TEST_F(Program, EngineTellsOfAThoughtBeforeItEnds) {
  file("in",
       "{\"do\":\"best\",\"game\":\"four-treasures\",\"bot\":\"level-6\",\"budget_ms\":3600000,\"info\":true,\"id\":5}"
       "\n");
  // The shell tells its number, then becomes the program.
  const std::string command = "echo $$; exec " + std::string(ARDRI_PROGRAM) + " engine < " + (folder / "in").string();
  FILE* engine = popen(command.c_str(), "r");
  ASSERT_NE(engine, nullptr);
  char line[4096];
  ASSERT_NE(std::fgets(line, sizeof line, engine), nullptr);
  const pid_t thinker = pid_t(std::atol(line));
  ASSERT_NE(std::fgets(line, sizeof line, engine), nullptr);
  const json::value told = json::parse(line);
  EXPECT_EQ(told.at("id"), 5);
  EXPECT_TRUE(told.at("info").at("move").is_string());
  kill(thinker, SIGTERM);
  pclose(engine);
}

}  // namespace
}  // namespace ardri::test
