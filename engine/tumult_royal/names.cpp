// What only the position can name, in events and descriptions: fields, and lists of fields, positions and tiles.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"

namespace ardri::tumult_royal {

namespace {

std::string free_fields_of(const TumultRoyal& here, Kind kind) {
  std::vector<std::string> fields;
  here.free_fields().for_each([&](Field field) {
    if (here.kinds[field] == kind) fields.push_back(print_field(field));
  });
  return fmt::format("{}", fmt::join(fields, " "));
}

std::string positions_face_down(const TumultRoyal& here) {
  std::vector<int> positions;
  for (auto rest = std::uint64_t(here.face_down()); rest; rest = without_lowest_bit(rest))
    positions.push_back(lowest_bit(rest) + 1);
  return fmt::format("{}", fmt::join(positions, " "));
}

/// Tiles that are still in the middle.
std::string tiles_looked_at(const TumultRoyal& here, int seat) {
  std::vector<std::size_t> tiles;
  for (std::size_t i = 0; i < here.slots.size(); ++i)
    if (here.slots[i].place == in_middle && (here.slots[i].seen >> seat & 1)) tiles.push_back(i + 1);
  return fmt::format("{}", fmt::join(tiles, " "));
}

}  // namespace

Name TumultRoyalGame::name(const TumultRoyal& here, std::string_view type, std::int32_t value) {
  if (type == "free") return Name::everywhere(free_fields_of(here, Kind(value)));
  if (type == "face-down") return Name::everywhere(positions_face_down(here));
  if (type == "looked") return Name::everywhere(tiles_looked_at(here, value));
  return Name::everywhere(print_field(Field(value)));
}

}  // namespace ardri::tumult_royal
