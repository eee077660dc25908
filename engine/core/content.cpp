#include "engine/core/content.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <charconv>
#include <optional>

#include "engine/core/checksum.hpp"
#include "engine/core/json.hpp"

namespace ardri {

namespace {

/// "byte 17", as faults of the JSON reader name a place; or it is the path of a field.
std::optional<std::size_t> byte_in(std::string_view place) {
  constexpr std::string_view word = "byte ";
  if (!place.starts_with(word)) return std::nullopt;
  std::size_t byte = 0;
  std::from_chars(place.data() + word.size(), place.data() + place.size(), byte);
  return byte;
}

Fault placed_on_line(std::size_t line, Fault fault) {
  fault.at = fmt::format("line {}{}{}", line, fault.at.empty() ? "" : ", ", fault.at);
  return fault;
}

}  // namespace

boost::json::value standard_pack(std::string_view game) {
  const auto bytes = standard_content(game);
  return boost::json::parse(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

std::string pack_checksum(const boost::json::value& pack) {
  Checksum sum;
  sum.add(boost::json::serialize(pack));
  return sum.text();
}

ContentOrFault read_content(std::string_view text, ContentOrFault (*read)(const boost::json::value&)) {
  const auto value = read_json(text);
  if (!value) {
    const std::string_view at = value.error().at;
    const auto byte = byte_in(at);
    if (byte) return std::unexpected(placed_on_line(line_of_byte(text, *byte), {value.error().why, "", {}}));
    return std::unexpected(placed_on_line(line_of_byte(text, byte_of_field(text, at)), value.error()));
  }
  auto content = read(*value);
  if (!content)
    return std::unexpected(
        placed_on_line(line_of_byte(text, byte_of_field(text, content.error().at)), content.error()));
  return content;
}

}  // namespace ardri
