#include "engine/tara/picture.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "engine/tara/notation.hpp"
#include "engine/tara/seating.hpp"

namespace ardri::tara {

std::vector<Hills> kingdoms_of(const Picture& picture, std::size_t colour) {
  std::vector<Hills> kingdoms;
  for (Hills rest = picture.forts[colour]; rest != 0;)
    kingdoms.push_back(take_group(rest, [&](Hills group) {
      return picture.bridges_alone_link ? across_bridges(group, picture.rank_bridges, picture.file_bridges)
                                        : neighbours(group);
    }));
  return kingdoms;
}

int bridges_used(const Picture& picture, std::size_t colour) {
  return count_bits(picture.rank_bridges & picture.forts[colour]) +
         count_bits(picture.file_bridges & picture.forts[colour]);
}

namespace {

namespace json = boost::json;

constexpr std::array<const char*, 5> phase_names{"play", "placing", "manoeuvres", "battle", "over"};
constexpr std::array<const char*, 2> colour_names{"red", "blue"};

json::array names(Hills set) {
  json::array array;
  for (const std::string& name : print_hills(set)) array.emplace_back(name);
  return array;
}

json::array bridge_names(const Picture& picture) {
  json::array array;
  for (Hill low = 0; low < 64; ++low) {
    if (picture.rank_bridges & set_of(low))
      array.emplace_back(print_hill(low) + "-" + print_hill(Hill(low + rank_step)));
    if (picture.file_bridges & set_of(low))
      array.emplace_back(print_hill(low) + "-" + print_hill(Hill(low + file_step)));
  }
  return array;
}

json::array kingdom_names(const Picture& picture, std::size_t colour) {
  json::array array;
  for (Hills kingdom : kingdoms_of(picture, colour)) array.push_back(names(kingdom));
  return array;
}

/// Single ringforts of either colour that are besieged (T1).
Hills besieged(const Picture& picture) {
  if (!picture.sieges_count) return 0;
  return (picture.forts[0] & besieged_by(picture.forts[1])) | (picture.forts[1] & besieged_by(picture.forts[0]));
}

/// Ringforts of either colour that one more enemy ringfort would besiege: hints tell of them before it happens (T1).
Hills threatened(const Picture& picture) {
  if (!picture.sieges_count) return 0;
  const Hills vacant = all_hills & ~(picture.forts[0] | picture.forts[1]);
  Hills set = 0;
  for (Hills rest = vacant; rest != 0; rest = without_lowest_bit(rest)) {
    const Hills hill = set_of(Hill(lowest_bit(rest)));
    for (std::size_t colour : {0u, 1u}) set |= picture.forts[colour] & besieged_by(picture.forts[1 - colour] | hill);
  }
  return set & ~besieged(picture);
}

/// The order of priority of every hill the player to move might play (S6); those of none are left out.
json::object priorities(const Picture& picture) {
  json::object object;
  if (!picture.by_priority) return object;
  const auto me = std::size_t(colour_of(picture.turn));
  const Hills vacant = all_hills & ~(picture.forts[0] | picture.forts[1]);
  const Hills targets = vacant | (picture.forts[1 - me] & besieged_by(picture.forts[me]));
  for (Hills rest = targets & picture.area; rest != 0; rest = without_lowest_bit(rest)) {
    const auto h = Hill(lowest_bit(rest));
    if (const int priority = priority_of(h, picture.forts[me])) object[print_hill(h)] = priority;
  }
  return object;
}

/// The qualified rows that can be built in, named by file for Red and by rank for Blue (P2).
json::array qualified_row_names(const Picture& picture) {
  json::array array;
  const Hills vacant = all_hills & ~(picture.forts[0] | picture.forts[1]);
  const int colour = colour_of(picture.turn);
  for (int number = 0; number < files; ++number) {
    const Hills row = PoisonedChaliceRules::row(colour, number);
    if ((row & ~picture.qualified_rows) == 0 && (row & vacant))
      array.emplace_back(std::string(1, char((colour == 0 ? 'A' : '1') + number)));
  }
  return array;
}

json::array tally_lines(const Tally& tally) {
  json::array array;
  for (const TallyLine& line : tally)
    array.push_back({{"colour", colour_names[std::size_t(line.colour)]},
                     {"reason", reason_names[std::size_t(line.reason)]},
                     {"points", line.points}});
  return array;
}

json::object facts_of(const Picture& picture) {
  json::object facts{{"phase", phase_names[std::size_t(picture.phase)]},
                     {"expects", expectation_names[std::size_t(picture.expects)]},
                     {"turn", picture.phase == Phase::over ? json::value(nullptr) : json::value(picture.turn)},
                     {"last_turn", picture.last_turn}};
  for (std::size_t colour : {0u, 1u}) facts[colour_names[colour]] = names(picture.forts[colour]);
  facts["red_kings"] = names(picture.kings[0]);
  facts["blue_kings"] = names(picture.kings[1]);
  facts["bridges"] = bridge_names(picture);
  for (std::size_t colour : {0u, 1u})
    facts[fmt::format("{}_count", colour_names[colour])] =
        json::object{{"kingdoms", int(kingdoms_of(picture, colour).size())},
                     {"territory", count_bits(picture.forts[colour])},
                     {"bridges", bridges_used(picture, colour)},
                     {"kings_taken", picture.kings_taken[colour]}};
  for (std::size_t colour : {0u, 1u})
    facts[fmt::format("{}_kingdoms", colour_names[colour])] = kingdom_names(picture, colour);
  facts["besieged"] = names(besieged(picture));
  facts["threatened"] = names(threatened(picture));
  facts["area"] = names(picture.phase == Phase::over ? 0 : picture.area);
  facts["priorities"] = priorities(picture);
  facts["qualified_rows"] = qualified_row_names(picture);
  facts["quiet_turns"] = picture.quiet_turns;
  facts["quiet_turns_to_end"] = picture.quiet_turns_to_end;
  facts["aim"] = reason_names[std::size_t(picture.aim)];
  facts["tally"] = tally_lines(picture.tally);
  return facts;
}

}  // namespace

void link_all(Picture& picture) {
  for (Hills forts : picture.forts) {
    picture.rank_bridges |= forts & forts >> rank_step;
    picture.file_bridges |= forts & forts >> file_step;
  }
}

View view_of(const Picture& picture) { return {facts_of(picture)}; }

}  // namespace ardri::tara
