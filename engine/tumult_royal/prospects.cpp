#include "engine/tumult_royal/prospects.hpp"

#include <algorithm>

#include "engine/tumult_royal/payments.hpp"

namespace ardri::tumult_royal {

Room room_on(const TumultRoyal& here, const Fields& fields) {
  Room room{};
  fields.for_each([&](Field field) { ++room[std::size_t(here.kinds[field])]; });
  return room;
}

int statues_for(const Components& components, Tiles tiles, Room room) {
  int statues = 0;
  for (Kind kind : {Kind::castle, Kind::village, Kind::meadow, Kind::forest, Kind::mountain}) {
    const Cost& cost = components.costs[std::size_t(kind)];
    for (std::uint8_t& fields = room[std::size_t(kind)]; fields > 0 && covers(tiles, cost); --fields) {
      pay_with_few(tiles, cost);
      statues += statues_on(kind);
    }
  }
  return statues;
}

Missing missing_for(const Components& components, const Cost& goods, const Room& room) {
  Missing least;
  least.fill(out_of_reach);
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    if (room[kind] == 0) continue;
    int missing = 0;
    for (std::size_t good = 0; good < good_count; ++good)
      missing += std::max(0, components.costs[kind][good] - goods[good]);
    std::uint8_t& of_size = least[std::size_t(statues_on(Kind(kind)) - 1)];
    of_size = std::uint8_t(std::min<int>(of_size, missing));
  }
  return least;
}

int beyond(const TumultRoyal& here, const Fields& own, const Fields& free, const Fields& near) {
  int statues = 0;
  ((free & near.neighbours()) - near - own).for_each([&](Field field) {
    if (statues_on(here.kinds[field]) > 1) statues += statues_on(here.kinds[field]);
  });
  return statues;
}

int next_rank(const TumultRoyal& here, std::size_t seat, int more) {
  int rank = 1;
  const int mine = here.supporters[seat] + more;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat)
      rank += here.supporters[other] > mine || (here.supporters[other] == mine && here.rank[other] < here.rank[seat]);
  return rank;
}

}  // namespace ardri::tumult_royal
