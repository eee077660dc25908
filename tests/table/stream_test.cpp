// What leaves a table: streams, looks, attempts, and records.
#include "table/stream.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/random.hpp"
#include "engine/core/view.hpp"
#include "table/attempt.hpp"
#include "table/knowledge.hpp"
#include "table/record.hpp"
#include "tests/table/owner.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

TEST(Stream, TellsAStepToThoseWhoMayKnowIt) {
  Owner owner{setting_of("seat-of-kings", 2)};
  owner.begin();
  const std::string kept = owner.first_legal(0);
  ASSERT_EQ(owner.move(0, {kept}), "");
  const std::uint64_t last = owner.table.log().size() - 1;
  const auto move = [&](Viewer viewer) {
    return std::string(messages(owner.table, viewer, last).at(0).at("move").as_string());
  };
  EXPECT_EQ(move(Seat{0}), kept);
  EXPECT_EQ(move(Seat{1}), "keep ?");
  EXPECT_EQ(move(Viewer::onlooker()), "keep ?");
}

TEST(Stream, HidesTheKeyOfARequest) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  owner.ask(0, Move{*owner.table.question(Seat{0}), {"C4"}}, "my secret key");
  for (Viewer viewer : {Viewer{Seat{0}}, Viewer{Seat{1}}, Viewer::onlooker()})
    EXPECT_EQ(json::serialize(messages(owner.table, viewer, 0)).find("secret"), std::string::npos);
}

TEST(Stream, ComesWithSightAndQuestionAtItsEnd) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const json::array own = messages(owner.table, Seat{0}, 0), other = messages(owner.table, Seat{1}, 0);
  EXPECT_EQ(own.size(), owner.log.size());
  for (std::size_t i = 0; i + 1 < own.size(); ++i) EXPECT_FALSE(own[i].as_object().contains("sight"));
  const json::object& sight = own.back().at("sight").as_object();
  EXPECT_EQ(sight.at("actors"), json::array{0});
  EXPECT_EQ(sight.at("legal").as_array().size(), 45u);
  EXPECT_EQ(sight.at("question"), *owner.table.question(Seat{0}));
  EXPECT_FALSE(other.back().at("sight").as_object().contains("legal")) << "it is not Blue's turn";
  EXPECT_TRUE(messages(owner.table, Seat{0}, owner.log.size()).empty());
}

TEST(Stream, LooksBackAtAnyEntry) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  owner.move(0, {"C4"});
  const std::uint64_t then = owner.table.log().size() - 1;
  const json::object now = look(owner.table, Seat{1}, then);
  owner.move(1, {"D4"});
  owner.ask(1, TakeBack{});
  owner.ask(0, Accept{});
  owner.move(1, {"D5"});
  EXPECT_EQ(look(owner.table, Seat{1}, then), now);
  EXPECT_NE(look(owner.table, Seat{1}, owner.table.log().size() - 1), now);
}

TEST(Stream, GivesTheFullLogOnlyWhenTheGameIsOver) {
  Owner owner{setting_of("seat-of-kings", 2)};
  owner.begin();
  EXPECT_FALSE(full_log(owner.table).has_value());
  EXPECT_EQ(owner.ask(0, Resign{}), "");
  ASSERT_TRUE(full_log(owner.table).has_value());
  EXPECT_EQ(json::serialize(*full_log(owner.table)).find('?'), std::string::npos) << "nothing is hidden any more";
}

TEST(Attempt, SaysWhatStepsWouldDo) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const std::vector<std::string> one{"c4"}, two{"C4", "D4"}, wrong{"C9"};
  EXPECT_EQ(attempt(owner.table, Seat{0}, one)->at("steps").at(0).at("move"), "C4");
  EXPECT_EQ(attempt(owner.table, Seat{0}, two)->at("ends"), "another");
  EXPECT_EQ(attempt(owner.table, Seat{0}, two)->at("steps").as_array().size(), 1u);
  EXPECT_FALSE(attempt(owner.table, Seat{0}, wrong).has_value());
  EXPECT_TRUE(owner.table.steps().empty()) << "nothing was played";
}

/// A turn is built up by trying one step more at a time: each shows what the steps themselves would show.
TEST(Attempt, ShowsWhatTheSeatWouldSee) {
  Owner owner{setting_of("seat-of-kings", 2)};
  owner.begin();
  for (int seat = 0; seat < 2; ++seat) ASSERT_EQ(owner.move(seat, {owner.first_legal(seat)}), "");
  const Seat seat = *owner.table.position().actors().begin();
  for (int steps = 0; steps < 40; ++steps) {
    const Seat mover = *owner.table.position().actors().begin();
    if (!owner.table.question(mover)) break;
    const std::vector<std::string> move{owner.first_legal(mover.number)};
    const auto tried = attempt(owner.table, mover, move);
    ASSERT_TRUE(tried.has_value());
    const std::uint64_t before = owner.table.log().size();
    ASSERT_EQ(owner.move(mover.number, move), "");
    const json::object now = look(owner.table, mover, before);
    const json::object& then = tried->at("sight").as_object();
    EXPECT_EQ(then.at("view"), now.at("view"));
    if (now.contains("legal")) {
      EXPECT_EQ(then.at("legal"), now.at("legal"));
    }
    if (owner.table.position().actors() == SeatSet::of(mover)) {
      EXPECT_EQ(then.at("asked"), now.at("asked"));
    }
  }
  EXPECT_GT(owner.table.steps().size(), 10u) << "it began with seat " << int(seat.number);
}

TEST(Attempt, EndsAtADraw) {
  Owner owner{setting_of("rebirth-ireland", 2)};
  owner.begin();
  const std::vector<std::string> moves{owner.first_legal(0), "skip"};
  const auto tried = attempt(owner.table, Seat{0}, moves);
  ASSERT_TRUE(tried.has_value());
  EXPECT_EQ(tried->at("ends"), "draw");
}

json::array each_of(const Owner& owner, int seat, const std::vector<std::string>& moves,
                    const std::vector<std::string>& alternatives) {
  return attempt_each(owner.table, Seat{std::uint8_t(seat)}, moves, alternatives).value();
}

TEST(AttemptEach, SaysOfEveryMoveWhatItWouldDo) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const json::array each = each_of(owner, 0, {}, {"c4", "D4", "C44", "hop"});
  EXPECT_EQ(each.at(0), json::parse(R"({"move":"c4","events":[{"kind":"built","seat":0,"hill":"C4"}]})"));
  EXPECT_EQ(each.at(1), json::parse(R"({"move":"D4","events":[{"kind":"built","seat":0,"hill":"D4"}]})"));
  for (const json::value& refused : {each.at(2), each.at(3)}) {
    EXPECT_EQ(refused.at("events"), json::array{});
    EXPECT_EQ(refused.at("refused"), json::parse(R"({"kind":"refused-move","number":1})"));
    EXPECT_EQ(refused.at("fault").at("kind"), "no-move");
  }
  EXPECT_TRUE(owner.table.steps().empty()) << "nothing was played";
}

/// Every legal move of a game midway does what trying it alone says, and what then happens.
TEST(AttemptEach, SaysTheSameAsTryingOneAfterTheOther) {
  for (const char* id : {"seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    Owner owner{setting_of(id, 3)};
    owner.begin();
    int compared = 0;
    for (int steps = 0; steps < 30; ++steps) {
      const Seat mover = *owner.table.position().actors().begin();
      std::vector<std::string> moves;
      for (Action action : owner.table.position().legal(mover)) moves.push_back(owner.table.position().print(action));
      const json::array each = each_of(owner, mover.number, {}, moves);
      ASSERT_EQ(each.size(), moves.size());
      for (std::size_t i = 0; i < moves.size(); i += 7) {
        const json::object alone = *attempt(owner.table, mover, {&moves[i], 1});
        ASSERT_EQ(each[i].at("move"), json::value(moves[i]));
        if (alone.at("steps").as_array().empty()) continue;
        ASSERT_EQ(each[i].at("events"), alone.at("steps").at(0).at("events")) << id << ": " << moves[i];
        ++compared;
      }
      ASSERT_EQ(owner.move(mover.number, {moves[std::size_t(steps) % moves.size()]}), "");
    }
    EXPECT_GT(compared, 20) << id;
  }
}

/// A move after which the seat goes on, and what it could play then; nothing if there is none.
std::pair<std::string, json::array> move_that_leaves_moves(const Owner& owner, Seat seat) {
  for (Action action : owner.table.position().legal(seat)) {
    const std::string move = owner.table.position().print(action);
    const json::object sight = attempt(owner.table, seat, {&move, 1})->at("sight").as_object();
    if (const json::value* legal = sight.if_contains("legal")) return {move, legal->as_array()};
  }
  return {};
}

TEST(AttemptEach, GoesOnFromMovesThatComeBefore) {
  Owner owner{setting_of("seat-of-kings", 2)};
  owner.begin();
  const auto acting = [&] { return *owner.table.position().actors().begin(); };
  std::string first;
  json::array then;
  for (int steps = 0; then.empty() && steps < 50; ++steps) {
    ASSERT_EQ(owner.move(acting().number, {owner.first_legal(acting().number)}), "");
    std::tie(first, then) = move_that_leaves_moves(owner, acting());
  }
  ASSERT_FALSE(then.empty());
  const Seat seat = acting();
  for (const json::value& next : then) {
    const std::vector<std::string> both{first, std::string(next.as_string())};
    const json::array steps = attempt(owner.table, seat, both)->at("steps").as_array();
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_EQ(each_of(owner, seat.number, {first}, {both[1]}).at(0).at("events"), steps.at(1).at("events"));
  }
  EXPECT_EQ(each_of(owner, seat.number, {first}, {"hop"}).at(0).at("refused").at("number"), 2);
  const std::vector<std::string> hop{"hop"}, any{first};
  EXPECT_FALSE(attempt_each(owner.table, seat, hop, any).has_value());
}

TEST(AttemptEach, SaysWhyNothingIsCertain) {
  Owner owner{setting_of("rebirth-ireland", 2)};
  owner.begin();
  EXPECT_EQ(each_of(owner, 1, {}, {"F b7"}).at(0).at("ends"), "another");
  const json::array later = each_of(owner, 0, {owner.first_legal(0), "skip"}, {"F b7"});
  EXPECT_EQ(later.at(0), json::parse(R"({"move":"F b7","events":[],"ends":"draw"})"));
}

/// Seat 1 looks at tile 2 and puts it back; seat 0 does so with tile 1, until it is its turn again.
void look_at_tiles(Owner& raid) {
  bool seen = false;
  for (int i = 0; i < 1000; ++i) {
    const Seat seat = *raid.table.position().actors().begin();
    const std::string lift = seat == Seat{1} ? "lift 2" : "lift 1";
    if (raid.move(seat.number, {"back"}) == "") continue;
    if (seat == Seat{0} && seen) return;
    if (raid.move(seat.number, {lift}) != "") {
      ASSERT_EQ(raid.move(seat.number, {raid.first_legal(seat.number)}), "");
    } else {
      seen |= seat == Seat{1};
    }
  }
}

TEST(Attempt, EndsAtASecret) {
  Owner raid{setting_of("tumult-royal", 2)};
  raid.begin();
  look_at_tiles(raid);
  const std::vector<std::string> other{"lift 2", "keep"}, own{"lift 1", "keep"};
  const auto tried = attempt(raid.table, Seat{0}, other);
  ASSERT_TRUE(tried.has_value()) << json::serialize(write_refusal(tried.error()));
  EXPECT_EQ(tried->at("ends"), "secret") << "what the other has seen";
  const json::array each = each_of(raid, 0, {}, {"lift 2", "lift 1"});
  EXPECT_EQ(each.at(0).at("ends"), "secret");
  for (const json::value& event : each.at(0).at("events").as_array()) EXPECT_FALSE(event.as_object().contains("face"));
  EXPECT_FALSE(each.at(1).as_object().contains("ends")) << "one's own tile is known";
  const auto known = attempt(raid.table, Seat{0}, own);
  if (known) {
    EXPECT_FALSE(known->contains("ends") && known->at("ends") == "secret") << "one's own tile is known";
  }
}

/// The last move of a random game: what was said of it before, and what came of it.
struct LastMove {
  json::object foreseen;
  json::array events;
};

LastMove last_move_of_random_game(std::uint64_t seed) {
  Owner owner{setting_of("rebirth-ireland", 2), seed};
  owner.begin();
  Random random{seed};
  LastMove last;
  while (!owner.table.position().over()) {
    const Seat seat = *owner.table.position().actors().begin();
    const auto moves = owner.table.position().legal(seat);
    const std::string move = owner.table.position().print(moves[random.below(std::uint32_t(moves.size()))]);
    const std::uint64_t from = owner.table.log().size();
    last.foreseen = each_of(owner, seat.number, {}, {move}).at(0).as_object();
    EXPECT_EQ(owner.move(seat.number, {move}), "");
    last.events = messages(owner.table, seat, from).at(0).at("events").as_array();
  }
  return last;
}

/// What the last tile brings is known; what comes of others' private missions after it is not.
TEST(AttemptEach, TellsWhatIsCertainUpToASecret) {
  int secrets = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto [foreseen, events] = last_move_of_random_game(seed);
    const json::array& told = foreseen.at("events").as_array();
    ASSERT_FALSE(told.empty());
    const auto [first, _] = std::ranges::mismatch(told, events);
    EXPECT_EQ(first, told.end()) << "what is told is what comes";
    EXPECT_EQ(foreseen.contains("ends"), told.size() < events.size());
    secrets += foreseen.contains("ends");
  }
  EXPECT_GT(secrets, 0) << "nobody had a private mission that could have been fulfilled or not";
}

TEST(Knowledge, IsAWorldThatTheSeatCannotTellFromTheRealOne) {
  Owner owner{setting_of("seat-of-kings", 3)};
  owner.begin();
  int different = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const AnyPosition world = imagined(owner.table, Seat{1}, seed);
    EXPECT_EQ(world.view(Seat{1}).facts, owner.table.position().view(Seat{1}).facts);
    different += !(world == owner.table.position());
  }
  EXPECT_GT(different, 10);
}

TEST(TableRecord, SetsAGameOnATableAndWritesItDown) {
  for (const char* id : {"high-kings-2", "seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    Owner owner{setting_of(id)};
    owner.begin();
    for (int i = 0; i < 40 && owner.table.stage() == Table::Stage::playing; ++i) {
      const Seat seat = *owner.table.position().actors().begin();
      ASSERT_EQ(owner.move(seat.number, {owner.first_legal(seat.number)}), "");
    }
    const Record record = record_of(owner.table);
    std::vector<Sitter> sitters;
    for (Seat seat : SeatSet::first(owner.table.seats())) sitters.push_back(owner.table.sitter(seat));
    Table again;
    for (const Entry& entry : entries_of(record, owner.table.setting(), sitters, 0)) again.apply(entry);
    EXPECT_EQ(again.position(), owner.table.position()) << id;
    EXPECT_EQ(record_of(again).text(), record.text());
  }
}

TEST(TableRecord, DrawsWhatIsToBeDrawnWhenItIsWoken) {
  const Setting setting = setting_of("seat-of-kings", 2);
  const std::vector<Sitter> sitters(2, Sitter{Sitter::Kind::person, "", ""});
  Table table;
  for (const Entry& entry : entries_of(Record{*setting.rules, setting.options}, setting, sitters, 0))
    table.apply(entry);
  EXPECT_TRUE(table.position().chance_acts());
  SeededDraws draws{1};
  const auto woken = table.decide({"", Seat{0}, Wake{}}, 0, draws);
  ASSERT_TRUE(woken.has_value());
  for (const Entry& entry : *woken) table.apply(entry);
  EXPECT_TRUE(table.question(Seat{0}).has_value());
}

}  // namespace
}  // namespace ardri::table
