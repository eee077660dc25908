#include "protocol/computer_players.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/core/quoted.hpp"

namespace ardri::protocol {

namespace {

constexpr std::array<ComputerPlayer, 1> players{{
    {"random",
     {{"Random", "Zufall", "Caso"}},
     {{"plays any legal move, each as likely as the other",
       "spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich",
       "gioca una mossa permessa qualsiasi, tutte con la stessa probabilità"}},
     [](const AnyPosition& position, Seat seat, Random& random) { return position.random_action(seat, random); }},
}};

}  // namespace

std::span<const ComputerPlayer> computer_players() { return players; }

std::expected<const ComputerPlayer*, Fault> find_computer_player(std::string_view id) {
  const auto found = std::ranges::find(players, id, &ComputerPlayer::id);
  if (found != players.end()) return &*found;
  return std::unexpected(
      Fault{fmt::format("there is no computer player {}; there is \"random\"", quoted(id)), "bot", {}});
}

}  // namespace ardri::protocol
