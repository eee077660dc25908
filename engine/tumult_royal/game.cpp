#include "engine/tumult_royal/game.hpp"

#include "engine/tumult_royal/notation.hpp"

namespace ardri::tumult_royal {

TumultRoyal TumultRoyalGame::begin(const Options& options) {
  const auto* content = static_cast<const ComponentsContent*>(options.content.get());
  const Rules rules{options["players"], options["gambler"] != 0, options["live"] != 0, options["lifts"],
                    options["notes"] != 0};
  return TumultRoyal::begin((content ? *content : standard_components()).for_players[std::size_t(rules.players)],
                            rules);
}

namespace {

// Milliseconds: the hourglass of the rulebook, and a short moment for a tile in the hand.
constexpr std::int64_t hourglass = 20'000, grace = 2'000;

/// What hands need for a tile: unhurried ones, those of a person, quick ones.
constexpr std::array<HandPace, 3> hand_paces{{{2'200, 4'500}, {1'200, 2'500}, {700, 1'400}}};

/// After the hourglass tiles that are still held are put back, one after the other.
Step put_back_next(const TumultRoyal& here) {
  std::uint8_t seat = 0;
  while (seat + 1 < here.players && here.slot_in_hand(seat) < 0) ++seat;
  return {Seat{seat}, Move{.kind = MoveKind::back}.action()};
}

}  // namespace

std::optional<RealTime> TumultRoyalGame::real_time(const TumultRoyal& here) {
  if (!here.live || (here.phase != Phase::raid && here.phase != Phase::face)) return std::nullopt;
  RealTime raid{.stretch = here.round,
                .starter = Seat{std::uint8_t(here.seat_with_rank(1))},
                .timer = here.stopped ? "grace" : "hourglass",
                .lasts = here.stopped ? grace : hourglass,
                .due = here.stopped ? put_back_next(here) : Step{chance_seat, Move{.kind = MoveKind::stop}.action()},
                .resting = {}};
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    if (here.done >> seat & 1) raid.resting.add(Seat{seat});
  return raid;
}

HandPace TumultRoyalGame::hand_pace(const Options& options) { return hand_paces[std::size_t(options["hands"] - 1)]; }

std::string TumultRoyalGame::print(const TumultRoyal&, Action action) { return print_move(Move::of(action)); }

std::expected<Action, Fault> TumultRoyalGame::parse(const TumultRoyal&, std::string_view text) {
  const auto move = parse_move(text);
  if (!move) return std::unexpected(move.error());
  return move->action();
}

bool TumultRoyalGame::is_secret(const TumultRoyal& before, Step, Viewer viewer) {
  if (before.phase != Phase::face) return false;
  for (std::uint8_t seat = 0; seat < before.players; ++seat)
    if (before.slots[before.slot].place == hand_of(seat))
      return before.no_notes ? !viewer.sees_all() : !viewer.sees(Seat{seat});
  return false;
}

}  // namespace ardri::tumult_royal
