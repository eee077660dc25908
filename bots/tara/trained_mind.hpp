// A mind that judges positions of Tara by a network.
#pragma once

#include "bots/tara/mind.hpp"
#include "bots/tara/network.hpp"

namespace ardri::bots::tara {

template <class P>
struct TrainedMind : Mind<P> {
  Judge<P> judge;

  explicit TrainedMind(const Network<P>& network) : judge(network) {}
  int evaluate(const P& here) { return judge.evaluate(here); }
};

}  // namespace ardri::bots::tara
