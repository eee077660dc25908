// The networks of games with hidden information: what a small one comes to, worked out by hand, and that no file of
// another game, or a part of one, is taken for one.
#include <gtest/gtest.h>

#include "bots/network.hpp"
#include "bots/player.hpp"
#include "bots/rebirth/network.hpp"
#include "bots/seat_of_kings/network.hpp"
#include "engine/catalogue.hpp"

namespace ardri::bots {
namespace {

using Small = Networks<2, 3>;

/// One unit of each layer is used: 2 × first number − second, halved, then three times that and a quarter.
Small small_network() {
  Small small;
  small.worth_layer.weights[5] = {2 * one, -one};
  small.worth_upper.layer.weights[7][5] = 1 << (unit_weight_bits - 1);
  small.worth_upper.output[7] = 3 << unit_weight_bits;
  small.worth_upper.output_bias = one << (unit_weight_bits - 2);
  return small;
}

TEST(Networks, WeighWhatTheySee) {
  // (2 × 2 − 3) / 2 = 0.5; 3 × 0.5 + 0.25 = 1.75; 1.75 / 2.75
  EXPECT_FLOAT_EQ(small_network().worth({2, 3}), 1.75f / 2.75f);
}

TEST(Networks, HaveUnitsThatAreNeverNegativeAndGrowNoFurtherThanFour) {
  EXPECT_FLOAT_EQ(small_network().worth({0, 3}), 0.25f / 1.25f);
  const int most = 3 * (most_active / 2) * 4 + 256;  // in 1024ths: a unit's activity is in 256ths
  EXPECT_FLOAT_EQ(small_network().worth({200, 0}), float(most) / float(most + 1024));
}

TEST(Networks, AddTheTraitsOfAMoveToWhatAllHaveInCommon) {
  Small small;
  small.context_layer.weights[0] = {one, 0};
  small.trait_layer.weights[0] = {0, 0, one / 2};
  small.promise_upper.layer.weights[0][0] = 1 << unit_weight_bits;
  small.promise_upper.output[0] = 1 << unit_weight_bits;
  const auto context = small.context({1, 9});
  EXPECT_EQ(small.promise(context, {5, 5, 0}), 1024);
  EXPECT_EQ(small.promise(context, {5, 5, 2}), 2048);
}

TEST(Networks, AreReadOnlyFromAFileOfTheirSize) {
  const auto file = rebirth::network_file("rebirth-ireland");
  const RuleSet& rules = **find_rule_set("rebirth-ireland");
  EXPECT_TRUE(make_player("level-6", rules, file));
  EXPECT_FALSE(make_player("level-6", rules, file.first(file.size() - 1)));
  EXPECT_FALSE(make_player("level-6", rules, seat_of_kings::network_file("seat-of-kings")));
  EXPECT_FALSE(make_player("heuristic", rules, file)) << "it judges by hand";
  EXPECT_FALSE(make_player("level-6", **find_rule_set("tumult-royal"), file));
  EXPECT_FALSE(make_player("level-6", **find_rule_set("sacred-hill-1"), file));
  EXPECT_TRUE(rebirth::network_file("chess").empty());
}

}  // namespace
}  // namespace ardri::bots
