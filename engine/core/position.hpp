// The one interface of all games: what a position is.
//
// A position is a plain value. It knows who may act, what they may do, and what follows; it does not
// allocate, throw, print or draw random numbers. Search and simulation are compiled against concrete
// position types that satisfy this concept, without virtual calls.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/core/action.hpp"
#include "engine/core/scores.hpp"
#include "engine/core/seat.hpp"

namespace ardri {

template <class P>
concept Position = std::is_trivially_copyable_v<P> && std::equality_comparable<P> &&
                   requires(const P& here, P& next, Seat seat, Action action, typename P::Actions& out) {
                     { here.seat_count() } -> std::same_as<int>;
                     { here.actors() } -> std::same_as<SeatSet>;  // empty: the game is over
                     { here.legal(seat, out) };                   // appends; requires: `seat` is an actor
                     { next.play(seat, action) };                 // requires: legal
                     { here.scores() } -> std::same_as<Scores>;   // requires: over
                     { here.winners() } -> std::same_as<SeatSet>;
                     { here.hash() } -> std::same_as<std::uint64_t>;
                   };

/// A game with chance tells how likely each action of the chance seat is: in whole numbers, so that a draw is exact.
template <class P>
concept ChancePosition = Position<P> && requires(const P& here, Action action) {
  { here.weight(action) } -> std::same_as<std::uint32_t>;
};

/// One in which all outcomes of a draw are equally likely can count them and name the k-th: drawing one is then quick.
template <class P>
concept EvenChancePosition = ChancePosition<P> && requires(const P& here, int index) {
  { here.outcome_count() } -> std::same_as<int>;
  { here.outcome_at(index) } -> std::same_as<Action>;
};

/// A game that can count its legal actions and name the k-th (in the order of `legal`) without
/// writing the list: leaves of perft and random play need no more than that.
template <class P>
concept CountingPosition = Position<P> && requires(const P& here, Seat seat, int index) {
  { here.legal_count(seat) } -> std::same_as<int>;
  { here.legal_at(seat, index) } -> std::same_as<Action>;
};

template <Position P>
constexpr int count_legal(const P& here, Seat seat) {
  if constexpr (CountingPosition<P>) {
    return here.legal_count(seat);
  } else {
    typename P::Actions actions;
    here.legal(seat, actions);
    return int(actions.size());
  }
}

}  // namespace ardri
