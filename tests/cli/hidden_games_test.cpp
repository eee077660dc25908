// Games with chance and hidden hands at the terminal: they are played to the end, and nobody sees what they may not.
#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

TEST_F(Program, PlaysHiddenGamesToTheEndAndReplaysThem) {
  for (const std::string game : {"seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    const std::string record = (folder / (game + ".ardri")).string();
    const Outcome played = run("play " + game + " --players heuristic,heuristic,heuristic --seed 4 --save " + record);
    EXPECT_EQ(played.exit_code, 0) << played.err;
    EXPECT_TRUE(played.has("Game over.")) << game;
    const Outcome replayed = run("replay " + record);
    EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
    EXPECT_TRUE(replayed.has(" wins")) << game;
    EXPECT_EQ(run("replay --boards " + record).exit_code, 0);
  }
}

TEST_F(Program, ShowsAPersonTheOwnCardsAndNotThoseOfTheOthers) {
  const Outcome outcome = run("play seat-of-kings --seed 3", "help\nmoves keep\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_TRUE(outcome.has("Blue   supply 20"));
  EXPECT_TRUE(outcome.has("Drawn: card")) << "the first player's duel is seen by all";
  EXPECT_TRUE(outcome.has("three of six cards. 20 legal moves"));
  const auto cards = [](const std::string& text) {
    long count = 0;
    for (auto at = text.find(", cost "); at != text.npos; at = text.find(", cost ", at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(cards(outcome.out), 6) << outcome.out;
}

TEST_F(Program, ShowsAPersonTheOwnTilesAndNotThoseOfTheOthers) {
  const Outcome outcome = run("play rebirth-ireland --seed 3", "help\nmoves\nquit\n");
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_TRUE(outcome.has("Drawn: mission m")) << "open missions are seen by all";
  EXPECT_TRUE(outcome.has("Red      0 points, hand ?, supply 31, aside ? ? ? ?")) << outcome.out;
  EXPECT_FALSE(outcome.has("Blue     0 points, hand ?")) << outcome.out;
  EXPECT_FALSE(outcome.has("Drawn: tile 1 ")) << outcome.out;
  EXPECT_FALSE(outcome.has("Drawn: aside 1 ")) << outcome.out;
}

TEST_F(Program, CallsPeopleToTheScreenOneByOne) {
  const Outcome outcome =
      run("play seat-of-kings --seed 3 --option players=2 --players person,person", "keep 1 2 3\nkeep 4 5 6\n");
  EXPECT_TRUE(outcome.has("Not allowed (G4)") || outcome.has("Red, press Enter when only you see the screen."))
      << outcome.out;
  EXPECT_FALSE(run("play four-treasures --players person,person", "C4\n").has("press Enter when only you"))
      << "nothing is hidden";
}

TEST_F(Program, HidesTheTileOfWhoLeavesTheScreen) {
  const Outcome outcome =
      run("play tumult-royal --seed 3 --option players=2 --players person,person", "at a1\nat a2\nlift 1\nkeep\n");
  EXPECT_TRUE(outcome.has("press Enter when only you see the screen.")) << outcome.out;
}

TEST_F(Program, DoesNotMournAGameThatWasSaved) {
  const std::string record = (folder / "mid.ardri").string();
  const Outcome saved = run("play seat-of-kings --seed 3", "save " + record + "\nquit\n");
  EXPECT_TRUE(saved.has("Saved to ") && saved.has("Goodbye.")) << saved.out;
  EXPECT_FALSE(saved.has("was not saved")) << saved.out;
  EXPECT_TRUE(run("play seat-of-kings --seed 3", "quit\n").has("was not saved"));
}

TEST_F(Program, RefusesAFaultyPackWithLineAndField) {
  const fs::path deck =
      file("deck.json", "{\n  \"cards\": [\n    {\"duel\": 1, \"cost\": 7, \"place\": [\"F+0\"]}\n  ]\n}\n");
  const Outcome outcome = run("play seat-of-kings --content " + deck.string());
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_NE(outcome.err.find("deck.json, line 3, cards[0].cost"), std::string::npos) << outcome.err;
  EXPECT_EQ(outcome.lines_of_err(), 1);
  EXPECT_EQ(run("play four-treasures --content " + deck.string()).exit_code, 2);
  for (const std::string game : {"tumult-royal", "rebirth-ireland"})
    for (const char* text : {"", "[]", "{", "\x01\x02", "{\"cards\":{}}"})
      EXPECT_EQ(run("perft " + game + " 1 --content " + file("odd.json", text).string()).exit_code, 1) << text;
}

TEST_F(Program, RefusesOptionsThatDoNotFitEachOther) {
  for (const char* arguments :
       {"play seat-of-kings --option regions=3", "perft seat-of-kings 1 --option players=5",
        "play rebirth-ireland --option players=5", "play rebirth-ireland --option start=1",
        "play tumult-royal --option live=1", "tournament tumult-royal --players random,heuristic --option live=1"}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 2) << arguments;
    EXPECT_EQ(outcome.lines_of_err(), 1) << outcome.err;
  }
}

}  // namespace
}  // namespace ardri::test
