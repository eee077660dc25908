// Samples in the protocol: what a seat cannot know, imagined.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <map>
#include <set>

#include "protocol/answer.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

std::string shown(const json::object& position, const json::value& as) {
  const std::string found = answer(json::serialize(asking("show", position, {{"as", as}})));
  EXPECT_TRUE(found.starts_with("{\"actors\"")) << found;
  return found;
}

/// Positions of games with hidden hands: while they are dealt and chosen, in turns, and late in the game.
std::vector<json::object> positions_with_secrets() {
  std::vector<json::object> positions;
  for (const char* id : {"seat-of-kings", "rebirth-ireland"}) {
    const RuleSet& set = *find_rule_set(id).value();
    for (const json::object& options : every_table(set)) {
      const json::array whole = whole_game(set, 9, options);
#ifdef ARDRI_SANITIZED
      const std::vector<std::size_t> lengths{28, 90};
#else
      const std::vector<std::size_t> lengths{1, 8, 15, 23, 28, 30, 45, 150, 400, whole.size() - 1, whole.size()};
#endif
      for (std::size_t length : lengths)
        positions.push_back(position_of(set.id(), beginning_of(whole, length), options));
    }
  }
  return positions;
}

// Whatever the sample is, it replays legally (else `show` would answer with a fault), and looks the same to its seat.
TEST(Protocol, ASampleLooksToItsSeatAsTheGameDoes) {
  for (const json::object& position : positions_with_secrets())
    for (int seat = 0; seat < int(position.at("options").at("players").as_int64()); ++seat)
      for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
        json::object imagined = position;
        imagined["moves"] = sample(position, seat, seed);
        EXPECT_EQ(imagined.at("moves").as_array().size(), position.at("moves").as_array().size());
        ASSERT_EQ(shown(imagined, seat), shown(position, seat)) << imagined;
        EXPECT_EQ(shown(imagined, "public"), shown(position, "public"));
      }
}

TEST(Protocol, TheSameSeedGivesTheSameSample) {
  for (const json::object& position : positions_with_secrets()) {
    EXPECT_EQ(sample(position, 1, 7), sample(position, 1, 7));
    EXPECT_EQ(ask(asking("sample", position, {{"as", 1}})).at("moves"), sample(position, 1, 0));
  }
}

// A sample of a sample is the sample: the cards that the seat cannot see have no say in it.
TEST(Protocol, ASampleDependsOnlyOnWhatItsSeatKnows) {
  for (const json::object& position : positions_with_secrets()) {
    json::object one = position, other = position;
    one["moves"] = sample(position, 0, 5);
    other["moves"] = sample(position, 0, 6);
    json::object again = other;
    again["moves"] = sample(other, 0, 5);
    EXPECT_EQ(shown(again, "all"), shown(one, "all")) << position;
  }
}

// All others drew three settlements when none fitted any more, and put one out: hardly any other past is possible, but
// the private mission of seat 1 may be any.
TEST(Protocol, ASampleOfAnUnlikelyPastIsNotTheGame) {
  std::ifstream file(ARDRI_SOURCE_DIR "/tests/fuzz/corpus/protocol/sample-rebirth-put-out.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const json::object request = json::parse(text).as_object();
  json::object position{{"game", request.at("game")},
                        {"options", request.at("options")},
                        {"moves", request.at("moves")},
                        {"content", request.at("content")}};
  std::map<std::string, int> secrets;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    json::object imagined = position;
    imagined["moves"] = sample(position, 0, seed);
    ASSERT_EQ(shown(imagined, 0), shown(position, 0));
    for (const json::value& move : imagined.at("moves").as_array())
      if (move.as_string().starts_with("* secret 1 ")) ++secrets[std::string(move.as_string())];
  }
  EXPECT_EQ(secrets.size(), 4u);
  for (const auto& [secret, count] : secrets) EXPECT_LT(count, 22) << secret;
}

TEST(Protocol, SamplesDifferInWhatIsHidden) {
  for (const auto& [id, length] : {std::pair("seat-of-kings", 30UL), std::pair("rebirth-ireland", 40UL)}) {
    const RuleSet& set = *find_rule_set(id).value();
    const json::object position = position_of(set.id(), beginning_of(whole_game(set, 9, {}), length));
    std::set<std::string> imagined;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      imagined.insert(shown(position_of(set.id(), sample(position, 0, seed)), "all"));
    EXPECT_EQ(imagined.size(), 20U) << id;
  }
}

TEST(Protocol, WhereNothingIsHiddenASampleIsTheGame) {
  for (const RuleSet* set : test::every_rule_set_of("tara")) {
    const json::array moves = whole_game(*set, 2, {});
    EXPECT_EQ(sample(position_of(set->id(), moves), 1, 5), moves) << set->id();
  }
  EXPECT_EQ(sample(position_of("sacred-hill-1", {"d4", "d5"}), 0, 1), (json::array{"0 D4", "1 D5"}));
}

TEST(Protocol, SampleSaysWhatIsWrong) {
  const std::string head = R"({"do":"sample","game":"seat-of-kings")";
  for (const char* as : {"", R"(,"as":3)", R"(,"as":-1)", R"(,"as":0.5)", R"(,"as":"0")", R"(,"as":"public")",
                         R"(,"as":"all")", R"(,"as":"*")", R"(,"as":null)", R"(,"as":[0])"})
    expect_refused({head + as + "}", "as", "\"as\" must be a seat from 0 to 2: whose knowledge it is"});
  expect_refused({head + R"(,"options":{"players":2},"as":2})", "as", "\"as\" must be a seat from 0 to 1"});
  expect_refused({head + R"(,"as":0,"seed":-1})", "seed", "a whole number"});
  expect_refused({head + R"(,"as":0,"moves":["* card 1","* card 1"]})", "moves[1]", "not allowed"});
}

}  // namespace
}  // namespace ardri::protocol
