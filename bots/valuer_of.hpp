// A valuer made of a function that knows the game.
#pragma once

#include "bots/tree_search.hpp"
#include "bots/valuer.hpp"
#include "engine/core/any_position_of.hpp"

namespace ardri::bots {

template <Game G, Rewards (*worth)(const typename G::Position&)>
class ValuerOf final : public Valuer {
 public:
  Worth value(const AnyPosition& position) const override {
    const auto& here = *concrete<G>(position);
    const Rewards rewards = worth(here);
    return {rewards.begin(), rewards.begin() + here.seat_count()};
  }
};

}  // namespace ardri::bots
