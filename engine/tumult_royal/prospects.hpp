// What a seat may hope for: the free fields beside its own by their kind, what tiles are good for there, the next rank.
#pragma once

#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

/// Free fields by their kind.
using Room = std::array<std::uint8_t, kind_count>;
Room room_on(const TumultRoyal& here, const Fields& fields);

/// Statues that tiles can pay for on fields of such kinds, those that bring most first.
int statues_for(const Components& components, Tiles tiles, Room room);

/// Kinds alike by the statues that stand there: one, two and three.
inline constexpr int sizes_of_fields = 3;

/// Goods that are missing for the cheapest field of a size; `out_of_reach` if there is none.
inline constexpr int out_of_reach = 9;
using Missing = std::array<std::uint8_t, sizes_of_fields>;
Missing missing_for(const Components& components, const Cost& goods, const Room& room);

constexpr Cost goods_of(const Tiles& tiles) {
  return {std::uint8_t(goods_of(tiles, Good::bread)), std::uint8_t(goods_of(tiles, Good::marble)),
          std::uint8_t(goods_of(tiles, Good::tools))};
}

/// What stands on inhabited fields that are two steps away: what is beside the fields that one could build on next.
int beyond(const TumultRoyal& here, const Fields& own, const Fields& free, const Fields& near);

/// The rank of a seat if it had so many supporters more and ranks were shared now (R7).
int next_rank(const TumultRoyal& here, std::size_t seat, int more = 0);

}  // namespace ardri::tumult_royal
