#include "table/record.hpp"

#include <boost/json.hpp>

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
  std::optional<RealTime> before;
  for (const Step& step : record.steps()) {
    const auto here = position.real_time();
    if (here && !(before && before->stretch == here->stretch)) {  // all were ready, and it began
      for (std::size_t seat = 0; seat < sitters.size(); ++seat)
        if (sitters[seat].is_person() && seat != here->starter.number) add(Ready{Seat{std::uint8_t(seat)}});
      add(Started{});
    }
    before = here;
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

namespace {

std::string players_note(const Table& table) {
  boost::json::array players;
  for (Seat seat : SeatSet::first(table.seats())) {
    const Sitter& sitter = table.sitter(seat);
    players.emplace_back(sitter.is_person() ? "person" : sitter.player);
  }
  return boost::json::serialize(players);
}

bool hides_something(const Record& record, Viewer viewer) {
  AnyPosition position = record.position_after(0);
  for (const Step& step : record.steps()) {
    if (position.is_secret(step, viewer)) return true;
    position.play(step.seat, step.action);
  }
  return false;
}

}  // namespace

std::string records_for(const Table& table, Viewer viewer) {
  const std::string players = players_note(table);
  std::string text;
  for (const Table::PastGame& past : table.past_games()) {
    Record record{*table.setting().rules, past.options};
    for (const Step& step : past.steps) record.play(step);
    record.keep_note("players", players);
    text += record.text();
  }
  Record record = record_of(table);
  record.keep_note("players", players);
  return text + (!table.result() && hides_something(record, viewer) ? record.text_for(viewer) : record.text());
}

}  // namespace ardri::table
