// Tumult Royal as a game: everything its positions need at the edges.
#pragma once

#include "engine/core/description.hpp"
#include "engine/core/event_words.hpp"
#include "engine/core/game.hpp"
#include "engine/core/real_time.hpp"
#include "engine/tumult_royal/encoding.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

struct TumultRoyalGame {
  using Position = TumultRoyal;
  using Encoding = TumultRoyalEncoding;
  static constexpr int least_players = 2, most_players = 4;
  static constexpr int match_games = 1;

  static TumultRoyal begin(const Options& options);
  /// A live raid.
  static bool needs_clock(const Options& options) { return options["live"] != 0; }
  static ContentOrFault read_content(const boost::json::value& content) { return read_components(content); }

  /// From the beginning of a live raid until all hands are empty after it (R1, U10).
  static std::optional<RealTime> real_time(const TumultRoyal& here);

  static std::string print(const TumultRoyal&, Action action);
  static std::expected<Action, Fault> parse(const TumultRoyal&, std::string_view text);
  static HandPace hand_pace(const Options& options);

  /// Only who lifted a tile sees its face; without notes in the hand alone.
  static bool is_secret(const TumultRoyal& before, Step step, Viewer viewer);
  static std::string print_hidden(const TumultRoyal&, Action) { return "face ?"; }
  static std::optional<Rule> why_not(const TumultRoyal& here, Seat seat, Action action);
  static View view(const TumultRoyal& here, Viewer viewer);
  /// The same in sentences, for a face that knows no game.
  static void describe(const TumultRoyal& here, Viewer viewer, Description& out);
  /// Of events: a field. Of descriptions, too: free fields of a kind, face-down positions, tiles that a seat looked at.
  static Name name(const TumultRoyal& here, std::string_view type, std::int32_t value);
  /// Without notes a face that the viewer is no longer shown is as if it had not been drawn.
  static TumultRoyal recalled(const TumultRoyal& then, const TumultRoyal& now, Viewer viewer);
  static TumultRoyal sample(const TumultRoyal& here, Seat seat, Random& random);
  static std::vector<Step> sample_steps(const TumultRoyal& start, std::span<const Step> steps, Seat seat,
                                        Random& random);
  static std::vector<Step> sample_steps_recalled(const TumultRoyal& start, std::span<const Step> steps, Seat seat,
                                                 Random& random);
  static std::string broken_invariant(const TumultRoyal& here);
};

}  // namespace ardri::tumult_royal
