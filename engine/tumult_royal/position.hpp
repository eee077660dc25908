// Tumult Royal, by Klaus and Benjamin Teuber (Kosmos, 2015), for two to four players.
//
// A round: the people's demand is spun; in the raid all grab goods tiles from the middle at once; where too little is
// left the greediest is punished; statues are built and paid for with tiles, and what is overpaid wins supporters;
// supporters make the new ranks; the King is crowned and sets statues on the chronicle; who has the fewest statues gets
// the people's mercy. The most statues win. Source: Tumult Royal, Spielregeln; decisions R1 to R12 where it is silent.
//
// The raid is one set of rules in two paces. In ticks, chance draws an order of the players and each lifts once or
// stops for good. Live, all act as they come, and the clock, which is the chance seat's, ends it. A face is drawn when
// a tile that nobody has seen is lifted, or when all are turned up.
#pragma once

#include "engine/core/event.hpp"
#include "engine/core/position.hpp"
#include "engine/tumult_royal/move.hpp"

namespace ardri::tumult_royal {

enum class Phase : std::uint8_t {
  ranks,   // are drawn, from seat 0 on
  lands,   // of the face-up positions are drawn
  first,   // statues, the lowest rank first
  spin,    // the people's demand
  order,   // of a tick of the raid
  raid,    // lift or stop
  face,    // of the tile just lifted
  decide,  // keep it or put it back
  up,      // tiles that nobody has seen are turned up
  spins,   // gambler: a demand for each good
  build,
  open,  // the King chooses a face-down position
  land,  // a landscape is turned up
  over,
};

inline constexpr int statues_each = 25, supporters_in_all = 105;
inline constexpr int punishment = 3, crowning_price = 5, consolation = 2, alms = 5;
inline constexpr std::uint8_t no_face = 255;

/// Where a tile of the raid is: in the middle, paid or set aside, on a castle, or in a hand.
enum Place : std::uint8_t { in_middle, gone, on_castle, in_hand = on_castle + max_seats };
constexpr Place castle_of(int seat) { return Place(on_castle + seat); }
constexpr Place hand_of(int seat) { return Place(in_hand + seat); }

struct Slot {
  Face face = no_face;
  Place place = gone;
  std::uint8_t seen = 0;  // by whom, as a set
  friend constexpr bool operator==(const Slot&, const Slot&) = default;
};

/// What ends a raid, in the order of the ledger's words.
enum class RaidEnd : std::uint8_t { hourglass, empty, done };

struct Rules {
  int players = 3;
  bool gambler = false, live = false;
  int lifts = 8;
  bool notes = true;
};

class TumultRoyal {
 public:
  // At most six payments for each sort on every field, and a pass.
  using Actions = ActionList<field_count * 6 * 6 * 6 + 1>;

  static TumultRoyal begin(const Components& components, const Rules& rules);

  int seat_count() const { return players; }
  SeatSet actors() const;
  void legal(Seat seat, Actions& out) const;
  void play(Seat seat, Action action, Telling told = {});
  std::uint32_t weight(Action action) const;
  Scores scores() const;
  SeatSet winners() const;
  std::uint64_t hash() const;
  friend bool operator==(const TumultRoyal&, const TumultRoyal&) = default;

  int slot_count() const { return tiles_with(players) - set_aside_each * players; }
  int left_in_middle() const;
  /// The slot in a seat's hand; -1 if it is empty.
  int slot_in_hand(int seat) const;
  Tiles castle_tiles(int seat) const;
  /// Goods of a sort left in the middle.
  int goods_left(Good good) const;
  int seat_with_rank(int rank) const;
  Fields free_fields() const;
  Fields near_fields(int seat) const;
  Fields buildable_fields(int seat) const;
  /// What building on a field costs, double if it is not one of those near by.
  Cost cost_on(Field field, const Fields& near) const;
  bool can_build(int seat) const;
  /// Landscape positions that are face down, as a set.
  int face_down() const;

  // The stages of a round; each goes on by itself to the next thing that somebody, or chance, has to decide.
  void begin_round(Telling told = {});
  void begin_raid(Telling told = {});
  void resolve_tumults(Telling told = {});
  void begin_building(Telling told = {});
  void end_building(Telling told = {});

  // Everything there is, without gaps between the members. What a phase does not need is zero.
  std::array<Fields, max_seats> own{};  // fields with statues
  Fields known{};                       // face-up fields
  std::array<Kind, field_count> kinds{};
  std::array<std::uint8_t, field_count> standing{};  // how many statues stand on a field
  Components components{};
  std::array<Slot, most_slots> slots{};
  Tiles pool{};  // faces not drawn in this round
  std::array<std::uint8_t, max_seats> rank{}, supporters{}, statues{}, lifts{};
  std::array<std::uint8_t, single_fields + double_fields> chronicle{}, chronicle_statues{};  // seat + 1, and how many
  std::array<std::uint8_t, most_positions> land{}, land_turn{};  // tile + 1 on a position, and how it lies
  std::array<std::uint8_t, good_count> demand{};
  std::array<std::uint8_t, max_seats> order{};  // of the tick
  std::uint8_t supply = 0;
  std::uint8_t players = 0;
  std::uint8_t gambler = 0, live = 0, lift_budget = 0;
  std::uint8_t round = 0;
  Phase phase = Phase::ranks;
  std::uint8_t actor = 0;  // who decides
  std::uint8_t count = 0;  // seats in the order and how far it is done; spins made; positions to open
  std::uint8_t next = 0;
  std::uint8_t done = 0;     // seats, as a set
  std::uint8_t stopped = 0;  // whether the clock has ended a live raid
  std::uint8_t all_up = 0;
  std::uint8_t mercy = 0, built = 0, could_build = 0;  // seats, as sets
  std::array<std::uint8_t, good_count> punished{};     // seat + 1 who caused the last tumult over a good
  std::uint8_t built_in_lap = 0;
  std::uint8_t slot = 0;      // just lifted, or to be turned up
  std::uint8_t position = 0;  // to be turned up
  std::uint8_t winner = 0;    // seat + 1 who set the last statue
  std::uint8_t no_notes = 0;  // whether a face that was put back is not shown to those who have seen it

 private:
  void spin(int number, Telling told);
  void put_down(int seat, Place place, Telling told);
  std::uint8_t may_lift() const;
  void lay_land(int where, int tile, int turn);
  void pay_tiles(int seat, Face face, int number);
  void share_ranks(Telling told);
  void draw_rank(int number, Telling told);
  void draw_land(int tile, int turn, Telling told);
  void next_land();
  void put_first(Field field, Telling told);
  void draw_order(const Move& move, Telling told);
  void next_tick(Telling told);
  void next_in_tick(Telling told);
  void lift(int seat, int number, Telling told);
  void show_face(Face face, Telling told);
  void say_done(int seat, Telling told);
  void run_out(Telling told);
  void settle_raid(Telling told);
  void end_raid(RaidEnd cause, Telling told);
  void turn_up(Face face, Telling told);
  void next_up(Telling told);
  void punish(int seat, Good good, Telling told);
  int greed(int seat, Good good) const;
  int greediest(Good good) const;
  void next_builder(Telling told);
  void build(const Move& move, Telling told);
  void crown(Telling told);
  void open_positions(Telling told);
  void go_on_after_crowning(Telling told);
  void share_mercy(Telling told);
  int threshold() const;
  bool ends_now() const;
  void set_statues(int seat, int number, Telling told);
  void pay_supporters(int seat, int amount, Telling told);
  void win_supporters(int seat, int amount, Telling told);
  void fill_supply(int amount, Telling told);

  // For a listener only: what takes more than one event, or a look around.
  void tell_look(int seat, int number, Telling told) const;
  void tell_goods(Telling told) const;
  void tell_payment(const Move& move, bool near, Telling told) const;
  void tell_ranks(const std::array<std::uint8_t, max_seats>& before, Telling told) const;
  void tell_openings(int king, Telling told) const;
  void tell_mercy(std::uint8_t before, Telling told) const;
  void tell_end(Telling told) const;
  void tell_winner(Telling told) const;

  void legal_chance(Actions& out) const;
  void legal_raid(int seat, Actions& out) const;
  void legal_builds(Actions& out) const;
};

}  // namespace ardri::tumult_royal
