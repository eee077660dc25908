// Packs of Rebirth for tests: the map of the tests with something changed, and what is wrong with it.
#pragma once

#include <fmt/format.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "engine/rebirth/game.hpp"

namespace ardri::test::rebirth {

using namespace ardri::rebirth;
namespace json = boost::json;

/// The map of the tests, which is written as a person writes one.
inline std::string map_text() {
  std::ifstream file(ARDRI_SOURCE_DIR "/tests/rebirth/ireland.json");
  return {std::istreambuf_iterator<char>(file), {}};
}

inline json::object pack() { return json::parse(map_text()).as_object(); }

/// What is wrong with a pack: the field and the words; "" if nothing is.
inline std::string fault_at(const json::value& content) {
  const auto board = read_board(content);
  return board ? "" : board.error().at;
}

inline std::string fault_of(const json::value& content) {
  const auto board = read_board(content);
  return board ? "" : board.error().at + ": " + board.error().what();
}

// Changes to a pack

inline json::array& hexes_of(json::object& content) { return content.at("hexes").as_array(); }
inline json::object& hex_of(json::object& content, std::string_view name) {
  for (json::value& hex : hexes_of(content))
    if (hex.at("name").as_string() == name) return hex.as_object();
  throw std::invalid_argument(std::string(name));
}

inline json::object with_hex(std::string_view name, const json::object& fields) {
  json::object content = pack();
  for (const auto& [field, value] : fields) hex_of(content, name)[field] = value;
  return content;
}

/// So many more hexes of a kind, each far from all others.
inline void add_hexes(json::object& content, int count, const json::object& fields) {
  for (int i = 0; i < count; ++i) {
    const auto number = int(hexes_of(content).size());
    json::object hex{{"name", fmt::format("z{}", number)}, {"q", number}, {"r", -400}};
    if (number % 2 == 1) hex["r"] = -402;
    for (const auto& [field, value] : fields)
      hex[field] = value == "*" ? json::value(fmt::format("place {}", number)) : value;
    hexes_of(content).push_back(hex);
  }
}

inline json::object with_hexes(int count, const json::object& fields) {
  json::object content = pack();
  add_hexes(content, count, fields);
  return content;
}

/// The towers' hexes beyond the first so many become cathedrals; the kinds are these.
inline json::object with_towers(std::size_t count, const json::array& kinds) {
  json::object content = pack();
  json::object& towers = content.at("towers").as_object();
  json::array& fields = towers.at("fields").as_array();
  while (fields.size() > count) {
    hex_of(content, fields.back().at("hex").as_string())["kind"] = "cathedral";
    fields.pop_back();
  }
  while (fields.size() < count) {
    add_hexes(content, 1, {{"kind", "tower"}});
    fields.push_back({{"id", fmt::format("t{}", fields.size() + 1)},
                      {"hex", hexes_of(content).back().at("name")},
                      {"name", "a tower"}});
  }
  towers["kinds"] = kinds;
  return content;
}

inline json::array kinds(std::initializer_list<std::pair<std::string_view, int>> counts) {
  json::array list;
  for (const auto& [kind, count] : counts)
    for (int i = 0; i < count; ++i) list.emplace_back(kind);
  return list;
}

inline json::object with_kinds(std::initializer_list<std::pair<std::string_view, int>> counts) {
  json::object content = pack();
  content.at("towers").as_object()["kinds"] = kinds(counts);
  return content;
}

inline json::object with_tiles(const json::object& counts) {
  json::object content = pack();
  for (const auto& [tile, count] : counts) content.at("tiles").as_object()[tile] = count;
  return content;
}

/// Many settlements, and towers that draw them: late in a game most hands hold nothing that fits.
inline json::object crowded() {
  json::object content = with_kinds({{"double", 2}, {"thirteen", 3}, {"extra", 4}, {"draw", 2}});
  content["tiles"] = {{"F", 4}, {"E", 4}, {"S1", 7}, {"S2", 7}, {"S3", 7}, {"S4", 7}};
  return content;
}

inline json::object with_mission(const json::object& fields, std::size_t number = 0) {
  json::object content = pack();
  for (const auto& [field, value] : fields) content.at("missions").at(number).as_object()[field] = value;
  return content;
}

inline json::object with_test(std::string_view test) { return with_mission({{"test", json::parse(test)}}); }

inline json::object without(std::string_view field) {
  json::object content = pack();
  content.erase(field);
  return content;
}

}  // namespace ardri::test::rebirth
