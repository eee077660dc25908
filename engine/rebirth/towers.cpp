// Round towers: what they give, once to each player, when that player first has a tile next to them (B2).
#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

Numbers Rebirth::towers_of(TowerKind kind) const {
  Numbers numbers = 0;
  for (std::size_t i = 0; i < board_->towers.size(); ++i)
    if (towers[i] == kind) numbers = Numbers(numbers | 1u << i);
  return numbers;
}

Numbers Rebirth::reach(int seat, Hex hex, Telling told) {
  Numbers& mine = reached[std::size_t(seat)];
  const auto now = Numbers(board_->beside[hex].towers & ~mine);
  mine = Numbers(mine | now);
  for (std::uint64_t rest = now; rest; rest = without_lowest_bit(rest))
    told("rebirth.tower-reached", seat, lowest_bit(rest), towers[std::size_t(lowest_bit(rest))]);
  return now;
}

void Rebirth::use_towers(int seat, Numbers reached_now, Telling told) {
  if (reached_now == 0) return begin_draw(told);
  const auto index = std::size_t(seat);
  const auto completes = [&](Numbers set) { return (reached_now & set) != 0 && (reached[index] & set) == set; };
  const Numbers thirteens = towers_of(TowerKind::thirteen), doublers = towers_of(TowerKind::doubler);
  for (std::uint64_t rest = reached_now & towers_of(TowerKind::three); rest; rest = without_lowest_bit(rest)) {
    gain(index, Source::towers, three);
    told("rebirth.three-scored", seat, lowest_bit(rest), three);
  }
  if (completes(thirteens)) {
    gain(index, Source::towers, thirteen);
    told("rebirth.thirteen-scored", seat, thirteen);
  }
  pending =
      Numbers(reached_now & (towers_of(TowerKind::extra) | towers_of(TowerKind::draw) | towers_of(TowerKind::mission)));
  if (completes(doublers)) {
    if ((open & ~fulfilled[index]) != 0) {
      phase = Phase::doubler;
      return told("rebirth.doubler-completed", seat);
    }
    told("rebirth.doubler-idle", seat);
  }
  next_tower(told);
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

void Rebirth::next_tower(Telling told) {
  if (offered() == 0) return begin_draw(told);
  phase = Phase::tower;
}

void Rebirth::tell_towers(EventKind kind, Numbers numbers, Telling told) const {
  if (!told) return;
  for (std::uint64_t rest = numbers; rest; rest = without_lowest_bit(rest)) told(kind, turn, lowest_bit(rest));
}

void Rebirth::give_up_towers(Telling told) {
  const Numbers given_up = offered();
  tell_towers("rebirth.tower-given-up", given_up, told);
  pending = Numbers(pending & ~given_up);
  begin_draw(told);
}

void Rebirth::take(int number, Telling told) {
  pending = Numbers(pending & ~(1u << number));
  told("rebirth.tower-taken", turn, number, towers[std::size_t(number)]);
  switch (towers[std::size_t(number)]) {
    case TowerKind::extra: phase = Phase::extra; return;
    case TowerKind::mission: phase = Phase::secret; return;
    default: three_to_draw = 1; return next_tower(told);
  }
}

Numbers Rebirth::deck() const {
  Numbers numbers = Numbers(((1u << mission_count) - 1) & ~open);
  for (std::uint8_t mission : secret)
    if (mission != 0) numbers = Numbers(numbers & ~(1u << (mission - 1)));
  return numbers;
}

}  // namespace ardri::rebirth
