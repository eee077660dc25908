#include "engine/tumult_royal/components.hpp"

#include "engine/core/pack.hpp"
#include "engine/core/pack_reader.hpp"

namespace ardri::tumult_royal {

namespace {

namespace json = boost::json;

using pack::fault;
using pack::read_number;
using pack::shown;

std::expected<const json::array*, Fault> read_list(const json::object& object, const char* name, std::size_t size) {
  const json::value* list = object.if_contains(name);
  if (!list || !list->is_array() || list->get_array().size() != size)
    return fault(list ? name : "", fmt::format("\"{}\" must be a list of {}", name, size));
  return &list->get_array();
}

std::expected<const json::object*, Fault> read_object(const json::object& object, const char* name) {
  const json::value* inner = object.if_contains(name);
  if (!inner || !inner->is_object()) return fault(inner ? name : "", fmt::format("\"{}\" must be an object", name));
  return &inner->get_object();
}

using Read = std::expected<void, Fault>;

constexpr std::array goods_fields{"good", "value", "from"}, layout_fields{"columns", "rows", "up"},
    player_numbers{"2", "3", "4"};
constexpr std::array cost_fields{"m", "f", "h", "v", "c"};
constexpr std::array<std::string_view, 6> groups{"goods", "disc", "costs", "thresholds", "landscapes", "layouts"};

/// Tiles by the number of players: all that are in play from that number on.
Read read_goods(const json::object& object, ComponentsContent& out) {
  const auto list = read_list(object, "goods", std::size_t(tiles_with(max_seats)));
  if (!list) return std::unexpected(list.error());
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    const std::string at = fmt::format("goods[{}]", i);
    const json::object* tile = (**list)[i].if_object();
    if (!tile) return fault(at, R"(a tile is written as in {"good":"B","value":1,"from":2})");
    if (auto unknown = pack::unknown_field(*tile, goods_fields, at)) return std::unexpected(std::move(*unknown));
    const json::value* good = tile->if_contains("good");
    const std::string_view letter = good && good->is_string() ? std::string_view(good->get_string()) : "";
    if (letter.size() != 1 || good_letters.find(letter) == good_letters.npos)
      return fault(at + ".good", "a good is \"B\", \"M\" or \"T\"");
    const auto value = read_number(tile->if_contains("value"), 1, most_value, at + ".value");
    if (!value) return std::unexpected(value.error());
    const auto from = read_number(tile->if_contains("from"), 2, max_seats, at + ".from");
    if (!from) return std::unexpected(from.error());
    for (int players = *from; players <= max_seats; ++players)
      ++out.for_players[std::size_t(players)].tiles[face_of(Good(good_letters.find(letter)), *value)];
  }
  for (int players = 2; players <= max_seats; ++players)
    if (const int count = count_tiles(out.for_players[std::size_t(players)].tiles); count != tiles_with(players))
      return fault("goods", fmt::format("there are {} tiles for {} players; there must be {}", count, players,
                                        tiles_with(players)));
  return {};
}

Read read_disc(const json::object& object, Components& out) {
  const auto disc = read_object(object, "disc");
  if (!disc) return std::unexpected(disc.error());
  for (const auto& [name, weight] : **disc) {
    const std::string at = fmt::format("disc.{}", std::string_view(name).substr(0, 8));
    if (name.size() != 1 || name[0] < '1' || name[0] > '9')
      return fault("disc", fmt::format("{} is no number from 1 to 9", quoted(name)));
    const auto read = read_number(&weight, 0, 100, at);
    if (!read) return std::unexpected(read.error());
    out.disc[std::size_t(name[0] - '0')] = std::uint8_t(*read);
  }
  if (std::ranges::all_of(out.disc, [](int weight) { return weight == 0; }))
    return fault("disc", "the disc shows no number");
  return {};
}

Read read_costs(const json::object& object, Components& out) {
  const auto costs = read_object(object, "costs");
  if (!costs) return std::unexpected(costs.error());
  if (auto unknown = pack::unknown_field(**costs, cost_fields, "costs")) return std::unexpected(std::move(*unknown));
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    const std::string name(1, kind_letters[kind]);
    const auto list = read_list(**costs, name.c_str(), good_count);
    if (!list)
      return fault("costs", fmt::format("\"{}\" must be a list of {}: bread, marble, tools", name, good_count));
    const int dearest = kind < 2 ? dearest_far : dearest_near;
    for (std::size_t good = 0; good < good_count; ++good) {
      const auto read = read_number(&(**list)[good], 0, dearest, fmt::format("costs.{}[{}]", name, good));
      if (!read) return std::unexpected(read.error());
      out.costs[kind][good] = std::uint8_t(*read);
    }
    if (out.costs[kind] == Cost{}) return fault("costs." + name, "a field cannot cost nothing");
  }
  return {};
}

Read read_thresholds(const json::object& object, Components& out) {
  const auto list = read_list(object, "thresholds", double_fields);
  if (!list) return std::unexpected(list.error());
  for (std::size_t i = 0; i < double_fields; ++i) {
    const auto read = read_number(&(**list)[i], 0, 25, fmt::format("thresholds[{}]", i));
    if (!read) return std::unexpected(read.error());
    out.thresholds[i] = std::uint8_t(*read);
  }
  if (out.thresholds.back() != 0) return fault("thresholds[4]", "the last field is 0: the game ends there");
  return {};
}

Read read_landscape(const json::value& value, std::array<Kind, tile_fields>& out, const std::string& at) {
  if (!value.is_array() || value.get_array().size() != tile_side)
    return fault(at, R"(a landscape is a list of three rows, as in ["mfm","vmf","hmm"])");
  for (std::size_t row = 0; row < tile_side; ++row) {
    const json::value& text = value.get_array()[row];
    const std::string_view letters = text.is_string() ? std::string_view(text.get_string()) : "";
    if (letters.size() != tile_side || letters.find_first_not_of(kind_letters) != letters.npos)
      return fault(fmt::format("{}[{}]", at, row),
                   fmt::format("{} is no row: three letters of {}", shown(text), kind_letters));
    for (std::size_t column = 0; column < tile_side; ++column)
      out[row * tile_side + column] = Kind(kind_letters.find(letters[column]));
  }
  if (std::ranges::find(out, Kind::meadow) == out.end())
    return fault(at, "a landscape has at least one meadow, for the first statues");
  return {};
}

Read read_landscapes(const json::object& object, Components& out) {
  const auto list = read_list(object, "landscapes", landscape_count);
  if (!list) return std::unexpected(list.error());
  for (std::size_t i = 0; i < landscape_count; ++i)
    if (auto read = read_landscape((**list)[i], out.landscapes[i], fmt::format("landscapes[{}]", i)); !read)
      return read;
  return {};
}

Read read_layout(const json::object& layouts, int players, Components& out) {
  const std::string at = fmt::format("layouts.{}", players);
  const json::value* layout = layouts.if_contains(std::to_string(players));
  if (!layout || !layout->is_object())
    return fault("layouts", fmt::format("\"{}\" must be an object with columns, rows and up", players));
  const json::object& fields = layout->get_object();
  if (auto unknown = pack::unknown_field(fields, layout_fields, at)) return std::unexpected(std::move(*unknown));
  const auto columns = read_number(fields.if_contains("columns"), players, players, at + ".columns");
  if (!columns) return std::unexpected(columns.error());
  const auto tile_row_count = read_number(fields.if_contains("rows"), tile_rows, tile_rows, at + ".rows");
  if (!tile_row_count) return std::unexpected(tile_row_count.error());
  out.columns = std::uint8_t(*columns);
  const json::value* up = fields.if_contains("up");
  if (!up || !up->is_array() || int(up->get_array().size()) != players)
    return fault(at + ".up", fmt::format("half of the {} positions lie face up", out.positions()));
  for (std::size_t i = 0; i < up->get_array().size(); ++i) {
    const auto read = read_number(&up->get_array()[i], 1, out.positions(), fmt::format("{}.up[{}]", at, i));
    if (!read) return std::unexpected(read.error());
    if (out.face_up >> (*read - 1) & 1) return fault(fmt::format("{}.up[{}]", at, i), "a position stands twice");
    out.face_up = std::uint8_t(out.face_up | 1u << (*read - 1));
  }
  return {};
}

constexpr std::array pack_fields{"game",       "name",       "goods",   "disc",      "costs",
                                 "thresholds", "landscapes", "layouts", "provenance"};

}  // namespace

std::expected<std::shared_ptr<const ComponentsContent>, Fault> read_components(const json::value& content) {
  const json::object* object = content.if_object();
  if (!object) return fault("", "a pack is an object with goods, disc, costs, thresholds, landscapes and layouts");
  if (auto unknown = pack::unknown_field(*object, pack_fields, "")) return std::unexpected(std::move(*unknown));
  if (auto wrong = pack::wrong_head(*object, "tumult-royal")) return std::unexpected(std::move(*wrong));
  auto out = std::make_shared<ComponentsContent>();
  Components common;
  for (const auto read : {read_disc, read_costs, read_thresholds, read_landscapes})
    if (auto done = read(*object, common); !done) return std::unexpected(done.error());
  for (Components& components : out->for_players) components = common;
  if (auto done = read_goods(*object, *out); !done) return std::unexpected(done.error());
  const auto layouts = read_object(*object, "layouts");
  if (!layouts) return std::unexpected(layouts.error());
  if (auto unknown = pack::unknown_field(**layouts, player_numbers, "layouts"))
    return std::unexpected(std::move(*unknown));
  pack::Reader reader;
  reader.provenance(object->if_contains("provenance"), groups);
  if (reader.fault()) return std::unexpected(*reader.fault());
  for (int players = 2; players <= max_seats; ++players)
    if (auto done = read_layout(**layouts, players, out->for_players[std::size_t(players)]); !done)
      return std::unexpected(done.error());
  out->source = json::serialize(content);
  return out;
}

const ComponentsContent& standard_components() {
  static const auto content = *read_components(standard_pack("tumult-royal"));
  return *content;
}

}  // namespace ardri::tumult_royal
