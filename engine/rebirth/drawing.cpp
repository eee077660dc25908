#include "engine/rebirth/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

#include "engine/core/any_position_of.hpp"
#include "engine/core/utf8.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"
#include "engine/rebirth/rule_sets.hpp"

namespace ardri::rebirth {

namespace {

std::span<const Text> seats() { return rule_sets().front().seat_names; }
char letter(std::size_t seat) { return letter_of(seats()[seat]); }

constexpr std::size_t head_width = 10;  // of lists below the map

/// Whose view it is, if one seat's.
std::optional<std::size_t> seat_of(const Rebirth& here, Viewer viewer) {
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    if (viewer.sits_at(Seat{seat})) return seat;
  return std::nullopt;
}

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
std::vector<std::string> map_rows(const Rebirth& here) {
  constexpr int width = 6;
  const Board& board = here.board();
  std::map<int, std::map<int, Hex>> rows;  // by r, and by where it stands in half hexes
  int left = std::numeric_limits<int>::max();
  for (int i = 0; i < board.hex_count; ++i) {
    const auto [q, r] = board.axial[std::size_t(i)];
    rows[r][2 * q + r] = Hex(i);
    left = std::min(left, 2 * q + r);
  }
  std::vector<std::string> lines;
  for (const auto& [r, row] : rows) {
    std::string& line = lines.emplace_back();
    for (const auto& [where, hex] : row) {
      const auto column = std::size_t((where - left) * width / 2);
      line.resize(std::max(column, line.size() + !line.empty()), ' ');
      line += sign(here, hex);
    }
  }
  return lines;
}

/// Points, and castles held: what everybody has.
std::vector<std::string> standings(const Rebirth& here, Language language) {
  const auto names = drawn_names(seats(), language);
  const std::string points = say(language, "rebirth.drawn-points");
  std::vector<std::string> lines{std::string(characters(names[0]), ' ') + points + "  [ ]"};
  for (std::size_t seat = 0; seat < here.players; ++seat)
    lines.push_back(fmt::format("{}{:>{}}{:>4}", names[seat], here.points[seat], characters(points),
                                std::ranges::count(here.castles, seat, &CastleState::owner)));
  return lines;
}

/// Lines stand in the sea to the left of the first rows where it is wide enough for them, or else above the map.
std::string beside(const std::vector<std::string>& lines, std::vector<std::string> rows) {
  const auto fits = [](const std::string& line, const std::string& row) {
    return characters(line) < row.find_first_not_of(' ');
  };
  if (lines.size() > rows.size() || !std::ranges::equal(lines, std::span(rows).first(lines.size()), fits))
    return listed(lines, "\n") + "\n" + listed(rows, "\n") + "\n";
  for (std::size_t i = 0; i < lines.size(); ++i) rows[i].replace(0, characters(lines[i]), lines[i]);
  return listed(rows, "\n") + "\n";
}

/// Letters of the players who have a mission, or have reached a tower, in brackets.
std::string who_has(const Rebirth& here, const std::array<Numbers, max_seats>& what, std::size_t number) {
  std::string letters;
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (what[seat] >> number & 1) letters += letter(seat);
  return letters.empty() ? "" : fmt::format(" ({})", letters);
}

std::string mission_name(const Board& board, std::size_t number, Language language) {
  return fmt::format("{} {}", board.mission_ids[number], board.mission_names[number][std::size_t(language)]);
}

/// What a mission would bring a seat now, and how far it is: "16×2: 1/4 (3/5)".
std::string chances_text(const Rebirth& here, std::size_t seat, std::size_t number) {
  const Mission& mission = here.board().missions[number];
  const Progress progress = here.progress(mission.test, int(seat));
  const bool late = std::ranges::any_of(here.fulfilled, [&](Numbers missions) { return missions >> number & 1; });
  return fmt::format("{}{}: {}/{}{}", late ? mission.later : mission.first,
                     here.doubled[seat] == number + 1 ? "×2" : "", progress.have, mission.test.least,
                     progress.of == 0 ? "" : fmt::format(" ({}/{})", progress.nearest, progress.of));
}

/// What the open missions ask for, one below the other: for whoever sees them for the first time.
std::string new_missions_text(const Rebirth& here, Language language) {
  const Board& board = here.board();
  std::string text;
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const std::string& name = board.mission_names[number][std::size_t(language)];
    const std::string& task = board.mission_texts[number][std::size_t(language)];
    text += fmt::format("{:<4}{:>2}/{:<2} {}{}\n", board.mission_ids[number], board.missions[number].first,
                        board.missions[number].later, name, name == task ? "" : ": " + task);
  }
  return text;
}

/// Open missions: for a seat how far it is with those that it has not fulfilled, for others who has.
std::string missions_text(const Rebirth& here, std::optional<std::size_t> seat, Language language) {
  const Board& board = here.board();
  std::vector<std::string> words;
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const std::string name = mission_name(board, number, language);
    const Mission& mission = board.missions[number];
    if (!seat)
      words.push_back(
          fmt::format("{} {}/{}{}", name, mission.first, mission.later, who_has(here, here.fulfilled, number)));
    else if (!(here.fulfilled[*seat] >> number & 1))
      words.push_back(fmt::format("{} {}", name, chances_text(here, *seat, number)));
  }
  return in_lines(say(language, "rebirth.drawn-missions"), words, ",", head_width);
}

Numbers laid_towers_of(const Rebirth& here, TowerKind kind) {
  return Numbers(here.towers_of(kind) & ((1u << towers_laid(here)) - 1));
}

/// Towers of a kind at which a seat can still gain something: those that only count together until it has them all.
Numbers worth_reaching(const Rebirth& here, std::size_t seat, TowerKind kind) {
  const Numbers all = laid_towers_of(here, kind), left = Numbers(all & ~here.reached[seat]);
  const bool together = kind == TowerKind::thirteen || kind == TowerKind::doubler;
  return together && left != 0 ? all : left;
}

/// Towers by kind, and who has been there; for a seat its own marks will do.
std::string towers_text(const Rebirth& here, std::optional<std::size_t> seat, Language language) {
  std::array<Numbers, max_seats> reached{};
  for (std::size_t i = 0; i < max_seats; ++i)
    if (!seat || i == *seat) reached[i] = here.reached[i];
  std::vector<std::string> words;
  for (int kind = 0; kind < tower_kinds; ++kind) {
    const Numbers shown = seat ? worth_reaching(here, *seat, TowerKind(kind)) : laid_towers_of(here, TowerKind(kind));
    std::string towers;
    for (std::uint64_t rest = shown; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      towers += (towers.empty() ? "" : " ") + here.board().tower_ids[number] + who_has(here, reached, number);
    }
    if (!towers.empty()) words.push_back(say(language, "rebirth.drawn-tower", kind, towers));
  }
  return in_lines(say(language, "rebirth.drawn-towers"), words, ",", head_width);
}

/// Areas that somebody lives in and that are not full: what is free, and whose houses are there.
std::string areas_text(const Rebirth& here, Language language) {
  const Board& board = here.board();
  std::vector<std::string> words;
  for (std::size_t i = 0; i < board.areas.size(); ++i) {
    const AreaState& area = here.areas[i];
    if (area.filled == board.area_size[i]) continue;
    std::string text = board.area_names[i], houses;
    (board.areas[i] - here.taken).for_each([&](Hex hex) { text += " " + board.hex_names[hex]; });
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (area.houses[seat] > 0)
        houses += fmt::format("{}{}{}", houses.empty() ? "" : " ", letter(seat), area.houses[seat]);
    if (!houses.empty()) words.push_back(fmt::format("{} ({})", text, houses));
  }
  return in_lines(say(language, "rebirth.drawn-areas"), words, ",", head_width);
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

/// The private mission of a seat, as far as it may be seen: "private mission m11 Three power stations 14: 1/3 (1/2)".
std::string secret_text(const Rebirth& here, std::uint8_t seat, bool seen, Language language) {
  if (!seen && here.phase != Phase::over) return say(language, "rebirth.drawn-secret", "?");
  const std::size_t number = here.secret[seat] - 1u;
  return say(language, "rebirth.drawn-secret",
             fmt::format("{} {} {}", here.board().mission_ids[number],
                         here.board().mission_names[number][std::size_t(language)], chances_text(here, seat, number)));
}

/// Tiles that a viewer may see, and what is unusual: nothing for most seats of others.
std::string seat_text(const Rebirth& here, std::uint8_t seat, Viewer viewer, Language language) {
  const bool seen = viewer.sees(Seat{seat});
  const Tiles &hand = here.hand[seat], &supply = here.supply[seat], &aside = here.aside[seat];
  std::vector<std::string> words;
  if (seen ? !hand.empty() : hand.size() > 1)
    words.push_back(say(language, "rebirth.drawn-hand", shown_tiles(hand, seen)));
  if (here.extra != 0 && here.turn == seat)
    words.push_back(say(language, "rebirth.drawn-extra", seen ? tile_names[here.extra - 1u] : "?"));
  if (seen && !supply.empty()) words.push_back(say(language, "rebirth.drawn-supply", counted(supply)));
  if (seen && !aside.empty()) words.push_back(say(language, "rebirth.drawn-aside", print_tiles(aside)));
  if (!here.gone[seat].empty()) words.push_back(say(language, "rebirth.drawn-put-out", print_tiles(here.gone[seat])));
  if (here.secret[seat] != 0) words.push_back(secret_text(here, seat, seen, language));
  const auto names = drawn_names(seats(), language);
  return in_lines(names[seat], words, ",", head_width);
}

/// What everybody's points were given for.
std::string sources_text(const Rebirth& here, Language language) {
  constexpr int columns = 1 + int(source_names.size());  // the sum, then the sources
  std::vector<std::string> rows = drawn_names(seats(), language);
  std::string heads(characters(rows[0]), ' ');
  rows.resize(here.players);
  for (int column = 0; column < columns; ++column) {
    const std::string head = say(language, "rebirth.drawn-column", column);
    heads += (column > 0 ? "  " : "") + head;
    for (std::size_t seat = 0; seat < rows.size(); ++seat) {
      const int points = column == 0 ? here.points[seat] : here.points_from(seat)[std::size_t(column - 1)];
      rows[seat] += fmt::format("{:>{}}", points, characters(head) + (column > 0 ? 2 : 0));
    }
  }
  return heads + "\n" + listed(rows, "\n") + "\n";
}

/// How to read the drawing.
std::string legend_of(const Rebirth& here, Language language) {
  const auto& kinds = here.board().kinds;
  const bool has_cathedral = std::ranges::find(kinds, Kind::cathedral) != kinds.end();
  return say(language, "rebirth.drawn-legend") +
         (has_cathedral ? ", " + say(language, "rebirth.drawn-cathedral") : "") + ". " +
         say(language, "rebirth.drawn-numbers");
}

/// Areas are in the way of whoever has no settlement to place.
bool has_settlement(const Rebirth& here, std::size_t seat) {
  return (here.turn == seat ? here.to_place() : here.hand[seat]).count_of(1u << int(Sort::settlement)) > 0;
}

/// What matters to a seat besides the map: its tiles, its missions, and towers that still have something for it.
std::string notes_for(const Rebirth& here, std::size_t seat, Viewer viewer, Language language) {
  const bool begins = here.own[seat].empty();
  return seat_text(here, std::uint8_t(seat), viewer, language) +
         (begins ? new_missions_text(here, language) : missions_text(here, seat, language)) +
         towers_text(here, seat, language) + (has_settlement(here, seat) ? areas_text(here, language) : "");
}

std::string notes_for_all(const Rebirth& here, Viewer viewer, Language language) {
  const bool over = here.phase == Phase::over;
  std::string text = over ? sources_text(here, language) : "";
  for (std::uint8_t seat = 0; seat < here.players; ++seat) text += seat_text(here, seat, viewer, language);
  text += missions_text(here, std::nullopt, language);
  return over ? text : text + towers_text(here, std::nullopt, language) + areas_text(here, language);
}

}  // namespace

Drawing draw(const Rebirth& here, Viewer viewer, Language language) {
  const auto seat = here.phase == Phase::over ? std::nullopt : seat_of(here, viewer);
  const bool asked = here.actors().contains(Seat{here.turn});
  return {beside(standings(here, language), map_rows(here)) +
              (seat ? notes_for(here, *seat, viewer, language) : notes_for_all(here, viewer, language)),
          asked ? "" : say(language, "rebirth.drawn-status", here.phase), legend_of(here, language),
          here.phase == Phase::tower || here.phase == Phase::doubler};
}

std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  const Rebirth* here = concrete<RebirthGame>(position);
  return here ? std::optional(draw(*here, viewer, language)) : std::nullopt;
}

}  // namespace ardri::rebirth
