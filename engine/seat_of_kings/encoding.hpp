// Seat of Kings as numbers (core/encoding.hpp).
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/seat_of_kings/footing.hpp"

namespace ardri::seat_of_kings {

struct SeatOfKingsEncoding {
  // Of the game as a whole; of each seat; of each region.
  static constexpr std::size_t of_game = 28, of_seat = 12, of_region = 27;
  static constexpr std::size_t summary_size = of_game + max_seats * of_seat + province_count * of_region;
  static constexpr std::size_t trait_count = 59;

  /// Besides the summary: every field, region by region; the regions; the seats; every card; where in a round it is.
  static std::vector<EncodedPart> parts(const SeatOfKings& here);
  static void observe(const SeatOfKings& here, Seat viewer, std::span<std::int16_t> out);

  /// Moves by kind, and within a kind by what it names: fields rather than where a card is laid, seats counted from the
  /// one that moves. The pieces that a Stone of Destiny swaps are counted from F1 on, each stack from the top down.
  static std::uint32_t move_count(const SeatOfKings& here);
  static std::uint32_t index_of(const SeatOfKings& here, Action action);
  static std::optional<Action> move_at(const SeatOfKings& here, std::uint32_t index);

  /// Regions stand in the order of what the viewer has there, the strongest first, and those that are not open last: so
  /// the numbers mean the same wherever a king is near.
  static void summarise(const SeatOfKings& here, Seat viewer, std::span<std::int16_t> out);

  /// What moves of a seat change, for itself and the others. Requires: the seat may act.
  class Traits {
   public:
    Traits(const SeatOfKings& here, Seat seat);
    /// Requires: legal.
    void of(Action action, std::span<std::int16_t> out);

   private:
    /// What everybody has, added up.
    struct Standing {
      Footings footings;
      std::array<std::int16_t, max_seats> kings{}, strength{}, income{}, steps{};
    };
    /// What several cards could bring, or treason on all fields where there may be some.
    struct Prospects {
      int gain = 0, most = 0, thrones = 0;
      void add(int more, bool throne);
    };

    Standing standing_of(const SeatOfKings& position) const;
    void measure(const SeatOfKings& next, Standing& standing) const;
    Prospects prospects_of(const Move& move) const;
    void add_kind(const Move& move, Encoder& out) const;
    void add_own(const SeatOfKings& next, const Standing& after, Encoder& out) const;
    void add_others(const SeatOfKings& next, const Standing& after, Encoder& out) const;
    void add_reach(const SeatOfKings& next, const Move& move, Encoder& out) const;
    void add_cards(const Move& move, Encoder& out) const;
    void add_place(const Move& move, Encoder& out) const;

    const SeatOfKings& here_;
    std::size_t seat_, leader_;
    Standing before_;
    std::array<Prospect, card_count> outlooks_{};  // of the seat's cards in hand
  };
};

}  // namespace ardri::seat_of_kings
