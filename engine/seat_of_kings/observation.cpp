// All that a seat sees, in numbers.
#include <algorithm>
#include <numeric>

#include "engine/seat_of_kings/encoding.hpp"

namespace ardri::seat_of_kings {

namespace {

constexpr int phase_count = int(Phase::over) + 1, stage_count = int(Stage::ransoms) + 1;
/// So many pieces of a stack are told one by one; of those below, how many are whose.
constexpr int pieces_told = 4;
constexpr std::size_t field_columns = 3, region_columns = 3, seat_columns = 10, card_columns = 5, round_columns = 7;

class Observation {
 public:
  Observation(const SeatOfKings& here, Seat viewer, Encoder out)
      : here_(here), viewer_(viewer.number), players_(here.players), out_(out) {}

  void write() {
    for (const Region& region : here_.regions)
      for (Field field = 0; field < field_count; ++field) add_field(region, field);
    for (int province = 0; province < province_count; ++province) add_region(province);
    for (int step = 0; step < players_; ++step) add_seat((viewer_ + step) % players_);
    for (CardNumber card = 0; card < card_count; ++card) add_card(card);
    add_round();
  }

 private:
  void add_seat_number(int seat) {
    out_.add_one_of(seat < players_ ? (seat + players_ - viewer_) % players_ : -1, players_);
  }

  void add_field(const Region& region, Field field) {
    const int height = region.height(field);
    for (int depth = 0; depth < pieces_told; ++depth)
      add_seat_number(depth < height ? region.piece(field, depth) : nobody);
    for (int step = 0; step < players_; ++step) {
      int pieces = 0;
      for (int depth = pieces_told; depth < height; ++depth)
        pieces += region.piece(field, depth) == (viewer_ + step) % players_;
      out_.add(pieces);
    }
    const bool acts_here = &region == &here_.regions[here_.province];
    out_.add(height > 0 && (region.forts(region.piece(field, 0)) & set_of(field)) != 0);
    out_.add(acts_here && (here_.activated & set_of(field)) != 0);
    out_.add(acts_here && (here_.promoted_to & set_of(field)) != 0);
  }

  void add_region(int province) {
    out_.add(here_.in_play(province)).add(here_.open(province)).add(here_.province == province);
    add_seat_number(here_.regions[std::size_t(province)].king_stone());
  }

  void add_seat(int seat) {
    const auto index = std::size_t(seat);
    out_.add(here_.supply[index]).add(here_.king_stones[index]);
    out_.add(int(std::min<std::uint32_t>(here_.cumals[index], 255)));
    out_.add(count_bits(here_.hand[index])).add(count_bits(here_.aside[index])).add(here_.duel[index]);
    out_.add(here_.start == seat).add(here_.turn == seat).add(here_.actors().contains(Seat{std::uint8_t(seat)}));
    out_.add(here_.asked >> seat & 1);
    for (int step = 0; step < players_; ++step) out_.add(here_.rath[index][std::size_t((viewer_ + step) % players_)]);
  }

  void add_card(CardNumber card) {
    const auto is_in = [&](Cards cards) { return (cards & set_of_card(card)) != 0; };
    out_.add(is_in(here_.hand[std::size_t(viewer_)])).add(is_in(here_.aside[std::size_t(viewer_)]));
    out_.add(is_in(here_.discards)).add(here_.reshuffled && is_in(here_.pile)).add(here_.card == duel_value(card));
  }

  void add_round() {
    out_.add_one_of(int(here_.phase), phase_count).add_one_of(int(here_.stage), stage_count);
    out_.add(int(std::min<std::uint32_t>(here_.round, 255))).add(count_bits(here_.pile)).add(here_.reshuffled);
    // What `count` counts: cards dealt, fields left to a second garrison, or who holds the pieces that are ransomed.
    const bool ransoms = here_.phase == Phase::ransom;
    out_.add(here_.phase == Phase::deal ? here_.count : 0).add(here_.phase == Phase::garrison ? here_.count : 0);
    out_.add(ransoms ? (here_.count + players_ - viewer_) % players_ : 0).add(here_.paid);
  }

  const SeatOfKings& here_;
  int viewer_, players_;
  Encoder out_;
};

}  // namespace

std::vector<EncodedPart> SeatOfKingsEncoding::parts(const SeatOfKings& here) {
  const std::size_t players = here.players;
  return {{"summary", 1, summary_size},
          {"fields", province_count * field_count, pieces_told * players + players + field_columns},
          {"regions", province_count, region_columns + players},
          {"seats", players, seat_columns + players},
          {"cards", card_count, card_columns},
          {"round", 1, std::size_t(phase_count + stage_count) + round_columns}};
}

void SeatOfKingsEncoding::observe(const SeatOfKings& here, Seat viewer, std::span<std::int16_t> out) {
  summarise(here, viewer, out.first(summary_size));
  Observation(here, viewer, Encoder{out.subspan(summary_size)}).write();
}

}  // namespace ardri::seat_of_kings
