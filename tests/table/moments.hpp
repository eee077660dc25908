// Moments of games at which somebody decides, and their twins: games that the one who decides cannot tell from them,
// with other secrets.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>
#include <sstream>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/view.hpp"
#include "table/record.hpp"
#include "table/stream.hpp"
#include "table/table.hpp"

namespace ardri::table {

using Steps = std::vector<Step>;

/// A seat is asked for a decision.
struct Moment {
  const RuleSet* rules;
  Options options;
  Steps steps;
  Seat seat;
  std::string question;         // the ledger's id of what it is asked
  std::set<std::string> moves;  // what it may answer with, as the words in its moves
  bool hides = false;           // whether there is something that the seat cannot know
};

/// The words of a move are what does not name a card, a field or a tile.
inline void add_words(std::set<std::string>& words, const std::string& move) {
  std::istringstream parts(move);
  for (std::string part; parts >> part;)
    if (part.size() > 1 && std::ranges::all_of(part, [](char c) { return c >= 'a' && c <= 'z'; })) words.insert(part);
}

inline Moment moment_of(const RuleSet& rules, const Options& options, const Steps& steps, const AnyPosition& position,
                        Seat seat) {
  Random random{steps.size()};
  Moment moment{&rules, options, steps, seat, "", {}, position.sample(seat, random) != position};
  const Description description = position.describe(seat);
  if (description.asked()) moment.question = words_of(description.asked()->kind).id;
  for (Action action : position.legal(seat)) add_words(moment.moves, position.print(action));
  return moment;
}

/// Computer players play a game; every decision of theirs is a moment. Some play well and some at random, so that games
/// come to where only the one or the other leads.
inline std::vector<Moment> moments_of_a_game(const RuleSet& rules, const Options& options, std::uint64_t seed) {
  constexpr std::uint32_t patience_of_the_clock = 30;  // in a live raid
  constexpr std::size_t most_steps = 700;
  const auto well = bots::make_player("heuristic", rules), at_random = bots::make_player("random", rules);
  std::vector<Moment> moments;
  Random random{seed};
  Steps steps;
  AnyPosition position = rules.begin(options);
  while (!position.over() && steps.size() < most_steps) {
    for (Seat seat : position.actors())
      if (seat != chance_seat) moments.push_back(moment_of(rules, options, steps, position, seat));
    const SeatSet actors = position.actors();
    Seat actor = random_member(actors, random);
    if (actors.size() > 1 && actor == chance_seat && random.below(patience_of_the_clock) != 0) continue;
    Action action;
    if (actor == chance_seat) {
      action = position.random_action(actor, random);
    } else {
      bots::Task task{actor, {}, {}, random.next(), {}};
      action = (random.below(3) == 0 ? at_random : well)->think(position, task).action;
    }
    steps.push_back({actor, action});
    position.play(actor, action);
  }
  return moments;
}

/// A table at which computer players, and people if there are any, have come to where these steps lead.
inline Table table_after(const Moment& moment, const Steps& steps, SeatSet people = {}) {
  Setting setting;
  setting.rules = moment.rules;
  setting.options = moment.options;
  setting.stand_in = "random";
  Record record{*moment.rules, moment.options};
  for (const Step& step : steps) record.play(step);
  std::vector<Sitter> sitters(std::size_t(record.position().seats()), Sitter{Sitter::Kind::computer, "", "random"});
  for (Seat seat : people) sitters[seat.number] = {Sitter::Kind::person, "P", ""};
  Table table;
  for (const Entry& entry : entries_of(record, setting, sitters, 0)) table.apply(entry);
  if (table.waits()) table.apply({table.log().size(), 0, chance_seat, "", Started{}});
  return table;
}

/// All that a viewer was sent, entry by entry, with what it saw after each.
inline std::string sent_to(const Table& table, Viewer viewer) {
  std::string text;
  Table then;
  for (const Entry& entry : table.log()) {
    then.apply(entry);
    text += boost::json::serialize(messages(then, viewer, entry.number));
  }
  return text;
}

/// Other steps, found by trying and not by what the game says of its secrets: something that the seat may not know was
/// another thing, and what then could not have been was another thing, too.
class TriedTwin {
 public:
  TriedTwin(const Moment& moment, Random& random) : moment_(moment), random_(random) {
    AnyPosition position = moment.rules->begin(moment.options);
    for (std::size_t i = 0; i < moment.steps.size(); ++i) {
      if (position.is_secret(moment.steps[i], moment.seat)) secrets_.push_back(i);
      position.play(moment.steps[i].seat, moment.steps[i].action);
    }
    facts_ = position.view(moment.seat).facts;
  }

  /// Shows steps after which the seat sees the same, until it is told that they are good.
  template <class Good>
  void find(Good good) {
    constexpr int tries = 40;
    for (int i = 0; i < tries && !secrets_.empty(); ++i)
      if (const auto steps = change(one_of_the_last()); steps && good(*steps)) return;
  }

 private:
  std::size_t one_of_the_last() {
    constexpr std::size_t most = 40;
    const auto number = std::uint32_t(std::min(most, secrets_.size()));
    return secrets_[secrets_.size() - 1 - random_.below(number)];
  }

  std::optional<Steps> change(std::size_t changed) {
    std::vector<Action> displaced;
    Steps steps = moment_.steps;
    AnyPosition position = moment_.rules->begin(moment_.options);
    for (std::size_t i = 0; i < steps.size(); ++i) {
      Step& step = steps[i];
      if (!position.actors().contains(step.seat)) return std::nullopt;
      if (i == changed || position.why_not(step.seat, step.action)) {
        const auto other = another(position, step, displaced);
        if (!other) return std::nullopt;
        displaced.push_back(step.action);
        step.action = *other;
      }
      position.play(step.seat, step.action);
    }
    const bool alike = steps != moment_.steps && position.view(moment_.seat).facts == facts_;
    return alike ? std::optional(steps) : std::nullopt;
  }

  /// What was displaced before, or anything that the seat may not know either.
  std::optional<Action> another(const AnyPosition& position, const Step& step, const std::vector<Action>& displaced) {
    if (!position.is_secret(step, moment_.seat)) return std::nullopt;
    const auto possible = [&](Action action) {
      return action != step.action && !position.why_not(step.seat, action) &&
             position.is_secret({step.seat, action}, moment_.seat);
    };
    for (Action action : displaced)
      if (possible(action)) return action;
    const Action drawn = position.random_action(step.seat, random_);
    return possible(drawn) ? std::optional(drawn) : std::nullopt;
  }

  const Moment& moment_;
  Random& random_;
  std::vector<std::size_t> secrets_;  // steps
  boost::json::object facts_;
};

}  // namespace ardri::table
