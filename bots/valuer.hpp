// What a position is worth to each seat, to somebody who sees all of it: for looking back at games that were played,
// never for playing one.
#pragma once

#include <memory>
#include <vector>

#include "engine/core/any_position.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri::bots {

/// For every seat, from −1 (lost) to 1 (won).
using Worth = std::vector<double>;

class Valuer {
 public:
  virtual ~Valuer() = default;
  /// The same position is always worth the same; one that is over, what the game came to.
  virtual Worth value(const AnyPosition& position) const = 0;
};

/// Nothing for games without chance.
std::unique_ptr<Valuer> make_valuer(const RuleSet& rules);

}  // namespace ardri::bots
