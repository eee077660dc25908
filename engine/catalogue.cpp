#include "engine/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "engine/core/step_text.hpp"
#include "engine/families.hpp"

namespace ardri {

namespace {

/// Number of single-letter changes between two words.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

std::string_view nearest_id(std::string_view id) {
  return std::ranges::min_element(catalogue(), {}, [&](const RuleSet& set) { return distance(id, set.id()); })->id();
}

}  // namespace

const std::vector<RuleSet>& catalogue() {
  static const std::vector<RuleSet> sets = [] {
    std::vector<RuleSet> all;
    for (const auto& family : families()) all.insert(all.end(), family.begin(), family.end());
    return all;
  }();
  return sets;
}

std::expected<const RuleSet*, Fault> find_rule_set(std::string_view id) {
  for (const RuleSet& set : catalogue())
    if (set.id() == id) return &set;
  return std::unexpected(Fault::of("fault.no-rule-set", "game", within_quotes(id), nearest_id(id.substr(0, 60))));
}

}  // namespace ardri
