#include "protocol/request.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "engine/catalogue.hpp"

namespace ardri::protocol {

namespace json = boost::json;

std::expected<const RuleSet*, Fault> read_rule_set(const json::object& request) {
  const auto game = read_text(request, "game");
  if (!game) return std::unexpected(game.error());
  return find_rule_set(*game);
}

std::expected<Options, Fault> read_request_options(const json::object& request, const RuleSet& rules) {
  const json::value* chosen = request.if_contains("options");
  return read_options(rules, chosen ? *chosen : json::object{});
}

namespace {

std::expected<Record, Fault> begin(const json::object& request) {
  const auto rules = read_rule_set(request);
  if (!rules) return std::unexpected(rules.error());
  const auto options = read_request_options(request, **rules);
  if (!options) return std::unexpected(options.error());
  return Record{**rules, *options};
}

}  // namespace

std::expected<std::string_view, Fault> read_text(const json::object& request, const char* field) {
  const json::value* value = request.if_contains(field);
  if (!value) return std::unexpected(Fault{fmt::format("\"{}\" is missing", field), field, {}});
  if (!value->is_string()) return std::unexpected(Fault{fmt::format("\"{}\" must be a text", field), field, {}});
  return std::string_view(value->get_string());
}

std::expected<Record, Fault> read_position(const json::object& request) {
  auto record = begin(request);
  if (!record) return record;
  const json::value* moves = request.if_contains("moves");
  if (!moves) return record;
  if (!moves->is_array())
    return std::unexpected(Fault{R"("moves" must be a list such as ["0 C4", "1 D5"])", "moves", {}});
  for (std::size_t i = 0; i < moves->get_array().size(); ++i) {
    const json::value& move = moves->get_array()[i];
    const std::string at = fmt::format("moves[{}]", i);
    if (!move.is_string()) return std::unexpected(Fault{"a move must be a text such as \"0 C4\"", at, {}});
    if (const auto step = record->play(std::string_view(move.get_string())); !step)
      return std::unexpected(Fault{step.error().what, at, step.error().rule});
  }
  return record;
}

std::expected<Viewer, Fault> read_viewer(const json::object& request, const AnyPosition& position) {
  const json::value* as = request.if_contains("as");
  if (!as || *as == "public") return Viewer::onlooker();
  if (*as == "all") return Viewer::all_seeing();
  if (!as->is_int64() || as->get_int64() < 0 || as->get_int64() >= position.seats())
    return std::unexpected(Fault{
        fmt::format("\"as\" must be a seat from 0 to {}, \"public\" or \"all\"", position.seats() - 1), "as", {}});
  return Seat{std::uint8_t(as->get_int64())};
}

std::expected<std::uint64_t, Fault> read_seed(const json::object& request) {
  const json::value* seed = request.if_contains("seed");
  if (!seed) return 0;
  if (seed->is_int64() && seed->get_int64() >= 0) return std::uint64_t(seed->get_int64());
  if (seed->is_uint64()) return seed->get_uint64();
  return std::unexpected(Fault{"\"seed\" must be a whole number from 0 to 18446744073709551615", "seed", {}});
}

}  // namespace ardri::protocol
