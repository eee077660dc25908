// What the rule sets without kings have in common: every turn names one hill, where the player
// builds or, if an enemy ringfort stands there, captures; and who has no legal turn is out.
//
// A rule set is a struct with a seating, `open_turn`, which at the start of a turn settles the phase
// (and tells when it is a new one) and the hills that may be named, and `score`.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/position.hpp"
#include "engine/tara/move.hpp"
#include "engine/tara/ringforts.hpp"
#include "engine/tara/scoring.hpp"
#include "engine/tara/seating.hpp"
#include "engine/tara/silence.hpp"
#include "engine/tara/turn_order.hpp"

namespace ardri::tara {

/// The board as the player to move sees it.
struct Field {
  Hills mine, theirs;
  int seat;

  constexpr Hills vacant() const { return all_hills & ~(mine | theirs); }
  constexpr Hills besieged() const { return theirs & besieged_by(mine); }
};

template <class Rules_>
struct HillTurns : Ringforts {
  using Rules = Rules_;
  using Actions = ActionList<hill_count>;
  static constexpr int seats = Rules::Seating::seats;

  Hills choices = 0;  // the hills the player to move may name; none: `out`
  TurnOrder<seats> order;
  bool battle = false;

  static constexpr HillTurns begin(Seat start) { return from({.turn = start.number}); }

  static constexpr HillTurns from(const Setup& setup) {
    HillTurns position;
    position.set_up(setup);
    position.order.turn = std::uint8_t(setup.turn);
    if (setup.last_turn) position.order.turns_left = 1;
    position.battle = setup.battle;
    Rules::open_turn(position, Silence{});
    return position;
  }

  constexpr int colour() const { return colour_of(order.turn); }
  constexpr Field field() const {
    const auto me = std::size_t(colour());
    return {forts[me], forts[1 - me], order.turn};
  }

  static constexpr int seat_count() { return seats; }
  constexpr SeatSet actors() const { return order.actors(); }
  constexpr int legal_count(Seat) const { return choices == 0 ? 1 : count_bits(choices); }
  constexpr Action legal_at(Seat, int index) const { return choices == 0 ? out : on_hill(nth_bit(choices, index)); }
  constexpr void legal(Seat, Actions& actions) const {
    if (choices == 0) actions.add(out);
    for (Hills rest = choices; rest != 0; rest = without_lowest_bit(rest)) actions.add(on_hill(lowest_bit(rest)));
  }

  template <class Told = Silence>
  constexpr void play(Seat, Action action, Told told = {}) {
    if (action != out)
      build_or_capture(order.turn, Hill(action.code), told);
    else
      told("tara.out", order.turn);
    const bool called = order.pass_on(action == out);
    order.tell_end(called, LastCall::called_out, EndCause::last_turn, told);
    Rules::open_turn(*this, told);
    if (order.over()) tell_result(*this, told);
  }

  constexpr Scores scores() const { return by_seat(Rules::score(forts), seats); }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const {
    return mixed(board_hash, order.turn | std::uint64_t(order.turns_left) << 8 | std::uint64_t(battle) << 16);
  }
  friend constexpr bool operator==(const HillTurns&, const HillTurns&) = default;
};

}  // namespace ardri::tara
