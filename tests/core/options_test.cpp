#include "engine/core/options.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/fault.hpp"
#include "engine/core/record.hpp"

namespace ardri {
namespace {

constexpr OptionSpec spec(std::string_view name, int standard) {
  return {name, 0, 99, standard, Text{{"an option", "eine Option", "un'opzione"}}};
}
constexpr std::array many{spec("a", 1), spec("b", 2), spec("c", 3), spec("d", 4),  spec("e", 5),  spec("f", 6),
                          spec("g", 7), spec("h", 8), spec("i", 9), spec("j", 10), spec("k", 11), spec("l", 12)};

TEST(Options, AGameMayHaveAnyNumberOfThem) {
  Options options{many};
  for (const OptionSpec& each : many) EXPECT_EQ(options[each.name], each.standard) << each.name;
  for (const OptionSpec& each : many) ASSERT_TRUE(options.set(each.name, each.standard + 20));
  for (const OptionSpec& each : many) EXPECT_EQ(options[each.name], each.standard + 20) << each.name;
  EXPECT_FALSE(options.set("l", 100));
  EXPECT_FALSE(options.set("m", 1));
  EXPECT_EQ(options["l"], 32);
}

TEST(Options, OneThatCameLaterIsWrittenWhereItIsNotAsUsual) {
  OptionSpec later = spec("late", 2);
  later.later = true;
  const std::array specs{spec("early", 1), later};
  Options options{specs};
  EXPECT_EQ(boost::json::serialize(write_options(options)), R"({"early":1})");
  ASSERT_TRUE(options.set("late", 3));
  EXPECT_EQ(boost::json::serialize(write_options(options)), R"({"early":1,"late":3})");
}

}  // namespace
}  // namespace ardri
