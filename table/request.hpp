// What somebody at a table asks for. A request carries a key of its own, so that sending it twice does it once.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "table/entry.hpp"

namespace ardri::table {

/// The owner of the table asks for these on behalf of whoever may.
struct Sit {
  Seat seat;
  Sitter sitter;
  std::string number_hash{};  // where draws can be verified: of the number that the person's device brings along
};
struct Leave {};
struct BeReady {
  std::string number{};  // that was announced on sitting down; the owner has made sure that it is the one
};
struct Start {};
/// Several steps of one turn, all or none. `question` is the number under which the seat was asked; one that has been
/// answered or taken back since is stale, whatever else happened meanwhile does not matter.
struct Move {
  std::uint64_t question;
  std::vector<std::string> moves;
};
/// Back to one's last decision; at once where it is free, else offered to those concerned.
struct TakeBack {};
struct Offer {
  OfferKind offer;
};
struct Accept {};
struct Decline {};
struct Withdraw {};
struct Resign {};
struct Pause {};
struct Resume {};
/// A computer player plays for an absent person, until they return.
struct BeginStandIn {
  std::string player;
};
struct EndStandIn {};
struct GoOn {};  // to the next game of the match
struct Close {};
/// Time has passed: what was to happen by now happens.
struct Wake {};

using Ask = std::variant<Sit, Leave, BeReady, Start, Move, TakeBack, Offer, Accept, Decline, Withdraw, Resign, Pause,
                         Resume, BeginStandIn, EndStandIn, GoOn, Close, Wake>;

struct Request {
  std::string key;
  Seat seat;  // for whom it is; the owner has made sure that whoever asks may
  Ask ask;
};

}  // namespace ardri::table
