// The core with games that are not Tara: chance, hidden information, several seats at once, and the
// example of docs/adding-a-game.md.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/core/perft.hpp"
#include "engine/core/record.hpp"
#include "engine/core/rule_set_of.hpp"
#include "tests/core/nim.hpp"
#include "tests/core/secret_bids.hpp"

namespace ardri::test {
namespace {

constexpr RuleSetWords bid_words{"secret-bids", "test", "1", Text{{"Bids", "Gebote", "Offerte"}}, Text{}, Text{}, {}};
constexpr std::array<Text, 2> bid_seats{Text{{"Red", "Rot", "Rosso"}}, Text{{"Blue", "Blau", "Blu"}}};

const RuleSet& secret_bids() {
  static const RuleSet rules = rule_set<SecretBidsGame>(bid_words, bid_seats, {});
  return rules;
}

Record bids(std::initializer_list<const char*> steps) {
  Record record{secret_bids(), Options{}};
  for (const char* step : steps) EXPECT_TRUE(record.play(step).has_value()) << step;
  return record;
}

TEST(AnyGame, ChanceActsAloneAndIsRecorded) {
  Record record = bids({});
  EXPECT_EQ(record.position().actors(), SeatSet::of(chance_seat));
  EXPECT_EQ(record.play("0 bid 1").error().rule->id(), "T10");
  ASSERT_TRUE(record.play("* bid 2").has_value());
  EXPECT_EQ(record.step_texts(), std::vector<std::string>{"* bid 2"});
  EXPECT_EQ(record.position().actors(), SeatSet::first(2));
}

TEST(AnyGame, ChanceFollowsItsWeights) {
  Random random{1};
  std::array<int, 4> drawn{};
  for (int i = 0; i < 4000; ++i) {
    SecretBids position;
    ++drawn[play_random_step(position, random).action.code];
  }
  EXPECT_NEAR(drawn[1], 1000, 120);
  EXPECT_NEAR(drawn[2], 2000, 120);
  EXPECT_NEAR(drawn[3], 1000, 120);
  EXPECT_EQ(secret_bids().begin(Options{}).weight({2}), 2.0);
}

TEST(AnyGame, SeatsThatActAtOnceMayDoSoInAnyOrder) {
  const Record one = bids({"* bid 3", "0 bid 1", "1 bid 2"}), other = bids({"* bid 3", "1 bid 2", "0 bid 1"});
  EXPECT_TRUE(one.position().over());
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(one.position().scores().points[1], 4);
  EXPECT_EQ(one.position().winners(), SeatSet::of(Seat{1}));
}

TEST(AnyGame, TheSeatMustBeNamedWhereSeveralMayAct) {
  Record record = bids({"* bid 3"});
  EXPECT_NE(record.play("bid 2").error().what().find("several seats may act here"), std::string::npos);
  EXPECT_TRUE(record.play("1 bid 2").has_value());
  EXPECT_TRUE(record.play("bid 1").has_value());  // now only one may
}

TEST(AnyGame, AViewDoesNotDependOnWhatTheSeatCannotKnow) {
  const AnyPosition low = bids({"* bid 1", "0 bid 1"}).position(), high = bids({"* bid 3", "0 bid 2"}).position();
  EXPECT_EQ(low.view(Seat{1}).facts, high.view(Seat{1}).facts);
  EXPECT_NE(low.view(Seat{0}).facts, high.view(Seat{0}).facts);
  EXPECT_NE(low.view(Viewer::all_seeing()).facts, high.view(Viewer::all_seeing()).facts);
  EXPECT_EQ(low.view(Viewer::onlooker()).facts, high.view(Viewer::onlooker()).facts);
}

TEST(AnyGame, SamplesLookTheSameToTheSeatAndVaryInWhatItCannotKnow) {
  const AnyPosition real = bids({"* bid 1", "0 bid 1"}).position();
  Random random{5};
  std::set<std::uint64_t> imagined;
  for (int i = 0; i < 200; ++i) {
    const AnyPosition sample = real.sample(Seat{1}, random);
    EXPECT_EQ(sample.view(Seat{1}).facts, real.view(Seat{1}).facts);
    imagined.insert(sample.hash());
  }
  EXPECT_EQ(imagined.size(), 9u);  // three cards, three bids
}

TEST(AnyGame, PerftCountsChanceAndBothSeats) {
  EXPECT_EQ(perft(SecretBids{}, 1), 3u);
  EXPECT_EQ(perft(SecretBids{}, 2), 3u * 6u);
  EXPECT_EQ(perft(SecretBids{}, 3), 3u * 6u * 3u);
  EXPECT_EQ(perft(SecretBids{}, 4), 0u);
}

TEST(AnyGame, PositionsOfDifferentGamesAreDifferent) {
  struct OtherBidsGame : SecretBidsGame {};
  EXPECT_EQ(any_position_of<SecretBidsGame>({}), any_position_of<SecretBidsGame>({}));
  EXPECT_NE(any_position_of<SecretBidsGame>({}), any_position_of<OtherBidsGame>({}));
}

static_assert(Position<Nim> && perft(Nim{}, 3) == 27);

TEST(AnyGame, TheExampleOfThePageIsTheOneThatIsCompiled) {
  const auto squeezed = [](const std::string& path) {
    std::ifstream file(std::string(ARDRI_SOURCE_DIR) + path);
    std::string out;
    for (char c : std::string{std::istreambuf_iterator<char>(file), {}})
      if (c != ' ' && c != '\n') out += c;
    return out;
  };
  std::string example = squeezed("/tests/core/nim.hpp");
  example = example.substr(example.find("structNim"));
  example.resize(example.find("};") + 2);
  EXPECT_NE(squeezed("/docs/adding-a-game.md").find(example), std::string::npos);
}

}  // namespace
}  // namespace ardri::test
