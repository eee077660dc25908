// A tiny game for three without partners: each names a number in turn, and the highest wins.
#pragma once

#include <boost/json.hpp>
#include <charconv>

#include "engine/core/rule_set_of.hpp"

namespace ardri::arena::test {

struct Trio {
  using Actions = ActionList<4>;
  std::uint8_t turn = 0;
  std::array<std::uint8_t, 3> named{};

  static constexpr int seat_count() { return 3; }
  constexpr SeatSet actors() const { return turn < 3 ? SeatSet::of(Seat{turn}) : SeatSet{}; }
  constexpr void legal(Seat, Actions& out) const {
    for (std::uint32_t number = 1; number <= 4; ++number) out.add({number});
  }
  constexpr void play(Seat, Action action) { named[turn++] = std::uint8_t(action.code); }
  constexpr Scores scores() const { return {{named[0], named[1], named[2]}, 3}; }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const {
    return turn | std::uint64_t(named[0]) << 8 | std::uint64_t(named[1]) << 16 | std::uint64_t(named[2]) << 24;
  }
  friend constexpr bool operator==(const Trio&, const Trio&) = default;
};

struct TrioGame {
  using Position = Trio;
  static constexpr int least_players = 3, most_players = 3, match_games = 3;

  static Trio begin(const Options&) { return {}; }
  static std::string print(const Trio&, Action action) { return std::to_string(action.code); }
  static std::expected<Action, Fault> parse(const Trio&, std::string_view text) {
    Action action;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), action.code);
    if (error != std::errc{} || end != text.data() + text.size())
      return std::unexpected(Fault::of("tara.no-move", "move", text));
    return action;
  }
  static std::optional<Rule> why_not(const Trio& here, Seat seat, Action action) {
    if (!here.actors().contains(seat)) return Rule("T10");
    if (action.code < 1 || action.code > 4) return Rule("T19");
    return std::nullopt;
  }
  static View view(const Trio&, Viewer) { return {}; }
  static Trio sample(const Trio& here, Seat, Random&) { return here; }
  static std::string broken_invariant(const Trio&) { return ""; }
};

inline const RuleSet& trio() {
  static constexpr RuleSetWords words{"trio", "test", "1", Text{{"Trio", "Trio", "Trio"}}, Text{}, Text{}, {}};
  static constexpr std::array<Text, 3> seats{Text{{"A", "A", "A"}}, Text{{"B", "B", "B"}}, Text{{"C", "C", "C"}}};
  static const RuleSet rules = rule_set<TrioGame>(words, seats, {});
  return rules;
}

}  // namespace ardri::arena::test
