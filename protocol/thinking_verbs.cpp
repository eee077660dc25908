// Questions to computer players: what one would do, and what it thinks of a game.
#include <boost/json.hpp>

#include "bots/analysis.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

/// The seat that is asked for a move: `as`, or the only one that may act.
std::expected<Seat, Fault> read_mover(const json::object& request, const AnyPosition& position) {
  if (position.over()) return std::unexpected(Fault::of("fault.nothing-to-find", "moves"));
  if (position.chance_acts()) return std::unexpected(Fault::of("fault.chance-acts", "moves"));
  const json::value* as = request.if_contains("as");
  if (!as && position.actors().size() == 1) return *position.actors().begin();
  for (Seat seat : position.actors())
    if (as && as->is_int64() && as->get_int64() == seat.number) return seat;
  return std::unexpected(Fault::of("fault.field-actor", "as"));
}

/// What the points of this game are worth: all that counts, or part of a match.
std::expected<bots::Stakes, Fault> read_stakes(const json::object& request) {
  if (!request.contains("results")) return bots::Stakes{};
  const auto match = read_match(request);
  if (!match) return std::unexpected(match.error());
  if (match->over()) return std::unexpected(Fault::of("fault.match-over", "results"));
  return bots::stakes_in(*match);
}

/// What all questions to computer players have in common.
struct Asked {
  Record record;
  std::unique_ptr<bots::Player> player;
  bots::Task task;  // but for the seat
  bool wants_info;
};

std::expected<Asked, Fault> read_asked(const json::object& request, Memory& memory) {
  auto record = read_position(request, memory);
  if (!record) return std::unexpected(record.error());
  const auto id = read_text(request, "bot");
  if (!id) return std::unexpected(id.error());
  const bots::PlayerKind* kind = bots::find_player_kind(*id);
  auto player = kind ? bots::make_player(*id, record->rules()) : nullptr;
  if (!player) return std::unexpected(no_such_player(*id, record->rules()));
  const auto seed = read_seed(request);
  if (!seed) return std::unexpected(seed.error());
  const auto budget = read_budget(request, kind->usual);
  if (!budget) return std::unexpected(budget.error());
  const auto stakes = read_stakes(request);
  if (!stakes) return std::unexpected(stakes.error());
  const auto info = read_flag(request, "info");
  if (!info) return std::unexpected(info.error());
  return Asked{std::move(*record), std::move(player), {{}, *budget, *stakes, *seed, {}}, *info};
}

}  // namespace

Answer answer_best(const json::object& request, const Conversation& conversation) {
  const auto asked = read_asked(request, conversation.memory);
  if (!asked) return std::unexpected(asked.error());
  const AnyPosition& position = asked->record.position();
  const auto seat = read_mover(request, position);
  if (!seat) return std::unexpected(seat.error());
  bots::Task task = asked->task;
  task.seat = *seat;
  if (asked->wants_info)
    task.report = [&](const bots::Thought& thought) { conversation.inform(write_thought(position, thought)); };
  return write_thought(position, asked->player->think(position, task));
}

Answer answer_analyse(const json::object& request, const Conversation& conversation) {
  const auto asked = read_asked(request, conversation.memory);
  if (!asked) return std::unexpected(asked.error());
  std::size_t number = 0;
  AnyPosition position = asked->record.position_after(0);
  const bots::Judged tell = [&](const bots::Judgement& judgement) {
    conversation.inform(write_judgement(position, ++number, judgement));
    position.play(judgement.step.seat, judgement.step.action);
  };
  const auto judgements =
      bots::analyse(asked->record, *asked->player, asked->task, asked->wants_info ? tell : bots::Judged{});
  return write_analysis(asked->record, judgements);
}

std::vector<Verb> thinking_verbs() {
  return {{"best",
           answer_best,
           {"game", "options", "content", "moves", "as", "bot", "seed", "budget_nodes", "budget_ms", "threads",
            "memory_mb", "results", "info"}},
          {"analyse",
           answer_analyse,
           {"game", "options", "content", "moves", "bot", "seed", "budget_nodes", "budget_ms", "threads", "memory_mb",
            "results", "info"}}};
}

}  // namespace ardri::protocol
