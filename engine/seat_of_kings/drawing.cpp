#include "engine/seat_of_kings/drawing.hpp"

#include <fmt/format.h>

#include "engine/core/any_position_of.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/utf8.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"
#include "engine/seat_of_kings/rule_sets.hpp"

namespace ardri::seat_of_kings {

namespace {

constexpr std::array<std::string_view, province_count> full_names{"Connacht", "Ulster", "Leinster", "Munster"};

std::span<const Text> seats() { return rule_sets().front().seat_names; }
char letter(int seat) { return letter_of(seats()[std::size_t(seat)]); }

/// What stands before a row: its first field.
constexpr std::size_t head_width = 3;

/// B: a piece; BB: a fort; Brw: with captives, from the top down; B+4: with so many; *B: a king stone.
std::string sign(const Region& region, Field field) {
  if (field == king_field && region.king_stone() != nobody) return fmt::format("*{}", letter(region.king_stone()));
  const int height = region.height(field);
  if (height == 0) return ".";
  const int own = region.own_on_top(field);
  std::string text(std::size_t(own), letter(region.piece(field, 0)));
  if (height > 3) return fmt::format("{}+{}", text, height - own);
  for (int depth = own; depth < height; ++depth) text += char(letter(region.piece(field, depth)) + ('a' - 'A'));
  return text;
}

/// Wide enough for the longest sign and a blank.
std::size_t cell_width(const SeatOfKings& here) {
  std::size_t width = 4;
  for (const Region& region : here.regions)
    for (Field field = 0; field < field_count; ++field) width = std::max(width, sign(region, field).size() + 1);
  return width;
}

std::string rank_line(const Region& region, std::size_t rank, std::size_t width) {
  std::string line = fmt::format("{:<{}}{:{}}", print_field(ranks[rank].first), head_width, "", rank * width / 2);
  for (int i = 0; i < ranks[rank].size; ++i)
    line += fmt::format("{:<{}}", sign(region, Field(ranks[rank].first + i)), width);
  return line;
}

std::string title_of(const SeatOfKings& here, int province, Language language) {
  const auto i = std::size_t(province);
  return fmt::format("{} ({}){}", full_names[i], province_names[i],
                     here.open(province) ? "" : ", " + say(language, "seat-of-kings.drawn-closed"));
}

/// Regions side by side, each a pyramid.
std::string regions_text(const SeatOfKings& here, std::span<const int> provinces, Language language) {
  const std::size_t width = cell_width(here), whole = head_width + std::size_t(ranks[0].size) * width + 2;
  std::string text, line;
  for (int i : provinces) line += fmt::format("{:<{}}", title_of(here, i, language), whole);
  text += std::string(trimmed(line)) + "\n";
  for (std::size_t rank = ranks.size(); rank-- > 0;) {
    line.clear();
    for (int i : provinces) line += fmt::format("{:<{}}", rank_line(here.regions[std::size_t(i)], rank, width), whole);
    text += std::string(trimmed(line)) + "\n";
  }
  return text;
}

/// Three side by side as long as a terminal of 80 columns has room for them, otherwise two.
std::string board_text(const SeatOfKings& here, Language language) {
  std::vector<int> in_play;
  for (int i = 0; i < province_count; ++i)
    if (here.in_play(i)) in_play.push_back(i);
  const std::span all(in_play);
  if (all.size() < 3 || (all.size() == 3 && cell_width(here) == 4)) return regions_text(here, all, language);
  return regions_text(here, all.first(2), language) + "\n" + regions_text(here, all.subspan(2), language);
}

/// Where a card can be laid: F1 H1, F2 H2 and so on.
std::string face_text(const Card& card, Language language) {
  if (card.is_stone()) return say(language, "seat-of-kings.drawn-stone");
  std::vector<std::string> places;
  for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor) {
    std::string place = print_field(card.at(0, anchor));
    if (card.places == 2) place += " " + print_field(card.at(1, anchor));
    places.push_back(place);
  }
  return listed(places, card.places == 2 ? " | " : " ");
}

std::string hand_text(const SeatOfKings& here, Cards cards, Language language) {
  std::string text;
  for (; cards; cards = without_lowest_bit(cards)) {
    const auto card = std::size_t(lowest_bit(cards));
    text += fmt::format("    {}\n", say(language, "seat-of-kings.drawn-cost", fmt::format("{:>2}", card + 1),
                                        here.deck[card].cost, face_text(here.deck[card], language)));
  }
  return text;
}

std::string rath_text(const SeatOfKings& here, std::size_t seat, Language language) {
  std::vector<std::string> held;
  for (std::size_t owner = 0; owner < here.players; ++owner)
    if (here.rath[seat][owner] != 0)
      held.push_back(fmt::format("{} {}", here.rath[seat][owner], seats()[owner][language]));
  return held.empty() ? "" : ", " + say(language, "seat-of-kings.drawn-rath", listed(held));
}

std::string seat_text(const SeatOfKings& here, std::size_t seat, Viewer viewer, Language language) {
  std::string text = say(language, "seat-of-kings.drawn-seat", fmt::format("{:>2}", here.supply[seat]),
                         here.cumals[seat], here.king_stones[seat], rath_text(here, seat, language),
                         count_bits(here.hand[seat]), count_bits(here.aside[seat])) +
                     "\n";
  if (!viewer.sees(Seat{std::uint8_t(seat)})) return text;
  text += hand_text(here, here.hand[seat], language);
  if (here.aside[seat] != 0)
    text += "    " + say(language, "seat-of-kings.drawn-aside") + "\n" + hand_text(here, here.aside[seat], language);
  return text;
}

std::string piles_text(const SeatOfKings& here, std::size_t name_width, Language language) {
  std::vector<std::string> words{say(language, "seat-of-kings.drawn-cards", count_bits(here.pile))};
  if (here.discards != 0) words.back() += ",";
  for (Cards rest = here.discards; rest; rest = without_lowest_bit(rest)) {
    const std::string card = std::to_string(lowest_bit(rest) + 1);
    words.push_back(rest == here.discards ? say(language, "seat-of-kings.drawn-discards", card) : card);
  }
  return in_lines(say(language, "seat-of-kings.drawn-pile"), words, "", name_width);
}

std::string status_of(const SeatOfKings& here, Language language) {
  std::vector<std::string> words{say(language, "seat-of-kings.drawn-round", here.round)};
  const bool in_region = here.phase == Phase::forts || here.phase == Phase::promotion ||
                         here.phase == Phase::garrison ||
                         (here.phase >= Phase::traitor_duel && here.phase <= Phase::treason);
  if (in_region)
    words.push_back(say(language, "seat-of-kings.drawn-phase-in", here.phase, full_names[here.province]));
  else if (here.phase != Phase::turn)
    words.push_back(say(language, "seat-of-kings.drawn-phase", here.phase));
  if (here.card != 0)
    words.push_back(say(language, "seat-of-kings.drawn-card", here.card, here.deck[std::size_t(here.card - 1)].cost));
  if (here.phase != Phase::ransom) return listed(words);
  return listed(words) + ": " +
         say(language, "seat-of-kings.drawn-held", here.rath[here.count][here.actor], seats()[here.count][language]);
}

}  // namespace

Drawing draw(const SeatOfKings& here, Viewer viewer, Language language) {
  Drawing drawing{board_text(here, language) + "\n", status_of(here, language),
                  say(language, "seat-of-kings.drawn-legend")};
  const auto names = drawn_names(seats(), language);
  for (std::size_t seat = 0; seat < here.players; ++seat)
    drawing.text += names[seat] + seat_text(here, seat, viewer, language);
  drawing.text += piles_text(here, characters(names[0]), language);
  return drawing;
}

std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  const SeatOfKings* here = concrete<SeatOfKingsGame>(position);
  return here ? std::optional(draw(*here, viewer, language)) : std::nullopt;
}

}  // namespace ardri::seat_of_kings
