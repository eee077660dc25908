// The first line of a test of a rule: CITES("S3", "T1") names the entries of the ledger it proves. An
// unknown id does not compile; an entry that no test names fails tests/core/ledger_test.cpp.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "engine/core/rule.hpp"

namespace ardri::test {

inline void cite(std::initializer_list<Rule> rules) {
  std::string ids;
  for (const Rule& rule : rules) ids += std::string(ids.empty() ? "" : " ") + std::string(rule.id());
  ::testing::Test::RecordProperty("rules", ids);
}

}  // namespace ardri::test

#define CITES(...) ::ardri::test::cite({__VA_ARGS__})
