// A tiny game with everything Tara lacks: chance with weights, a hidden card, and choices made at once.
// Chance deals a card that only seat 0 sees; then both bid in secret; the higher bid wins the card's value
// less the bid.
#pragma once

#include <boost/json.hpp>
#include <charconv>

#include "engine/core/game.hpp"

namespace ardri::test {

struct SecretBids {
  using Actions = ActionList<3>;
  std::uint8_t card = 0;
  std::array<std::uint8_t, 2> bids{};

  static constexpr int seat_count() { return 2; }
  constexpr SeatSet actors() const {
    SeatSet seats;
    if (card == 0) return SeatSet::of(chance_seat);
    for (std::uint8_t seat : {0, 1})
      if (bids[seat] == 0) seats.add(Seat{seat});
    return seats;
  }
  constexpr void legal(Seat, Actions& out) const {
    for (std::uint32_t value = 1; value <= 3; ++value) out.add({value});
  }
  /// The middle card is twice as likely as the others.
  constexpr std::uint32_t weight(Action action) const { return action.code == 2 ? 2 : 1; }
  constexpr void play(Seat seat, Action action) {
    (seat == chance_seat ? card : bids[seat.number]) = std::uint8_t(action.code);
  }
  constexpr Scores scores() const {
    if (bids[0] == bids[1]) return {{0, 0}, 2};
    const int winner = bids[0] > bids[1] ? 0 : 1;
    Scores scores{{}, 2};
    scores.points[std::size_t(winner)] = 2 * card - bids[std::size_t(winner)];
    return scores;
  }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const { return card | std::uint64_t(bids[0]) << 8 | std::uint64_t(bids[1]) << 16; }
  friend constexpr bool operator==(const SecretBids&, const SecretBids&) = default;
};

struct SecretBidsGame {
  using Position = SecretBids;
  static constexpr int least_players = 2, most_players = 2, match_games = 2;

  static SecretBids begin(const Options&) { return {}; }
  static std::string print(const SecretBids&, Action action) { return "bid " + std::to_string(action.code); }
  static std::expected<Action, Fault> parse(const SecretBids&, std::string_view text) {
    if (!text.starts_with("bid ")) return std::unexpected(Fault::of("tara.no-move", "move", text));
    Action action;
    std::from_chars(text.data() + 4, text.data() + text.size(), action.code);
    return action;
  }
  static std::optional<Rule> why_not(const SecretBids& here, Seat seat, Action action) {
    if (here.actors().empty()) return Rule("T13");
    if (!here.actors().contains(seat)) return Rule("T10");
    if (action.code < 1 || action.code > 3) return Rule("T19");
    return std::nullopt;
  }
  static View view(const SecretBids& here, Viewer viewer) {
    const bool over = here.actors().empty();
    View view;
    view.facts["card"] = viewer.sees(Seat{0}) || over ? here.card : 0;
    for (std::uint8_t seat : {0, 1})
      view.facts[seat == 0 ? "red" : "blue"] = viewer.sees(Seat{seat}) || over ? here.bids[seat] : 0;
    view.facts["waiting"] = here.actors().size();
    return view;
  }
  static SecretBids sample(const SecretBids& here, Seat seat, Random& random) {
    SecretBids imagined = here;
    if (here.actors().empty() || here.card == 0) return imagined;
    if (seat.number == 1) imagined.card = std::array<std::uint8_t, 4>{1, 2, 2, 3}[random.below(4)];
    auto& other = imagined.bids[1 - seat.number];
    if (other != 0) other = std::uint8_t(1 + random.below(3));
    return imagined;
  }
  static std::string broken_invariant(const SecretBids& here) { return here.card > 3 ? "no such card" : ""; }
};

}  // namespace ardri::test
