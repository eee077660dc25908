#include "engine/tumult_royal/advice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/core/any_position_of.hpp"
#include "engine/core/drawing.hpp"
#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"

namespace ardri::tumult_royal {

namespace {

std::string goods_text(const Cost& cost, Language language) {
  std::vector<std::string> goods;
  for (std::size_t good = 0; good < good_count; ++good)
    if (cost[good] != 0) goods.push_back(say(language, "tumult-royal.drawn-goods", good, cost[good]));
  return listed(goods);
}

std::string faces_text(const Tiles& tiles) {
  std::vector<std::string> faces;
  for (Face face = 0; face < face_count; ++face) faces.insert(faces.end(), tiles[face], print_face(face));
  return listed(faces, " ");
}

/// What the field costs the player, and what they could pay with.
std::optional<std::string> price(const TumultRoyal& here, Field field, Language language) {
  if (!here.buildable_fields(here.actor).contains(field)) return std::nullopt;
  const Fields near = here.near_fields(here.actor);
  return say(language, "tumult-royal.drawn-price", print_field(field), here.kinds[field],
             goods_text(here.cost_on(field, near), language), near.contains(field) ? 0 : 1,
             faces_text(here.castle_tiles(here.actor)));
}

std::string tiles_in_middle(const TumultRoyal& here, Language language) {
  std::vector<std::size_t> tiles;
  for (std::size_t i = 0; i < most_slots; ++i)
    if (here.slots[i].place == in_middle) tiles.push_back(i + 1);
  return say(language, "tumult-royal.drawn-in-middle", tiles.size(), fmt::format("{}", fmt::join(tiles, " ")));
}

std::string positions_face_down(const TumultRoyal& here, Language language) {
  std::vector<int> positions;
  for (auto rest = std::uint64_t(here.face_down()); rest; rest = without_lowest_bit(rest))
    positions.push_back(lowest_bit(rest));
  std::vector<std::string> numbers;
  for (int position : positions) numbers.push_back(std::to_string(position + 1));
  return say(language, "tumult-royal.drawn-face-down", listed(numbers), print_field(middle_of(positions.front())));
}

std::optional<std::string> advice_on(const AnyPosition& position, Seat seat, Action action, Rule rule,
                                     Language language) {
  const TumultRoyal* here = concrete<TumultRoyalGame>(position);
  if (!here || !here->actors().contains(seat)) return std::nullopt;
  const Move move = Move::of(action);
  if (rule == Rule("U17") || rule == Rule("U18") || rule == Rule("U19")) return price(*here, move.field, language);
  if (here->phase == Phase::raid && move.kind == MoveKind::lift) return tiles_in_middle(*here, language);
  if (rule == Rule("U24")) return positions_face_down(*here, language);
  return std::nullopt;
}

}  // namespace

const Adviser adviser{nullptr, advice_on};

}  // namespace ardri::tumult_royal
