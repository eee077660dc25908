#include "tests/tumult_royal/scene.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <sstream>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/view.hpp"
#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"

namespace ardri::test::tumult {

namespace {

namespace json = boost::json;
using namespace tumult_royal;

std::vector<std::string> names_in(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

Face face_named(const std::string& name) {
  for (Face face = 0; face < face_count; ++face)
    if (print_face(face) == name) return face;
  ADD_FAILURE() << "no face " << name;
  return 0;
}

Field field_named(std::string_view name) {
  for (Field field = 0; field < tumult_royal::field_count; ++field)
    if (print_field(field) == name) return field;
  ADD_FAILURE() << "no field " << name;
  return 0;
}

void lay(TumultRoyal& position, std::vector<std::string> land) {
  const auto columns = std::size_t(position.components.columns * tile_side);
  if (land.empty()) land.assign(std::size_t(rows), std::string(columns, 'm'));
  EXPECT_EQ(land.size(), std::size_t(rows));
  for (std::size_t row = 0; row < std::size_t(rows); ++row) {
    EXPECT_EQ(land[row].size(), columns);
    for (std::size_t column = 0; column < columns; ++column) {
      const auto kind = std::string_view("mfhvc").find(land[row][column]);
      if (kind == std::string_view::npos) continue;
      const Field field = field_at(int(column), rows - 1 - int(row));
      position.kinds[field] = Kind(kind);
      position.known.add(field);
      const int where = int(column) / tile_side * tile_rows + (rows - 1 - int(row)) / tile_side;
      position.land[std::size_t(where)] = std::uint8_t(where + 1);
    }
  }
}

void take(TumultRoyal& position, const Setting& setting) {
  for (std::size_t seat = 0; seat < setting.taken.size(); ++seat)
    for (const std::string& name : names_in(setting.taken[seat])) {
      const Field field = field_named(name);
      position.own[seat].add(field);
      position.standing[field] = std::uint8_t(statues_on(position.kinds[field]));
      position.statues[seat] = std::uint8_t(position.statues[seat] + position.standing[field]);
    }
  for (std::size_t seat = 0; seat < setting.statues.size(); ++seat)
    position.statues[seat] = std::uint8_t(setting.statues[seat]);
  for (int i = 0; i + 1 < setting.round; ++i) {
    position.chronicle[std::size_t(i)] = 1;
    position.chronicle_statues[std::size_t(i)] = i < single_fields ? 1 : 2;
  }
}

/// Everything lies face up: castles first, then the middle.
void turn_up(TumultRoyal& position, const Setting& setting) {
  position.pool = position.components.tiles;
  std::size_t next = 0;
  const auto put = [&](Face face, Place place) {
    ASSERT_LT(next, std::size_t(most_slots));
    position.slots[next++] = {face, place, 0};
    if (position.pool[face] > 0) --position.pool[face];
  };
  for (std::size_t seat = 0; seat < setting.castles.size(); ++seat)
    for (const std::string& name : names_in(setting.castles[seat])) put(face_named(name), castle_of(int(seat)));
  for (const std::string& name : names_in(setting.middle)) put(face_named(name), in_middle);
  if (setting.middle.empty())
    for (Face face = 0; face < face_count; ++face)
      while (position.pool[face] > 0 && int(next) < position.slot_count()) put(face, in_middle);
  position.all_up = 1;
}

TumultRoyal position_of(const Setting& setting) {
  const Rules rules{setting.players, setting.gambler, setting.live, setting.lifts};
  TumultRoyal position = TumultRoyal::begin(standard_components().for_players[std::size_t(setting.players)], rules);
  position.round = std::uint8_t(setting.round);
  position.supply = supporters_in_all;
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    position.rank[seat] = std::uint8_t(setting.ranks.empty() ? int(seat) + 1 : setting.ranks[seat]);
    position.supporters[seat] = std::uint8_t(setting.supporters.empty() ? 15 : setting.supporters[seat]);
    position.supply = std::uint8_t(position.supply - position.supporters[seat]);
  }
  for (int seat : setting.mercy) position.mercy = std::uint8_t(position.mercy | 1 << seat);
  lay(position, setting.land);
  take(position, setting);
  for (std::size_t good = 0; good < good_count; ++good)
    position.demand[good] = std::uint8_t(setting.demand.empty() ? 3 : setting.demand[good]);
  if (setting.at == At::raid) {
    if (setting.gambler) position.demand = {};
    position.begin_raid();
    return position;
  }
  turn_up(position, setting);
  if (setting.at == At::turned_up && setting.gambler) {
    position.demand = {};
    position.phase = Phase::spins;
  } else if (setting.at == At::turned_up) {
    position.resolve_tumults();
  } else if (setting.at == At::building) {
    position.begin_building();
  } else {
    position.could_build = std::uint8_t((1 << position.players) - 1);  // nobody is consoled but who could not build
    for (std::size_t seat = 0; seat < position.players; ++seat)
      if (!position.can_build(int(seat))) position.could_build = std::uint8_t(position.could_build & ~(1u << seat));
    position.end_building();
  }
  return position;
}

json::object facts_of(const AnyPosition& position, Viewer viewer = Viewer::all_seeing()) {
  return position.view(viewer).facts;
}

json::object seat_of(const AnyPosition& position, int seat) {
  const json::object facts = facts_of(position);
  return facts.at("seats").as_array().at(std::size_t(seat)).as_object();
}

std::string pair_text(const json::value& pair) {
  return fmt::format("{}x{}", pair.as_array().at(0).to_number<int>(), pair.as_array().at(1).to_number<int>());
}

}  // namespace

Scene::Scene(const Setting& setting) : PlayedScene(any_position_of<TumultRoyalGame>(position_of(setting))) {}

Scene Scene::beginning(int players, bool gambler, bool live) {
  const RuleSet& rules = **find_rule_set("tumult-royal");
  Options options = rules.standard_options();
  options.set("players", players).value();
  options.set("gambler", gambler).value();
  options.set("live", live).value();
  return Scene{rules.begin(options)};
}

int Scene::rank(int seat) const { return seat_of(position(), seat).at("rank").to_number<int>(); }
int Scene::supporters(int seat) const { return seat_of(position(), seat).at("supporters").to_number<int>(); }
int Scene::supply() const { return facts_of(position()).at("supply").to_number<int>(); }
int Scene::statues(int seat) const { return seat_of(position(), seat).at("statues").to_number<int>(); }
bool Scene::mercy(int seat) const { return seat_of(position(), seat).at("mercy").as_bool(); }
int Scene::round() const { return facts_of(position()).at("round").to_number<int>(); }

std::string Scene::castle(int seat) const {
  const json::object facts = seat_of(position(), seat);
  std::vector<std::string> faces;
  for (const json::value& tile : facts.at("castle").as_array())
    faces.emplace_back(tile.as_array().at(1).is_null() ? "?" : std::string(tile.as_array().at(1).as_string()));
  std::ranges::sort(faces);
  return fmt::format("{}", fmt::join(faces, " "));
}

std::string Scene::face(int slot, int seat) const {
  const json::object facts = facts_of(position(), Seat{std::uint8_t(seat)});
  const auto shown = [](const json::value& face) {
    return face.is_null() ? std::string("?") : std::string(face.as_string());
  };
  for (const json::value& tile : facts.at("middle").as_array())
    if (tile.as_array().at(0).to_number<int>() == slot) return shown(tile.as_array().at(1));
  for (const json::value& each : facts.at("seats").as_array())
    if (!each.at("hand").is_null() && each.at("hand").to_number<int>() == slot) return shown(each.at("hand_face"));
  return "";
}

std::string Scene::at(std::string_view field) const {
  const json::object facts = facts_of(position());
  const json::value* there = facts.at("fields").as_object().if_contains(field);
  return there ? pair_text(*there) : "";
}

std::string Scene::chronicle(int field) const {
  const json::object facts = facts_of(position());
  const json::array& fields = facts.at("chronicle").as_array();
  return std::size_t(field) <= fields.size() ? pair_text(fields[std::size_t(field - 1)]) : "";
}

}  // namespace ardri::test::tumult
