#include "table/record.hpp"

#include "table/result.hpp"

namespace ardri::table {

std::vector<Entry> entries_of(const Record& record, const Setting& setting, const std::vector<Sitter>& sitters,
                              Time now) {
  std::vector<Entry> entries;
  const auto add = [&](What what) { entries.push_back({entries.size(), now, chance_seat, "", std::move(what)}); };
  add(Opened{setting});
  for (std::size_t seat = 0; seat < sitters.size(); ++seat) add(Seated{Seat{std::uint8_t(seat)}, sitters[seat]});
  add(Started{});
  AnyPosition position = record.position_after(0);
  for (const Step& step : record.steps()) {
    add(Played{step.seat, position.print(step.action)});
    position.play(step.seat, step.action);
  }
  if (position.over()) add(played_out(position, {}));
  return entries;
}

Record record_of(const Table& table) {
  Record record{*table.setting().rules, table.options()};
  for (const Step& step : table.steps()) record.play(step);
  return record;
}

}  // namespace ardri::table
