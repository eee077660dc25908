// The program in German and in Italian: whoever asks for a language reads nothing of another one.
#include <filesystem>
#include <sstream>
#include <vector>

#include "engine/core/utf8.hpp"
#include "tests/cli/program.hpp"
#include "tests/core/languages.hpp"

namespace ardri::test {
namespace {

struct Spoken {
  Language language;
  std::string code, game_over, no_move, vacant;
};
const std::vector<Spoken> spoken{
    {Language::german, "de", "Die Partie ist zu Ende.", "ist kein Zug", "Ringwälle werden auf freien Hügeln gebaut"},
    {Language::italian, "it", "Partita finita.", "non è una mossa", "I forti si costruiscono su colline libere"}};

class Languages : public Program {
 protected:
  /// The moves of the first seat in a game of random players.
  std::string moves_of_the_first(const std::string& game) const {
    const std::string path = (folder / "random.ardri").string();
    EXPECT_EQ(run("play " + game + " --seed 3 --save " + path).exit_code, 0);
    std::istringstream lines(read(path));
    std::string moves;
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with("0 ")) moves += line.substr(2) + "\n";
    return moves;
  }
};

void expect_transcript(const std::string& text, Language language) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) expect_language(line, language);
}

TEST_F(Languages, AWholeGameHasNoEnglishSentence) {
  for (const auto& [game, all, person] :
       {std::tuple{"high-kings-2", "--players random,random", "--players person,random"},
        {"sacred-hill-2", "--players random,random", "--players person,random"},
        {"seat-of-kings", "--option players=2 --players random,random", "--option players=2 --players person,random"},
        {"tumult-royal", "--option players=2 --players random,random", "--option players=2 --players person,random"},
        {"rebirth-ireland", "--option players=2 --players random,random",
         "--option players=2 --players person,random"}}) {
    const std::string moves = moves_of_the_first(std::string(game) + " " + all);
    for (const Spoken& one : spoken) {
      const Outcome outcome =
          run(std::string("play ") + game + " " + person + " --seed 3 --lang " + one.code,
              "help\nmoves\nmoves xyz\nnonsense\nwhy\nwhy nonsense\nboard\nsave\nrules xyz\n" + moves);
      EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
      EXPECT_TRUE(outcome.has(one.game_over)) << game << "\n" << outcome.out.substr(0, 3000);
      EXPECT_TRUE(outcome.has(one.no_move)) << game;
      expect_transcript(outcome.out, one.language);
    }
  }
}

TEST_F(Languages, NoLineIsTooLongToRead) {
  for (const std::string game : {"seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    const std::string options = game + " --option players=4";
    const std::string moves = moves_of_the_first(options + " --players random,random,random,random");
    for (const std::string code : {"en", "de", "it"}) {
      const Outcome outcome =
          run("play " + options + " --players person,random,random,random --seed 3 --lang " + code, moves + "quit\n");
      std::istringstream lines(outcome.out);
      for (std::string line; std::getline(lines, line);)
        EXPECT_LE(characters(line.substr(line.find("> ") == line.npos ? 0 : line.find("> ") + 2)), 100u) << line;
    }
  }
}

TEST_F(Languages, AFileThatLeadsBackToItselfIsNotReached) {
  const auto ring = folder / "ring";
  std::filesystem::create_symlink(ring, ring);
  const std::string command = "play sacred-hill-1 --seed 1 --players random,random --save " + ring.string();
  for (const auto& [code, words] :
       {std::pair{"en", "cannot be reached"}, {"de", "ist nicht zu erreichen"}, {"it", "non si può raggiungere"}}) {
    const Outcome outcome = run(command + " --lang " + code);
    EXPECT_NE(outcome.exit_code, 0);
    EXPECT_NE(outcome.err.find(words), std::string::npos) << outcome.err;
  }
}

TEST_F(Languages, ANewcomerIsAsked) {
  for (const Spoken& one : spoken) {
    const Outcome outcome = run("play --lang " + one.code, "\n\n\nD4\nD4\nundo\nrules T11\nquit\n");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    expect_transcript(outcome.out, one.language);
    expect_transcript(run("games --lang " + one.code).out, one.language);
    const Outcome unheard = run("play --lang " + one.code, "what\n");
    EXPECT_EQ(unheard.exit_code, 2);
    expect_language(unheard.err, one.language);
  }
}

TEST_F(Languages, GamesAreReplayedAndLookedBackAt) {
  const std::string record = (folder / "game.ardri").string();
  run("play four-treasures --players random,random --seed 5 --save " + record);
  for (const Spoken& one : spoken) {
    expect_transcript(run("replay " + record + " --boards --lang " + one.code).out, one.language);
    const Outcome analysed = run("analyse " + record + " --bot level-2 --nodes 200 --lang " + one.code);
    EXPECT_EQ(analysed.exit_code, 0);
    expect_transcript(analysed.out, one.language);
  }
}

TEST_F(Languages, AnIllegalMoveIsExplained) {
  for (const Spoken& one : spoken)
    EXPECT_TRUE(run("play sacred-hill-1 --players person,person --lang " + one.code, "D4\nD4\nquit\n").has(one.vacant));
}

TEST_F(Languages, WhatCannotBeDoneIsSaidInOneLine) {
  const std::string bad = file("bad.ardri", "{\"game\":\"four-treasures\"}\n0 C4\n1 Z9\n").string();
  const std::string deck = file("deck.json", "{\n\"cards\": [\n{\"duel\": 1, \"cost\": 7}\n]\n}\n").string();
  const std::string two = file("two.ardri", "{\"game\":\"four-treasures\"}\n{\"game\":\"four-treasures\"}\n").string();
  const std::string many = file("many.ardri", read(two) + read(two)).string();
  const std::string other = file("other.ardri", "mine").string();
  file("large.ardri", "");
  fs::resize_file(folder / "large.ardri", (64 << 20) + 1);
  const std::vector<std::string> commands{
      "replay " + (folder / "absent").string(),
      "replay " + folder.string(),
      "replay " + (folder / "large.ardri").string(),
      "replay " + bad,
      "play seat-of-kings --content " + deck,
      "play four-treasures --content " + deck,
      "play chess",
      "play four-treasures --option begin=1",
      "play four-treasures --option start",
      "play four-treasures --option start=2",
      "play seat-of-kings --option regions=3",
      "play tumult-royal --option live=1",
      "play four-treasures --players person",
      "play four-treasures --players person,robot",
      "play four-treasures --save /dev/null",
      "play four-treasures --save " + (folder / "no/where").string(),
      "play --resume " + two,
      "play --resume " + many,
      "analyse " + bad,
  };
  for (const Spoken& one : spoken)
    for (const std::string& command : commands) {
      const Outcome outcome = run(command + " --lang " + one.code), english = run(command + " --lang en");
      EXPECT_NE(outcome.exit_code, 0) << command;
      EXPECT_EQ(outcome.exit_code, english.exit_code) << command;
      EXPECT_EQ(outcome.lines_of_err(), 1) << command << outcome.err;
      EXPECT_NE(outcome.err, english.err) << command;
      expect_language(outcome.err, one.language);
    }
  EXPECT_EQ(
      run("replay " + bad + " --lang de").err,
      "ardri: " + bad + ": Zeile 3: es gibt keinen Hügel „Z9“; Hügel sind A bis G mit 1 bis 7, ohne die vier Ecken\n");
  EXPECT_EQ(run("play seat-of-kings --content " + deck + " --lang it").err,
            "ardri: " + deck + ", riga 3, cards[0].cost: è 7; dev’essere un numero intero da 0 a 4\n");
  EXPECT_TRUE(run("play four-treasures --players person,person --lang de", "save " + other + "\nquit\n")
                  .has("other.ardri: gibt es schon; wähle einen anderen Namen"));
  EXPECT_NE(run("games --lang fr").err.find("choose en, de or it"), std::string::npos);
}

}  // namespace
}  // namespace ardri::test
