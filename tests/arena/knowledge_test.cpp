// Contestants know what their seat knows: what another seat holds in secret reaches neither computer players nor
// programs.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <map>

#include "engine/core/view.hpp"
#include "tests/arena/contests.hpp"
#include "tests/host/temporary_folder.hpp"

namespace ardri::arena::test {
namespace {

constexpr std::array games_with_secrets{"seat-of-kings", "tumult-royal", "rebirth-ireland"};

Discipline discipline_of(std::string_view id, int players) {
  const RuleSet& rules = *find_rule_set(id).value();
  Options options = rules.standard_options();
  options.set("players", players).value();
  return {rules, options};
}

/// What a contestant may find out about the game, however it asks.
struct Told {
  AnyPosition position;
  std::vector<std::string> moves;

  friend bool operator==(const Told&, const Told&) = default;
};

/// Writes down what it is told, and gives up.
class Witness final : public Participant {
 public:
  std::expected<Action, std::string> act(const Question& question) override {
    told.push_back({question.position(), question.game().step_texts()});
    return std::unexpected("has seen enough");
  }
  std::vector<Told> told;
};

/// Plays anything.
class Bystander final : public Participant {
 public:
  std::expected<Action, std::string> act(const Question& question) override {
    return question.position().legal(question.seat()).front();
  }
};

/// What the seat is told when it is first asked after the opening.
Told told_after(const Discipline& discipline, const std::vector<Step>& opening, Seat seat, std::uint64_t seed) {
  Witness witness;
  Bystander bystander;
  std::vector<Sitter> sitters(std::size_t(discipline.seats()), {&bystander, 1});
  sitters[seat.number] = {&witness, 1};
  const std::atomic<bool> stop = false;
  EXPECT_TRUE(play_game(discipline, {opening, 1}, sitters, seed, stop));
  EXPECT_EQ(witness.told.size(), 1u);
  return witness.told.at(0);
}

AnyPosition position_after(const Discipline& discipline, const std::vector<Step>& steps) {
  AnyPosition position = discipline.rules().begin(discipline.options());
  for (const Step& step : steps) position.play(step.seat, step.action);
  return position;
}

/// How often games that differ only in what the seat cannot see were told alike; they must always be.
int count_secret_differences(const Discipline& discipline, int moves) {
  int different = 0;
  const Openings openings = draw_openings(discipline, 30, moves, 7).value();
  for (const Opening& opening : openings.list) {
    const AnyPosition real = position_after(discipline, opening.steps);
    for (Seat seat : real.actors()) {
      Random random{opening.further_luck};
      const auto other = discipline.rules().sample(discipline.options(), opening.steps, seat, random);
      different += !(real == position_after(discipline, other));
      EXPECT_EQ(told_after(discipline, opening.steps, seat, 5), told_after(discipline, other, seat, 5))
          << discipline.rules().id() << " after " << moves << " moves, seat " << int(seat.number);
    }
  }
  return different;
}

TEST(Knowledge, IsTheSameInGamesThatTheSeatCannotTellApart) {
  for (const char* id : games_with_secrets) {
    int different = 0;
    for (int moves : {0, 9, 30}) different += count_secret_differences(discipline_of(id, 3), moves);
    EXPECT_GT(different, 10) << id << ": the secrets did not differ";
  }
}

/// A program that writes down all that it is asked, and then plays well enough for games to end soon.
class Eavesdropping : public ::testing::Test {
 protected:
  TemporaryFolder folder;

  std::string program() const {
    folder.write("program", "tee -a " + (folder / "questions").string() + " | " + ARDRI_PROGRAM + " engine\n");
    return "sh " + (folder / "program").string() + "@bot=heuristic@name=guest";
  }

  std::vector<boost::json::object> questions() const {
    std::ifstream file(folder / "questions");
    std::vector<boost::json::object> questions;
    for (std::string line; std::getline(file, line);) questions.push_back(boost::json::parse(line).as_object());
    return questions;
  }
};

/// How many steps that the seat may not know were told, and how many of them truly.
struct Secrets {
  int told = 0, true_ones = 0;
};

/// Holds the moves that a program was told against the game that was played.
void compare(const boost::json::object& question, const Record& real, Secrets& secrets) {
  const Seat seat{question.at("as").to_number<std::uint8_t>()};
  const boost::json::array& moves = question.at("moves").as_array();
  AnyPosition position = real.rules().begin(real.options());
  Record imagined{real.rules(), real.options()};
  ASSERT_LT(moves.size(), real.steps().size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Step step = real.steps()[i];
    const std::string truth = print_step(position, step), told{moves[i].as_string()};
    if (position.is_secret(step, seat)) {
      ++secrets.told;
      secrets.true_ones += told == truth;
    } else {
      EXPECT_EQ(told, truth) << "everybody knows this one";
    }
    ASSERT_TRUE(imagined.play(told)) << told;
    position.play(step.seat, step.action);
  }
  EXPECT_EQ(imagined.position().view(seat).facts, position.view(seat).facts) << "the seat can tell them apart";
}

TEST_F(Eavesdropping, ShowsWhatIsKnownAndNotWhatIsSecret) {
  std::vector<Discipline> disciplines;
  for (const char* id : games_with_secrets) disciplines.push_back(discipline_of(id, 2));
  const Contest contest =
      contest_of({.players = {"heuristic"}, .programs = {program()}, .games = 2}, std::move(disciplines));
  std::map<std::uint64_t, Record> played;
  const std::atomic<bool> stop = false;
  Conduct conduct{1, patience, {}, {}, {}};
  conduct.keep = [&](const Fixture& fixture, const PlayedGame& game) {
    EXPECT_FALSE(game.outcome.forfeit) << game.outcome.forfeit->reason;
    played.emplace(fixture.seed, game.record);
  };
  EXPECT_TRUE(play_tournament(contest, {}, conduct, stop).complete());

  std::map<std::string_view, Secrets> secrets;
  for (const boost::json::object& question : questions()) {
    const Record& real = played.at(question.at("seed").to_number<std::uint64_t>());
    compare(question, real, secrets[real.rules().id()]);
  }
  for (const char* id : games_with_secrets) {
    EXPECT_GT(secrets[id].told, 100) << id;
    EXPECT_LT(secrets[id].true_ones, secrets[id].told) << id << ": every secret was told";
  }
}

}  // namespace
}  // namespace ardri::arena::test
