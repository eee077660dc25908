// Games with chance and hidden hands at the terminal: they are played to the end, and nobody sees what they may not.
#include <regex>
#include <vector>

#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

const std::string seen = "Something that was hidden has been seen since: the move cannot be taken back.";

/// Games that two people, or one and the computer, play on from some point, as "person,random".
class TakingBack : public Program {
 protected:
  /// The lines of a record of random play, its header without what only the whole game has.
  std::vector<std::string> random_game(const std::string& game, int seed) const {
    const std::string path = (folder / "whole.ardri").string();
    run("play " + game + " --option players=2 --players random,random --save " + path + " --seed " +
        std::to_string(seed));
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    fs::remove(path);
    static const std::regex of_the_whole(R"re(,"(moves|checksum|scores)":("[^"]*"|\[[^\]]*\]|[0-9]+))re");
    lines.at(0) = std::regex_replace(lines.at(0), of_the_whole, "");
    return lines;
  }

  Outcome play_on(const std::vector<std::string>& lines, const std::string& players, const std::string& input) const {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return run("play --resume " + file("begun.ardri", text).string() + " --seed 1 --players " + players, input);
  }

  /// The first lines of a game, up to one that begins so, with it or without it.
  static std::vector<std::string> up_to(const std::vector<std::string>& lines, const std::string& beginning,
                                        bool with = true) {
    const auto there = std::ranges::find_if(lines, [&](const auto& line) { return line.starts_with(beginning); });
    EXPECT_NE(there, lines.end()) << beginning;
    return {lines.begin(), there + (with && there != lines.end())};
  }
};

/// Yellow has looked at tile 7 and put it back.
const std::vector<std::string> raid{"{\"game\":\"tumult-royal\",\"options\":{\"players\":2}}",
                                    "* rank 1",
                                    "* rank 2",
                                    "* land 1 r0",
                                    "* land 2 r0",
                                    "1 at b1",
                                    "0 at d6",
                                    "* spin 3",
                                    "* order 1 0",
                                    "1 lift 7",
                                    "* face B2",
                                    "1 back"};

TEST_F(TakingBack, GivesNoTileBackThatWasRead) {
  const Outcome outcome = play_on(raid, "person,person", "lift 7\nundo\nquit\n");
  EXPECT_TRUE(outcome.has("in hand 7:B2")) << outcome.out;
  EXPECT_TRUE(outcome.has(seen)) << outcome.out;
  EXPECT_FALSE(outcome.has("Took back")) << outcome.out;
  EXPECT_TRUE(play_on(raid, "person,random", "lift 7\nundo\nquit\n").has(seen)) << "whoever else plays";
}

TEST_F(TakingBack, GivesATileBackThatWasKnown) {
  std::vector<std::string> later = raid;
  for (const char* step : {"0 done", "* order 1"}) later.emplace_back(step);
  const Outcome outcome = play_on(later, "person,person", "lift 7\nundo\nlift 7\nkeep\n");
  EXPECT_TRUE(outcome.has("in hand 7:B2")) << outcome.out;
  EXPECT_TRUE(outcome.has("Took back 1 move.")) << outcome.out;
}

TEST_F(TakingBack, IsForDecisionsThatShowNothing) {
  const Outcome outcome = play_on(raid, "person,person", "undo\n\nundo\nquit\n");
  EXPECT_TRUE(outcome.has("Took back 1 move.")) << "Yellow may keep the tile after all" << outcome.out;
  EXPECT_TRUE(outcome.has("Yellow> Chance has acted since")) << outcome.out;
  const Outcome landed = play_on({raid.begin(), raid.begin() + 6}, "person,person", "undo\nat b2\nquit\n");
  EXPECT_TRUE(landed.has("Took back 1 move.")) << landed.out;
  EXPECT_TRUE(landed.has("Yellow sets the first statue on the meadow b2.")) << "Blue is told of the other move";
}

TEST_F(TakingBack, LeavesChoicesOfOthersThatAreSecret) {
  const auto game = random_game("seat-of-kings", 1);
  const std::string first = up_to(game, "0 keep").size() < up_to(game, "1 keep").size() ? "0" : "1";
  const Outcome outcome = play_on(up_to(game, first + " keep"), "person,person", "undo\nquit\n");
  EXPECT_TRUE(outcome.has((first == "0" ? "Blue" : "Red") + std::string(" chose in secret, and nobody else can")))
      << outcome.out;
}

TEST_F(TakingBack, ReachesNotBehindACardThatAnotherHasShown) {
  int shown = 0, hidden = 0;
  for (int seed = 1; seed <= 6; ++seed) {
    const auto game = random_game("seat-of-kings", seed);
    const auto chosen = std::max(up_to(game, "0 keep").size(), up_to(game, "1 keep").size());
    const bool other_begins = game.at(chosen).starts_with("1 ");
    std::vector<std::string> begun(game.begin(), game.begin() + std::ptrdiff_t(chosen));
    const Outcome outcome = play_on(begun, "person,random", "undo\nquit\n");
    EXPECT_EQ(outcome.has(seen), other_begins) << outcome.out;
    EXPECT_EQ(outcome.has("Took back 1 move."), !other_begins) << "one's own choice alone" << outcome.out;
    ++(other_begins ? shown : hidden);
  }
  EXPECT_GT(shown, 0);
  EXPECT_GT(hidden, 0);
}

TEST_F(TakingBack, ReachesNotBehindTheLastTileOfAnother) {
  auto game = random_game("rebirth-ireland", 5);
  ASSERT_TRUE(game.back().starts_with("1 ") && (game.end() - 2)->starts_with("0 ")) << game.back();
  game.pop_back();
  const Outcome outcome = play_on(game, "person,person", "undo\nquit\n");
  EXPECT_TRUE(outcome.has(seen)) << outcome.out;
}

using GamesPlayedOn = TakingBack;

TEST_F(GamesPlayedOn, AskAboutATowerBelowTheBoardThatIsThere) {
  const auto game = random_game("rebirth-ireland", 3);
  auto begun = up_to(game, "0 tower ", false);
  const std::string placing = begun.back();
  ASSERT_TRUE(placing.starts_with("0 ")) << placing;
  begun.pop_back();
  const Outcome outcome = play_on(begun, "person,random", placing.substr(2) + "\nboard\nquit\n");
  const auto asked = outcome.out.find("\nBlue to move: Activate a round tower: “tower ");
  ASSERT_NE(asked, outcome.out.npos) << outcome.out;
  const auto board = outcome.out.find("points  [ ]"), again = outcome.out.find("points  [ ]", board + 1);
  EXPECT_LT(board, asked);
  EXPECT_GT(again, asked) << "only if one wants to see it again" << outcome.out;
  EXPECT_NE(again, outcome.out.npos);
}

TEST_F(GamesPlayedOn, ATurnOfRebirthFitsOnAScreen) {
  constexpr long most = 33;
  const auto game = random_game("rebirth-ireland", 3);
  for (std::size_t part = 1; part < 8; ++part) {
    const std::vector<std::string> begun(game.begin(), game.begin() + std::ptrdiff_t(game.size() * part / 8));
    const Outcome outcome = play_on(begun, "person,random", "quit\n");
    const auto board = std::min(outcome.out.find("points  [ ]"), outcome.out.size());
    EXPECT_LE(std::count(outcome.out.begin() + std::ptrdiff_t(board), outcome.out.end(), '\n'), most) << outcome.out;
  }
}

TEST_F(Program, ShowsPartsOfThePositionInWords) {
  const Outcome outcome = run("play rebirth-ireland --seed 3", "show\nshow towers\nshow dublin\nshow zzz\nquit\n");
  EXPECT_TRUE(outcome.has("What Blue has, What Red has,")) << outcome.out;
  EXPECT_TRUE(outcome.has("Round towers\n  t1 Tory Island, ")) << outcome.out;
  EXPECT_TRUE(outcome.has("Settlement areas that are not full\n  Dublin, 4 hexes; free: j11 k10 n10 n11.\n"))
      << "of a part that is not called so, only what has the word" << outcome.out;
  EXPECT_FALSE(outcome.has("Derry")) << outcome.out;
  EXPECT_TRUE(outcome.has("Nothing that is known of the position has \"zzz\".")) << outcome.out;
  for (const std::string game : {"four-treasures", "seat-of-kings", "tumult-royal"})
    EXPECT_TRUE(run("play " + game, "show\nquit\n").has("There is: ")) << game;
}

TEST_F(Program, TellsInTheEndWherePointsCameFrom) {
  const Outcome outcome = run("play rebirth-ireland --seed 3 --players heuristic,heuristic,heuristic --lang de");
  const auto scoring = outcome.out.find("die Schlusswertung folgt"), table = outcome.out.find("gesamt  Farmen  Siedl");
  EXPECT_LT(scoring, table) << outcome.out;
  EXPECT_LT(table, outcome.out.find("Die Partie ist zu Ende. ")) << outcome.out;
}

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
  EXPECT_TRUE(outcome.has("Red turns over a card: duel value ")) << "the first player's duel is seen by all";
  EXPECT_FALSE(outcome.has("Drawn: card")) << "it would not say for whom";
  EXPECT_FALSE(outcome.has("is dealt a card")) << "the drawing says how many everybody has";
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
  EXPECT_TRUE(outcome.has("\nBlue to move: Place a")) << outcome.out;
  EXPECT_TRUE(outcome.has("\nBlue      hand ")) << outcome.out;
  EXPECT_FALSE(outcome.has("\nRed       hand ") || outcome.has("\nRed       supply ")) << outcome.out;
  EXPECT_FALSE(outcome.has("draws")) << "what is asked says it" << outcome.out;
  EXPECT_FALSE(outcome.has("Drawn: ")) << "what was laid out is drawn" << outcome.out;
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
