// Games that are written down place by place, for tests of search: who acts where, what may be done, what chance brings
// and how often, what each seat gets in the end, and what it cannot tell apart. They are so small that the truth is
// known.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "bots/tree_search.hpp"
#include "engine/core/random.hpp"
#include "engine/core/viewer.hpp"

namespace ardri::bots::written {

using Points = std::array<int, max_seats>;  // hundredths of a reward

struct Way {
  int to;
  std::uint32_t weight = 1;  // if chance goes it
  int promise = 0;
};

struct Place {
  Seat actor;
  std::vector<Way> ways;  // none: the game is over
  Points points{};
  int estimate = 0;                             // of side 0, for search that does not look to the end
  SeatSet seen_by = SeatSet::first(max_seats);  // who sees what is done here
};

struct Text {
  int seats;
  std::vector<Place> places{};
  /// Places that a seat cannot tell apart, and how likely each is; others it knows.
  std::map<std::pair<std::uint8_t, int>, std::vector<Way>> alike{};

  // What comes later is written first; a game begins at its last place.

  int end(Points points) { return add({{}, {}, points}); }
  int choice(int seat, std::vector<Way> ways) { return add({Seat{std::uint8_t(seat)}, std::move(ways)}); }
  int choice_of(int seat, std::initializer_list<int> places_to) {
    std::vector<Way> ways;
    for (int to : places_to) ways.push_back({to});
    return choice(seat, std::move(ways));
  }
  int chance(std::vector<Way> ways) { return add({chance_seat, std::move(ways)}); }
  void make_alike(int seat, const std::vector<Way>& some) {
    for (const Way& each : some) alike[{std::uint8_t(seat), each.to}] = some;
  }

 private:
  int add(Place place) {
    places.push_back(std::move(place));
    return int(places.size()) - 1;
  }
};

struct Here {
  using Actions = ActionList<40>;
  const Text* text;
  int at;

  const Place& place() const { return text->places[std::size_t(at)]; }
  bool over() const { return place().ways.empty(); }

  int seat_count() const { return text->seats; }
  SeatSet actors() const { return over() ? SeatSet{} : SeatSet::of(place().actor); }
  void legal(Seat, Actions& out) const {
    for (std::uint32_t way = 0; way < place().ways.size(); ++way) out.add({way});
  }
  void play(Seat, Action action) { at = place().ways[action.code].to; }
  std::uint32_t weight(Action action) const { return place().ways[action.code].weight; }
  Scores scores() const {
    Scores scores{{}, text->seats};
    for (std::size_t seat = 0; seat < std::size_t(text->seats); ++seat) scores.points[seat] = place().points[seat];
    return scores;
  }
  SeatSet winners() const { return highest(scores()); }
  std::uint64_t hash() const {
    std::uint64_t state = std::uint64_t(at);
    return splitmix64(state);
  }
  friend bool operator==(const Here&, const Here&) = default;
};

struct Rules {
  using Position = Here;
  static Here sample(const Here& here, Seat seat, Random& random) {
    const auto found = here.text->alike.find({seat.number, here.at});
    if (found == here.text->alike.end()) return here;
    std::uint32_t total = 0;
    for (const Way& each : found->second) total += each.weight;
    std::uint32_t rest = random.below(total);
    for (const Way& each : found->second) {
      if (rest < each.weight) return {here.text, each.to};
      rest -= each.weight;
    }
    return here;
  }
  static bool is_secret(const Here& before, Step, Viewer viewer) {
    for (Seat seat : before.place().seen_by)
      if (viewer.sees(seat)) return false;
    return true;
  }
};

inline Rewards rewards_at(const Here& end) {
  Rewards rewards{};
  for (std::size_t seat = 0; seat < max_seats; ++seat) rewards[seat] = float(end.place().points[seat]) / 100;
  return rewards;
}

// The truth

using Values = std::array<double, max_seats>;

/// What every seat gets on the average if `choose` says what comes of the ways that an actor has.
template <class Choose>
Values value_at(const Here& here, Choose choose) {
  Values values{};
  if (here.over()) {
    for (std::size_t seat = 0; seat < max_seats; ++seat) values[seat] = rewards_at(here)[seat];
    return values;
  }
  std::vector<Values> of_ways;
  double total = 0;
  for (const Way& way : here.place().ways) {
    of_ways.push_back(value_at(Here{here.text, way.to}, choose));
    total += way.weight;
  }
  if (here.place().actor != chance_seat) return choose(of_ways, here.place().actor.number);
  for (std::size_t i = 0; i < of_ways.size(); ++i)
    for (std::size_t seat = 0; seat < max_seats; ++seat)
      values[seat] += of_ways[i][seat] * here.place().ways[i].weight / total;
  return values;
}

/// Everybody does what is best for themselves.
inline Values best_play(const Here& here) {
  return value_at(here, [](const std::vector<Values>& ways, std::size_t actor) {
    return *std::ranges::max_element(ways, {}, [&](const Values& values) { return values[actor]; });
  });
}

/// Everybody does anything.
inline Values any_play(const Here& here) {
  return value_at(here, [](const std::vector<Values>& ways, std::size_t) {
    Values mean{};
    for (const Values& values : ways)
      for (std::size_t seat = 0; seat < max_seats; ++seat) mean[seat] += values[seat] / double(ways.size());
    return mean;
  });
}

/// By how much the best way is better than the second best, at the place where it matters least.
inline double least_margin(const Here& here) {
  if (here.over()) return 2;
  double least = 2;
  std::vector<double> worth;
  for (const Way& way : here.place().ways) {
    const Here next{here.text, way.to};
    least = std::min(least, least_margin(next));
    if (here.place().actor != chance_seat) worth.push_back(best_play(next)[here.place().actor.number]);
  }
  std::ranges::sort(worth, std::greater{});
  return worth.size() < 2 ? least : std::min(least, worth[0] - worth[1]);
}

/// So many choices before the end, or outcomes of chance, but never first; the ends are worth anything to anybody.
inline int random_place(Text& text, int depth, Random& random, bool first = true) {
  if (depth == 0) {
    Points points{};
    for (int seat = 0; seat < text.seats; ++seat) points[std::size_t(seat)] = int(random.below(181)) - 90;
    return text.end(points);
  }
  const bool by_chance = !first && random.below(4) == 0;
  std::vector<Way> ways;
  for (std::uint32_t i = 2 + random.below(2); i > 0; --i)
    ways.push_back({random_place(text, depth - 1, random, false), by_chance ? 1 + random.below(9) : 1});
  if (by_chance) return text.chance(std::move(ways));
  return text.choice(int(random.below(std::uint32_t(text.seats))), std::move(ways));
}

inline Here beginning_of(const Text& text) { return {&text, int(text.places.size()) - 1}; }

/// A game of so many seats in which somebody acts, then somebody else or chance, and nobody's choice is a close one.
inline Text clear_game(int seats, Random& random) {
  for (;;) {
    Text text{seats};
    random_place(text, 2, random);
    if (least_margin(beginning_of(text)) > 0.25) return text;
  }
}

}  // namespace ardri::bots::written
