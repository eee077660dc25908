#include "table/attempt.hpp"

#include <boost/json.hpp>

#include "engine/core/heard.hpp"
#include "engine/core/view.hpp"
#include "table/knowledge.hpp"
#include "table/stream.hpp"

namespace ardri::table {

namespace json = boost::json;

namespace {

constexpr std::uint64_t worlds = 8;  // where all of them agree, it was as good as known

/// What the seat hears of a step, as data.
json::array heard_by(Seat seat, AnyPosition& position, Action action) {
  Heard heard;
  position.play(seat, action, heard);
  const auto naming = [&](std::string_view type, std::int32_t value) { return position.name(type, value); };
  json::array events;
  for (const Event& event : heard.events)
    if (event.for_everybody() || event.audience.contains(seat))
      events.push_back(write_happening(happening_of(event, naming)));
  return events;
}

/// Plays a step in all worlds; what it did, or nothing if that depends on what the seat cannot know. Then some worlds
/// have played it and others have not: nobody is to look at them any more.
std::optional<json::array> play_in_all(std::vector<AnyPosition>& positions, Seat seat, Action action) {
  std::optional<json::array> events;
  json::object facts;
  for (AnyPosition& position : positions) {
    if (position.why_not(seat, action)) return std::nullopt;
    json::array told = heard_by(seat, position, action);
    json::object seen = position.view(seat).facts;
    if (events && (*events != told || facts != seen)) return std::nullopt;
    events = std::move(told);
    facts = std::move(seen);
  }
  return events;
}

}  // namespace

std::expected<json::object, Refusal> attempt(const Table& table, Seat seat, std::span<const std::string> moves) {
  std::vector<AnyPosition> positions;
  for (std::uint64_t seed = 0; seed < worlds; ++seed) {
    const AnyPosition world = imagined(table, seat, seed);
    positions.push_back(world.recalled(world, seat));
  }
  json::array steps;
  json::object sight = seen(positions.front(), seat);
  const auto ended = [&](const char* why) {
    return json::object{{"steps", std::move(steps)}, {"sight", std::move(sight)}, {"ends", why}};
  };
  for (const std::string& move : moves) {
    const AnyPosition& here = positions.front();
    if (here.over()) return ended("over");
    if (here.chance_acts()) return ended("draw");
    if (!here.actors().contains(seat)) return ended("another");
    const auto action = here.parse(move);
    const auto rule = action ? here.why_not(seat, *action) : std::nullopt;
    if (!action || rule) {
      Refusal refusal = refuse("table.refused-move", int(steps.size()) + 1).error();
      refusal.fault = action ? Fault::forbidden(*rule) : action.error();
      return std::unexpected(std::move(refusal));
    }
    const std::string text = here.print(*action);
    auto events = play_in_all(positions, seat, *action);
    if (!events) return ended("secret");
    steps.push_back({{"move", text}, {"events", std::move(*events)}});
    sight = seen(positions.front(), seat);
  }
  return json::object{{"steps", std::move(steps)}, {"sight", std::move(sight)}};
}

}  // namespace ardri::table
