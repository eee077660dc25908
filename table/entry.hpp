// The log is the truth: everything that changes a table is a numbered entry with a time that never goes back. From its
// entries alone any owner continues any table, with the same bytes.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/record.hpp"
#include "table/setting.hpp"

namespace ardri::table {

// Where draws can be verified (docs/fair-draws.md) entries carry what that takes, as 64 hexadecimal digits; else
// nothing.

inline constexpr std::size_t longest_name = 200;  // bytes: of a person, a table, a request's key

struct Opened {
  Setting setting;
  std::string seed_hash{};  // of the seed that the draws of the first game come from
};
struct Seated {
  Seat seat;
  Sitter sitter;
  std::string number_hash{};  // of the number that the person's device brings along
};
struct Left {
  Seat seat;
};
/// Before the game begins, or before something that begins for all at once.
struct Ready {
  Seat seat;
  std::string number{};  // that was announced on sitting down
};
/// The game, or what all were ready for, has begun.
struct Started {};
struct Played {
  Seat seat;
  std::string move;
};
/// The game is again as it was after so many steps; of choices made at once the last ones, of others, are kept.
struct TakenBack {
  Seat seat;  // who wished it
  std::size_t steps;
  std::size_t kept;
};

enum class OfferKind { draw, take_back, end };

struct Offered {
  Seat seat;
  OfferKind offer;
  std::size_t steps, kept;  // of a take-back: as in TakenBack
};
struct Accepted {
  Seat seat;
};
struct Declined {
  Seat seat;
};
struct Withdrawn {
  Seat seat;
};
struct Resigned {
  Seat seat;
};
struct TimeOver {
  Seat seat;
};
struct Paused {};
struct Resumed {};
struct StandInBegun {
  Seat seat;
  std::string player;
};
struct StandInEnded {
  Seat seat;
};

/// Why a game is over.
enum class Cause { played, resigned, time, agreed, broken_off };

struct Over {
  Cause cause;
  std::vector<int> places;  // of every seat, 1 the best; who shares a place has the same; none if broken off
  std::vector<int> scores;  // if it was played to its end
  std::string seed{};       // revealed: where the draws of this game came from
};
struct NextGame {};
struct Closed {
  std::string seed{};  // of a game that was not over
};

using What =
    std::variant<Opened, Seated, Left, Ready, Started, Played, TakenBack, Offered, Accepted, Declined, Withdrawn,
                 Resigned, TimeOver, Paused, Resumed, StandInBegun, StandInEnded, Over, NextGame, Closed>;

struct Entry {
  std::uint64_t number = 0;
  Time time = 0;
  Seat asker = chance_seat;  // who asked for it; the chance seat: the passing of time, or the owner
  std::string key;           // of the request
  What what;
};

/// What an entry is called in a log.
std::string_view name_of(const What& what);
/// {"cause":…,"places":[…],"scores":[…]}
boost::json::object write_result(const Over& over);

/// Whether a text is 32 bytes in lower-case hexadecimal digits, as all that has to do with verifying draws is.
bool is_digest(std::string_view text);

/// One line of JSON, and back; a fault names the field. Who asked, and with which key, is not known to everybody who
/// has a log, and need not be there.
boost::json::object write_entry(const Entry& entry);
std::expected<Entry, Fault> read_entry(const boost::json::value& value, const FindRuleSet& find);

/// A whole log, as it is handed on: an entry a line. A fault names the line.
std::expected<std::vector<Entry>, Fault> read_log(std::string_view text, const FindRuleSet& find);

}  // namespace ardri::table
