// The past as a seat may imagine it: what others drew may have been something else, as far as what was seen allows.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/core/random_play.hpp"
#include "engine/rebirth/drawing.hpp"
#include "engine/rebirth/notation.hpp"
#include "tests/rebirth/pack.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// A game from a start on, step by step.
class History {
 public:
  History(std::shared_ptr<const Board> board, const Rebirth& start)
      : board_(std::move(board)), start_(start), now_(start) {}

  /// Steps with their seats, separated by semicolons: "0 F b7; * tile 0 E".
  History& play(std::string_view text) {
    while (!text.empty()) {
      const auto end = std::min(text.find("; "), text.size());
      const auto action = RebirthGame::parse(now_, text.substr(2, end - 2));
      EXPECT_TRUE(action.has_value()) << text;
      play(Step{text[0] == '*' ? chance_seat : Seat{std::uint8_t(text[0] - '0')}, action.value_or(Action{})});
      text.remove_prefix(std::min(end + 2, text.size()));
    }
    return *this;
  }
  void play(Step step) {
    ASSERT_FALSE(RebirthGame::why_not(now_, step.seat, step.action)) << RebirthGame::print(now_, step.action);
    steps_.push_back(step);
    now_.play(step.seat, step.action);
  }
  void play_at_random(Random& random) {
    const Seat seat = *now_.actors().begin();
    play(Step{seat, random_action(now_, seat, random)});
  }

  /// As the seat may imagine it.
  std::vector<Step> imagined_steps(Seat seat, std::uint64_t seed) const {
    Random random{seed};
    return RebirthGame::sample_steps(start_, steps_, seat, random);
  }
  History imagined(Seat seat, std::uint64_t seed) const {
    History other(board_, start_);
    for (const Step& step : imagined_steps(seat, seed)) other.play(step);
    return other;
  }
  /// What the seat has seen: the steps, as far as they are no secrets, and how it looks now.
  std::string seen_by(Seat seat) const {
    Rebirth position = start_;
    std::string text;
    for (const Step& step : steps_) {
      text += (RebirthGame::is_secret(position, step, seat) ? "?" : RebirthGame::print(position, step.action)) + "\n";
      position.play(step.seat, step.action);
    }
    return text + ardri::rebirth::draw(position, seat, Language::english).text;
  }
  std::string text_of(std::size_t step) const { return print_move(Move::of(steps_[step].action), *board_); }
  std::size_t length() const { return steps_.size(); }
  const Rebirth& now() const { return now_; }

 private:
  std::shared_ptr<const Board> board_;
  Rebirth start_, now_;
  std::vector<Step> steps_;
};

constexpr Seat watcher{1};

/// The first tiles are to be set aside, and these lie already. t8 draws three, t9 and t10 have the extra tile.
History before_the_first_tiles(std::shared_ptr<const Board> board, const std::string& placed) {
  Turn turn("", placed);
  turn.hand.assign(3, "");
  turn.set_aside({"", "", ""});
  Rebirth start = position_of(turn, *board);
  start.phase = Phase::aside;
  return {std::move(board), start};
}

/// Energy farms fit nowhere; seat 0 has four left.
History without_room_for_energy() { return before_the_first_tiles(board_of({}), no_room_for_energy()); }

/// The same, and settlements fit only in Dublin and Belfast, on four hexes; there are more of them than usual.
History with_room_for_four_settlements() {
  const auto board = *read_board(with_tiles({{"S1", 12}, {"S2", 12}, {"S3", 12}, {"S4", 12}}));
  std::string placed = no_room_for_energy();
  int number = 0;
  board->room[2].for_each([&](Hex hex) {
    const std::string& name = board->hex_names[hex];
    if (name == "k10" || name == "j11" || name == "d11" || name == "e12") return;
    placed += fmt::format("{} {} {}; ", 1 + number % 2, number < 24 ? "S3" : "S2", name);
    ++number;
  });
  return before_the_first_tiles(board, placed);
}

/// Seat 0 set one energy farm aside, drew three of them, put one out and has the other two in its supply again.
History after_three_that_did_not_fit(History game) {
  for (const char* tile : {"E", "S1", "S1", "S1"}) game.play(fmt::format("* aside 0 {}", tile));
  for (const int seat : {1, 2})
    for (const char* tile : {"F", "S1", "S1", "S1"}) game.play(fmt::format("* aside {} {}", seat, tile));
  game.play("* tile 0 F; * tile 1 S4; * tile 2 S4");
  game.play("0 F p9; 0 tower t8; * tile 0 E; * tile 0 E; * tile 0 E");
  game.play("1 S4 k10; * tile 1 S4; 2 S4 d11; * tile 2 S4; 0 E -; * tile 0 F");
  return game.play("1 S4 j11; * tile 1 S4; 2 S4 e12; * tile 2 S4");
}

TEST(RebirthPast, WhatDidNotFitWereTilesThatDidNotFit) {
  CITES("E28", "B7", "E29");
  const History game = after_three_that_did_not_fit(without_room_for_energy());
  std::vector<std::size_t> draws;  // of the hand of which nothing fitted
  for (std::size_t i = 0; i < game.length(); ++i)
    if (game.text_of(i) == "tile 0 E") draws.push_back(i);
  ASSERT_EQ(draws.size(), 3U);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const History imagined = game.imagined(watcher, seed);
    ASSERT_EQ(imagined.seen_by(watcher), game.seen_by(watcher));
    for (const std::size_t draw : draws) EXPECT_EQ(imagined.text_of(draw), "tile 0 E");
  }
}

/// How many energy farms seat 1 may imagine among the tiles that seat 0 set aside, the extra tile with them: in
/// imagined pasts and in imagined positions.
std::set<int> energy_aside(const History& game) {
  const auto count = [](const Rebirth& position) {
    return position.aside[0][Tile::energy] + (position.extra != 0 && Tile(position.extra - 1) == Tile::energy);
  };
  std::set<int> pasts, positions;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const History imagined = game.imagined(watcher, seed);
    EXPECT_EQ(imagined.seen_by(watcher), game.seen_by(watcher));
    pasts.insert(count(imagined.now()));
    Random random{seed};
    const Rebirth sample = RebirthGame::sample(game.now(), watcher, random);
    EXPECT_EQ(RebirthGame::broken_invariant(sample), "");
    positions.insert(count(sample));
  }
  EXPECT_EQ(pasts, positions);
  return pasts;
}

TEST(RebirthPast, WhatWasInAHandWasNotSetAside) {
  CITES("E28", "E29");
  EXPECT_EQ(energy_aside(after_three_that_did_not_fit(without_room_for_energy())), (std::set{0, 1}))
      << "three of four were in the hand";
}

TEST(RebirthPast, AnExtraTileThatDidNotFitIsOneOfThoseThatMayHaveBeenSetAside) {
  CITES("E21", "E28", "E29");
  History game = after_three_that_did_not_fit(without_room_for_energy());
  game.play("0 F r3; 0 tower t9; * extra 0 E");
  EXPECT_EQ(energy_aside(game), (std::set{0, 1})) << "as long as it is hidden";
  game.play("0 E -");
  EXPECT_EQ(energy_aside(game), std::set{0}) << "the only one that may have been set aside is out";
}

TEST(RebirthPast, AnExtraTileThatFittedLeavesRoomForOneThatDidNot) {
  CITES("E21", "E28", "E29");
  History game = after_three_that_did_not_fit(without_room_for_energy());
  game.play("0 F r3; 0 tower t9; * extra 0 S1; 0 S1 h3");
  EXPECT_EQ(energy_aside(game), (std::set{0, 1}));
}

TEST(RebirthPast, AnExtraTileThatFittedOnceLeavesRoomForOneThatDidNot) {
  CITES("E21", "E28", "E29");
  History game = after_three_that_did_not_fit(with_room_for_four_settlements());
  game.play("0 F r3; 0 tower t9; * extra 0 S1; 0 S1 -");
  EXPECT_EQ(energy_aside(game), (std::set{0, 1})) << "it was none of the sort that was in the hand";
}

/// Histories that seat 1 cannot tell apart, though something hidden came in another order or was another.
TEST(RebirthPast, WhatIsHiddenHasNoSayInWhatIsImagined) {
  CITES("E29", "E5");
  const auto history = [](const std::string& aside, const std::string& three, const char* extra) {
    History game = without_room_for_energy();
    game.play(aside);
    for (const int seat : {1, 2})
      for (const char* tile : {"F", "S1", "S2", "S3"}) game.play(fmt::format("* aside {} {}", seat, tile));
    game.play("* tile 0 F; * tile 1 S4; * tile 2 S4; 0 F p9; 0 tower t8; " + three);
    game.play("1 S4 k10; * tile 1 S4; 2 S4 d11; * tile 2 S4; 0 F r3; 0 tower t9");
    return game.play(std::string("* extra 0 ") + extra);
  };
  const History games[]{
      history("* aside 0 E; * aside 0 S1; * aside 0 S2; * aside 0 S3", "* tile 0 F; * tile 0 E; * tile 0 S4", "E"),
      history("* aside 0 S3; * aside 0 S2; * aside 0 S1; * aside 0 E", "* tile 0 F; * tile 0 E; * tile 0 S4", "E"),
      history("* aside 0 E; * aside 0 S1; * aside 0 S2; * aside 0 S3", "* tile 0 S4; * tile 0 F; * tile 0 E", "E"),
      history("* aside 0 E; * aside 0 S1; * aside 0 S2; * aside 0 S3", "* tile 0 E; * tile 0 F; * tile 0 F", "S2"),
      history("* aside 0 F; * aside 0 F; * aside 0 S2; * aside 0 E", "* tile 0 F; * tile 0 S1; * tile 0 S1", "F"),
  };
  for (const History& game : games) {
    ASSERT_EQ(game.seen_by(watcher), games[0].seen_by(watcher));
    for (std::uint64_t seed = 0; seed < 40; ++seed)
      ASSERT_EQ(game.imagined_steps(watcher, seed), games[0].imagined_steps(watcher, seed)) << seed;
  }
}

/// Calls `look` in random games on two maps, for every seat.
template <class Look>
void in_random_histories(Look look) {
  Random random{31};
  for (int number = 0; number < 18; ++number) {
    const auto board = *read_board(number % 2 ? crowded() : pack());
    History game(board, Rebirth::begin(*board, 2 + number % 3));
    while (!game.now().actors().empty()) {
      game.play_at_random(random);
      if (game.length() % 29 != 0) continue;
      for (std::uint8_t seat = 0; seat < game.now().players; ++seat) look(game, Seat{seat}, random);
    }
  }
}

TEST(RebirthPast, AnImaginedPastLooksTheSameToItsSeat) {
  CITES("E29", "E28");
  int put_out = 0;
  in_random_histories([&](const History& game, Seat seat, Random& random) {
    ASSERT_EQ(game.imagined(seat, random.next()).seen_by(seat), game.seen_by(seat));
    for (const Tiles& gone : game.now().gone) put_out += gone.size();
  });
  EXPECT_GT(put_out, 1000) << "everything fits";
}

TEST(RebirthPast, PastsASeatCannotTellApartAreImaginedAlike) {
  CITES("E29");
  in_random_histories([](const History& game, Seat seat, Random& random) {
    const History twin = game.imagined(seat, random.next());
    const std::uint64_t seed = random.next();
    ASSERT_EQ(game.imagined_steps(seat, seed), twin.imagined_steps(seat, seed));
  });
}

}  // namespace
}  // namespace ardri::test::rebirth
