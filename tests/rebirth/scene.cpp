#include "tests/rebirth/scene.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/view.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::test::rebirth {

namespace {

namespace json = boost::json;
using namespace ardri::rebirth;

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

template <class List>
std::size_t index_in(const List& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  EXPECT_NE(found, names.end()) << "there is no " << name;
  return found == names.end() ? 0 : std::size_t(found - names.begin());
}

Tiles tiles_in(std::string_view text) {
  Tiles tiles;
  for (const std::string& word : words(text)) tiles.add(Tile(index_in(tile_names, word)));
  return tiles;
}

Numbers numbers_in(std::string_view text, const std::vector<std::string>& names) {
  Numbers numbers = 0;
  for (const std::string& word : words(text)) numbers = Numbers(numbers | 1u << index_in(names, word));
  return numbers;
}

std::string given(const std::vector<std::string>& by_seat, std::size_t seat, const char* usual) {
  return seat < by_seat.size() ? by_seat[seat] : usual;
}

void lay_towers(Rebirth& position, const std::string& kinds) {
  std::size_t next = 0;
  for (const std::string& kind : words(kinds)) position.towers[next++] = TowerKind(index_in(tower_kind_names, kind));
  if (!kinds.empty()) {
    EXPECT_EQ(next, position.board().towers.size()) << "towers";
    return;
  }
  for (const TowerKind kind : {TowerKind::three, TowerKind::thirteen, TowerKind::doubler, TowerKind::draw,
                               TowerKind::extra, TowerKind::mission})
    for (int i = 0; i < position.board().kinds_of_towers[std::size_t(kind)]; ++i) position.towers[next++] = kind;
}

void lay_tiles(Rebirth& position, std::string_view placed) {
  while (!placed.empty()) {
    const auto end = std::min(placed.find(';'), placed.size());
    const auto tile = words(placed.substr(0, end));
    placed.remove_prefix(std::min(end + 1, placed.size()));
    if (tile.empty()) continue;
    ASSERT_EQ(tile.size(), 3u);
    const int seat = std::stoi(tile[0]);
    const Tile kind = Tile(index_in(tile_names, tile[1]));
    const auto hex = Hex(index_in(position.board().hex_names, tile[2]));
    ASSERT_TRUE(position.free_for(kind).contains(hex)) << "no " << tile[1] << " can lie on " << tile[2];
    position.lay(seat, kind, hex);
    position.take_castles(seat, hex);
    position.reach(seat, hex);
    position.supply[std::size_t(seat)].remove(kind);
  }
}

void deal(Rebirth& position, const Setting& setting, std::size_t seat) {
  position.hand[seat] = tiles_in(given(setting.hand, seat, "F"));
  position.aside[seat] = tiles_in(given(setting.aside, seat, "F F E E"));
  if (seat < setting.supply.size())
    position.supply[seat] = tiles_in(setting.supply[seat]);
  else
    position.supply[seat] = position.supply[seat] - position.hand[seat] - position.aside[seat];
}

}  // namespace

std::shared_ptr<const Board> board_of(const Setting& setting) {
  std::ifstream file(ARDRI_SOURCE_DIR "/tests/rebirth/ireland.json");
  std::stringstream text;
  text << file.rdbuf();
  json::value content = json::parse(text.str());
  json::array& missions = content.as_object().at("missions").as_array();
  for (std::size_t i = 0; i < setting.tests.size(); ++i)
    if (!setting.tests[i].empty()) missions[i].as_object()["test"] = json::parse(setting.tests[i]);
  const auto board = read_board(content);
  EXPECT_TRUE(board.has_value()) << (board ? "" : board.error().at + ": " + board.error().what());
  return board.value();
}

Rebirth position_of(const Setting& setting, const Board& board) {
  Rebirth position = Rebirth::begin(board, setting.players);
  position.open = numbers_in(setting.open, board.mission_ids);
  lay_towers(position, setting.towers);
  lay_tiles(position, setting.placed);
  for (std::size_t seat = 0; seat < std::size_t(setting.players); ++seat) {
    deal(position, setting, seat);
    if (seat < setting.points.size()) position.gain(seat, Source::farms, setting.points[seat]);
    position.fulfilled[seat] = numbers_in(given(setting.fulfilled, seat, ""), board.mission_ids);
    const std::string doubled = given(setting.doubled, seat, ""), secret = given(setting.secret, seat, "");
    if (!doubled.empty()) position.doubled[seat] = std::uint8_t(index_in(board.mission_ids, doubled) + 1);
    if (!secret.empty()) position.secret[seat] = std::uint8_t(index_in(board.mission_ids, secret) + 1);
  }
  position.phase = Phase::place;
  position.turn = std::uint8_t(setting.turn);
  return position;
}

namespace {

AnyPosition any_position(const Setting& setting) {
  const auto board = board_of(setting);
  return any_position_of<RebirthGame>(position_of(setting, *board), board);
}

json::object facts_of(const AnyPosition& position, int viewer = -1) {
  return position.view(viewer < 0 ? Viewer::all_seeing() : Viewer(Seat{std::uint8_t(viewer)})).facts;
}

json::value seat_fact(const AnyPosition& position, int seat, const char* name, int viewer = -1) {
  return facts_of(position, viewer).at("seats").as_array().at(std::size_t(seat)).as_object().at(name);
}

std::string word_of(const json::value& value) { return value.is_null() ? "" : std::string(value.as_string()); }

std::string listed(const json::value& list) {
  std::vector<std::string> names;
  for (const json::value& name : list.as_array()) names.push_back(name.is_null() ? "?" : word_of(name));
  return fmt::format("{}", fmt::join(names, " "));
}

}  // namespace

Scene::Scene(const Setting& setting) : PlayedScene(any_position(setting)) {}

Scene Scene::beginning(int players) {
  const auto board = board_of({});
  return Scene{any_position_of<RebirthGame>(Rebirth::begin(*board, players), board)};
}

std::string Scene::phase() const { return word_of(facts_of(position()).at("phase")); }
int Scene::turn() const {
  const json::value turn = facts_of(position()).at("turn");
  return turn.is_null() ? -1 : turn.to_number<int>();
}
int Scene::points(int seat) const { return seat_fact(position(), seat, "points").to_number<int>(); }

std::string Scene::at(std::string_view hex) const {
  const json::object tiles = facts_of(position()).at("tiles").as_object();
  const json::value* tile = tiles.if_contains(hex);
  if (!tile) return "";
  if (tile->as_array().at(0).is_null()) return "neutral";
  return fmt::format("{} {}", tile->as_array().at(0).to_number<int>(), word_of(tile->as_array().at(1)));
}

int Scene::castle(std::string_view hex) const {
  const json::object castles = facts_of(position()).at("castles").as_object();
  const json::value* owner = castles.if_contains(hex);
  return owner ? owner->to_number<int>() : -1;
}

std::string Scene::hand(int seat, int viewer) const { return listed(seat_fact(position(), seat, "hand", viewer)); }
std::string Scene::aside(int seat, int viewer) const { return listed(seat_fact(position(), seat, "aside", viewer)); }
int Scene::supply(int seat) const { return seat_fact(position(), seat, "supply").to_number<int>(); }
std::string Scene::supply_tiles(int seat) const { return listed(seat_fact(position(), seat, "bag")); }
std::string Scene::gone(int seat) const { return listed(seat_fact(position(), seat, "gone")); }
std::string Scene::open() const { return listed(facts_of(position()).at("missions")); }
int Scene::deck() const { return facts_of(position()).at("deck").to_number<int>(); }
std::string Scene::fulfilled(int seat) const { return listed(seat_fact(position(), seat, "fulfilled")); }
std::string Scene::doubled(int seat) const { return word_of(seat_fact(position(), seat, "doubled")); }
std::string Scene::secret(int seat, int viewer) const { return word_of(seat_fact(position(), seat, "secret", viewer)); }
std::string Scene::tower(std::string_view id) const {
  const json::object towers = facts_of(position()).at("towers").as_object();
  const json::value* kind = towers.if_contains(id);
  return kind ? word_of(*kind) : "";
}
std::string Scene::reached(int seat) const { return listed(seat_fact(position(), seat, "towers")); }
std::string Scene::pending() const { return listed(facts_of(position()).at("pending")); }

}  // namespace ardri::test::rebirth
