// The computer players that can be asked for a move.
#pragma once

#include <span>

#include "engine/core/any_position.hpp"
#include "engine/core/text.hpp"

namespace ardri::protocol {

struct ComputerPlayer {
  std::string_view id;
  Text name;
  Text about;
  /// Requires: `seat` is an actor.
  Action (*choose)(const AnyPosition& position, Seat seat, Random& random);
};

std::span<const ComputerPlayer> computer_players();
std::expected<const ComputerPlayer*, Fault> find_computer_player(std::string_view id);

}  // namespace ardri::protocol
