#include "arena/results_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/checksum.hpp"
#include "engine/core/json.hpp"
#include "engine/core/json_fields.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace json = boost::json;

namespace {

constexpr int format_version = 1;

std::string checksum_of(const std::vector<unsigned char>& bytes) {
  Checksum checksum;
  checksum.add({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  return checksum.text();
}

json::object write_contestant(const Contestant& contestant) {
  json::object object{{"name", contestant.name}};
  if (contestant.is_program()) object["program"] = contestant.command;
  if (!contestant.bot.empty()) object["bot"] = contestant.bot;
  if (contestant.nodes) object["nodes"] = *contestant.nodes;
  if (contestant.seconds) object["seconds"] = *contestant.seconds;
  object["threads"] = contestant.threads;
  if (contestant.network) object["network"] = checksum_of(*contestant.network);
  return object;
}

json::array write_clocks(const Outcome& outcome) {
  json::array clocks;
  for (int seat = 0; seat < outcome.scores.seats; ++seat) {
    const Clock& clock = outcome.clocks[std::size_t(seat)];
    clocks.push_back(
        {{"moves", clock.moves}, {"seconds", clock.seconds}, {"slowest", clock.slowest}, {"overruns", clock.overruns}});
  }
  return clocks;
}

json::array write_players(const Contest& contest, const Fixture& fixture) {
  json::array names;
  for (Seat seat : SeatSet::first(contest.discipline_of(fixture).seats()))
    names.emplace_back(contest.contestant_at(fixture, seat).name);
  return names;
}

/// What is played; the first version of its rules is not mentioned, as in files that were begun before there was
/// another.
json::object write_discipline(const Discipline& discipline) {
  json::object object{{"game", discipline.rules().id()}, {"options", write_options(discipline.options())}};
  if (const int version = discipline.rules().words->version(); version > 1) object["rules"] = version;
  return object;
}

template <class... Values>
std::unexpected<Fault> refuse(EventKind kind, const Values&... values) {
  return std::unexpected(Fault::of(kind, "", values...));
}

std::expected<std::size_t, Fault> find_discipline(const Contest& contest, const std::string& id) {
  for (std::size_t i = 0; i < contest.disciplines.size(); ++i)
    if (contest.disciplines[i].rules().id() == id) return i;
  return refuse("arena.not-played", within_quotes(id));
}

std::expected<Record, Fault> replay(const Discipline& discipline, const json::array& moves) {
  Record record{discipline.rules(), discipline.options()};
  for (const json::value& move : moves) {
    if (!move.is_string()) return refuse("arena.moves-texts");
    if (const auto step = record.play(move.get_string()); !step) return std::unexpected(step.error());
  }
  return record;
}

std::expected<Forfeit, Fault> read_forfeit(const Discipline& discipline, const json::object& object) {
  JsonFields fields(object);
  const auto seat = fields.number("seat");
  Forfeit forfeit{Seat{std::uint8_t(seat)}, fields.text("reason")};
  if (fields.fault()) return std::unexpected(*fields.fault());
  if (seat >= discipline.seats()) return refuse("arena.no-seat", std::to_string(seat));
  return forfeit;
}

std::expected<Outcome, Fault> read_end(const Discipline& discipline, const Record& record, JsonFields& fields) {
  if (fields.has("forfeit")) {
    const auto forfeit = read_forfeit(discipline, fields.object("forfeit"));
    if (!forfeit) return std::unexpected(forfeit.error());
    return forfeited(discipline, record, *forfeit);
  }
  if (!record.position().over()) return refuse("arena.not-ended");
  const Outcome outcome = finished(record);
  if (fields.list("scores") != write_scores(outcome.scores)) return refuse("arena.wrong-scores");
  return outcome;
}

/// As it was valued when the game was played; in files from before that, as it is valued now.
std::expected<std::vector<double>, Fault> read_luck(const Record& record, std::size_t opening, JsonFields& fields) {
  if (!fields.has("luck")) return luck_after(opening, record);
  std::vector<double> luck;
  for (const json::value& value : fields.list("luck"))
    if (value.is_number()) luck.push_back(value.to_number<double>());
  if (luck.size() != std::size_t(record.position().seats())) return refuse("arena.luck-seats");
  return luck;
}

/// `opening`: how many steps it has.
std::expected<Outcome, Fault> read_outcome(const Discipline& discipline, std::size_t opening, JsonFields& fields) {
  const auto record = replay(discipline, fields.list("moves"));
  if (!record) return std::unexpected(record.error());
  auto outcome = read_end(discipline, *record, fields);
  if (!outcome) return outcome;
  auto luck = read_luck(*record, std::min(opening, record->steps().size()), fields);
  if (!luck) return std::unexpected(luck.error());
  outcome->luck = std::move(*luck);
  return outcome;
}

std::expected<void, Fault> read_clocks(const json::array& clocks, Outcome& outcome) {
  if (clocks.size() != std::size_t(outcome.scores.seats)) return refuse("arena.clocks-seats");
  for (std::size_t seat = 0; seat < clocks.size(); ++seat) {
    if (!clocks[seat].is_object()) return refuse("arena.clocks-objects");
    JsonFields fields(clocks[seat].get_object());
    outcome.clocks[seat] = {int(fields.number("moves")), fields.real("seconds"), fields.real("slowest"),
                            int(fields.number("overruns"))};
    if (fields.fault()) return std::unexpected(*fields.fault());
  }
  return {};
}

json::value written(Meeting meeting) {
  return meeting == Meeting::alone ? json::value("alone") : json::value(meeting == Meeting::gauntlet);
}

json::object header_of(const Contest& contest) {
  json::array games, players;
  for (const Discipline& discipline : contest.disciplines) games.push_back(write_discipline(discipline));
  for (const Contestant& contestant : contest.contestants) players.push_back(write_contestant(contestant));
  return {{"ardri_tournament", format_version},     {"games", std::move(games)},
          {"players", std::move(players)},          {"gauntlet", written(contest.pairing.meeting)},
          {"opening_moves", contest.opening_moves}, {"seed", contest.pairing.seed}};
}

}  // namespace

std::string write_header(const Contest& contest) { return json::serialize(header_of(contest)); }

std::expected<Name, Fault> differences(const Contest& contest, std::string_view header) {
  const auto there = read_json(header);
  if (!there || !there->is_object() || !there->get_object().contains("ardri_tournament"))
    return refuse("arena.not-results");
  Name all;
  for (const auto& [name, here] : header_of(contest)) {
    const json::value* other = there->get_object().if_contains(name);
    if (other && json::serialize(*other) == json::serialize(here)) continue;
    const std::string_view field = name;
    const Name one =
        name_of(other ? happening_with("arena.difference", field, json::serialize(*other), json::serialize(here))
                      : happening_with("arena.difference-missing", field, json::serialize(here)));
    for (std::size_t i = 0; i < all.in.size(); ++i) all.in[i] += (all.in[i].empty() ? "" : "; ") + one.in[i];
    all.key = all.in[0];
  }
  return all;
}

std::string write_game(const Contest& contest, const Fixture& fixture, const PlayedGame& game) {
  const Outcome& outcome = game.outcome;
  json::array moves, winners;
  for (const std::string& move : game.record.step_texts()) moves.emplace_back(move);
  for (Seat seat : outcome.winners) winners.emplace_back(seat.number);
  json::object line{{"game", game.record.rules().id()},
                    {"table", fixture.table},
                    {"opening", fixture.opening},
                    {"rotation", fixture.rotation},
                    {"players", write_players(contest, fixture)},
                    {"seed", fixture.seed},
                    {"scores", write_scores(outcome.scores)},
                    {"winners", std::move(winners)},
                    {"length", outcome.length},
                    {"clocks", write_clocks(outcome)}};
  if (!outcome.luck.empty()) line["luck"] = json::value_from(outcome.luck);
  if (outcome.forfeit) line["forfeit"] = {{"seat", outcome.forfeit->seat.number}, {"reason", outcome.forfeit->reason}};
  line["moves"] = std::move(moves);
  return json::serialize(line);
}

std::expected<ReadGame, Fault> read_game(const Contest& contest, std::string_view line) {
  const auto value = read_json(line);
  if (!value) return std::unexpected(value.error());
  if (!value->is_object()) return refuse("arena.no-object");
  JsonFields fields(value->get_object());
  const auto discipline = find_discipline(contest, fields.text("game"));
  if (!discipline) return std::unexpected(fields.fault().value_or(discipline.error()));
  ReadGame game{*discipline,
                std::size_t(fields.number("table")),
                std::size_t(fields.number("opening")),
                int(fields.number("rotation")),
                {},
                {}};
  for (const json::value& name : fields.list("players"))
    game.players.emplace_back(name.is_string() ? std::string(name.get_string()) : std::string());
  const std::vector<Opening>& openings = contest.openings[*discipline].list;
  const std::size_t opening = game.opening < openings.size() ? openings[game.opening].steps.size() : 0;
  auto outcome = read_outcome(contest.disciplines[*discipline], opening, fields);
  const json::array& clocks = fields.list("clocks");
  if (fields.fault()) return std::unexpected(*fields.fault());
  if (!outcome) return std::unexpected(outcome.error());
  if (const auto read = read_clocks(clocks, *outcome); !read) return std::unexpected(read.error());
  game.outcome = std::move(*outcome);
  return game;
}

}  // namespace ardri::arena
