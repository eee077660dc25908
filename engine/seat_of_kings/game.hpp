// Tara, Seat of Kings, as a game: everything its positions need at the edges.
#pragma once

#include "engine/core/description.hpp"
#include "engine/core/event_words.hpp"
#include "engine/core/game.hpp"
#include "engine/core/step.hpp"
#include "engine/seat_of_kings/encoding.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

struct SeatOfKingsGame {
  using Position = SeatOfKings;
  using Encoding = SeatOfKingsEncoding;
  static constexpr int least_players = 2, most_players = 4;
  static constexpr int match_games = 1;

  static SeatOfKings begin(const Options& options);
  /// What is wrong with options that are each in range: the regions must be as many as the players.
  static std::optional<Fault> objection(const Options& options);
  static ContentOrFault read_content(const boost::json::value& content);

  static std::string print(const SeatOfKings&, Action action);
  static std::expected<Action, Fault> parse(const SeatOfKings&, std::string_view text);
  /// Whether only its own seat may know what was done: a card that was dealt, a choice of cards.
  static bool is_secret(const SeatOfKings& before, Step step, Viewer viewer);
  static std::string print_hidden(const SeatOfKings&, Action action);
  static std::optional<Rule> why_not(const SeatOfKings& here, Seat seat, Action action);
  static View view(const SeatOfKings& here, Viewer viewer);
  /// The same in sentences, for a face that knows no game.
  static void describe(const SeatOfKings& here, Viewer viewer, Description& out);
  /// Of descriptions: where a card places, and the cards of a pile.
  static Name name(const SeatOfKings& here, std::string_view type, std::int32_t value);
  static SeatOfKings sample(const SeatOfKings& here, Seat seat, Random& random);
  static std::vector<Step> sample_steps(const SeatOfKings& start, std::span<const Step> steps, Seat seat,
                                        Random& random);
  static std::string broken_invariant(const SeatOfKings& here);
};

/// What is wrong with a position; empty if nothing is.
std::string broken_invariant_of(const SeatOfKings& here);

}  // namespace ardri::seat_of_kings
