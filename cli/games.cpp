// `ardri games`: the catalogue.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"

namespace ardri::cli {

namespace {

std::string players_text(const RuleSet& set) {
  if (set.least_players == set.most_players) return fmt::format("{}", set.least_players);
  return fmt::format("{}–{}", set.least_players, set.most_players);
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
                     option.meaning[language]));
  }
}

}  // namespace ardri::cli
