#include "engine/tumult_royal/components.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json.hpp"
#include "engine/core/pack_reader.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::tumult_royal {

namespace {

namespace json = boost::json;

using pack::Reader;

constexpr std::array<std::string_view, 3> goods_fields{"good", "value", "from"}, layout_fields{"columns", "rows", "up"},
    player_numbers{"2", "3", "4"}, good_names{"B", "M", "T"};
constexpr std::array<std::string_view, kind_count> cost_fields{"m", "f", "h", "v", "c"};
constexpr std::array<std::string_view, 6> groups{"goods", "disc", "costs", "thresholds", "landscapes", "layouts"};
constexpr std::array<std::string_view, 9> pack_fields{"game",       "name",       "goods",   "disc",      "costs",
                                                      "thresholds", "landscapes", "layouts", "provenance"};

/// Tiles by the number of players: all that are in play from that number on.
void read_goods(Reader& reader, const json::object& pack, ComponentsContent& out) {
  constexpr auto all = std::size_t(tiles_with(max_seats));
  const json::array& list = reader.list(pack.if_contains("goods"), all, all, "goods");
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = fmt::format("goods[{}]", i);
    const json::object& tile = reader.object(&list[i], at, R"({"good":"B","value":1,"from":2})");
    reader.only(tile, goods_fields, at);
    const auto good = Good(reader.word(tile.if_contains("good"), good_names, at + ".good"));
    const int value = reader.number(tile.if_contains("value"), 1, most_value, at + ".value");
    for (int players = reader.number(tile.if_contains("from"), 2, max_seats, at + ".from"); players <= max_seats;
         ++players)
      ++out.for_players[std::size_t(players)].tiles[face_of(good, value)];
  }
  for (int players = 2; players <= max_seats; ++players)
    if (const int count = count_tiles(out.for_players[std::size_t(players)].tiles); count != tiles_with(players))
      reader.fail("goods", "tumult-royal.tile-count", count, players, tiles_with(players));
}

void read_disc(Reader& reader, const json::object& pack, Components& out) {
  for (const auto& [name, weight] : reader.object(pack.if_contains("disc"), "disc", R"({"2":1,"3":1,"4":1,"5":1})")) {
    if (name.size() != 1 || name[0] < '1' || name[0] > '9')
      return reader.fail("disc", "tumult-royal.disc-number", within_quotes(name));
    out.disc[std::size_t(name[0] - '0')] =
        std::uint8_t(reader.number(&weight, 0, 100, fmt::format("disc.{}", std::string_view(name))));
  }
  if (std::ranges::all_of(out.disc, [](int weight) { return weight == 0; }))
    reader.fail("disc", "tumult-royal.disc-empty");
}

void read_costs(Reader& reader, const json::object& pack, Components& out) {
  const json::object& costs = reader.object(pack.if_contains("costs"), "costs",
                                            name_of(happening_with("tumult-royal.costs-form", R"({"m":[1,1,0], …})")));
  reader.only(costs, cost_fields, "costs");
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    const std::string at = fmt::format("costs.{}", cost_fields[kind]);
    const json::array& list = reader.list(costs.if_contains(cost_fields[kind]), good_count, good_count, at);
    const int dearest = kind < 2 ? dearest_far : dearest_near;
    for (std::size_t good = 0; good < list.size(); ++good)
      out.costs[kind][good] = std::uint8_t(reader.number(&list[good], 0, dearest, fmt::format("{}[{}]", at, good)));
    if (out.costs[kind] == Cost{}) reader.fail(at, "tumult-royal.free-field");
  }
}

void read_thresholds(Reader& reader, const json::object& pack, Components& out) {
  const json::array& list = reader.list(pack.if_contains("thresholds"), double_fields, double_fields, "thresholds");
  for (std::size_t i = 0; i < list.size(); ++i)
    out.thresholds[i] = std::uint8_t(reader.number(&list[i], 0, 25, fmt::format("thresholds[{}]", i)));
  if (out.thresholds.back() != 0) reader.fail("thresholds[4]", "tumult-royal.last-threshold");
}

void read_landscape(Reader& reader, const json::value& value, std::array<Kind, tile_fields>& out,
                    const std::string& at) {
  const json::array& list = reader.list(&value, tile_side, tile_side, at);
  for (std::size_t row = 0; row < list.size(); ++row) {
    const std::string_view letters = list[row].is_string() ? std::string_view(list[row].get_string()) : "";
    if (letters.size() != tile_side || letters.find_first_not_of(kind_letters) != letters.npos)
      return reader.fail(fmt::format("{}[{}]", at, row), "tumult-royal.no-row", shown(list[row]), kind_letters);
    for (std::size_t column = 0; column < tile_side; ++column)
      out[row * tile_side + column] = Kind(kind_letters.find(letters[column]));
  }
  if (std::ranges::find(out, Kind::meadow) == out.end()) reader.fail(at, "tumult-royal.no-meadow");
}

void read_landscapes(Reader& reader, const json::object& pack, Components& out) {
  const json::array& list = reader.list(pack.if_contains("landscapes"), landscape_count, landscape_count, "landscapes");
  for (std::size_t i = 0; i < list.size(); ++i)
    read_landscape(reader, list[i], out.landscapes[i], fmt::format("landscapes[{}]", i));
}

/// Half of the positions lie face up.
void read_layout(Reader& reader, const json::object& layouts, int players, Components& out) {
  const std::string at = fmt::format("layouts.{}", players);
  const json::object& layout =
      reader.object(layouts.if_contains(std::to_string(players)), at, R"({"columns":2,"rows":2,"up":[1,2]})");
  reader.only(layout, layout_fields, at);
  out.columns = std::uint8_t(reader.number(layout.if_contains("columns"), players, players, at + ".columns"));
  reader.number(layout.if_contains("rows"), tile_rows, tile_rows, at + ".rows");
  const json::array& up = reader.list(layout.if_contains("up"), std::size_t(players), std::size_t(players), at + ".up");
  for (std::size_t i = 0; i < up.size(); ++i) {
    const std::string place = fmt::format("{}.up[{}]", at, i);
    const int position = reader.number(&up[i], 1, out.positions(), place) - 1;
    if (out.face_up >> position & 1) reader.fail(place, "tumult-royal.position-twice");
    out.face_up = std::uint8_t(out.face_up | 1u << position);
  }
}

void read_layouts(Reader& reader, const json::object& pack, ComponentsContent& out) {
  const json::object& layouts = reader.object(
      pack.if_contains("layouts"), "layouts",
      name_of(happening_with("tumult-royal.layouts-form", R"({"2":{"columns":2,"rows":2,"up":[1,2]}, …})")));
  reader.only(layouts, player_numbers, "layouts");
  for (int players = 2; players <= max_seats; ++players)
    read_layout(reader, layouts, players, out.for_players[std::size_t(players)]);
}

}  // namespace

std::expected<std::shared_ptr<const ComponentsContent>, Fault> read_components(const json::value& content) {
  Reader reader;
  const json::object& pack = reader.object(
      &content, "", R"({"goods":[…],"disc":{…},"costs":{…},"thresholds":[…],"landscapes":[…],"layouts":{…}})");
  reader.only(pack, pack_fields, "");
  reader.head(pack, "tumult-royal");
  auto out = std::make_shared<ComponentsContent>();
  Components common;
  for (const auto read : {read_disc, read_costs, read_thresholds, read_landscapes}) read(reader, pack, common);
  for (Components& components : out->for_players) components = common;
  read_goods(reader, pack, *out);
  read_layouts(reader, pack, *out);
  reader.provenance(pack.if_contains("provenance"), groups);
  if (reader.fault()) return std::unexpected(*reader.fault());
  out->source = json::serialize(content);
  return out;
}

const ComponentsContent& standard_components() {
  static const auto content = *read_components(standard_pack("tumult-royal"));
  return *content;
}

}  // namespace ardri::tumult_royal
