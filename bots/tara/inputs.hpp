// What the networks see of a position of Tara: which thing stands where, one set of hills for each kind of thing, and
// one word of yes-or-no facts.
#pragma once

#include <algorithm>
#include <array>

#include "bots/tara/features.hpp"
#include "engine/tara/things.hpp"

namespace ardri::bots::tara {

/// Each set is a word of 64 inputs. The facts are the last word.
template <std::size_t count>
using Inputs = std::array<std::uint64_t, count>;

enum Fact {
  seat_to_move = 0,  // and the three after it
  in_battle = 4,
  last_turn = 5,
  king_taken_by_red = 6,
  king_taken_by_blue = 7,
  kings_to_place = 8,  // and the five after it: at least one, two, … six
  quiet_turns = 14,    // and the three after it: at least 4, 8, 12, 16
  always = 18
};

constexpr std::uint64_t fact(int number, bool holds = true) { return std::uint64_t{holds} << number; }

template <class P>
constexpr std::uint64_t common_facts(const P& here) {
  return fact(seat_to_move + here.order.turn) | fact(in_battle, here.battle) | fact(last_turn, here.order.last_turn()) |
         fact(always);
}

template <class P>
constexpr std::uint64_t facts_of(const P& here) {
  return common_facts(here);
}

template <Level level>
constexpr std::uint64_t facts_of(const HighKings<level>& here) {
  std::uint64_t facts = common_facts(here);
  facts |= fact(king_taken_by_red, here.kings_taken[0] > 0) | fact(king_taken_by_blue, here.kings_taken[1] > 0);
  for (int i = 0; i < 6; ++i) facts |= fact(kings_to_place + i, here.kings_to_place > i);
  for (int i = 0; i < 4; ++i) facts |= fact(quiet_turns + i, here.quiet_turns >= 4 * (i + 1));
  return facts;
}

template <class P>
constexpr auto inputs_of(const P& here) {
  constexpr std::size_t things = std::tuple_size_v<decltype(things_of(here))>;
  Inputs<things + 1> inputs{};
  std::ranges::copy(things_of(here), inputs.begin());
  inputs.back() = facts_of(here);
  return inputs;
}

}  // namespace ardri::bots::tara
