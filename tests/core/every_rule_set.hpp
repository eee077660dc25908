// For tests that every rule set of the catalogue goes through, or every one of a family.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue.hpp"

namespace ardri::test {

inline std::vector<const RuleSet*> every_rule_set() {
  std::vector<const RuleSet*> sets;
  for (const RuleSet& set : catalogue()) sets.push_back(&set);
  return sets;
}

inline std::vector<const RuleSet*> every_rule_set_of(std::string_view family) {
  std::vector<const RuleSet*> sets;
  for (const RuleSet& set : catalogue())
    if (set.words->family == family) sets.push_back(&set);
  return sets;
}

/// The rule set's id as a name that GoogleTest accepts.
inline std::string rule_set_name(const ::testing::TestParamInfo<const RuleSet*>& parameter) {
  std::string name(parameter.param->id());
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}

}  // namespace ardri::test

#define FOR_EVERY_RULE_SET(suite)                                                                     \
  INSTANTIATE_TEST_SUITE_P(EveryRuleSet, suite, ::testing::ValuesIn(::ardri::test::every_rule_set()), \
                           ::ardri::test::rule_set_name)

#define FOR_EVERY_RULE_SET_OF(family, suite)                                                                   \
  INSTANTIATE_TEST_SUITE_P(EveryRuleSet, suite, ::testing::ValuesIn(::ardri::test::every_rule_set_of(family)), \
                           ::ardri::test::rule_set_name)
