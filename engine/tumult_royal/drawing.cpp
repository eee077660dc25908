#include "engine/tumult_royal/drawing.hpp"

#include <fmt/format.h>

#include "engine/core/any_position_of.hpp"
#include "engine/core/utf8.hpp"
#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"
#include "engine/tumult_royal/rule_sets.hpp"
#include "engine/tumult_royal/sight.hpp"

namespace ardri::tumult_royal {

namespace {

std::span<const Text> seats() { return rule_sets().front().seat_names; }

/// m f h v c: a free field; B×3: Blue's, with three statues; ? face down, with the position in its middle.
std::string sign(const TumultRoyal& here, Field field) {
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (here.own[seat].contains(field)) return fmt::format("{}×{}", letter_of(seats()[seat]), here.standing[field]);
  if (here.kinds[field] != Kind::hidden) return {kind_letters[std::size_t(here.kinds[field])]};
  const int position = position_of(field);
  return field == middle_of(position) ? fmt::format("?{}", position + 1) : "?";
}

std::string board_text(const TumultRoyal& here) {
  const int columns = here.components.columns * tile_side;
  std::string text;
  for (int row = rows - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < columns; ++column)
      text += fmt::format("{}{:<4}", column % tile_side == 0 ? " " : "", sign(here, field_at(column, row)));
    text += row == tile_side ? "\n\n" : "\n";
  }
  text += "  ";
  for (int column = 0; column < columns; ++column)
    text += fmt::format("{}{:<4}", column % tile_side == 0 ? " " : "", char('a' + column));
  return text + "\n";
}

/// A line with its head.
std::string line(std::string_view head, std::string_view rest) { return fmt::format("{:<6} {}\n", head, rest); }

/// What a tile shows; a dot for a face the viewer has not seen.
std::string face_text(const TumultRoyal& here, const Slot& slot, Viewer viewer) {
  return knows(here, slot, viewer) ? print_face(slot.face) : ".";
}

/// Tiles in the middle by their numbers.
std::string middle_text(const TumultRoyal& here, Viewer viewer, Language language) {
  std::vector<std::string> tiles;
  for (std::size_t i = 0; i < most_slots; ++i)
    if (here.slots[i].place == in_middle)
      tiles.push_back(fmt::format("{}:{}", i + 1, face_text(here, here.slots[i], viewer)));
  return in_lines(say(language, "tumult-royal.drawn-middle"), tiles, "");
}

std::string tiles_text(const TumultRoyal& here, int seat, Viewer viewer, Language language) {
  std::vector<std::string> tiles;
  for (const Slot& slot : here.slots)
    if (slot.place == castle_of(seat)) tiles.push_back(face_text(here, slot, viewer));
  std::string text = tiles.empty() ? "" : ", " + say(language, "tumult-royal.drawn-castle", listed(tiles, " "));
  if (const int hand = here.slot_in_hand(seat); hand >= 0)
    text += ", " + say(language, "tumult-royal.drawn-hand",
                       fmt::format("{}:{}", hand + 1, face_text(here, here.slots[std::size_t(hand)], viewer)));
  return text;
}

/// The title of a rank, and nothing for none, filled up to one width.
std::string title_text(int rank, Language language) {
  std::size_t width = 0;
  for (int other = 0; other < max_seats; ++other)
    width = std::max(width, characters(say(language, "tumult-royal.drawn-title", other)));
  return fmt::format("{:<{}}", rank == 0 ? "" : say(language, "tumult-royal.drawn-title", rank - 1), width + 1);
}

std::string seat_text(const TumultRoyal& here, int seat, Viewer viewer, Language language) {
  const auto index = std::size_t(seat);
  std::string text = title_text(here.rank[index], language);
  text += say(language, "tumult-royal.drawn-seat", fmt::format("{:>2}", here.statues[index]),
              fmt::format("{:>2}", here.supporters[index]));
  if (here.mercy >> seat & 1) text += ", " + say(language, "tumult-royal.drawn-mercy");
  return text + tiles_text(here, seat, viewer, language) + "\n";
}

/// Of which goods how many: "1B 2T".
std::string goods_text(const std::array<std::uint8_t, good_count>& goods) {
  std::vector<std::string> words;
  for (std::size_t good = 0; good < good_count; ++good)
    if (goods[good] != 0) words.push_back(fmt::format("{}{}", goods[good], good_letters[good]));
  return listed(words, " ");
}

std::string costs_text(const TumultRoyal& here, Language language) {
  std::vector<std::string> costs;
  for (std::size_t kind = 0; kind < kind_count; ++kind)
    costs.push_back(fmt::format("{} {}", kind_letters[kind], goods_text(here.components.costs[kind])));
  return in_lines(say(language, "tumult-royal.drawn-costs"), costs);
}

/// Who was crowned so far, and what ends the game after this round.
std::string chronicle_text(const TumultRoyal& here, Language language) {
  std::vector<std::string> kings;
  for (std::size_t i = 0; i < here.chronicle.size() && here.chronicle[i] != 0; ++i)
    kings.emplace_back(seats()[here.chronicle[i] - 1u][language]);
  const std::string text = kings.empty() ? "" : line(say(language, "tumult-royal.drawn-crowned"), listed(kings));
  if (here.phase == Phase::over || here.round <= single_fields) return text;
  const int threshold = here.components.thresholds[std::size_t(here.round - single_fields - 1)];
  return text + line(say(language, "tumult-royal.drawn-end"),
                     threshold == 0 ? say(language, "tumult-royal.drawn-ends")
                                    : say(language, "tumult-royal.drawn-ends-if", threshold));
}

std::string status_of(const TumultRoyal& here, Language language) {
  constexpr std::array<int, 14> words{0, 1, 2, 3, 4, 5, 5, 5, 6, 3, 7, 8, 9, 10};  // of the ledger, by phase
  std::string status = say(language, "tumult-royal.drawn-status", here.round, words[std::size_t(here.phase)]);
  if (const std::string demand = goods_text(here.demand); here.phase != Phase::over && !demand.empty())
    status += ", " + say(language, "tumult-royal.drawn-demand", demand);
  if ((here.phase == Phase::raid || here.phase == Phase::decide) && !here.live)
    status += ", " + say(language, "tumult-royal.drawn-lifts", here.lifts[here.actor]);
  return status;
}

}  // namespace

Drawing draw(const TumultRoyal& here, Viewer viewer, Language language) {
  Drawing drawing{board_text(here) + "\n", status_of(here, language), say(language, "tumult-royal.drawn-legend")};
  const auto names = drawn_names(seats(), language);
  for (int seat = 0; seat < here.players; ++seat)
    drawing.text += names[std::size_t(seat)] + seat_text(here, seat, viewer, language);
  drawing.text += middle_text(here, viewer, language) + costs_text(here, language) + chronicle_text(here, language);
  return drawing;
}

std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  const TumultRoyal* here = concrete<TumultRoyalGame>(position);
  return here ? std::optional(draw(*here, viewer, language)) : std::nullopt;
}

}  // namespace ardri::tumult_royal
