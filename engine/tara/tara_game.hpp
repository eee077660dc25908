// Tara's rule sets as games: everything their positions need at the edges.
#pragma once

#include "engine/core/event_words.hpp"
#include "engine/core/game.hpp"
#include "engine/tara/encoding.hpp"
#include "engine/tara/invariants.hpp"
#include "engine/tara/notation.hpp"
#include "engine/tara/picture_of.hpp"
#include "engine/tara/refusal.hpp"
#include "engine/tara/telling.hpp"

namespace ardri::tara {

/// A king's move onto an enemy ringfort is a capture, also where a person wrote `-` for `x`.
template <class P>
Action meant_as(const P& here, Action action) {
  Move move = Move::of(action);
  const Hills enemy = here.forts[1 - std::size_t(colour_of(here.order.turn))];
  if (move.kind == MoveKind::step && (enemy & set_of(move.to))) move.kind = MoveKind::take;
  return move.action();
}

template <class P>
struct TaraGame {
  using Position = P;
  using Encoding = TaraEncoding<P>;
  static constexpr int least_players = P::seats;
  static constexpr int most_players = P::seats;
  static constexpr int match_games = P::seats;  // each seat starts once (T17)
  static constexpr int partners = P::seats / 2;

  static P begin(const Options& options) { return P::begin(Seat{std::uint8_t(options["start"])}); }
  static std::string print(const P&, Action action) { return print_move(action); }
  static std::expected<Action, Fault> parse(const P& here, std::string_view text) {
    auto action = parse_move(text);
    if (action) *action = meant_as(here, *action);
    return action;
  }
  static std::optional<Rule> why_not(const P& here, Seat seat, Action action) {
    return tara::why_not(here, seat, action);
  }
  /// In events only hills have names that the ledger does not know.
  static Name name(const P&, std::string_view, std::int32_t hill) { return Name::everywhere(print_hill(Hill(hill))); }
  static View view(const P& here, Viewer) { return view_of(picture_of(here)); }
  /// Nothing is hidden: the only position a seat can imagine is the one there is.
  static P sample(const P& here, Seat, Random&) { return here; }
  static std::string broken_invariant(const P& here) { return broken_invariant_of(here); }
};

}  // namespace ardri::tara
