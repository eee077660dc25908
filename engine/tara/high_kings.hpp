// Tara – High Kings of Tara (manual, sections 6 and 7): three kings each do the building, moving like
// the knight in chess; kings and ringforts can be captured, and on level 2 sacrificed.
//
// The rules stand below in the order of the manual; the comments name the entries of the ledger.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/position.hpp"
#include "engine/tara/level.hpp"
#include "engine/tara/move.hpp"
#include "engine/tara/ringforts.hpp"
#include "engine/tara/scoring.hpp"
#include "engine/tara/silence.hpp"
#include "engine/tara/turn_order.hpp"

namespace ardri::tara {

template <Level level_>
struct HighKings : RingfortsAndKings {
  static constexpr Level level = level_;
  static constexpr int seats = 2;
  static constexpr int kings_each = 3;
  static constexpr int double_capture = 2;
  static constexpr int quiet_turns_to_end = 20;
  // A placement names one of 45 hills; three kings have at most 24 destinations, each perhaps with a sacrifice, and
  // `pass`.
  using Actions = ActionList<2 * 8 * kings_each + 1>;

  std::array<Hills, kings_each> reach{};  // destinations of the player's kings, in hill order; placing: of the first
  TurnOrder<seats> order;
  std::uint8_t kings_to_place = 2 * kings_each;
  std::uint8_t quiet_turns = 0;
  std::array<std::uint8_t, 2> kings_taken{};  // by Red, by Blue
  bool battle = false;
  bool may_pass = false;

  static constexpr HighKings begin(Seat start) {
    return from({.turn = start.number, .kings_to_place = 2 * kings_each});
  }

  static constexpr HighKings from(const Setup& setup) {
    HighKings position;
    position.set_up(setup);
    for (std::size_t colour = 0; colour < 2; ++colour)
      position.kings_taken[colour] = std::uint8_t(setup.kings_taken[colour]);
    position.order.turn = std::uint8_t(setup.turn);
    if (setup.last_turn) position.order.turns_left = 1;
    position.kings_to_place = std::uint8_t(setup.kings_to_place);
    position.quiet_turns = std::uint8_t(setup.quiet_turns);
    position.battle = setup.battle;
    position.open_turn(Silence{});
    return position;
  }

  constexpr std::size_t me() const { return std::size_t(colour_of(order.turn)); }
  constexpr Hills mine() const { return forts[me()]; }
  constexpr Hills theirs() const { return forts[1 - me()]; }
  constexpr bool placing() const { return kings_to_place > 0; }
  /// The player's king that stands on enemy ground after a sacrifice and must move now (K2).
  constexpr Hills exile(std::size_t colour) const { return kings[colour] & forts[1 - colour]; }

  // ---- First phase – Manoeuvres -------------------------------------------------------------------

  /// Placing: anywhere but next to an own ringfort (H1).
  constexpr Hills placements() const { return vacant() & ~neighbours(mine()); }

  /// Moving: a knight's move to a vacant hill, not next to an own ringfort (H2).
  constexpr Hills manoeuvres(Hill king) const { return knights_moves_from(king) & placements(); }

  // ---- Second phase – Battle ----------------------------------------------------------------------

  /// Where a king may stand at all: a knight's move away, never next to another own king (H3, H11).
  constexpr Hills standing_room(std::size_t colour, Hill king) const {
    return knights_moves_from(king) & ~neighbours(kings[colour] & ~set_of(king));
  }

  /// To a vacant hill: a king that can do so is mobile (H3).
  constexpr Hills advances(std::size_t colour, Hill king) const { return standing_room(colour, king) & vacant(); }

  /// With no mobile king: backtrack to an own ringfort, or capture a besieged single enemy ringfort;
  /// on neither may any king stand (H3).
  constexpr Hills retreats(Hill king) const {
    const Hills free_of_kings = ~(kings[0] | kings[1]);
    return standing_room(me(), king) & (mine() | (theirs() & besieged_by(mine()))) & free_of_kings;
  }

  constexpr bool mobile(std::size_t colour) const {
    for (Hills rest = kings[colour]; rest != 0; rest = without_lowest_bit(rest))
      if (advances(colour, Hill(lowest_bit(rest)))) return true;
    return false;
  }

  // ---- Sacrificing ringforts (level 2) ------------------------------------------------------------

  /// The own ringforts a king that backtracks there may sacrifice: besieged ones, after the loss of a king (K1).
  constexpr Hills may_sacrifice() const {
    if (level == Level::one || kings_taken[1 - me()] == 0) return 0;
    return mine() & besieged_by(theirs());
  }

  // ---- The turn -----------------------------------------------------------------------------------

  static constexpr int seat_count() { return seats; }
  constexpr SeatSet actors() const { return order.actors(); }

  constexpr int legal_count(Seat) const {
    const Hills sacrificed = may_sacrifice();
    int count = may_pass;
    for (Hills destinations : reach) count += count_bits(destinations) + count_bits(destinations & sacrificed);
    return count == 0 ? 1 : count;
  }

  constexpr Action legal_at(Seat, int index) const {
    if (placing()) return on_hill(nth_bit(reach[0], index));
    const Hills sacrificed = may_sacrifice();
    Hills movers = kings[me()];
    for (Hills destinations : reach) {
      if (movers == 0) break;
      const auto king = Hill(lowest_bit(movers));
      movers = without_lowest_bit(movers);
      const Hills twice = destinations & sacrificed;
      if (const int here = count_bits(destinations); index < here)
        return king_move(king, Hill(nth_bit(destinations, index)));
      else
        index -= here;
      if (const int here = count_bits(twice); index < here)
        return sacrifice_move(king, Hill(nth_bit(twice, index)));
      else
        index -= here;
    }
    if (may_pass) return pass;
    return out;
  }

  constexpr void legal(Seat, Actions& actions) const {
    if (placing()) {
      for (Hills rest = reach[0]; rest != 0; rest = without_lowest_bit(rest)) actions.add(on_hill(lowest_bit(rest)));
      return;
    }
    const Hills sacrificed = may_sacrifice();
    Hills movers = kings[me()];
    for (Hills destinations : reach) {
      if (movers == 0) break;
      const auto king = Hill(lowest_bit(movers));
      movers = without_lowest_bit(movers);
      for (Hills rest = destinations; rest != 0; rest = without_lowest_bit(rest))
        actions.add(king_move(king, Hill(lowest_bit(rest))));
      for (Hills rest = destinations & sacrificed; rest != 0; rest = without_lowest_bit(rest))
        actions.add(sacrifice_move(king, Hill(lowest_bit(rest))));
    }
    if (may_pass) actions.add(pass);
    if (actions.empty()) actions.add(out);
  }

  template <class Told = Silence>
  constexpr void play(Seat, Action action, Told told = {}) {
    const Move move = Move::of(action);
    bool closing = false;
    switch (move.kind) {
      case MoveKind::pass:  // is not counted: the opponent's one more turn comes whatever went before (H8)
        told("tara.passed", order.turn);
        remove_kings(me(), kings[me()]);
        closing = true;
        break;
      case MoveKind::out:
        told("tara.out", order.turn);
        lose_trapped_exile(told);
        count_quiet_turn(told);
        break;
      default:
        closing = vacant() == set_of(move.to);  // the last vacant hill (H7)
        if (arrive(move, told))
          quiet_turns = 0;
        else
          count_quiet_turn(told);
    }
    const bool called = order.pass_on(closing);
    if (quiet_turns == quiet_turns_to_end || won_by_double_capture()) order.end_at_once();
    order.tell_end(called, move.kind == MoveKind::pass ? LastCall::passed : LastCall::full, end_cause(), told);
    if (order.over()) lose_exiles(told);
    open_turn(told);
    if (order.over()) tell_result(*this, told);
  }

  // ---- End of the game and scoring ----------------------------------------------------------------

  constexpr bool won_by_double_capture() const {
    return kings_taken[0] >= double_capture || kings_taken[1] >= double_capture;
  }

  /// Double capture: 2 points (triple 3), and nothing but a king of one's own for the loser. Otherwise
  /// kingdoms, then territory, and one point for a captured king; all equal: just 1 each (H9).
  constexpr Points points() const {
    const Points taken{kings_taken[0], kings_taken[1]};
    if (won_by_double_capture()) return taken;
    Points points = score_kingdoms(forts);
    if (points[0] == points[1]) return points;
    return {points[0] + taken[0], points[1] + taken[1]};
  }
  constexpr Scores scores() const { return by_seat(points(), seats); }
  constexpr SeatSet winners() const { return highest(scores()); }

  constexpr std::uint64_t hash() const {
    return mixed(board_hash, order.turn | std::uint64_t(order.turns_left) << 8 | std::uint64_t(kings_to_place) << 16 |
                                 std::uint64_t(quiet_turns) << 24 | std::uint64_t(kings_taken[0]) << 32 |
                                 std::uint64_t(kings_taken[1]) << 40 | std::uint64_t(battle) << 48);
  }
  friend constexpr bool operator==(const HighKings&, const HighKings&) = default;

 private:
  constexpr Action king_move(Hill from, Hill to) const {
    const bool onto_enemy = theirs() & set_of(to);
    return Move{onto_enemy ? MoveKind::take : MoveKind::step, to, from}.action();
  }
  static constexpr Action sacrifice_move(Hill from, Hill to) { return Move{MoveKind::sacrifice, to, from}.action(); }

  /// At the start of a turn: all own kings immobile in Manoeuvres is Battle, in that same turn (H2).
  template <class Told>
  constexpr void open_turn(Told told) {
    may_pass = false;
    if (placing()) {
      reach = {placements(), 0, 0};
      return;
    }
    const Hills bound = exile(me());  // then exactly that king must move (K2)
    if (!battle) {
      battle = !fill_reach(bound, [&](Hill king) { return manoeuvres(king); });
      if (!battle) return;
      if (!order.over()) told("tara.battle-begun", order.turn, BattleCause::immobile);
    }
    if (fill_reach(bound, [&](Hill king) { return advances(me(), king); })) return;
    fill_reach(bound, [&](Hill king) { return retreats(king); });
    may_pass = !bound && !mobile(1 - me());  // H6: and none of one's own is, as was just seen
  }

  /// Notes where each king may go; with a bound king, only that one. False: none can go anywhere.
  template <class Destinations>
  constexpr bool fill_reach(Hills bound, Destinations destinations) {
    Hills any = 0;
    Hills rest = kings[me()];
    for (Hills& target : reach) {
      target = 0;
      if (rest == 0) continue;
      const auto king = Hill(lowest_bit(rest));
      rest = without_lowest_bit(rest);
      if (bound == 0 || (bound & set_of(king))) target = destinations(king);
      any |= target;
    }
    return any != 0;
  }

  /// Moves or places a king, builds or captures beneath it, then lets it capture kings. True unless it
  /// was a quiet turn: if anything was built, captured or sacrificed (H8).
  template <class Told>
  constexpr bool arrive(const Move& move, Told told) {
    if (move.kind == MoveKind::hill) {
      --kings_to_place;
      place_king(me(), move.to);
    } else {
      go(move.from, move.to, told);
    }
    bool eventful = move.kind == MoveKind::sacrifice;
    if (!(mine() & set_of(move.to))) {
      build_or_capture(order.turn, move.to, told);
      eventful = true;
    }
    if (move.kind == MoveKind::hill) told("tara.king-placed", order.turn, move.to);
    eventful |= capture_kings(move.to, told);
    if (move.kind == MoveKind::hill && !placing() && !won_by_double_capture()) told("tara.kings-placed");
    // A sacrificed ringfort becomes the enemy's; the king stands on it until its next turn (K1, K3).
    if (move.kind == MoveKind::sacrifice && !won_by_double_capture()) sacrifice(move.to, told);
    return eventful;
  }

  /// Backtracking is moving to a ringfort of one's own (H3).
  template <class Told>
  constexpr void go(Hill from, Hill to, Told told) {
    move_king(me(), from, to);
    if (mine() & set_of(to))
      told("tara.king-backtracked", order.turn, from, to);
    else
      told("tara.king-moved", order.turn, from, to);
  }

  template <class Told>
  constexpr void sacrifice(Hill h, Told told) {
    const std::size_t enemy = 1 - me();
    told("tara.sacrificed", order.turn, enemy, h);
    settle(enemy, h);
    tell_links(int(enemy), h, told);
  }

  /// The arriving king captures every adjacent enemy king on a single ringfort that is now besieged;
  /// the ringfort stays (H4). Kings already next to it capture nothing (H5); a king on enemy ground
  /// stands on no ringfort of its own and is safe (K2).
  template <class Told>
  constexpr bool capture_kings(Hill arrived, Told told) {
    const std::size_t enemy = 1 - me();
    const Hills beside = neighbours(set_of(arrived)) & kings[enemy] & forts[enemy];
    if (beside == 0) return false;
    const Hills captured = beside & besieged_by(mine());
    if (captured == 0) return false;
    for (Hills rest = captured; told && rest != 0; rest = without_lowest_bit(rest))
      told("tara.king-captured", order.turn, enemy, lowest_bit(rest), CaptureCause::besieged);
    remove_kings(enemy, captured);
    kings_taken[me()] = std::uint8_t(kings_taken[me()] + count_bits(captured));
    return true;
  }

  /// A king on enemy ground that cannot move is captured (K2).
  template <class Told>
  constexpr void lose_trapped_exile(Told told) {
    if (exile(me())) lose_exile(me(), CaptureCause::trapped, told);
  }
  /// The game ends: kings on enemy ground are captured, unless a double capture ended it (K3).
  template <class Told>
  constexpr void lose_exiles(Told told) {
    if (won_by_double_capture()) return;
    for (std::size_t colour = 0; colour < 2; ++colour)
      if (exile(colour)) lose_exile(colour, CaptureCause::stranded, told);
  }
  template <class Told>
  constexpr void lose_exile(std::size_t colour, CaptureCause cause, Told told) {
    told("tara.king-captured", 1 - colour, colour, lowest_bit(exile(colour)), cause);
    remove_kings(colour, exile(colour));
    ++kings_taken[1 - colour];
  }

  /// A turn in which nothing happened; also one that loses a trapped king, but then the game is over (H8, K2).
  template <class Told>
  constexpr void count_quiet_turn(Told told) {
    ++quiet_turns;
    if (!won_by_double_capture()) told("tara.quiet-turn", quiet_turns, quiet_turns_to_end);
  }

  constexpr EndCause end_cause() const {
    if (won_by_double_capture()) return EndCause::double_capture;
    return quiet_turns == quiet_turns_to_end ? EndCause::quiet : EndCause::last_turn;
  }
};

using HighKings1 = HighKings<Level::one>;
using HighKings2 = HighKings<Level::two>;

}  // namespace ardri::tara
