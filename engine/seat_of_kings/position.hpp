// Tara, Seat of Kings, by Alan Paull (Surprised Stare Games, 2006), for two to four players.
//
// Each region is a pyramid of 15 fields. In a round every player plays three cards, one at a time: a card places one or
// two pieces, and for its cost pieces may be promoted, from two neighbours to the field above, up to the king's. Pieces
// are captured by placing on top of them. At the end of a round there are traitors, income, clearing of regions with
// new kings, exchange and ransom of captives. Kings in two regions win. Source: Tara, Sitz der irischen Könige,
// Spielregeln; decisions A1 to A22 where it is silent.
//
// A turn is a sequence of small decisions; what has nothing to decide is passed over. Cards are drawn by the chance
// seat.
#pragma once

#include "engine/core/event.hpp"
#include "engine/core/position.hpp"
#include "engine/seat_of_kings/move.hpp"
#include "engine/seat_of_kings/region.hpp"

namespace ardri::seat_of_kings {

enum class Phase : std::uint8_t {
  duel,          // the first player is drawn
  deal,          // cards are dealt one by one
  choice,        // all choose three of six cards at once
  turn,          // a card is played
  forts,         // somebody has several forts after a swap, and keeps one
  promotion,     // pieces are promoted one by one
  garrison,      // a new king's owner leaves pieces in the cleared region
  third_region,  // two players with a king each need one
  traitor_duel,  // who is asked first is drawn
  traitor,       // somebody is asked whether to buy the traitor
  traitor_card,  // the traitor's card is drawn
  treason,       // a piece is exchanged
  ransom,        // somebody is asked to pay for pieces
  start_player,  // the next one is named
  over,
};

/// Where in a round: what comes next when a decision is made.
enum class Stage : std::uint8_t { turns, traitors, clearing, ransoms };

// What events tell by words, in the order of rules/events/seat-of-kings.json.
/// The parts of the end of a round.
enum class RoundEnd : std::uint8_t { traitors, income, clearing, ransoms, start };
/// Why a region has no traitor: nobody may have one, can pay for one, or wants one.
enum class NoTraitor : std::uint8_t { alone, purse, passed };
/// Why a traitor exchanges no piece: there is none in the supply, or none on a field of the card.
enum class IdleTraitor : std::uint8_t { supply, field };

inline constexpr int hand_size = 3, deal_size = 6;
inline constexpr int king_stones_each = 2, first_cumals = 2;
inline constexpr std::uint32_t opening_price = 2, amnesty_price = 4, traitor_price = 1, discard_gain = 2;
inline constexpr std::uint32_t rank_income = 1;  // for the most fields of a rank, and for a rank in several regions

class SeatOfKings {
 public:
  // The most moves there are: three Stones of Destiny and all 80 pieces in one region.
  using Actions = ActionList<7680>;
  static SeatOfKings begin(const Deck& deck, int players, std::uint8_t provinces);

  int seat_count() const { return players; }
  SeatSet actors() const;
  void legal(Seat seat, Actions& out) const;
  void play(Seat seat, Action action, Telling told = {});
  std::uint32_t weight(Action) const { return 1; }
  int outcome_count() const { return count_bits(pile); }
  Action outcome_at(int index) const {
    return Move{.kind = MoveKind::card, .card = CardNumber(nth_bit(pile, index))}.action();
  }
  Scores scores() const;
  SeatSet winners() const { return highest(scores()); }
  std::uint64_t hash() const;
  friend bool operator==(const SeatOfKings&, const SeatOfKings&) = default;

  bool in_play(int which) const { return provinces >> which & 1; }
  bool open(int which) const { return in_play(which) && !(closed >> which & 1); }
  /// In how many regions the seat controls the king's field (A18).
  int kings(int seat) const;
  /// Fields of the region of the action to which the active player may promote now.
  Fields promotions() const;
  /// Whether promotions of this action may remove a king stone: those of the Stone of Destiny and the traitor may not
  /// (A10).
  bool may_depose() const { return stage == Stage::turns && !card_in_use().is_stone(); }
  /// Fields whose piece the traitor may exchange.
  Fields treasons() const;
  /// Whether the active player opens regions for nothing (A3).
  bool opens_free() const { return round == 1 && turn == start; }
  bool can_open(int which) const {
    return !regions[std::size_t(which)].empty() || opens_free() || cumals[turn] >= opening_price;
  }

  // Everything there is, in an order without gaps between the members, so that a position can be hashed as it lies in
  // memory. What a phase does not need is zero.
  std::array<Cards, max_seats> hand{}, aside{};
  Cards pile = all_cards, discards = 0;
  std::array<std::uint32_t, max_seats> cumals{};
  std::uint32_t round = 0;
  Fields activated = 0, promoted_to = 0;  // in the region of the action, this turn; placing uses no field up (A9)
  std::array<Region, province_count> regions{};
  std::array<std::array<std::uint8_t, max_seats>, max_seats> rath{};  // of a holder, by owner
  std::array<std::uint8_t, max_seats> supply{}, king_stones{};
  std::array<std::uint8_t, max_seats> duel{};  // duel values drawn in a duel under way
  Deck deck{};
  std::uint8_t players = 0;
  std::uint8_t provinces = 0, closed = 0;  // in play, and of those won and closed (A1), as sets
  std::uint8_t start = 0;                  // the start player
  std::uint8_t turn = 0;                   // whose action it is: who plays a card, or has the traitor
  std::uint8_t actor = 0;                  // who decides
  Phase phase = Phase::duel;
  Stage stage = Stage::turns;
  std::uint8_t province = 0;    // of the action, the traitor, or the clearing
  std::uint8_t card = 0;        // the duel value of the card in use
  std::uint8_t paid = 0;        // whether its cost is paid
  std::uint8_t reshuffled = 0;  // whether everybody knows what is in the pile (A19)
  std::uint8_t count = 0;  // cards dealt; the first field free for a second garrison; the holder of ransomed pieces
  std::uint8_t asked = 0;  // seats that may still draw for a duel, or be asked to buy the traitor, as a set
  std::array<std::uint8_t, 6> unused{};

 private:
  Region& region() { return regions[province]; }
  const Region& region() const { return regions[province]; }
  const Card& card_in_use() const { return deck[std::size_t(card - 1)]; }

  void legal_turns(Actions& out) const;
  void legal_placements(Move move, Actions& out) const;
  void legal_on(Move move, const Card& card, int anchor, Actions& out) const;
  void legal_swaps(Move move, Actions& out) const;
  void legal_keeps(Seat seat, Actions& out) const;
  void legal_ransoms(Actions& out) const;
  static bool can_put(Field field, Fields forts, int pieces);
  int pieces_after(const Region& here, Field field, Fields& forts, int pieces) const;

  void draw(CardNumber card, Telling told);
  void begin_deal(Telling told);
  void deal(CardNumber card, Telling told);
  void begin_round(Telling told);
  void begin_turns(Telling told);
  void choose(Seat seat, Cards kept, Telling told);
  void play_card(const Move& move, Telling told);
  void place(const Move& move, Telling told);
  void open_region(Telling told);
  void use_field(Field field, bool placed, Telling told);
  void put(Field field, EventKind how, Telling told);
  void capture(Field field, int from, Telling told);
  void break_fort(Field field);
  void give_up_other_forts(int seat, Field kept, Telling told);
  void keep_fort(Field field, Telling told);
  void swap(const Move& move, Telling told);
  void trim(Field field, Telling told);
  void declare_amnesty(Telling told);
  void promote(Field field, Telling told);
  void activate(Telling told);
  Fields activated_now() const;
  void settle(Telling told);
  void crown_winner(Telling told);
  bool somebody_has_several_forts();
  void forget_action();
  void go_on(Telling told);
  void pass_turn(Telling told);
  void prepare_draw(Telling told);

  void next_traitor(int first, Telling told);
  bool offer_traitor(Telling told);
  int dominant() const;
  std::uint8_t candidates() const;
  bool ask_for_traitor(int first, Telling told);
  void decide_traitor_duel(Telling told);
  void decline_traitor(Telling told);
  void buy_traitor(Telling told);
  void draw_traitor(CardNumber card, Telling told);
  void exchange_piece(Field field, Telling told);
  void pay_income(Telling told);
  void pay_strongest(std::size_t where, std::size_t rank, Telling told);
  void pay_spread(std::size_t rank, std::size_t seat, Telling told);
  void next_clearing(int first, Telling told);
  void clear(Telling told);
  void take_stacks(Telling told);
  void choose_region(std::uint8_t chosen, Telling told);
  void offer_garrison(Field first, Telling told);
  void leave_garrison(Field field, Telling told);
  void exchange_captives(Telling told);
  void next_ransom(int holder_offset, int payer_offset, Telling told);
  void pay_ransom(int pieces, Telling told);
  void name_start_player(std::uint8_t seat, Telling told);

  /// Who controls a field, and whether with a fort.
  struct Holding {
    int seat;
    bool fort;
    friend constexpr bool operator==(const Holding&, const Holding&) = default;
  };
  Holding holding(Field field) const;

  // For a listener only: what takes more than one event, or a look around.
  void tell_choice(Seat seat, Telling told) const;
  void tell_hands(Telling told) const;
  void tell_swap(const Move& move, Telling told) const;
  void tell_moved(int seat, Field from, int depth, Field to, int below, Telling told) const;
  void tell_holding(Field field, const Holding& before, Telling told) const;
  void tell_forts_gone(Telling told) const;
  void tell_dominant(Telling told) const;
  void tell_victory(Telling told) const;
};

static_assert(std::is_trivially_copyable_v<SeatOfKings> && std::has_unique_object_representations_v<SeatOfKings>);

}  // namespace ardri::seat_of_kings
