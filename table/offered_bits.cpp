#include "table/offered_bits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json_fields.hpp"
#include "table/desk_reading.hpp"

namespace ardri::table {

namespace json = boost::json;

namespace {

/// Sixteen hexadecimal digits, the highest first.
bool read_digits(const json::value& value, std::uint64_t& bits) {
  if (!value.is_string() || value.get_string().size() != 16) return false;
  for (char letter : value.get_string()) {
    const std::size_t digit = std::string_view("0123456789abcdef").find(letter);
    if (digit == std::string_view::npos) return false;
    bits = bits << 4 | digit;
  }
  return true;
}

bool read_offer(const json::value& value, OfferedBits::Attempt& attempt, std::uint64_t& bits) {
  if (!value.is_array() || value.get_array().size() != 4) return false;
  const json::array& list = value.get_array();
  for (std::size_t i = 0; i < attempt.size(); ++i) {
    if (!list[i].is_int64() || list[i].get_int64() < 0) return false;
    attempt[i] = std::uint64_t(list[i].get_int64());
  }
  return read_digits(list[3], bits);
}

}  // namespace

std::expected<OfferedBits, Fault> OfferedBits::read(const json::object& request) {
  OfferedBits offered;
  if (!request.contains("bits")) return offered;
  const auto list = read_list(request, "bits");
  if (!list) return std::unexpected(list.error());
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    Attempt attempt;
    std::uint64_t bits = 0;
    if (!read_offer((**list)[i], attempt, bits)) {
      const std::string at = fmt::format("bits[{}]", i);
      return std::unexpected(Fault::of("fault.field-needed", at, at, JsonFields::Form::bits));
    }
    offered.offers_[attempt] = bits;
  }
  return offered;
}

std::uint64_t OfferedBits::bits(std::uint64_t draw, std::uint32_t attempt) {
  const Attempt wanted{game_, draw, attempt};
  const auto found = offers_.find(wanted);
  if (found != offers_.end()) return found->second;
  wants_.push_back(wanted);
  return 0;  // is always some outcome, so the log is played on
}

json::object verify(std::span<const Entry> log, OfferedBits offered) {
  const Verification verification = verify(log, [&](std::size_t game) -> Draws& { return offered.of_game(game); });
  json::array list;
  for (const auto& [game, draw, attempt] : offered.wants()) list.push_back({game, draw, attempt});
  if (!list.empty()) return {{"wants", std::move(list)}};
  for (const auto& [entry, draw, drawn, due] : verification.draws)
    if (drawn != due) list.push_back({{"entry", entry}, {"draw", draw}, {"drawn", drawn}, {"due", due}});
  json::object answer{{"right", verification.is_right()}, {"verdict", write_happening(verification.verdict())}};
  answer["draws"] = std::move(list);
  return answer;
}

}  // namespace ardri::table
