// What a seat has in a region, as numbers: what it controls rank by rank, what lies above its pairs, how far it is from
// the throne. What judges positions, and what is told of them, is made of these.
#pragma once

#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

/// What fields of one rank count beside others, from farmers to the king.
inline constexpr std::array<int, ranks.size()> rank_strength{4, 7, 13, 25, 100};
/// What stands only above a pair counts one in so many of that.
inline constexpr int promise_share = 3;
/// More warriors nobody needs for a throne.
inline constexpr int most_steps = 3;

constexpr int strength_of(Fields fields) {
  int sum = 0;
  for (std::size_t rank = 0; rank < ranks.size(); ++rank)
    sum += rank_strength[rank] * count_bits(fields & fields_of(ranks[rank]));
  return sum;
}

struct Footing {
  std::array<std::uint8_t, ranks.size()> fields{};   // by rank; the throne also by a king stone
  std::array<std::uint8_t, ranks.size()> promise{};  // fields above pairs that one does not control, by rank
  std::uint8_t steps = most_steps;                   // warriors that are missing for the throne, after all promotions
  std::uint8_t fort = 0, captors = 0, captives = 0;  // others' pieces below one's own, and own ones below others'
  std::uint8_t total = 0;                            // fields controlled
  int strength = 0;
};

Footing footing_of(const Region& region, int seat);

/// Of every seat in every region.
using Footings = std::array<std::array<Footing, max_seats>, province_count>;
Footings footings_of(const SeatOfKings& here);

/// What the end of the round would pay to a seat (A14).
int income_of(const Footings& footings, int seat, int players);
int strength_of(const Footings& footings, int seat);

/// Of the regions that are open and whose throne the seat does not hold: the fewest steps to a throne.
int steps_to_next_throne(const SeatOfKings& here, const Footings& footings, int seat);

/// All that a seat would control if it made every promotion that follows from activated fields and is not barred.
Fields risen(Fields own, Fields activated, Fields barred);
/// What the seat cannot win by a promotion: others' forts, a throne with a king stone.
Fields barred_to(const Region& region, int seat);

/// What a card can bring in a region if it is played now, with all promotions that follow.
struct Prospect {
  bool playable = false;
  bool throne = false;
  int gain = 0;
};
Prospect prospect_of(const SeatOfKings& here, int seat, CardNumber card, int province);
/// In whichever region it brings most.
Prospect prospect_of(const SeatOfKings& here, int seat, CardNumber card);

}  // namespace ardri::seat_of_kings
