// Worlds as they are likely: what others have kept they wanted, what they have put back they did not.
#pragma once

#include "bots/tumult_royal/mind.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::bots::tumult_royal {

/// The game with samples in which others have rather what they would have kept. Uniform ones make them greedier than
/// they are, and who believes that causes tumults.
struct LikelyGame : ardri::tumult_royal::TumultRoyalGame {
  static TumultRoyal sample(const TumultRoyal& here, Seat seat, Random& random);
};

}  // namespace ardri::bots::tumult_royal
