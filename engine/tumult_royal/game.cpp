#include "engine/tumult_royal/game.hpp"

#include "engine/tumult_royal/notation.hpp"

namespace ardri::tumult_royal {

TumultRoyal TumultRoyalGame::begin(const Options& options) {
  const auto* content = static_cast<const ComponentsContent*>(options.content.get());
  const Rules rules{options["players"], options["gambler"] != 0, options["live"] != 0, options["lifts"]};
  return TumultRoyal::begin((content ? *content : standard_components()).for_players[std::size_t(rules.players)],
                            rules);
}

std::string TumultRoyalGame::print(const TumultRoyal&, Action action) { return print_move(Move::of(action)); }

std::expected<Action, Fault> TumultRoyalGame::parse(const TumultRoyal&, std::string_view text) {
  const auto move = parse_move(text);
  if (!move) return std::unexpected(move.error());
  return move->action();
}

Name TumultRoyalGame::name(const TumultRoyal&, std::string_view, std::int32_t value) {
  return Name::everywhere(print_field(Field(value)));
}

bool TumultRoyalGame::is_secret(const TumultRoyal& before, Step, Viewer viewer) {
  if (before.phase != Phase::face) return false;
  for (std::uint8_t seat = 0; seat < before.players; ++seat)
    if (before.slots[before.slot].place == hand_of(seat)) return !viewer.sees(Seat{seat});
  return false;
}

}  // namespace ardri::tumult_royal
