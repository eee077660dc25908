// What people type at the terminal: moves as they come to mind are understood or explained, and whoever is refused one
// is told what would help.
#include <regex>
#include <vector>

#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

class Typing : public Program {
 protected:
  /// The answers to lines that are typed when a game has come so far; the first seat is a person's, and all others are
  /// persons, too.
  std::string typed(const std::vector<std::string>& begun, int seats, const std::string& lines,
                    const std::string& arguments = "") const {
    std::string record, players = "person";
    for (const std::string& line : begun) record += line + "\n";
    for (int seat = 1; seat < seats; ++seat) players += ",person";
    return one_line(run("play --resume " + file("begun.ardri", record).string() + " --seed 1 --players " + players +
                            " " + arguments,
                        lines + "quit\n")
                        .out);
  }

  /// Where lines are broken depends on the terminal.
  static std::string one_line(const std::string& text) {
    static const std::regex blanks("\\s+");
    return std::regex_replace(text, blanks, " ");
  }
};

void expect_in(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << "not there: " << part << "\n" << text;
}
void expect_not_in(const std::string& text, const std::string& part) {
  EXPECT_EQ(text.find(part), std::string::npos) << "is there: " << part << "\n" << text;
}

/// Seat of Kings for three, when Blue, who begins, has chosen cards 3, 9 and 34.
std::vector<std::string> first_turn() {
  std::vector<std::string> lines{R"({"game":"seat-of-kings","options":{"players":3}})", "* card 36", "* card 2",
                                 "* card 1"};
  // Dealt in turns, the start player first.
  for (int card : {3, 4, 5, 9, 6, 7, 34, 8, 10, 20, 11, 12, 21, 13, 14, 22, 15, 16})
    lines.push_back("* card " + std::to_string(card));
  for (const char* choice : {"0 keep 3 9 34", "1 keep 4 6 8", "2 keep 5 7 10"}) lines.emplace_back(choice);
  return lines;
}

TEST_F(Typing, SignsCanBeLeftOutWhereOneMoveAloneIsMeant) {
  const std::string out = typed(first_turn(), 3, "34 con f5\n\n");
  expect_in(out, "Understood as 34 Con +F5.");
  expect_in(out, "Blue places a piece on the farmer’s field F5 in Connacht.");
}

TEST_F(Typing, BlanksCanBeLeftOutButNumbersStayApart) {
  expect_in(one_line(run("play sacred-hill-1 --players person,person", "d 4\nquit\n").out), "Understood as D4.");
  expect_in(typed(first_turn(), 3, "34con+f5\n"), "Understood as 34 Con +F5.");
  const std::vector<std::string> all = first_turn();
  const std::vector<std::string> choosing(all.begin(), all.end() - 3);
  const std::string out = typed(choosing, 3, "keep 39 34\nkeep 3934\nkeep39 34\n");
  expect_not_in(out, "Understood");
  expect_in(out, "\"keep 39 34\" is no move of this game");
}

TEST_F(Typing, RegionsAreTypedByTheirNamesToo) {
  const std::string out = typed(first_turn(), 3, "34 connacht +F1\n34 Leinster f5\n\n");
  expect_in(out, "Not allowed (G7)");
  expect_in(out, "Understood as 34 Lei +F5.");
  expect_in(out, "Blue places a piece on the farmer’s field F5 in Leinster.");
}

TEST_F(Typing, ALineThatCanMeanSeveralMovesIsAnsweredWithThem) {
  const std::string out = typed(first_turn(), 3, "9 lei F3 W1\n");
  expect_in(out, "\"9 lei F3 W1\" can mean 9 Lei +F3 +W1, 9 Lei +F3 =W1, 9 Lei =F3 +W1: type one of them.");
  expect_not_in(out, "Blue places");
}

TEST_F(Typing, AFirstWordThatAllMovesShareCanBeLeftOut) {
  const std::string game = "play rebirth-ireland --option players=2 --seed 7 --players person,random";
  const std::string out = one_line(run(game, "zz\nb8\na10\nquit\n").out);
  expect_in(out, "\"zz\" is no move of this game");
  expect_in(out, "Understood as F b8. Not allowed (E8)");
  expect_in(out, "Understood as F a10. points");
  expect_in(typed(first_turn(), 3, "discard\n"), "\"discard\" is no move of this game");
}

TEST_F(Typing, TheBeginningOfAMoveIsNeverPlayed) {
  const std::string out = typed(first_turn(), 3, "3 Con\n34\n");
  expect_in(out, "\"3 Con\" is only the beginning of a move. What begins so: 3 Con +W1, 3 Con +W2.");
  expect_in(out, "What begins so: 34 discard, ");
  expect_in(out, " more.");
  expect_not_in(out, "Blue plays card");
}

TEST_F(Typing, ANumberInFrontIsACardAndNoSeat) {
  const std::string out = typed(first_turn(), 3, "34 Con F9\n34 F1\n34 Con F1\n");
  expect_not_in(out, "no seat");
  expect_in(out, "\"34 Con F9\" is no move of this game; moves are written as in 17 Con +F2");
  expect_in(out, "Blue to move: Play a card: its number, the region, then + before a field");
  expect_in(out, "Understood as 34 Con +F1. Not allowed (G7)");
}

TEST_F(Typing, WhyUnderstandsTheSame) {
  const std::string out = typed(first_turn(), 3, "why 34 con f5\nwhy 34 con f1\nwhy 34\nwhy 1 done\n");
  expect_in(out, "Understood as 34 Con +F5. That move is allowed.");
  expect_in(out, "Understood as 34 Con +F1. G7");
  expect_in(out, "\"34\" is only the beginning of a move.");
  expect_in(out, "It is Blue’s turn: you can only move for Blue, not for Red.");
}

TEST_F(Typing, RefusalsInSeatOfKingsNamePriceAndCards) {
  const std::string out = typed(first_turn(), 3, "34 amnesty Con\n17 Con +F2\n34 Con +F1\nkeep 3 9 34\n");
  expect_in(out, "That costs 4 cumals; you have 2.");
  expect_in(out, "Your cards: 3 9 34.");
  expect_in(out, "Card 34 can be laid on F2 F3 F4 F5.");
  expect_in(out, "Blue to move: Play a card");
  const std::string german = typed(first_turn(), 3, "34 amnesty Con\n", "--lang de");
  expect_in(german, "Das kostet 4 Cumals; du hast 2.");
}

/// All discard what they have until the round is over and Blue names the next start player.
std::vector<std::string> end_of_round() {
  std::vector<std::string> lines = first_turn();
  for (const char* turn : {"0 3 discard", "1 4 discard", "2 5 discard", "0 9 discard", "1 6 discard", "2 7 discard",
                           "0 34 discard", "1 8 discard", "2 10 discard"})
    lines.emplace_back(turn);
  return lines;
}

TEST_F(Typing, SeatsAreShownAndTypedByTheirNames) {
  expect_in(typed(end_of_round(), 3, ""), "Type start Red or start White, or \"help\".");
  expect_in(typed(end_of_round(), 3, "", "--lang de"), "Tippe start Rot oder start Weiß, oder „help“.");
  for (const char* line : {"start White", "start weiß", "start weiss", "START BIANCO", "start w", "start 2"})
    expect_in(typed(end_of_round(), 3, std::string(line) + "\n\n"), "the start player is White");
  const std::string refused = typed(end_of_round(), 3, "start Blue\nstart Yellow\nstart Green\n");
  expect_in(refused, "Not allowed (A17)");
  expect_in(refused, "\"start Green\" is no move of this game");
  expect_in(refused, "Blue to move: Name the start player of the next round.");
}

/// Tumult Royal for two: Blue may build first, and has taken what is named.
std::vector<std::string> building(const std::vector<std::string>& faces) {
  std::vector<std::string> lines{R"({"game":"tumult-royal","options":{"players":2}})",
                                 "* rank 1",
                                 "* rank 2",
                                 "* land 1 r0",
                                 "* land 2 r0",
                                 "1 at b1",
                                 "0 at d6",
                                 "* spin 3"};
  lines.emplace_back("* order 0 1");
  for (std::size_t i = 0; i < faces.size(); ++i) {
    if (i > 0) lines.emplace_back("* order 0");
    lines.push_back("0 lift " + std::to_string(i + 1));
    lines.push_back("* face " + faces[i]);
    lines.emplace_back("0 keep");
    if (i == 0) lines.emplace_back("1 done");
  }
  lines.emplace_back("* order 0");
  return lines;
}

TEST_F(Typing, RefusalsInTheRaidSayWhichTilesThereAre) {
  const std::string out = typed(building({"B1", "M1"}), 2, "lift 2\nlift 27\nlift 3\n");
  expect_in(out, "Not allowed (U9)");
  expect_in(out, "13 tiles lie in the middle: 3 4 5 6 7 8 9 10 11 12 13 14 15.");
  expect_in(typed(building({"B1"}), 2, "lift 40\n"), "with the number of a tile in the middle");
  expect_in(typed(building({"B1"}), 2, "keep\n"), "Blue to move: Lift a tile by its number (7 lifts left)");
  expect_in(typed(building({"B1"}), 2, "lift 1\n", "--lang it"), "Al centro del tavolo ci sono 14 tessere: 2 3 4 ");
}

TEST_F(Typing, RefusalsOfStatuesNameThePrice) {
  const std::string out = typed(building({"B1", "M1"}), 2, "done\nbuild e6 B1\nbuild a3 B1 M1\nbuild\n");
  expect_in(out, "e6 (meadow) costs 1 bread, 1 marble. Your tiles: B1 M1.");
  expect_in(out, "a3 (meadow) costs 2 bread, 2 marble, the double, because it is not next to your statues.");
  expect_in(out, "\"build\" is only the beginning of a move. What begins so: build e6 B1 M1.");
}

TEST_F(Typing, TwoChoicesAreNamed) {
  expect_in(typed(building({"B1"}), 2, "lift 2\n"), "Type keep or back, or \"help\".");
  expect_in(typed(building({"B1"}), 2, "lift 2\n", "--lang it"), "Scrivi keep o back, oppure «help».");
}

TEST_F(Typing, HelpSaysWhatIsAskedAndWhatTheSignsMean) {
  for (const auto& [code, placing, promoting] :
       {std::tuple{"en", "In a move + places a piece on a field, = names it and places nothing", "^ promotes to it"},
        {"de", "In einem Zug setzt + einen Spielstein auf ein Feld, = nennt es und setzt nichts",
         "^ steigt auf das Feld"},
        {"it", "In una mossa + piazza una pedina su una posizione, = la indica", "^ promuove in quella posizione"}}) {
    const std::string out = typed(first_turn(), 3, "help\n", std::string("--lang ") + code);
    expect_in(out, placing);
    expect_in(out, promoting);
  }
  expect_in(typed(building({"B1"}), 2, "help\n"), "Blue to move: Lift a tile by its number (7 lifts left)");
}

}  // namespace
}  // namespace ardri::test
