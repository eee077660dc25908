#include "bots/rebirth/valuer.hpp"

#include "bots/lead.hpp"
#include "bots/rebirth/mind.hpp"
#include "bots/valuer_of.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::bots::rebirth {

namespace {

using ardri::rebirth::RebirthGame;

Rewards worth(const Rebirth& here) { return rewards_by_lead(here, standing, 1500); }

}  // namespace

std::unique_ptr<Valuer> make_valuer(const RuleSet& rules) {
  if (rules.id() != "rebirth-ireland") return nullptr;
  return std::make_unique<ValuerOf<RebirthGame, worth>>();
}

}  // namespace ardri::bots::rebirth
