// Bits become outcomes by rejection: tried for all bits there are, at reduced width.
#include "table/draw.hpp"

#include <gtest/gtest.h>

#include <map>

namespace ardri::table {
namespace {

TEST(Draw, EveryCaseIsMeantByAsManyBitsAsEveryOther) {
  for (std::uint64_t total = 1; total <= 256; ++total) {
    std::map<std::uint64_t, int> meant;
    int again = 0;
    for (std::uint64_t bits = 0; bits < 1024; ++bits) {
      if (const auto k = case_of(bits, total))
        ++meant[*k];
      else
        ++again;
    }
    ASSERT_EQ(meant.size(), total);
    for (const auto& [k, count] : meant) ASSERT_EQ(count, meant.begin()->second) << "of " << total;
    ASSERT_LT(again, 512) << "less than half is drawn again";
  }
}

TEST(Draw, LooksAtAllBitsWhereItMust) {
  EXPECT_EQ(case_of(~std::uint64_t{0}, std::uint64_t{1} << 63), (std::uint64_t{1} << 63) - 1);
  EXPECT_EQ(case_of(~std::uint64_t{0}, ~std::uint64_t{0}), std::nullopt);
  EXPECT_EQ(case_of(7, 1), 0u);
}

TEST(Draw, OutcomesTakeAsManyCasesAsTheyWeigh) {
  constexpr std::array<std::uint32_t, 4> weights{3, 1, 0, 2};
  std::vector<std::size_t> outcomes;
  for (std::uint64_t k = 0; k < 6; ++k) outcomes.push_back(outcome_of(k, weights));
  EXPECT_EQ(outcomes, (std::vector<std::size_t>{0, 0, 0, 1, 3, 3}));
}

}  // namespace
}  // namespace ardri::table
