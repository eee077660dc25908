#include "table/draw.hpp"

#include <numeric>
#include <vector>

namespace ardri::table {

Action draw(const AnyPosition& position, std::uint64_t number, Draws& draws) {
  const std::vector<Action> outcomes = position.legal(chance_seat);
  std::vector<std::uint32_t> weights;
  for (Action outcome : outcomes) weights.push_back(position.weight(outcome));
  const std::uint64_t total = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  for (std::uint32_t attempt = 0;; ++attempt)
    if (const auto k = case_of(draws.bits(number, attempt), total)) return outcomes[outcome_of(*k, weights)];
}

}  // namespace ardri::table
