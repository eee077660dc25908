// Rebirth as a game: everything its positions need at the edges.
#pragma once

#include "engine/core/description.hpp"
#include "engine/core/event_words.hpp"
#include "engine/core/game.hpp"
#include "engine/core/step.hpp"
#include "engine/rebirth/encoding.hpp"
#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

struct RebirthGame {
  using Position = Rebirth;
  using Encoding = RebirthEncoding;
  static constexpr int least_players = 2, most_players = 4;
  static constexpr int match_games = 1;

  static Rebirth begin(const Options& options);
  static ContentOrFault read_content(const boost::json::value& content) { return read_board(content); }

  static std::string print(const Rebirth& here, Action action);
  static std::expected<Action, Fault> parse(const Rebirth& here, std::string_view text);
  /// Tiles and private missions that others draw.
  static bool is_secret(const Rebirth& before, Step step, Viewer viewer);
  static std::string print_hidden(const Rebirth&, Action action);
  static std::optional<Rule> why_not(const Rebirth& here, Seat seat, Action action);
  static View view(const Rebirth& here, Viewer viewer);
  /// The same in sentences, for a face that knows no game.
  static void describe(const Rebirth& here, Viewer viewer, Description& out);
  /// Hexes, areas, castles, towers and missions, in the words of the board; and lists of hexes.
  static Name name(const Rebirth& here, std::string_view type, std::int32_t value);
  static Rebirth sample(const Rebirth& here, Seat seat, Random& random);
  static std::vector<Step> sample_steps(const Rebirth& start, std::span<const Step> steps, Seat seat, Random& random);
  static std::string broken_invariant(const Rebirth& here);
};

/// Whose tile lies on a hex; as many as play, if it is nobody's.
int owner_of(const Rebirth& here, Hex hex);
/// How many round towers lie on the map so far.
std::size_t towers_laid(const Rebirth& here);

}  // namespace ardri::rebirth
