#include "bots/tumult_royal/valuer.hpp"

#include "bots/lead.hpp"
#include "bots/tumult_royal/mind.hpp"
#include "bots/valuer_of.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::bots::tumult_royal {

namespace {

using ardri::tumult_royal::TumultRoyalGame;

Rewards worth(const TumultRoyal& here) { return rewards_by_lead(here, standing, 600); }

}  // namespace

std::unique_ptr<Valuer> make_valuer(const RuleSet& rules) {
  if (rules.id() != "tumult-royal") return nullptr;
  return std::make_unique<ValuerOf<TumultRoyalGame, worth>>();
}

}  // namespace ardri::bots::tumult_royal
