#include "engine/core/request_fields.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>

namespace ardri {

namespace json = boost::json;

std::expected<std::string_view, Fault> read_text(const json::object& request, const char* field) {
  const json::value* value = request.if_contains(field);
  if (!value) return std::unexpected(Fault::of("fault.field-missing", field, field));
  if (!value->is_string()) return std::unexpected(Fault::of("fault.field-text", field, field));
  return std::string_view(value->get_string());
}

std::expected<bool, Fault> read_flag(const json::object& request, const char* field) {
  const json::value* value = request.if_contains(field);
  if (!value) return false;
  if (!value->is_bool()) return std::unexpected(Fault::of("fault.field-flag", field, field));
  return value->get_bool();
}

std::expected<Viewer, Fault> read_viewer(const json::object& request, int seats) {
  const json::value* as = request.if_contains("as");
  if (!as || *as == "public") return Viewer::onlooker();
  if (*as == "all") return Viewer::all_seeing();
  if (!as->is_int64() || as->get_int64() < 0 || as->get_int64() >= seats)
    return std::unexpected(Fault::of("fault.field-viewer", "as", seats - 1));
  return Seat{std::uint8_t(as->get_int64())};
}

std::expected<std::uint64_t, Fault> read_seed(const json::object& request) {
  const json::value* seed = request.if_contains("seed");
  if (!seed) return 0;
  if (seed->is_int64() && seed->get_int64() >= 0) return std::uint64_t(seed->get_int64());
  if (seed->is_uint64()) return seed->get_uint64();
  return std::unexpected(Fault::of("fault.field-seed", "seed"));
}

std::optional<std::string_view> first_unknown(const json::object& object, std::span<const std::string_view> fields) {
  for (const auto& [key, value] : object)
    if (std::ranges::find(fields, std::string_view(key)) == fields.end()) return std::string_view(key);
  return std::nullopt;
}

std::string in_a_row(std::span<const std::string_view> words) { return fmt::format("{}", fmt::join(words, ", ")); }

}  // namespace ardri
