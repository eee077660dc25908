// Tumult Royal as numbers: see engine/core/encoding.hpp.
//
// A seat knows every face that it has ever looked at, notes or not, as for samples. Where it can only guess, goods are
// counted in halves: twice what it knows and twice what is usual.
//
// Moves by their index, one block after the other: the first statue by its field; a lift by its slot; done, keep, back,
// pass; a face-down position; and a build. A build is its field and, for each sort, which set of tiles pays: the sets
// that could cover what the field costs now, counted in the order in which `Payments` finds them when there are tiles
// enough. There are at most six for a sort, so a field has 216 payments.
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/tumult_royal/known_goods.hpp"
#include "engine/tumult_royal/prospects.hpp"

namespace ardri::tumult_royal {

struct TumultRoyalEncoding {
  static constexpr std::size_t numbers_of_table = 47, numbers_of_seat = 19;
  static constexpr std::size_t summary_size = numbers_of_table + max_seats * numbers_of_seat;
  static constexpr std::size_t trait_count = 50;

  static void summarise(const TumultRoyal& here, Seat viewer, std::span<std::int16_t> out);

  class Traits;

  static std::vector<EncodedPart> parts(const TumultRoyal& here);
  static void observe(const TumultRoyal& here, Seat viewer, std::span<std::int16_t> out);
  static std::uint32_t move_count(const TumultRoyal& here);
  /// Requires: the move is legal.
  static std::uint32_t index_of(const TumultRoyal& here, Action action);
  /// The move of some seat that may act.
  static std::optional<Action> move_at(const TumultRoyal& here, std::uint32_t index);
};

/// What can be said of a seat's moves in a position; asked of one after the other.
class TumultRoyalEncoding::Traits {
 public:
  /// Requires: the position stays where it is.
  Traits(const TumultRoyal& here, Seat seat);
  void of(Action action, std::span<std::int16_t> out);

 private:
  void add_sort(const Move& move, Encoder& out) const;
  void add_tile(const Move& move, Encoder& out) const;
  void add_raid(Encoder& out) const;
  void add_build(const Move& move, Encoder& out) const;
  void add_place(const Move& move, Encoder& out) const;
  Face face_of_move(const Move& move) const;
  int statues_with(Face face) const;

  const TumultRoyal& here_;
  std::uint8_t seat_;
  bool raiding_;
  int hand_;
  KnownGoods goods_;
  Fields free_, near_, near_others_;
  Room room_{};
  Cost robbed_{};
  Missing missing_{};
  int statues_ = 0;  // that could be built
  std::array<std::int16_t, face_count> gain_{};
  int best_known_gain_ = 0, usual_gain_ = 0;
  std::array<std::int16_t, good_count> margin_{};  // of the greediest of the others, in halves
};

}  // namespace ardri::tumult_royal
