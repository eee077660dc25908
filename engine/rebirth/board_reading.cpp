// A board from a content file: everything it says is checked here, so that the rules need not ask.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "engine/core/pack_reader.hpp"
#include "engine/core/quoted.hpp"
#include "engine/rebirth/board.hpp"

namespace ardri::rebirth {

namespace {

namespace json = boost::json;

using Names = std::initializer_list<std::string_view>;
using Translations = std::array<std::string, language_codes.size()>;

/// "t1" and the like, which no hex may be called.
bool looks_like(char letter, std::string_view name) {
  return name.size() > 1 && name.size() <= 4 && name[0] == letter && name[1] != '0' &&
         name.find_first_not_of("0123456789", 1) == name.npos;
}

class BoardReader {
 public:
  explicit BoardReader(const json::value& content) : out_(std::make_shared<Board>()) {
    const json::object& object = in_.object(&content, "", R"({"hexes":[…],"castles":[…],"towers":{…},…})");
    static constexpr std::array<std::string_view, 7> groups{"hexes", "castles",  "blarney",       "towers",
                                                            "tiles", "missions", "offshore_bonus"};
    std::vector<std::string_view> fields{"game", "name", "provenance"};
    fields.insert(fields.end(), groups.begin(), groups.end());
    in_.only(object, fields, "");
    in_.head(object, "rebirth-ireland");
    read_hexes(object.if_contains("hexes"));
    if (in_.good()) derive_neighbours();
    if (in_.good()) check_areas();
    read_castles(object.if_contains("castles"), object.if_contains("blarney"));
    read_towers(object.if_contains("towers"));
    if (in_.good()) derive_sites();
    read_tiles(object.if_contains("tiles"));
    if (in_.good()) check_room();
    read_missions(object.if_contains("missions"));
    out_->offshore_bonus = in_.number(object.if_contains("offshore_bonus"), 0, 20, "offshore_bonus");
    in_.provenance(object.if_contains("provenance"), groups);
    if (!in_.good()) return;
    derive_most_regions();
    out_->source = json::serialize(content);
  }

  std::expected<std::shared_ptr<const Board>, Fault> result() const {
    if (in_.fault()) return std::unexpected(*in_.fault());
    return out_;
  }

 private:
  void only(const json::object& object, Names names, const std::string& at) {
    in_.only(object, std::span(names.begin(), names.size()), at);
  }

  // Hexes

  void read_hexes(const json::value* value) {
    for (const json::value& hex : in_.list(value, 1, most_hexes, "hexes")) {
      const std::string at = fmt::format("hexes[{}]", out_->hex_count);
      read_hex(in_.object(&hex, at, R"({"name":"d7","q":3,"r":4,"kind":"food"})"), Hex(out_->hex_count), at);
      if (!in_.good()) return;
      ++out_->hex_count;
    }
    if (const int count = out_->neutral.size(); count != neutral_tiles)
      in_.fail("hexes", "rebirth.neutral-count", count, neutral_tiles);
  }

  void read_hex(const json::object& object, Hex hex, const std::string& at) {
    only(object, {"name", "q", "r", "kind", "area", "neutral", "province", "place", "tags"}, at);
    read_name(in_.text(object.if_contains("name"), at + ".name"), at + ".name");
    const int q = in_.number(object.if_contains("q"), -500, 500, at + ".q");
    const int r = in_.number(object.if_contains("r"), -500, 500, at + ".r");
    if (!here_.emplace(std::pair(q, r), hex).second) in_.fail(at, "rebirth.place-taken", q, r);
    out_->axial.push_back({q, r});
    const Kind kind = Kind(in_.word(object.if_contains("kind"), kind_names, at + ".kind"));
    out_->kinds[hex] = kind;
    make_room(hex, kind);
    read_area(object.if_contains("area"), hex, at + ".area");
    if (const json::value* name = object.if_contains("province")) {
      const auto province = numbered(name, out_->province_names, out_->provinces, most_provinces, at + ".province");
      if (province != nowhere) out_->provinces[province].add(hex);
    }
    if (const json::value* place = object.if_contains("place")) in_.text(place, at + ".place");
    read_neutral(object.if_contains("neutral"), hex, at + ".neutral");
    read_tags(object.if_contains("tags"), hex, at + ".tags");
  }

  void read_name(const std::string& name, const std::string& at) {
    const bool plain = name.size() <= 8 && !name.empty() && name[0] >= 'a' && name[0] <= 'z' &&
                       name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == name.npos;
    if (!plain || looks_like('t', name) || looks_like('m', name)) in_.fail(at, "rebirth.hex-name", within_quotes(name));
    if (std::ranges::find(out_->hex_names, name) != out_->hex_names.end())
      in_.fail(at, "rebirth.hex-there", within_quotes(name));
    out_->hex_names.push_back(name);
  }

  void make_room(Hex hex, Kind kind) {
    const auto takes = [&](Sort sort) { out_->room[std::size_t(sort)].add(hex); };
    if (kind == Kind::food || kind == Kind::blank || kind == Kind::offshore_food) takes(Sort::food);
    if (kind == Kind::energy || kind == Kind::blank || kind == Kind::offshore_energy) takes(Sort::energy);
    if (kind == Kind::settlement) takes(Sort::settlement);
    if (kind == Kind::offshore_food || kind == Kind::offshore_energy) out_->offshore.add(hex);
  }

  void read_area(const json::value* value, Hex hex, const std::string& at) {
    out_->area[hex] = nowhere;
    if (out_->kinds[hex] != Kind::settlement) {
      if (value) in_.fail(at, "rebirth.area-only");
      return;
    }
    const std::uint8_t area = numbered(value, out_->area_names, out_->areas, most_areas, at);
    if (area == nowhere) return;
    out_->area[hex] = area;
    out_->areas[area].add(hex);
    if (++out_->area_size[area] > largest_area)
      in_.fail(at, "rebirth.area-large", within_quotes(out_->area_names[area]), largest_area);
  }

  /// The number of a name, a new one if it was not there before.
  std::uint8_t numbered(const json::value* value, std::vector<std::string>& names, std::vector<HexSet>& sets, int most,
                        const std::string& at) {
    const std::string name = in_.text(value, at);
    const auto found = std::ranges::find(names, name);
    if (found != names.end()) return std::uint8_t(found - names.begin());
    if (int(names.size()) == most) in_.fail(at, "rebirth.too-many", within_quotes(name), most);
    if (!in_.good()) return nowhere;
    names.push_back(name);
    sets.emplace_back();
    return std::uint8_t(names.size() - 1);
  }

  bool takes_tiles(Hex hex) const {
    return std::ranges::any_of(out_->room, [&](const HexSet& room) { return room.contains(hex); });
  }

  void read_neutral(const json::value* value, Hex hex, const std::string& at) {
    if (!in_.flag(value, at)) return;
    if (!takes_tiles(hex)) in_.fail(at, "rebirth.no-tile-here");
    out_->neutral.add(hex);
  }

  void read_tags(const json::value* value, Hex hex, const std::string& at) {
    if (!value) return;
    const json::array& tags = in_.list(value, 0, 16, at);
    for (std::size_t i = 0; i < tags.size(); ++i) tagged_[in_.text(&tags[i], fmt::format("{}[{}]", at, i))].add(hex);
  }

  void derive_neighbours() {
    static constexpr std::array<std::array<int, 2>, 6> directions{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}}};
    for (int hex = 0; hex < out_->hex_count; ++hex) {
      Beside& beside = out_->beside[std::size_t(hex)];
      const auto [q, r] = out_->axial[std::size_t(hex)];
      for (const auto& [dq, dr] : directions)
        if (const auto there = here_.find({q + dq, r + dr}); there != here_.end() && takes_tiles(there->second))
          beside.hexes[beside.count++] = there->second;
    }
  }

  /// An area hangs together.
  void check_areas() {
    for (std::size_t area = 0; area < out_->areas.size(); ++area) {
      const HexSet& all = out_->areas[area];
      HexSet reached;
      reached.add(all.nth(0));
      for (int i = 0; i < largest_area; ++i)
        all.for_each([&](Hex hex) {
          for (Hex other : out_->beside[hex].all())
            if (reached.contains(other)) reached.add(hex);
        });
      if (reached != all) in_.fail("hexes", "rebirth.area-pieces", within_quotes(out_->area_names[area]));
    }
  }

  /// A hex of a kind that is called so.
  Hex hex_called(const json::value* value, Kind kind, const std::string& at) {
    const std::string name = in_.text(value, at);
    const auto found = std::ranges::find(out_->hex_names, name);
    const auto hex = Hex(found - out_->hex_names.begin());
    if (found != out_->hex_names.end() && out_->kinds[hex] == kind) return hex;
    in_.fail(at, kind == Kind::castle ? EventKind("rebirth.no-castle") : EventKind("rebirth.no-tower-hex"),
             within_quotes(name));
    return 0;
  }

  void need_all_of(Kind kind, std::size_t listed, const std::string& at) {
    const auto there = std::size_t(std::count(out_->kinds.begin(), out_->kinds.begin() + out_->hex_count, kind));
    if (there != listed) in_.fail(at, "rebirth.listed", listed, there);
  }

  // Castles and towers

  void read_castles(const json::value* value, const json::value* blarney) {
    for (const json::value& castle : in_.list(value, 1, most_castles, "castles")) {
      const std::size_t number = out_->castle_names.size();
      const std::string at = fmt::format("castles[{}]", number);
      const json::object& object = in_.object(&castle, at, R"({"hex":"w5","name":"Blarney Castle"})");
      only(object, {"hex", "name"}, at);
      const Hex hex = hex_called(object.if_contains("hex"), Kind::castle, at + ".hex");
      put(out_->castle_hex, number, hex, at + ".hex");
      out_->castle_names.push_back(in_.text(object.if_contains("name"), at + ".name"));
    }
    need_all_of(Kind::castle, out_->castle_names.size(), "castles");
    const Hex hex = hex_called(blarney, Kind::castle, "blarney");
    out_->blarney = int(std::ranges::find(out_->castle_hex, hex) - out_->castle_hex.begin());
  }

  template <class Hexes>
  void put(Hexes& hexes, std::size_t number, Hex hex, const std::string& at) {
    const auto end = hexes.begin() + std::ptrdiff_t(number);
    if (in_.good() && std::find(hexes.begin(), end, hex) != end)
      in_.fail(at, "rebirth.hex-twice", within_quotes(out_->hex_names[hex]));
    hexes[number] = hex;
  }

  /// "t1" and the like: a letter and a number, and not twice.
  std::string read_id(const json::value* value, char letter, const std::vector<std::string>& others,
                      const std::string& at) {
    const std::string id = in_.text(value, at);
    if (!looks_like(letter, id)) in_.fail(at, "rebirth.no-id", within_quotes(id), std::string(1, letter));
    if (std::ranges::find(others, id) != others.end()) in_.fail(at, "rebirth.id-twice", within_quotes(id));
    return id;
  }

  void read_towers(const json::value* value) {
    const json::object& towers = in_.object(value, "towers", R"({"fields":[…],"kinds":[…],"tara":"t5"})");
    only(towers, {"fields", "kinds", "tara"}, "towers");
    for (const json::value& field : in_.list(towers.if_contains("fields"), 5, most_towers, "towers.fields")) {
      const std::size_t number = out_->tower_ids.size();
      const std::string at = fmt::format("towers.fields[{}]", number);
      const json::object& object = in_.object(&field, at, R"({"id":"t1","hex":"a6","name":"Tory Island"})");
      only(object, {"id", "hex", "name"}, at);
      put(out_->tower_hex, number, hex_called(object.if_contains("hex"), Kind::tower, at + ".hex"), at + ".hex");
      out_->tower_ids.push_back(read_id(object.if_contains("id"), 't', out_->tower_ids, at + ".id"));
      out_->tower_names.push_back(in_.text(object.if_contains("name"), at + ".name"));
    }
    need_all_of(Kind::tower, out_->tower_ids.size(), "towers.fields");
    read_tower_kinds(towers.if_contains("kinds"));
    const std::string tara = in_.text(towers.if_contains("tara"), "towers.tara");
    out_->tara = int(std::ranges::find(out_->tower_ids, tara) - out_->tower_ids.begin());
    if (out_->tara == int(out_->tower_ids.size())) in_.fail("towers.tara", "rebirth.no-tower", within_quotes(tara));
  }

  void read_tower_kinds(const json::value* value) {
    const std::size_t count = out_->tower_ids.size();
    const json::array& list = in_.list(value, count, count, "towers.kinds");
    for (std::size_t i = 0; i < list.size(); ++i)
      ++out_->kinds_of_towers[in_.word(&list[i], tower_kind_names, fmt::format("towers.kinds[{}]", i))];
    const auto of = [&](TowerKind kind) { return int(out_->kinds_of_towers[std::size_t(kind)]); };
    if (of(TowerKind::doubler) != 2 || of(TowerKind::thirteen) != 3) in_.fail("towers.kinds", "rebirth.pair-towers");
    if (of(TowerKind::mission) > 1) in_.fail("towers.kinds", "rebirth.mission-towers");
    if (of(TowerKind::extra) > set_aside_each) in_.fail("towers.kinds", "rebirth.extra-towers", set_aside_each);
  }

  /// Hexes next to castles and towers, both ways round.
  void derive_sites() {
    std::map<Hex, std::size_t> castle, tower;
    for (std::size_t i = 0; i < out_->castle_names.size(); ++i) castle[out_->castle_hex[i]] = i;
    for (std::size_t i = 0; i < out_->tower_ids.size(); ++i) tower[out_->tower_hex[i]] = i;
    out_->castles.resize(castle.size());
    out_->towers.resize(tower.size());
    for (const auto& [hex, number] : castle)
      for (Hex other : out_->beside[hex].all()) {
        out_->castles[number].add(other);
        out_->beside[other].castles = Numbers(out_->beside[other].castles | 1u << number);
      }
    for (const auto& [hex, number] : tower)
      for (Hex other : out_->beside[hex].all()) {
        out_->towers[number].add(other);
        out_->beside[other].towers = Numbers(out_->beside[other].towers | 1u << number);
      }
  }

  void derive_most_regions() {
    for (std::size_t over = 0; over < over_names.size(); ++over)
      for (int hex = 0; hex < out_->hex_count; ++hex) {
        const auto number = std::ranges::count_if(out_->regions(Over(over)),
                                                  [&](const HexSet& region) { return region.contains(Hex(hex)); });
        out_->most_regions[over] = std::max(out_->most_regions[over], std::uint8_t(number));
      }
  }

  // Tiles

  void read_tiles(const json::value* value) {
    const json::object& tiles = in_.object(value, "tiles", R"({"F":12,"E":12,"S1":3,"S2":3,"S3":3,"S4":3})");
    in_.only(tiles, tile_names, "tiles");
    for (std::size_t i = 0; i < tile_kinds; ++i) {
      const std::string name(tile_names[i]);
      out_->tiles[Tile(i)] = std::uint8_t(in_.number(tiles.if_contains(name), 0, 36, "tiles." + name));
    }
    const Tiles out = taken_out_with_four;
    for (std::size_t i = 0; i < tile_kinds; ++i)
      if (out_->tiles[Tile(i)] < out[Tile(i)]) in_.fail("tiles", "rebirth.tiles-out", out[Tile(i)], tile_names[i]);
    const int least = out.size() + set_aside_each + 1;
    constexpr int most = 72;
    if (out_->tiles.size() < least || out_->tiles.size() > most)
      in_.fail("tiles", "rebirth.tile-count", out_->tiles.size(), least, most);
  }

  /// Three players can lay all that they have, if they have the usual tiles; others may fit nowhere (B7).
  void check_room() {
    const auto& room = out_->room;
    need_room(RoomFor::settlements, room[2].size(), 36);
    need_room(RoomFor::food, room[0].size(), 36);
    need_room(RoomFor::energy, room[1].size(), 36);
    need_room(RoomFor::farms, (room[0] | room[1]).size(), 72);
  }

  /// In the order of the ledger's words.
  enum class RoomFor { settlements, food, energy, farms };

  void need_room(RoomFor what, int there, int needed) {
    if (there < needed) in_.fail("hexes", "rebirth.no-room", there, what, needed);
  }

  // Missions

  void read_missions(const json::value* value) {
    const json::array& list = in_.list(value, mission_count, mission_count, "missions");
    for (std::size_t i = 0; i < list.size() && in_.good(); ++i) {
      const std::string at = fmt::format("missions[{}]", i);
      const json::object& object =
          in_.object(&list[i], at, R"({"id":"m1","test":{"type":"castles","least":5},"first":9,"later":7})");
      only(object, {"id", "test", "first", "later", "name", "text"}, at);
      out_->mission_ids.push_back(read_id(object.if_contains("id"), 'm', out_->mission_ids, at + ".id"));
      Mission& mission = out_->missions[i];
      mission.test = read_test(in_.object(object.if_contains("test"), at + ".test", R"({"type":"castles","least":5})"),
                               at + ".test");
      mission.first = std::uint8_t(in_.number(object.if_contains("first"), 0, 99, at + ".first"));
      mission.later = std::uint8_t(in_.number(object.if_contains("later"), 0, 99, at + ".later"));
      if (mission.later > mission.first) in_.fail(at + ".later", "rebirth.later-more", mission.later, mission.first);
      const Translations name = read_words(object.if_contains("name"), at + ".name");
      const Translations text = read_words(object.if_contains("text"), at + ".text");
      const std::string& id = out_->mission_ids.back();
      out_->mission_texts.push_back(text);
      out_->mission_names.push_back(!name[0].empty() ? name : !text[0].empty() ? text : Translations{id, id, id});
      out_->mission_tasks.push_back(!text[0].empty() ? text : out_->mission_names.back());
    }
  }

  MissionTest read_test(const json::object& object, const std::string& at) {
    MissionTest test;
    test.type = TestType(in_.word(object.if_contains("type"), test_names, at + ".type"));
    test.least = std::uint8_t(in_.number(object.if_contains("least"), 1, 99, at + ".least"));
    const auto over = [&](const char* name) {
      test.over = Over(in_.word(object.if_contains(name), over_names, at + "." + name));
    };
    const auto number = [&](const char* name) {
      test.number = std::uint8_t(in_.number(object.if_contains(name), 1, 72, at + "." + name));
    };
    if (test.type != TestType::castles && test.type != TestType::houses)
      test.of = Of(in_.word(object.if_contains("of"), of_names, at + ".of"));
    switch (test.type) {
      case TestType::tiles:
        only(object, {"type", "least", "of", "on"}, at);
        test.on = read_on(object.if_contains("on"), at + ".on");
        break;
      case TestType::groups: only(object, {"type", "least", "of", "size"}, at), number("size"); break;
      case TestType::spread:
        only(object, {"type", "least", "of", "over", "each"}, at), over("over"), number("each");
        break;
      case TestType::link: only(object, {"type", "least", "of", "to"}, at), over("to"); break;
      default: only(object, {"type", "least"}, at);
    }
    return test;
  }

  /// Hexes whose province, kind or tag is called so; all if nothing is said.
  HexSet read_on(const json::value* value, const std::string& at) {
    HexSet hexes;
    const std::string name = value ? in_.text(value, at) : "";
    if (const auto tag = tagged_.find(name); tag != tagged_.end()) hexes = tag->second;
    for (int i = 0; i < out_->hex_count; ++i) {
      const auto hex = Hex(i);
      if (!value || kind_names[std::size_t(out_->kinds[hex])] == name) hexes.add(hex);
    }
    for (std::size_t i = 0; i < out_->provinces.size(); ++i)
      if (out_->province_names[i] == name) hexes = hexes | out_->provinces[i];
    if (hexes.empty()) in_.fail(at, "rebirth.no-hexes", within_quotes(name));
    return hexes;
  }

  /// Translations in the three languages, if there are any; the English ones where a language has none.
  Translations read_words(const json::value* value, const std::string& at) {
    if (!value) return {};
    const json::object& words = in_.object(value, at, R"({"en":"…","de":"…","it":"…"})");
    only(words, {"en", "de", "it"}, at);
    const std::string english = in_.text(words.if_contains("en"), at + ".en");
    Translations out;
    for (std::size_t i = 0; i < out.size(); ++i) {
      const json::value* text = words.if_contains(language_codes[i]);
      out[i] = text ? in_.text(text, fmt::format("{}.{}", at, language_codes[i])) : english;
    }
    return out;
  }

  pack::Reader in_;
  std::shared_ptr<Board> out_;
  std::map<std::pair<int, int>, Hex> here_;  // by axial coordinates
  std::map<std::string, HexSet> tagged_;
};

}  // namespace

std::expected<std::shared_ptr<const Board>, Fault> read_board(const json::value& content) {
  return BoardReader(content).result();
}

}  // namespace ardri::rebirth
