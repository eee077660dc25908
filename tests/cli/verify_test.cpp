// `ardri verify`: the logs of the golden file, and what is no log.
#include <boost/json.hpp>

#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

namespace json = boost::json;

/// The log of that name in the golden file, as lines.
std::string golden_log(std::string_view name) {
  const json::value golden = json::parse(read(std::string(ARDRI_SOURCE_DIR) + "/tests/golden/fair-draws.json"));
  std::string lines;
  for (const json::value& each : golden.at("logs").as_array())
    if (each.at("name").as_string() == name)
      for (const json::value& entry : each.at("log").as_array()) lines += json::serialize(entry) + "\n";
  return lines;
}

TEST_F(Program, VerifiesTheDrawsOfALog) {
  const Outcome honest = run("verify --lang en " + file("honest.log", golden_log("honest")).string());
  EXPECT_EQ(honest.exit_code, 0) << honest.err;
  EXPECT_EQ(honest.out, "All 34 draws are what the seed and the numbers give.\n");

  const Outcome exchanged = run("verify --lang en " + file("x.log", golden_log("two draws exchanged")).string());
  EXPECT_EQ(exchanged.exit_code, 1);
  EXPECT_EQ(exchanged.err, "ardri: Draw 0, entry 6 of the log, is not what the seed and the numbers give.\n");
  EXPECT_TRUE(exchanged.has("    6. "));

  const Outcome other = run("verify --lang de " + file("y.log", golden_log("another number")).string());
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_EQ(other.err, "ardri: Die Zahl von Rot ist nicht die, die beim Hinsetzen angekündigt wurde.\n");
}

TEST_F(Program, SaysWhichLineIsNoEntryOfALog) {
  const std::string honest = golden_log("honest");
  const std::string first = honest.substr(0, honest.find('\n') + 1);
  const Outcome broken = run("verify --lang en " + file("broken.log", first + "{\"n\":1").string());
  EXPECT_EQ(broken.exit_code, 1);
  EXPECT_TRUE(broken.err.ends_with("broken.log: line 2: not valid JSON: incomplete JSON\n")) << broken.err;
  const Outcome wrong = run("verify " + file("wrong.log", "{\"n\":0}").string());
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_EQ(wrong.lines_of_err(), 1) << wrong.err;
  EXPECT_EQ(run("verify --lang en " + file("empty.log", "").string()).exit_code, 1);
}

}  // namespace
}  // namespace ardri::test
