#include "engine/rebirth/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

#include "engine/core/any_position_of.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"
#include "engine/rebirth/rule_sets.hpp"

namespace ardri::rebirth {

namespace {

std::span<const Text> seats() { return rule_sets().front().seat_names; }
char letter(std::size_t seat) { return letter_of(seats()[seat]); }

/// d7f: a free hex and its symbol; B:S3: a tile of Blue's; ##: a neutral one.
std::string sign(const Rebirth& here, Hex hex) {
  const Board& board = here.board();
  const std::string& name = board.hex_names[hex];
  if (here.lying[hex] == neutral_lies) return "##";
  if (here.lying[hex] != nothing_lies)
    return fmt::format("{}:{}", letter(std::size_t(owner_of(here, hex))), tile_names[here.lying[hex]]);
  switch (board.kinds[hex]) {
    case Kind::food: return name + "f";
    case Kind::energy: return name + "e";
    case Kind::blank: return name + ".";
    case Kind::settlement: return name + "s";
    case Kind::offshore_food: return name + "~f";
    case Kind::offshore_energy: return name + "~e";
    case Kind::cathedral: return "+";
    case Kind::tower:
      return board.tower_ids[std::size_t(std::ranges::find(board.tower_hex, hex) - board.tower_hex.begin())];
    default: break;
  }
  const auto castle = std::size_t(std::ranges::find(board.castle_hex, hex) - board.castle_hex.begin());
  const std::uint8_t owner = here.castles[castle].owner;
  return owner == nowhere ? "[ ]" : fmt::format("[{}]", letter(owner));
}

/// Rows of hexes, every other one half a hex to the right.
std::string map_text(const Rebirth& here) {
  constexpr int width = 6;
  const Board& board = here.board();
  std::map<int, std::map<int, Hex>> rows;  // by r, and by where it stands in half hexes
  int left = std::numeric_limits<int>::max();
  for (int i = 0; i < board.hex_count; ++i) {
    const auto [q, r] = board.axial[std::size_t(i)];
    rows[r][2 * q + r] = Hex(i);
    left = std::min(left, 2 * q + r);
  }
  std::string text;
  for (const auto& [r, row] : rows) {
    std::string line;
    for (const auto& [where, hex] : row) {
      const auto column = std::size_t((where - left) * width / 2);
      line.resize(std::max(column, line.size() + !line.empty()), ' ');
      line += sign(here, hex);
    }
    text += line + "\n";
  }
  return text;
}

/// How far a seat is with a mission: "B 3", "R has it (doubled)".
std::string progress_text(const Rebirth& here, std::size_t seat, std::size_t number, Language language) {
  const bool has = here.fulfilled[seat] >> number & 1;
  const int measured = here.measure(here.board().missions[number].test, int(seat));
  return fmt::format("{} {}{}", letter(seat), has ? say(language, "rebirth.drawn-has") : std::to_string(measured),
                     here.doubled[seat] == number + 1 ? " (" + say(language, "rebirth.drawn-doubled") + ")" : "");
}

/// Each open mission, how far everybody is, and who has it.
std::string missions_text(const Rebirth& here, Language language) {
  const Board& board = here.board();
  std::string text;
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const Mission& mission = board.missions[number];
    std::vector<std::string> all;
    for (std::size_t seat = 0; seat < here.players; ++seat) all.push_back(progress_text(here, seat, number, language));
    text += fmt::format("{:<4}{:>2}/{:<2} {}: {}\n", board.mission_ids[number], mission.first, mission.later,
                        board.mission_texts[number][std::size_t(language)],
                        say(language, "rebirth.drawn-mission", listed(all), mission.test.least));
  }
  return text;
}

/// Letters of players in a set.
std::string letters_of(const Rebirth& here, const std::function<bool(std::size_t)>& is_in) {
  std::string letters;
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (is_in(seat)) letters += letter(seat);
  return letters;
}

/// The kind of each tower, and who has been there.
std::string towers_text(const Rebirth& here, Language language) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < towers_laid(here); ++i) {
    const std::string letters = letters_of(here, [&](std::size_t seat) { return here.reached[seat] >> i & 1; });
    words.push_back(say(language, "rebirth.drawn-tower", here.board().tower_ids[i], here.towers[i]) +
                    (letters.empty() ? "" : fmt::format(" ({})", letters)));
  }
  return in_lines(say(language, "rebirth.drawn-towers"), words);
}

/// Hexes of the areas that are not full, and whose houses are there.
std::string areas_text(const Rebirth& here, Language language) {
  const Board& board = here.board();
  std::vector<std::string> words;
  for (std::size_t i = 0; i < board.areas.size(); ++i) {
    const AreaState& area = here.areas[i];
    if (area.filled == board.area_size[i]) continue;
    std::string text = fmt::format("{} ({})", board.area_names[i], board.area_size[i]);
    (board.areas[i] - here.taken).for_each([&](Hex hex) { text += " " + board.hex_names[hex]; });
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (area.houses[seat] > 0) text += fmt::format(" {}{}", letter(seat), area.houses[seat]);
    words.push_back(text);
  }
  return in_lines(say(language, "rebirth.drawn-areas"), words);
}

std::string shown_tiles(const Tiles& tiles, bool seen) {
  if (seen) return print_tiles(tiles);
  return listed(std::vector<std::string>(std::size_t(tiles.size()), "?"), " ");
}

/// How many of each: "8 F, 9 E, 2 S1".
std::string counted(const Tiles& tiles) {
  std::vector<std::string> words;
  tiles.for_each_kind(
      [&](Tile tile) { words.push_back(fmt::format("{} {}", tiles[tile], tile_names[std::size_t(tile)])); });
  return listed(words);
}

/// The private mission of a seat, as far as it may be seen.
std::string secret_text(const Rebirth& here, std::uint8_t seat, bool seen, Language language) {
  if (!seen && here.phase != Phase::over) return say(language, "rebirth.drawn-secret", "?");
  const std::size_t number = here.secret[seat] - 1u;
  return fmt::format("{} ({})", say(language, "rebirth.drawn-secret", here.board().mission_ids[number]),
                     here.board().mission_texts[number][std::size_t(language)]);
}

std::string seat_text(const Rebirth& here, std::uint8_t seat, Viewer viewer, Language language) {
  const bool seen = viewer.sees(Seat{seat});
  const Tiles &hand = here.hand[seat], &supply = here.supply[seat], &aside = here.aside[seat];
  std::string text = say(language, "rebirth.drawn-seat", fmt::format("{:>3}", here.points[seat]),
                         hand.empty() ? "-" : shown_tiles(hand, seen), supply.size());
  if (seen && !supply.empty()) text += fmt::format(" ({})", counted(supply));
  std::vector<std::string> more{say(language, "rebirth.drawn-aside", aside.empty() ? "-" : shown_tiles(aside, seen))};
  if (!here.gone[seat].empty()) more.push_back(say(language, "rebirth.drawn-put-out", print_tiles(here.gone[seat])));
  if (here.extra != 0 && here.turn == seat)
    more.push_back(say(language, "rebirth.drawn-extra", seen ? tile_names[here.extra - 1u] : "?"));
  if (here.secret[seat] != 0) more.push_back(secret_text(here, seat, seen, language));
  return text + ", " + listed(more) + "\n";
}

/// Names of those hexes of a set on which nothing lies, each after a blank.
std::string free_hexes(const Rebirth& here, const HexSet& hexes) {
  std::string text;
  (hexes - here.taken).for_each([&](Hex hex) { text += " " + here.board().hex_names[hex]; });
  return text;
}

/// Castles by hex and name, and what breaks ties.
std::string castles_text(const Board& board, Language language) {
  std::vector<std::string> castles;
  for (std::size_t i = 0; i < board.castles.size(); ++i)
    castles.push_back(fmt::format("{} {}", board.hex_names[board.castle_hex[i]], board.castle_names[i]));
  return say(language, "rebirth.drawn-castles", listed(castles), board.castle_names[std::size_t(board.blarney)],
             board.tower_names[std::size_t(board.tara)], board.tower_ids[std::size_t(board.tara)]);
}

/// How to read the drawing, and what it does not show: which free hexes belong to which province, and which of them
/// count for a mission.
std::string legend_of(const Rebirth& here, Language language) {
  const Board& board = here.board();
  std::string text = say(language, "rebirth.drawn-legend");
  if (std::ranges::find(board.kinds, Kind::cathedral) != board.kinds.end())
    text += ", " + say(language, "rebirth.drawn-cathedral");
  text += ". " + castles_text(board, language);
  for (std::size_t i = 0; i < board.provinces.size(); ++i)
    text +=
        fmt::format(" {}:{}.", board.province_names[i], free_hexes(here, board.provinces[i] & board.room_for(Of::any)));
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const MissionTest& test = board.missions[number].test;
    if (test.type == TestType::tiles)
      text += " " + say(language, "rebirth.drawn-for", board.mission_ids[number],
                        free_hexes(here, test.on & board.room_for(test.of)));
  }
  return text;
}

}  // namespace

Drawing draw(const Rebirth& here, Viewer viewer, Language language) {
  Drawing drawing{map_text(here) + "\n", say(language, "rebirth.drawn-status", here.phase), legend_of(here, language)};
  const auto names = drawn_names(seats(), language);
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    drawing.text += names[seat] + seat_text(here, seat, viewer, language);
  drawing.text += missions_text(here, language) + towers_text(here, language) + areas_text(here, language);
  return drawing;
}

std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  const Rebirth* here = concrete<RebirthGame>(position);
  return here ? std::optional(draw(*here, viewer, language)) : std::nullopt;
}

}  // namespace ardri::rebirth
