// Text from outside: JSON that says a thing twice, numbers as they were written, and words on their way into a message.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/json.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/utf8.hpp"

namespace ardri {
namespace {

std::string doubled(std::string_view text) {
  const auto read = read_json(text);
  if (read) return "none";
  EXPECT_EQ(read.error().what(), "a field stands twice; each may be there once");
  return read.error().at;
}

TEST(Json, AFieldThatStandsTwiceIsRefused) {
  EXPECT_EQ(doubled(R"({"a":1,"a":1})"), "a");
  EXPECT_EQ(doubled(R"({"a":1,"b":{"c":[{"d":1},{"d":1, "e" : 2,"d" :3}]}})"), "b.c[1].d");
  EXPECT_EQ(doubled(R"({"a":1,"\u0061":2})"), "a") << "written otherwise";
  EXPECT_EQ(doubled(R"([[],[{"x:y":"\":","x:y":[]}]])"), "[1][0].x:y");
  EXPECT_EQ(doubled(R"({"":0,"":0})"), "") << "a name may be empty";
}

TEST(Json, EqualNamesInDifferentObjectsAreFine) {
  for (const char* text : {R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]})", R"({"a:b":"c:\":d","e":":"})", R"(":")",
                           R"({"a\"":1,"a\\":2})", "[]", R"({"a" : [ ] , "b" : { } })"})
    EXPECT_EQ(doubled(text), "none") << text;
}

TEST(Json, NumbersAreShownAsTheyWereMeant) {
  EXPECT_EQ(shown(2.0), "2.0");
  EXPECT_EQ(shown(-0.0), "-0.0");
  EXPECT_EQ(shown(2.5), "2.5");
  EXPECT_EQ(shown(1e300), "1e+300");
  EXPECT_EQ(shown(2), "2");
  EXPECT_EQ(shown(boost::json::array{2, 2.5}), "[2,2.5E0]");
}

TEST(Quoted, WordsOfAllLanguagesStay) {
  EXPECT_EQ(quoted("Méabh"), "\"Méabh\"");
  EXPECT_EQ(quoted("König «Ard Rí» 王 🏰"), "\"König «Ard Rí» 王 🏰\"");
  EXPECT_EQ(plain("say \"é\""), "say \"é\"");
  EXPECT_EQ(quoted("say \"é\""), "\"say ?é?\"");
}

TEST(Quoted, WhatCannotBePrintedIsReplaced) {
  EXPECT_EQ(quoted("a\nb\x1b[31m\x7f"), "\"a?b?[31m?\"");
  EXPECT_EQ(quoted("\xc2\x85\xe2\x80\xae\xe2\x80\xa8\xef\xbb\xbf"), "\"????\"")
      << "next line, turned round, separator, mark";
  EXPECT_EQ(quoted("\xff\xfe"), "\"??\"");
  EXPECT_EQ(quoted("\xc3"), "\"?\"") << "cut short";
  EXPECT_EQ(quoted("\xc0\xaf"), "\"??\"") << "a longer form than needed";
  EXPECT_EQ(quoted("\xed\xa0\x80"), "\"???\"") << "half of a pair";
  EXPECT_EQ(quoted("\xf4\x90\x80\x80"), "\"????\"") << "beyond the last character";
  EXPECT_EQ(on_one_line("é\r\n\xff"), "é???");
}

TEST(Quoted, LongTextIsCutBetweenCharacters) {
  std::string fits, many;
  for (int i = 0; i < 40; ++i) fits += "é";
  for (int i = 0; i < 100; ++i) many += "é";
  EXPECT_EQ(ardri::quoted(fits), "\"" + fits + "\"");
  EXPECT_EQ(ardri::quoted(many), "\"" + fits + "…\"");
}

TEST(Utf8, EveryCharacterIsReadAsItIsWritten) {
  for (char32_t code = 1; code <= 0x10ffff; code += code < 0x3000 ? 1 : 257) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    std::string text;
    if (code < 0x80)
      text = {char(code)};
    else if (code < 0x800)
      text = {char(0xc0 | code >> 6), char(0x80 | (code & 0x3f))};
    else if (code < 0x10000)
      text = {char(0xe0 | code >> 12), char(0x80 | (code >> 6 & 0x3f)), char(0x80 | (code & 0x3f))};
    else
      text = {char(0xf0 | code >> 18), char(0x80 | (code >> 12 & 0x3f)), char(0x80 | (code >> 6 & 0x3f)),
              char(0x80 | (code & 0x3f))};
    const Utf8Character read = first_character(text + "x");
    ASSERT_TRUE(read.valid) << std::uint32_t(code);
    ASSERT_EQ(std::uint32_t(read.code), std::uint32_t(code));
    ASSERT_EQ(read.bytes, text.size());
  }
}

}  // namespace
}  // namespace ardri
