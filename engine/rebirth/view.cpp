// What a viewer may see of a position, as facts and as a drawing.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <functional>
#include <limits>
#include <map>

#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

namespace {

namespace json = boost::json;

constexpr std::array phase_names{"missions", "towers", "aside",       "tiles",  "place", "double",
                                 "tower",    "extra",  "place extra", "secret", "draw",  "over"};

bool setting_up(const Rebirth& here) { return here.phase < Phase::place; }

// Facts

/// Names of a set's members.
json::array names_of(Numbers numbers, const std::vector<std::string>& names) {
  json::array list;
  for (std::uint64_t rest = numbers; rest; rest = without_lowest_bit(rest))
    list.emplace_back(names[std::size_t(lowest_bit(rest))]);
  return list;
}

/// Tiles by their names, or one null for each that the viewer may not see.
json::array tile_facts(const Tiles& tiles, bool seen) {
  json::array list;
  tiles.for_each_kind([&](Tile tile) {
    for (int i = 0; i < tiles[tile]; ++i)
      list.push_back(seen ? json::value(tile_names[std::size_t(tile)]) : json::value());
  });
  return list;
}

json::value mission_fact(const Rebirth& here, std::uint8_t number) {
  return number == 0 ? json::value() : json::value(here.board().mission_ids[number - 1u]);
}

json::value secret_fact(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool shown = here.secret[seat] == 0 || here.phase == Phase::over || viewer.sees(Seat{seat});
  return shown ? mission_fact(here, here.secret[seat]) : json::value("?");
}

json::object seat_facts(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool seen = viewer.sees(Seat{seat});
  return {{"points", here.points[seat]},
          {"supply", here.supply[seat].size()},
          {"bag", seen ? json::value(tile_facts(here.supply[seat], true)) : json::value()},
          {"hand", tile_facts(here.hand[seat], seen)},
          {"aside", tile_facts(here.aside[seat], seen)},
          {"gone", tile_facts(here.gone[seat], true)},
          {"fulfilled", names_of(here.fulfilled[seat], here.board().mission_ids)},
          {"doubled", mission_fact(here, here.doubled[seat])},
          {"secret", secret_fact(here, seat, viewer)},
          {"towers", names_of(here.reached[seat], here.board().tower_ids)}};
}

int owner_of(const Rebirth& here, Hex hex) {
  int seat = 0;
  while (seat < here.players && !here.own[std::size_t(seat)].contains(hex)) ++seat;
  return seat;
}

json::object map_facts(const Rebirth& here) {
  json::object tiles;
  here.taken.for_each([&](Hex hex) {
    tiles[here.board().hex_names[hex]] = here.lying[hex] == neutral_lies
                                             ? json::array{nullptr, nullptr}
                                             : json::array{owner_of(here, hex), tile_names[here.lying[hex]]};
  });
  return tiles;
}

json::object tower_facts(const Rebirth& here) {
  const std::size_t laid = here.phase == Phase::missions ? 0
                           : here.phase == Phase::towers ? here.count
                                                         : here.board().towers.size();
  json::object towers;
  for (std::size_t i = 0; i < laid; ++i)
    towers[here.board().tower_ids[i]] = tower_kind_names[std::size_t(here.towers[i])];
  return towers;
}

json::object castle_facts(const Rebirth& here) {
  json::object castles;
  for (std::size_t i = 0; i < here.board().castles.size(); ++i)
    if (here.castles[i].owner != nowhere)
      castles[here.board().hex_names[here.board().castle_hex[i]]] = here.castles[i].owner;
  return castles;
}

json::value extra_fact(const Rebirth& here, Viewer viewer) {
  if (here.extra == 0) return {};
  return viewer.sees(Seat{here.turn}) ? json::value(tile_names[here.extra - 1u]) : json::value("?");
}

json::object facts_of(const Rebirth& here, Viewer viewer) {
  json::array seats;
  for (std::uint8_t seat = 0; seat < here.players; ++seat) seats.push_back(seat_facts(here, seat, viewer));
  const bool no_turn = setting_up(here) || here.phase == Phase::over;
  return {{"players", here.players},
          {"phase", phase_names[std::size_t(here.phase)]},
          {"turn", no_turn ? json::value() : json::value(here.turn)},
          {"missions", names_of(here.open, here.board().mission_ids)},
          {"deck", count_bits(here.deck())},
          {"towers", tower_facts(here)},
          {"tiles", map_facts(here)},
          {"castles", castle_facts(here)},
          {"extra", extra_fact(here, viewer)},
          {"pending", names_of(here.phase == Phase::tower ? here.offered() : Numbers(0), here.board().tower_ids)},
          {"seats", std::move(seats)}};
}

// The drawing

/// d7f: a free hex and its symbol; B:S3: a tile of Blue's; ##: a neutral one.
std::string sign(const Rebirth& here, Hex hex) {
  const Board& board = here.board();
  const std::string& name = board.hex_names[hex];
  if (here.lying[hex] == neutral_lies) return "##";
  if (here.lying[hex] != nothing_lies)
    return fmt::format("{}:{}", colours[std::size_t(owner_of(here, hex))][0], tile_names[here.lying[hex]]);
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
  return owner == nowhere ? "[ ]" : fmt::format("[{}]", colours[owner][0]);
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

/// Each open mission, how far everybody is, and who has it.
std::string missions_text(const Rebirth& here) {
  const Board& board = here.board();
  std::string text;
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const Mission& mission = board.missions[number];
    std::vector<std::string> seats;
    for (std::size_t seat = 0; seat < here.players; ++seat) {
      const bool has = here.fulfilled[seat] >> number & 1;
      seats.push_back(fmt::format("{} {}{}", colours[seat][0],
                                  has ? "has it" : fmt::format("{}", here.measure(mission.test, int(seat))),
                                  here.doubled[seat] == number + 1 ? " (doubled)" : ""));
    }
    text += fmt::format("{:<4}{:>2}/{:<2} {}: {} of {}\n", board.mission_ids[number], mission.first, mission.later,
                        board.mission_texts[number], fmt::join(seats, ", "), mission.test.least);
  }
  return text;
}

/// Letters of players in a set.
std::string letters_of(const Rebirth& here, const std::function<bool(std::size_t)>& is_in) {
  std::string letters;
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (is_in(seat)) letters += colours[seat][0];
  return letters;
}

/// A head and a list, in lines that fit a terminal.
std::string in_lines(std::string_view head, const std::vector<std::string>& words) {
  constexpr std::size_t longest = 96, indent = 7;
  std::string text, line = fmt::format("{:<{}}", head, indent - 1);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (line.size() + words[i].size() > longest) text += line + "\n", line.assign(indent - 1, ' ');
    line += " " + words[i] + (i + 1 < words.size() ? "," : "");
  }
  return words.empty() ? "" : text + line + "\n";
}

/// The kind of each tower, and who has been there.
std::string towers_text(const Rebirth& here) {
  const json::object towers = tower_facts(here);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < towers.size(); ++i) {
    const std::string letters = letters_of(here, [&](std::size_t seat) { return here.reached[seat] >> i & 1; });
    words.push_back(fmt::format("{} {}{}", here.board().tower_ids[i], tower_kind_names[std::size_t(here.towers[i])],
                                letters.empty() ? "" : fmt::format(" ({})", letters)));
  }
  return in_lines("Towers", words);
}

/// Hexes of the areas that are not full, and whose houses are there.
std::string areas_text(const Rebirth& here) {
  const Board& board = here.board();
  std::vector<std::string> words;
  for (std::size_t i = 0; i < board.areas.size(); ++i) {
    const AreaState& area = here.areas[i];
    if (area.filled == board.area_size[i]) continue;
    std::string text = fmt::format("{} ({})", board.area_names[i], board.area_size[i]);
    (board.areas[i] - here.taken).for_each([&](Hex hex) { text += " " + board.hex_names[hex]; });
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (area.houses[seat] > 0) text += fmt::format(" {}{}", colours[seat][0], area.houses[seat]);
    words.push_back(text);
  }
  return in_lines("Areas", words);
}

std::string shown_tiles(const Tiles& tiles, bool seen) {
  if (seen) return print_tiles(tiles);
  std::vector<std::string_view> words(std::size_t(tiles.size()), "?");
  return fmt::format("{}", fmt::join(words, " "));
}

/// How many of each: "8 F, 9 E, 2 S1".
std::string counted(const Tiles& tiles) {
  std::vector<std::string> words;
  tiles.for_each_kind(
      [&](Tile tile) { words.push_back(fmt::format("{} {}", tiles[tile], tile_names[std::size_t(tile)])); });
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string seat_text(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool seen = viewer.sees(Seat{seat});
  const Tiles &hand = here.hand[seat], &supply = here.supply[seat], &aside = here.aside[seat];
  std::string text = fmt::format("{:<7}{:>3} points, hand {}, supply {}", colours[seat], here.points[seat],
                                 hand.empty() ? "-" : shown_tiles(hand, seen), supply.size());
  if (seen && !supply.empty()) text += fmt::format(" ({})", counted(supply));
  text += fmt::format(", aside {}", aside.empty() ? "-" : shown_tiles(aside, seen));
  if (!here.gone[seat].empty()) text += fmt::format(", put out {}", print_tiles(here.gone[seat]));
  if (here.extra != 0 && here.turn == seat)
    text += fmt::format(", extra tile {}", seen ? tile_names[here.extra - 1u] : "?");
  if (here.secret[seat] != 0) {
    const bool shown = seen || here.phase == Phase::over;
    text += fmt::format(", secret {}", shown ? here.board().mission_ids[here.secret[seat] - 1u] : "?");
    if (shown) text += fmt::format(" ({})", here.board().mission_texts[here.secret[seat] - 1u]);
  }
  return text + "\n";
}

std::string status_of(const Rebirth& here) {
  constexpr std::array phases{"missions are drawn",
                              "round towers are laid",
                              "tiles are set aside",
                              "first tiles",
                              "place a tile",
                              "double a mission",
                              "round towers",
                              "an extra tile",
                              "place the extra tile",
                              "a private mission",
                              "draw",
                              "the game is over"};
  return phases[std::size_t(here.phase)];
}

/// How to read the drawing, and what it does not show: which free hexes belong to which province, and which of them
/// count for a mission.
std::string legend_of(const Rebirth& here) {
  const Board& board = here.board();
  std::string text =
      "d7f, d7e, d7. and d7s are free hexes for food, energy, any farm and a settlement, ~ one offshore; B:S3 is "
      "Blue's settlement with three houses, ## a neutral tile, [B] Blue's castle, t1 a round tower";
  if (std::ranges::find(board.kinds, Kind::cathedral) != board.kinds.end()) text += ", + a cathedral";
  text += ".";
  const auto list = [&](const HexSet& hexes) {
    (hexes - here.taken).for_each([&](Hex hex) { text += " " + board.hex_names[hex]; });
    text += ".";
  };
  for (std::size_t i = 0; i < board.castles.size(); ++i)
    text += fmt::format("{} {} {}", i == 0 ? " Castles:" : ",", board.hex_names[board.castle_hex[i]],
                        board.castle_names[i]);
  text += fmt::format("; {} breaks ties, then tiles around {} ({}).", board.castle_names[std::size_t(board.blarney)],
                      board.tower_names[std::size_t(board.tara)], board.tower_ids[std::size_t(board.tara)]);
  for (std::size_t i = 0; i < board.provinces.size(); ++i) {
    text += fmt::format(" {}:", board.province_names[i]);
    list(board.provinces[i] & board.room_for(Of::any));
  }
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const MissionTest& test = board.missions[number].test;
    if (test.type != TestType::tiles) continue;
    text += fmt::format(" For {}:", board.mission_ids[number]);
    list(test.on & board.room_for(test.of));
  }
  return text;
}

}  // namespace

View RebirthGame::view(const Rebirth& here, Viewer viewer) {
  View view{facts_of(here, viewer), map_text(here) + "\n", status_of(here), legend_of(here)};
  for (std::uint8_t seat = 0; seat < here.players; ++seat) view.text += seat_text(here, seat, viewer);
  view.text += missions_text(here) + towers_text(here) + areas_text(here);
  return view;
}

}  // namespace ardri::rebirth
