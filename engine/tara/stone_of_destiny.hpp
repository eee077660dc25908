// Tara – Stone of Destiny (manual, section 9): one king each; fill the board around the enemy's king,
// then swap ringforts to and fro and hold what you can with bridges.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/position.hpp"
#include "engine/tara/move.hpp"
#include "engine/tara/ringforts.hpp"
#include "engine/tara/scoring.hpp"
#include "engine/tara/silence.hpp"
#include "engine/tara/turn_order.hpp"

namespace ardri::tara {

/// Hills one or two away from the king along rank, file or diagonal; hills between do not block (X1).
constexpr Hills around_king(Hills king) {
  const auto line = [=](int step) { return king << step | king >> step | king << 2 * step | king >> 2 * step; };
  return (line(rank_step) | line(file_step) | line(file_step + rank_step) | line(file_step - rank_step)) & all_hills;
}

struct StoneOfDestiny : RingfortsAndKings {
  static constexpr int seats = 2;
  static constexpr int adjacent_hills = 76;
  // Battle: each of at most 23 enemy ringforts with each pair of adjacent own ones.
  using Actions = ActionList<23 * adjacent_hills>;

  Hills rank_bridges = 0;  // bridges from a hill to the next rank, of either colour
  Hills file_bridges = 0;  // bridges from a hill to the next file
  Hills choices = 0;       // Manoeuvres: where one may build; Battle: which ringforts one may replace
  TurnOrder<seats> order;
  bool battle = false;

  static constexpr StoneOfDestiny begin(Seat start) { return from({.turn = start.number}); }

  static constexpr StoneOfDestiny from(const Setup& setup) {
    StoneOfDestiny position;
    position.set_up(setup);
    position.rank_bridges = setup.rank_bridges;
    position.file_bridges = setup.file_bridges;
    position.board_hash ^= hash_of(Thing::rank_bridge, setup.rank_bridges);
    position.board_hash ^= hash_of(Thing::file_bridge, setup.file_bridges);
    position.order.turn = std::uint8_t(setup.turn);
    if (setup.last_turn) position.order.turns_left = 1;
    position.open_turn(Silence{});
    return position;
  }

  constexpr std::size_t me() const { return std::size_t(colour_of(order.turn)); }
  constexpr Hills bridged() const {
    return rank_bridges | rank_bridges << rank_step | file_bridges | file_bridges << file_step;
  }

  /// First phase – Manoeuvres: one or two hills from the enemy king; none vacant there: anywhere (X1).
  constexpr Hills manoeuvres() const {
    const Hills enemy_king = kings[1 - me()];
    if (enemy_king == 0) return vacant();
    const Hills near = vacant() & around_king(enemy_king);
    return near ? near : vacant();
  }

  /// Second phase – Battle: enemy ringforts with no bridge and no king (X2). The last turn after an
  /// `out` has no spare ringfort to put there (X3).
  constexpr Hills replaceable() const {
    if (order.last_turn()) return 0;
    return forts[1 - me()] & ~kings[1 - me()] & ~bridged();
  }

  /// Lower ends of the pairs of adjacent ringforts of `own` that no bridge joins yet.
  constexpr Hills open_rank_links(Hills own) const { return own & own >> rank_step & ~rank_bridges; }
  constexpr Hills open_file_links(Hills own) const { return own & own >> file_step & ~file_bridges; }
  constexpr int open_links(Hills own) const {
    return count_bits(open_rank_links(own)) + count_bits(open_file_links(own));
  }

  static constexpr int seat_count() { return seats; }
  constexpr SeatSet actors() const { return order.actors(); }

  constexpr int legal_count(Seat) const {
    if (choices == 0) return 1;
    if (!battle) return count_bits(choices);
    const Hills own = forts[me()];
    const int pairs = open_links(own);
    const int new_pairs = count_bits(choices & own << rank_step) + count_bits(choices & own >> rank_step) +
                          count_bits(choices & own << file_step) + count_bits(choices & own >> file_step);
    const int without_pair = pairs == 0 ? count_bits(choices & ~neighbours(own)) : 0;
    return pairs * count_bits(choices) + new_pairs + without_pair;
  }

  constexpr Action legal_at(Seat, int index) const {
    if (choices == 0) return out;
    if (!battle) return on_hill(nth_bit(choices, index));
    const int pairs = open_links(forts[me()]);
    Hills rest = choices;
    for (int turns; index >= (turns = turns_with(rest & (~rest + 1), pairs)); index -= turns)
      rest = without_lowest_bit(rest);
    return nth_turn_with(Hill(lowest_bit(rest)), index);
  }

  constexpr void legal(Seat, Actions& actions) const {
    if (choices == 0) actions.add(out);
    for (Hills rest = choices; rest != 0; rest = without_lowest_bit(rest)) {
      const auto target = Hill(lowest_bit(rest));
      if (battle)
        add_turns_with(target, actions);
      else
        actions.add(on_hill(target));
    }
  }

  template <class Told = Silence>
  constexpr void play(Seat, Action action, Told told = {}) {
    const Move move = Move::of(action);
    if (move.kind != MoveKind::out)
      move_in(move.to, told);
    else
      told("tara.out", order.turn);
    if (move.kind == MoveKind::replace) link(move.from, move.high, told);
    const bool called = order.pass_on(move.kind == MoveKind::out);
    order.tell_end(called, LastCall::called_out, EndCause::last_turn, told);
    open_turn(told);
    if (order.over()) tell_result(*this, told);
  }

  /// Scoring: all adjacent ringforts count as linked; fewest kingdoms, then the 23 against 22 ringforts (X3).
  constexpr Scores scores() const { return by_seat(score_kingdoms(forts), seats); }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const {
    return mixed(board_hash, order.turn | std::uint64_t(order.turns_left) << 8 | std::uint64_t(battle) << 16);
  }
  friend constexpr bool operator==(const StoneOfDestiny&, const StoneOfDestiny&) = default;

 private:
  /// Battle begins when the board is full; the second player, who has the spare ringfort, is then to move (X2).
  template <class Told>
  constexpr void open_turn(Told told) {
    const bool full = vacant() == 0;
    if (full && !battle) told("tara.battle-begun", order.turn, BattleCause::full);
    battle = full;
    choices = battle ? replaceable() : manoeuvres();
  }

  /// How many turns begin with replacing this one ringfort, when the own ringforts without it have so many
  /// open pairs: one a bridge, or one without any. (It has no bridge itself, so all its new pairs are open.)
  constexpr int turns_with(Hills target, int pairs) const {
    const int links = pairs + count_bits(neighbours(target) & forts[me()]);
    return links == 0 ? 1 : links;
  }

  constexpr Action nth_turn_with(Hill target, int index) const {
    const Hills own = forts[me()] | set_of(target);
    const Hills along = open_rank_links(own), across = open_file_links(own);
    if (index < count_bits(along)) return rank_link(target, nth_bit(along, index));
    if (across) return file_link(target, nth_bit(across, index - count_bits(along)));
    return Move{MoveKind::replace_only, target}.action();
  }

  constexpr void add_turns_with(Hill target, Actions& actions) const {
    const Hills own = forts[me()] | set_of(target);
    const Hills along = open_rank_links(own), across = open_file_links(own);
    for (Hills rest = along; rest != 0; rest = without_lowest_bit(rest))
      actions.add(rank_link(target, lowest_bit(rest)));
    for (Hills rest = across; rest != 0; rest = without_lowest_bit(rest))
      actions.add(file_link(target, lowest_bit(rest)));
    if ((along | across) == 0) actions.add(Move{MoveKind::replace_only, target}.action());
  }

  static constexpr Action rank_link(Hill target, int low) {
    return Move{MoveKind::replace, target, Hill(low), Hill(low + rank_step)}.action();
  }
  static constexpr Action file_link(Hill target, int low) {
    return Move{MoveKind::replace, target, Hill(low), Hill(low + file_step)}.action();
  }

  /// Puts an own ringfort on the hill, in place of the enemy's if one is there, and the king into it.
  template <class Told>
  constexpr void move_in(Hill h, Told told) {
    if (forts[1 - me()] & set_of(h))
      told("tara.replaced", order.turn, 1 - me(), h);
    else
      told("tara.built", order.turn, h);
    settle(me(), h);
    const Hills king = kings[me()];
    if (king)
      told("tara.king-moved", order.turn, lowest_bit(king), h);
    else
      told("tara.king-placed", order.turn, h);
    remove_kings(me(), king);
    place_king(me(), h);
  }

  template <class Told>
  constexpr void link(Hill low, Hill high, Told told) {
    told("tara.bridge-placed", order.turn, low, high);
    const bool along_rank = high - low == rank_step;
    (along_rank ? rank_bridges : file_bridges) |= set_of(low);
    board_hash ^= key(along_rank ? Thing::rank_bridge : Thing::file_bridge, low);
  }
};

}  // namespace ardri::tara
