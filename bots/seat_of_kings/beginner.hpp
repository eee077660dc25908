// Players of Tara, Seat of Kings, that play as people do in their first game and in their third: not at random, but
// with the mistakes that are natural then. They ask nothing that their seat cannot know.
#pragma once

#include "engine/core/random.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::bots::seat_of_kings {

using ardri::seat_of_kings::SeatOfKings;

/// In the first game one sees which fields and captives a card brings now, and one promotion further; nothing of what
/// the others have or may do. One spreads over all regions; keeps the cards with high numbers, which are the farmers;
/// promotes and ransoms as long as there are cumals; buys no traitor, and leaves the garrison at the bottom.
Action as_a_beginner(const SeatOfKings& here, Seat seat, Random& random);

/// In the third game one builds towards a king, keeps cards that help with it and a cumal or two for promotions, buys
/// traitors with what is over, and still forgets to hinder the others; now and then one plays the second best card.
Action as_a_learner(const SeatOfKings& here, Seat seat, Random& random);

}  // namespace ardri::bots::seat_of_kings
