// Components that a rulebook does not print (cards, tiles, maps) are data: content packs. A rule set reads its own
// kind.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"

namespace ardri {

/// A pack that was read and found good; each game has its own kind.
struct Content {
  std::string source;  // as JSON on one line, for records

  virtual ~Content() = default;
};

/// A pack or what is wrong with it; a fault names the field, as in cards[3].place[0].
using ContentOrFault = std::expected<std::shared_ptr<const Content>, Fault>;

/// The pack that a game is played with if no other is given: content/<game>/standard.json, as it was when the program
/// was built.
std::span<const unsigned char> standard_content(std::string_view game);
boost::json::value standard_pack(std::string_view game);

/// Tells packs apart in records.
std::string pack_checksum(const boost::json::value& pack);

/// A pack as JSON text, read with the rule set's own reader; a fault names line and field.
ContentOrFault read_content(std::string_view text, ContentOrFault (*read)(const boost::json::value&));

}  // namespace ardri
