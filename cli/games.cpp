// `ardri games`: the catalogue.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "cli/commands.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"

namespace ardri::cli {

namespace {

std::string players_text(const RuleSet& set) {
  if (set.least_players == set.most_players) return fmt::format("{}", set.least_players);
  return fmt::format("{}–{}", set.least_players, set.most_players);
}

/// What the numbers of an option stand for.
std::string meaning_of(const OptionSpec& option, Language language) {
  const std::string_view meaning = option.meaning[language];
  if (option.kind == OptionKind::yes_no) return say(language, "terminal.option-yes", meaning);
  if (option.parts.empty()) return std::string(meaning);
  const bool sum = option.kind == OptionKind::sum;
  std::vector<std::string> parts;
  for (int i = 0; i < int(option.parts.size()); ++i)
    parts.push_back(fmt::format("{} {}", sum ? 1 << i : option.low + i, option.parts[std::size_t(i)][language]));
  const std::string named = fmt::format("{}", fmt::join(parts, ", "));
  return sum ? say(language, "terminal.option-sum", meaning, named) : fmt::format("{}: {}", meaning, named);
}

}  // namespace

void list_games(const GamesRequest& request) {
  const Language language = choose_language(request.language);
  fmt::print("{:<24}{:<9}{}\n", say(language, "terminal.head-id"), say(language, "terminal.head-players"),
             say(language, "terminal.head-name"));
  for (const RuleSet& set : catalogue()) {
    fmt::print("{:<24}{:<9}{}\n", set.id(), players_text(set), set.words->name[language]);
    fmt::print("{:<33}{}\n", "", wrapped(set.words->summary[language], 33));
    for (const OptionSpec& option : set.options)
      fmt::print("{:<33}{}\n", "",
                 say(language, "terminal.option", option.name, option.low, option.high, option.standard,
                     meaning_of(option, language)));
  }
}

}  // namespace ardri::cli
