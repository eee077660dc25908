#include "bots/seat_of_kings/valuer.hpp"

#include <cstdlib>

#include "bots/seat_of_kings/mind.hpp"
#include "bots/valuer_of.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots::seat_of_kings {

namespace {

using ardri::seat_of_kings::SeatOfKingsGame;

Rewards chances(const SeatOfKings& here) {
  constexpr float half = 3000;
  Rewards rewards{};
  const bool over = here.actors().empty();
  for (int seat = 0; seat < here.players; ++seat) {
    const auto lead = float(worth(here, seat));
    rewards[std::size_t(seat)] = over ? (here.kings(seat) >= 2 ? 1.f : -1.f) : lead / (std::abs(lead) + half);
  }
  return rewards;
}

}  // namespace

std::unique_ptr<Valuer> make_valuer(const RuleSet& rules) {
  if (rules.id() != "seat-of-kings") return nullptr;
  return std::make_unique<ValuerOf<SeatOfKingsGame, chances>>();
}

}  // namespace ardri::bots::seat_of_kings
