#include "bots/valuer.hpp"

#include "bots/families.hpp"

namespace ardri::bots {

std::unique_ptr<Valuer> make_valuer(const RuleSet& rules) {
  for (const MakeValuer make : valuer_makers())
    if (auto valuer = make(rules)) return valuer;
  return nullptr;
}

}  // namespace ardri::bots
