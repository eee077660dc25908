// Round towers: what they give, once to each player, when that player first has a tile next to them (B2).
#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

Numbers Rebirth::towers_of(TowerKind kind) const {
  Numbers numbers = 0;
  for (std::size_t i = 0; i < board_->towers.size(); ++i)
    if (towers[i] == kind) numbers = Numbers(numbers | 1u << i);
  return numbers;
}

Numbers Rebirth::reach(int seat, Hex hex) {
  Numbers& mine = reached[std::size_t(seat)];
  const auto now = Numbers(board_->beside[hex].towers & ~mine);
  mine = Numbers(mine | now);
  return now;
}

void Rebirth::use_towers(int seat, Numbers reached_now) {
  if (reached_now == 0) return begin_draw();
  const auto index = std::size_t(seat);
  const auto completes = [&](Numbers set) { return (reached_now & set) != 0 && (reached[index] & set) == set; };
  const Numbers thirteens = towers_of(TowerKind::thirteen), doublers = towers_of(TowerKind::doubler);
  points[index] = std::int16_t(points[index] + three * count_bits(reached_now & towers_of(TowerKind::three)));
  if (completes(thirteens)) points[index] = std::int16_t(points[index] + thirteen);
  pending =
      Numbers(reached_now & (towers_of(TowerKind::extra) | towers_of(TowerKind::draw) | towers_of(TowerKind::mission)));
  if (completes(doublers) && (open & ~fulfilled[index]) != 0) {
    phase = Phase::doubler;
    return;
  }
  next_tower();
}

Numbers Rebirth::offered() const {
  Numbers numbers = 0;
  for (std::uint64_t rest = pending; rest; rest = without_lowest_bit(rest)) {
    const int number = lowest_bit(rest);
    const TowerKind kind = towers[std::size_t(number)];
    const bool gives = kind == TowerKind::extra  ? !aside[turn].empty()
                       : kind == TowerKind::draw ? !three_to_draw && supply[turn].size() >= 2
                                                 : deck() != 0;
    if (gives) numbers = Numbers(numbers | 1u << number);
  }
  return numbers;
}

void Rebirth::next_tower() {
  if (offered() == 0) return begin_draw();
  phase = Phase::tower;
}

void Rebirth::take(int number) {
  pending = Numbers(pending & ~(1u << number));
  switch (towers[std::size_t(number)]) {
    case TowerKind::extra: phase = Phase::extra; return;
    case TowerKind::mission: phase = Phase::secret; return;
    default: three_to_draw = 1; return next_tower();
  }
}

Numbers Rebirth::deck() const {
  Numbers numbers = Numbers(((1u << mission_count) - 1) & ~open);
  for (std::uint8_t mission : secret)
    if (mission != 0) numbers = Numbers(numbers & ~(1u << (mission - 1)));
  return numbers;
}

}  // namespace ardri::rebirth
