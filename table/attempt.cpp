#include "table/attempt.hpp"

#include <algorithm>
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

/// What is heard in all worlds alike, from the first event on; and whether that is all there is to hear.
struct Agreed {
  json::array events;
  bool all = true;
};

/// Leaves of what was heard so far what is heard here, too.
void agree(Agreed& agreed, const json::array& told) {
  const auto [first, _] = std::ranges::mismatch(agreed.events, told);
  const bool same = first == agreed.events.end() && told.size() == agreed.events.size();
  agreed.events.erase(first, agreed.events.end());
  agreed.all = agreed.all && same;
}

/// Plays a step in all worlds; where it cannot be played in each, nobody is to look at them any more.
Agreed play_in_all(std::vector<AnyPosition>& positions, Seat seat, Action action) {
  std::optional<Agreed> agreed;
  for (AnyPosition& position : positions) {
    if (position.why_not(seat, action)) return {.events = {}, .all = false};
    json::array told = heard_by(seat, position, action);
    if (agreed)
      agree(*agreed, told);
    else
      agreed = Agreed{std::move(told)};
  }
  return std::move(*agreed);
}

bool look_alike(const std::vector<AnyPosition>& positions, Seat seat) {
  const json::object facts = positions.front().view(seat).facts;
  return std::all_of(positions.begin() + 1, positions.end(),
                     [&](const AnyPosition& position) { return position.view(seat).facts == facts; });
}

/// Steps that are tried in worlds which the seat cannot tell from the real one, as long as all of them agree.
class Trial {
 public:
  Trial(const Table& table, Seat seat) : seat_(seat) {
    for (std::uint64_t seed = 0; seed < worlds; ++seed) {
      const AnyPosition world = imagined(table, seat, seed);
      positions_.push_back(world.recalled(world, seat));
    }
  }

  /// Goes a step further, if it can.
  std::expected<void, Refusal> play(const std::string& move) {
    if (!ends_) ends_ = end_here();
    if (ends_) return {};
    auto action = read(move);
    if (!action) return std::unexpected(std::move(action.error()));
    std::vector<AnyPosition> after = positions_;
    Agreed heard = play_in_all(after, seat_, *action);
    if (!heard.all || !look_alike(after, seat_)) {
      ends_ = secret;
      return {};
    }
    steps_.push_back({{"move", here().print(*action)}, {"events", std::move(heard.events)}});
    positions_ = std::move(after);
    return {};
  }

  /// What one more step would do, which is not played: this may go on with another one.
  json::object foresee(const std::string& move) const {
    json::object foreseen{{"move", move}, {"events", json::array()}};
    if (const char* end = ends_ ? ends_ : end_here()) {
      foreseen["ends"] = end;
    } else if (const auto action = read(move); !action) {
      const json::object refusal = write_refusal(action.error());
      foreseen.insert(refusal.begin(), refusal.end());
    } else {
      std::vector<AnyPosition> after = positions_;
      Agreed heard = play_in_all(after, seat_, *action);
      foreseen["events"] = std::move(heard.events);
      if (!heard.all) foreseen["ends"] = secret;
    }
    return foreseen;
  }

  json::object outcome() && {
    json::object outcome{{"steps", std::move(steps_)}, {"sight", seen(here(), seat_)}};
    if (ends_) outcome["ends"] = ends_;
    return outcome;
  }

 private:
  static constexpr const char* secret = "secret";

  const AnyPosition& here() const { return positions_.front(); }

  /// Why nothing can be tried where the steps have led, if so.
  const char* end_here() const {
    if (here().over()) return "over";
    if (here().chance_acts()) return "draw";
    return here().actors().contains(seat_) ? nullptr : "another";
  }

  std::expected<Action, Refusal> read(const std::string& move) const {
    const auto action = here().parse(move);
    const auto rule = action ? here().why_not(seat_, *action) : std::nullopt;
    if (action && !rule) return *action;
    Refusal refusal = refuse("table.refused-move", int(steps_.size()) + 1).error();
    refusal.fault = action ? Fault::forbidden(*rule) : action.error();
    return std::unexpected(std::move(refusal));
  }

  Seat seat_;
  std::vector<AnyPosition> positions_;
  json::array steps_;
  const char* ends_ = nullptr;
};

}  // namespace

std::expected<json::object, Refusal> attempt(const Table& table, Seat seat, std::span<const std::string> moves) {
  Trial trial{table, seat};
  for (const std::string& move : moves)
    if (auto played = trial.play(move); !played) return std::unexpected(std::move(played.error()));
  return std::move(trial).outcome();
}

std::expected<json::array, Refusal> attempt_each(const Table& table, Seat seat, std::span<const std::string> moves,
                                                 std::span<const std::string> alternatives) {
  Trial trial{table, seat};
  for (const std::string& move : moves)
    if (auto played = trial.play(move); !played) return std::unexpected(std::move(played.error()));
  json::array each;
  for (const std::string& move : alternatives) each.push_back(trial.foresee(move));
  return each;
}

}  // namespace ardri::table
