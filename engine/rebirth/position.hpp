// Rebirth, by Reiner Knizia (Mighty Boards, 2024), the Ireland side, for two to four players.
//
// A turn: place the tile in hand, score it, draw another. Farms score their group; settlements score when their area is
// full; castles go to who has most beside them; missions and round towers bring points and more. The most points win.
// Source: the short rules of the Ireland side, and the Scotland side's rules that they refer to; decisions B1 to B11
// where they are silent.
//
// A tile is drawn when it comes to a hand, from what its owner has left; nothing lies shuffled. Groups, areas and
// castles are kept up to date with every tile.
#pragma once

#include "engine/core/event.hpp"
#include "engine/core/position.hpp"
#include "engine/rebirth/groups.hpp"
#include "engine/rebirth/move.hpp"

namespace ardri::rebirth {

enum class Phase : std::uint8_t {
  missions,  // open ones are drawn
  towers,    // kinds are drawn, field by field
  aside,     // tiles are set aside, seat by seat
  tiles,     // the first tile of every seat is drawn
  place,
  doubler,  // on which mission the marker goes
  tower,    // which of the optional towers next
  extra,    // a tile set aside is drawn
  place_extra,
  secret,  // a private mission is drawn
  draw,
  over,
};

inline constexpr std::uint8_t nothing_lies = 255, neutral_lies = 254;
inline constexpr int castle_value = 5, three = 3, thirteen = 13;

/// What the players have of an area.
struct AreaState {
  std::array<std::uint8_t, max_seats> houses{}, last{};  // and when the latest tile was placed, counted in the area
  std::uint8_t filled = 0;
  friend constexpr bool operator==(const AreaState&, const AreaState&) = default;
};

/// What each player scores in an area of so many hexes. The players present are ranked by their houses; of those alike,
/// whose latest tile was placed earlier is ahead (E12). The places are dealt round them (B8).
std::array<int, max_seats> area_points(const AreaState& area, int size);

struct CastleState {
  std::array<std::uint8_t, max_seats> tiles{}, farms{};
  std::uint8_t owner = nowhere;
  friend constexpr bool operator==(const CastleState&, const CastleState&) = default;
};

/// What points are given for.
enum class Source : std::uint8_t { farms, settlements, missions, towers, castles };
inline constexpr std::array<std::string_view, 5> source_names{"farms", "settlements", "missions", "towers", "castles"};
using BySource = std::array<std::int16_t, source_names.size()>;

/// Everything that changes, without gaps between the members. What a phase does not need is zero.
struct Table {
  std::array<HexSet, max_seats> own{};
  std::array<HexSet, sort_count> of_sort{};
  HexSet taken{};
  Groups same{}, farms{}, all{};                 // of tiles of one sort, of farms, and of all tiles
  std::array<std::uint8_t, most_hexes> lying{};  // a tile's kind, or nothing, or a neutral tile
  std::array<AreaState, most_areas> areas{};
  std::array<CastleState, most_castles> castles{};
  std::array<TowerKind, most_towers> towers{};
  std::array<Tiles, max_seats> supply{}, hand{}, aside{}, gone{};
  /// By sorts of tiles, a bit each: at least so many of those set aside, the extra tile among them, are of other sorts.
  /// A hand of which nothing fitted tells it to all.
  std::array<std::array<std::uint8_t, 1 << sort_count>, max_seats> aside_of_others{};
  std::array<std::int16_t, max_seats> points{};
  std::array<Numbers, max_seats> fulfilled{}, reached{};    // missions and towers
  Numbers open = 0, pending = 0;                            // missions, and towers that may be taken
  std::array<std::uint8_t, max_seats> doubled{}, secret{};  // mission + 1
  std::uint8_t players = 0;
  Phase phase = Phase::missions;
  std::uint8_t turn = 0;
  std::uint8_t count = 0;  // of draws made, while setting up; of tiles to draw
  std::uint8_t three_to_draw = 0;
  std::uint8_t extra = 0;                // tile + 1
  std::array<std::uint8_t, 2> unused{};  // up to whole words, for the hash

  friend bool operator==(const Table&, const Table&) = default;
};

class Rebirth : public Table {
 public:
  using Actions = ActionList<3 * most_hexes>;

  static Rebirth begin(const Board& board, int players);

  int seat_count() const { return players; }
  SeatSet actors() const;
  void legal(Seat seat, Actions& out) const;
  int legal_count(Seat seat) const;
  Action legal_at(Seat seat, int index) const;
  void play(Seat seat, Action action, Telling told = {});
  std::uint32_t weight(Action action) const;
  /// Equal tiles are different outcomes here, each as likely as any other.
  int outcome_count() const;
  Action outcome_at(int index) const;
  Scores scores() const;
  /// Tells what decided, if several have the most points.
  SeatSet winners(Telling told = {}) const;
  std::uint64_t hash() const;
  friend bool operator==(const Rebirth& a, const Rebirth& b) {
    return static_cast<const Table&>(a) == b && (a.board_ == b.board_ || a.board_->source == b.board_->source);
  }

  const Board& board() const { return *board_; }
  /// Where a player's points came from: their history, as it were, and no part of what makes two positions equal.
  const BySource& points_from(std::size_t seat) const { return points_from_[seat]; }
  void gain(std::size_t seat, Source source, int more) {
    points[seat] = std::int16_t(points[seat] + more);
    std::int16_t& from = points_from_[seat][std::size_t(source)];
    from = std::int16_t(from + more);
  }
  HexSet free_for(Tile tile) const { return board_->room[std::size_t(sort_of(tile))] - taken; }
  /// Tiles of a hand, or an extra tile, that fit somewhere.
  Tiles fitting(const Tiles& tiles) const;
  /// What is to be placed now.
  Tiles to_place() const;
  /// A player's tiles that are neither on the map nor out of the game, wherever they are; everybody can count them.
  Tiles left(std::size_t seat) const;
  /// Missions that lie face down, and are nobody's secret.
  Numbers deck() const;
  /// Optional towers that can be taken now and have something to give (B2).
  Numbers offered() const;
  Numbers towers_of(TowerKind kind) const;
  HexSet tiles_of(int seat, Of of) const;
  const Groups& groups_of(Of of) const { return of == Of::any ? all : of == Of::farm ? farms : same; }
  /// What offshore hexes add whenever a group of farms scores (E10).
  int offshore_bonus(int seat, Tile tile, Hex group) const;
  /// How much the seat has of what a test counts.
  int measure(const MissionTest& test, int seat) const;
  Progress progress(const MissionTest& test, int seat) const;
  /// Whether that is enough; most often it is plain at once that it is not.
  bool fulfils(const MissionTest& test, int seat) const;

  /// Lays a tile, without points and castles.
  void lay(int seat, Tile tile, Hex hex);
  /// Castles next to a tile that was just laid.
  void take_castles(int seat, Hex hex, Telling told = {});
  /// Towers next to a hex are reached, without their bonuses.
  Numbers reach(int seat, Hex hex, Telling told = {});

 private:
  explicit Rebirth(const Board& board) : board_(&board) {}

  int owner_of_draw() const;
  Tiles pool() const;
  Action draw_of(Tile tile) const;
  void draw(const Move& move, Telling told);
  void set_up(const Move& move, Telling told);
  void place(Tile tile, Hex hex, Telling told);
  void put_back_hand(Telling told);
  void put_out(Tile tile, Telling told);
  void learn_from_hand();
  void learn_from_extra(Tile tile);
  void score_farm(int seat, Tile tile, Hex hex, Telling told);
  void score_area(std::size_t number, Telling told);
  void check_missions(int seat, Telling told);
  void use_towers(int seat, Numbers reached_now, Telling told);
  void take(int number, Telling told);
  void give_up_towers(Telling told);
  void next_tower(Telling told);
  void tell_towers(EventKind kind, Numbers numbers, Telling told) const;
  void begin_draw(Telling told);
  void next_turn(Telling told);
  void finish(Telling told);
  void score_unfinished_areas(Telling told);
  void score_castles(Telling told);
  void score_private_missions(Telling told);
  int nearest_to_counting(const MissionTest& test, int seat) const;

  const Board* board_;
  std::array<BySource, max_seats> points_from_{};
};

}  // namespace ardri::rebirth
