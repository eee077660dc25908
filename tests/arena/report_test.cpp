// The report: well-formed, self-contained, and safe whatever the players are called.
#include <gtest/gtest.h>

#include <regex>
#include <stack>

#include "arena/report.hpp"
#include "arena/svg.hpp"
#include "tests/arena/contests.hpp"
#include "tests/arena/trio.hpp"

namespace ardri::arena::test {
namespace {

/// What is wrong with the nesting of tags; empty if nothing is.
std::string broken_nesting(const std::string& html) {
  static const std::regex tag(R"(<(/?)([a-z0-9]+)((?:\s+[a-zA-Z0-9-]+="[^"<]*")*)\s*(/?)>)");
  std::stack<std::string> open;
  std::size_t end = html.find('\n');  // behind the document type
  for (std::sregex_iterator found(html.begin() + std::ptrdiff_t(end), html.end(), tag), none; found != none; ++found) {
    const std::smatch& match = *found;
    if (match[4].length() > 0) continue;
    if (match[1].length() == 0) {
      open.push(match[2]);
    } else if (open.empty() || open.top() != match[2]) {
      return "unexpected end of " + match[2].str();
    } else {
      open.pop();
    }
  }
  const std::string without_tags = std::regex_replace(html.substr(end), tag, "");
  if (without_tags.find('<') != std::string::npos)
    return "a stray < near " + without_tags.substr(without_tags.find('<'), 40);
  return open.empty() ? "" : open.top() + " is never closed";
}

std::string report_of(const Setting& setting, std::optional<Claims> sprt = {}) {
  const Contest contest = contest_of(setting);
  const Played played = play(contest, 1, {}, sprt);
  return report_html(played.progress, {"ardri tournament 'a<b' --seed 1", 2, 1, "2026-01-01"});
}

TEST(Report, IsWellFormedAndSelfContained) {
  const std::string html =
      report_of({.ids = {"four-treasures", "high-kings-1"}, .players = {"level-2", "level-1", "random"}, .games = 4});
  EXPECT_EQ(broken_nesting(html), "");
  for (const char* outside : {"http:", "https:", "src=", "href=", "@import", "url(", "<script", "<link"})
    EXPECT_EQ(html.find(outside), std::string::npos) << outside;
  for (const char* part :
       {"<title>Four Treasures · High Kings, level 1", "Ratings", "Against each other", "What the seats are worth",
        "Length", "Points", "prefers-color-scheme: dark", "ardri tournament 'a&lt;b' --seed 1", "2 cores"})
    EXPECT_NE(html.find(part), std::string::npos) << part;
}

TEST(Report, GivesEveryPlotATitleForThoseWhoCannotSeeIt) {
  const std::string html = report_of({.games = 4}, Claims{0, 10});
  std::size_t plots = 0;
  for (std::size_t at = 0; (at = html.find("<svg", at)) != std::string::npos; ++at, ++plots)
    EXPECT_EQ(html.compare(html.find('>', at) + 1, 7, "<title>"), 0);
  EXPECT_EQ(plots, 6u);
  EXPECT_NE(html.find("likelihood ratio"), std::string::npos);
}

TEST(Report, EscapesNames) {
  const std::string html = report_of({.players = {"level-1@name=<b>&\"x", "level-2"}, .games = 2});
  EXPECT_EQ(broken_nesting(html), "");
  EXPECT_EQ(html.find("<b>&"), std::string::npos);
  EXPECT_NE(html.find("&lt;b&gt;&amp;&quot;x"), std::string::npos);
}

TEST(Report, CanBeWrittenBeforeTheFirstGameAndAfterNothingButForfeits) {
  const Contest contest =
      contest_of({.players = {"level-2"}, .programs = {"false@name=a", "false@name=b"}, .games = 2});
  const std::atomic<bool> stop = true;
  const Progress nothing = play_tournament(contest, {}, {1, 1, {}, {}, {}}, stop);
  EXPECT_EQ(broken_nesting(report_html(nothing, {})), "");
  EXPECT_EQ(broken_nesting(report_html(play(contest).progress, {})), "");
}

TEST(Report, TellsOfThreeSides) {
  const Contest contest = contest_of({.players = {"random", "random@name=b"}, .games = 9, .opening = 0},
                                     {Discipline(trio(), trio().standard_options())});
  EXPECT_EQ(broken_nesting(report_html(play(contest).progress, {})), "");
}

TEST(Escaping, LeavesNothingThatHtmlUnderstands) {
  EXPECT_EQ(escaped("<a href=\"x\">&</a>"), "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
}

}  // namespace
}  // namespace ardri::arena::test
