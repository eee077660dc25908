// What is wrong with a move or with a line of a log, told in every language.
#include "tests/core/languages.hpp"
#include "tests/table/owner.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

Refusal refused(Owner& owner, const std::string& move) {
  const Request request{"key", Seat{0}, Move{owner.table.question(Seat{0}).value(), {move}}};
  return owner.table.decide(request, owner.now, owner.draws).error();
}

TEST(TableFault, OfAMoveIsDataThatAPageCanTell) {
  Owner owner(setting_of("four-treasures"));
  owner.begin();
  const json::object answer = write_refusal(refused(owner, "nonsense"));
  const json::object& data = answer.at("fault").as_object();
  EXPECT_EQ(data, (json::object{{"family", "tara"}, {"kind", "no-move"}, {"move", "nonsense"}}));
  EXPECT_TRUE(test::told_from_data(data, Language::german).starts_with("„nonsense“ ist kein Zug"));
  EXPECT_TRUE(test::told_from_data(data, Language::italian).starts_with("«nonsense» non è una mossa"));
}

TEST(TableFault, OfARuleNamesIt) {
  Owner owner(setting_of("four-treasures"));
  owner.begin();
  ASSERT_EQ(owner.move(0, {"C4"}), "");
  const Request request{"key", Seat{1}, Move{owner.table.question(Seat{1}).value(), {"C4"}}};
  const Refusal refusal = owner.table.decide(request, owner.now, owner.draws).error();
  EXPECT_TRUE(refusal.fault->what().starts_with("not allowed (T11): Ringforts are built")) << refusal.fault->what();
  test::expect_told(*refusal.fault);
  EXPECT_EQ(write_refusal(refusal).at("rule"), "T11");
}

TEST(TableFault, OfALogNamesTheField) {
  for (const char* line : {"[]", "{}", R"({"n":"x"})", R"({"n":0,"t":0,"by":9,"key":"","what":"left","seat":0})",
                           R"({"n":0,"t":0,"by":0,"key":"","what":"eaten"})",
                           R"({"n":0,"t":0,"by":0,"key":"","what":"over","cause":"played","places":["x"],"scores":[]})",
                           R"({"n":0,"t":0,"by":0,"key":"","what":"opened","game":"chess"})"}) {
    const auto entry = read_entry(json::parse(line), find_rule_set);
    ASSERT_FALSE(entry.has_value()) << line;
    test::expect_told(entry.error());
  }
}

}  // namespace
}  // namespace ardri::table
