// Every game as numbers: what a seat sees, and moves as indices, in random games with every number of players.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/core/record.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"

namespace ardri::test {
namespace {

using Numbers = std::vector<std::int16_t>;

constexpr std::size_t positions_looked_at = 2000;

SeatSet players_who_act(const AnyPosition& position) {
  SeatSet seats = position.actors();
  seats.remove(chance_seat);
  return seats;
}

bool someone_may(const AnyPosition& position, Action action) {
  for (Seat seat : players_who_act(position))
    if (!position.why_not(seat, action)) return true;
  return false;
}

class Encoding : public ::testing::TestWithParam<const RuleSet*> {
 protected:
  void SetUp() override { ASSERT_NE(rules().encoding, nullptr) << "the game names no encoding: using Encoding = …;"; }

  const RuleSet& rules() const { return *GetParam(); }
  const AnyEncoding& encoding() const { return *rules().encoding; }

  /// Random games with each number of players, and where that is an option, in real time, too.
  template <class Look>
  void in_random_games(Look look) const {
    Random random{1};
    const std::vector<Options> all = tables();
    std::size_t seen = 0;
    for (std::size_t game = 0; game < all.size() || seen < positions_looked_at; ++game) {
      AnyPosition position = rules().begin(all[game % all.size()]);
      for (; !position.over() && !::testing::Test::HasFatalFailure(); ++seen) {
        look(position, random);
        const Step step = random_step(position, random);
        position.play(step.seat, step.action);
      }
      look(position, random);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }

  std::set<std::uint32_t> indices(const AnyPosition& position, Seat seat) const {
    std::set<std::uint32_t> indices;
    for (Action action : position.legal(seat)) indices.insert(encoding().index_of(position, action));
    return indices;
  }

  /// Of all players who may act.
  std::set<std::uint32_t> indices(const AnyPosition& position) const {
    std::set<std::uint32_t> all;
    for (Seat seat : players_who_act(position)) all.merge(indices(position, seat));
    return all;
  }

  std::vector<Options> tables() const {
    std::vector<Options> tables;
    for (int players = rules().least_players; players <= rules().most_players; ++players) {
      Options options = rules().standard_options();
      if (options.knows("players")) options.set("players", players).value();
      tables.push_back(options);
      if (!options.knows("live")) continue;
      options.set("live", 1).value();
      tables.push_back(options);
    }
    return tables;
  }
};

FOR_EVERY_RULE_SET(Encoding);

TEST_P(Encoding, HasTheSamePartsInAllPositionsOfAGame) {
  for (const Options& options : tables()) {
    const auto parts = encoding().parts(rules().begin(options));
    std::set<std::string_view> names;
    for (const EncodedPart& part : parts) {
      EXPECT_TRUE(names.insert(part.name).second) << part.name << " stands twice";
      EXPECT_GT(part.size(), 0u) << part.name;
    }
  }
  std::map<int, std::pair<std::size_t, std::uint32_t>> by_players;
  in_random_games([&](const AnyPosition& position, Random&) {
    const std::pair here{size_of(encoding().parts(position)), encoding().move_count(position)};
    ASSERT_EQ(by_players.emplace(position.seats(), here).first->second, here);
  });
}

TEST_P(Encoding, FillsItsPartsAndNoMoreWithSmallNumbers) {
  constexpr std::int16_t untouched = 12345;
  in_random_games([&](const AnyPosition& position, Random& random) {
    const Seat seat{std::uint8_t(random.below(std::uint32_t(position.seats())))};
    const std::size_t size = size_of(encoding().parts(position));
    Numbers numbers(size + 8, untouched);
    encoding().observe(position, seat, numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (i < size)
        ASSERT_LE(std::abs(numbers[i]), 255) << "number " << i;
      else
        ASSERT_EQ(numbers[i], untouched) << "number " << i << " of " << size;
  });
}

TEST_P(Encoding, IsTheSameForPositionsThatASeatCannotTellApart) {
  in_random_games([&](const AnyPosition& position, Random& random) {
    for (Seat seat : SeatSet::first(position.seats())) {
      const Numbers seen = encoding().observed(position, seat);
      const AnyPosition sample = position.sample(seat, random);
      ASSERT_EQ(encoding().observed(AnyPosition{position}, seat), seen);
      ASSERT_EQ(encoding().observed(sample, seat), seen) << "seat " << int(seat.number);
      if (position.actors().contains(seat)) {
        ASSERT_EQ(indices(sample, seat), indices(position, seat)) << "seat " << int(seat.number);
      }
    }
  });
}

TEST_P(Encoding, GivesEveryLegalMoveAnIndexOfItsOwn) {
  in_random_games([&](const AnyPosition& position, Random&) {
    for (Seat seat : players_who_act(position)) {
      std::map<std::uint32_t, std::string> moves;
      for (Action action : position.legal(seat)) {
        const std::uint32_t index = encoding().index_of(position, action);
        ASSERT_LT(index, encoding().move_count(position)) << position.print(action);
        const auto [other, is_new] = moves.emplace(index, position.print(action));
        ASSERT_TRUE(is_new) << other->second << " and " << position.print(action) << " are both " << index;
      }
    }
  });
}

TEST_P(Encoding, FindsEveryLegalMoveByItsIndexAndNoOther) {
  in_random_games([&](const AnyPosition& position, Random& random) {
    if (random.below(8) != 0) return;
    const std::set<std::uint32_t> legal = indices(position);
    const std::uint32_t count = encoding().move_count(position);
    std::set<std::uint32_t> tried{count, ~std::uint32_t{0}};
    for (int i = 0; i < 40; ++i) tried.insert(random.below(count));
    for (std::uint32_t index : legal)
      if (tried.size() < 80) tried.insert(index);
    for (std::uint32_t index : tried) {
      const auto action = encoding().move_at(position, index);
      ASSERT_EQ(action.has_value(), legal.contains(index)) << index;
      if (!action) continue;
      EXPECT_EQ(encoding().index_of(position, *action), index);
      EXPECT_TRUE(someone_may(position, *action)) << position.print(*action);
    }
  });
}

TEST_P(Encoding, TellsPositionsApartWhereNothingIsHidden) {
  if (rules().hides) return;
  std::map<Numbers, std::uint64_t> positions;
  in_random_games([&](const AnyPosition& position, Random&) {
    for (Seat seat : SeatSet::first(position.seats())) {
      const auto [known, is_new] = positions.emplace(encoding().observed(position, seat), position.hash());
      ASSERT_EQ(known->second, position.hash()) << "two positions, one observation";
    }
  });
}

}  // namespace
}  // namespace ardri::test
