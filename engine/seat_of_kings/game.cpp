#include "engine/seat_of_kings/game.hpp"

#include "engine/seat_of_kings/notation.hpp"

namespace ardri::seat_of_kings {

namespace {

/// The regions in play: as chosen, or as many as there are players, from Connacht on.
std::uint8_t provinces_in(const Options& options) {
  const int chosen = options["regions"];
  return std::uint8_t(chosen != 0 ? chosen : (1 << options["players"]) - 1);
}

}  // namespace

SeatOfKings SeatOfKingsGame::begin(const Options& options) {
  const auto* content = static_cast<const DeckContent*>(options.content.get());
  return SeatOfKings::begin(content ? content->deck : standard_deck(), options["players"], provinces_in(options));
}

std::optional<Fault> SeatOfKingsGame::objection(const Options& options) {
  const int regions = count_bits(provinces_in(options)), players = options["players"];
  if (regions == players) return std::nullopt;
  Fault fault = Fault::of("seat-of-kings.wrong-regions", "options.regions", players, regions);
  fault.rule = Rule("G3");
  return fault;
}

ContentOrFault SeatOfKingsGame::read_content(const boost::json::value& content) { return read_deck(content); }

std::string SeatOfKingsGame::print(const SeatOfKings&, Action action) { return print_move(Move::of(action)); }

std::expected<Action, Fault> SeatOfKingsGame::parse(const SeatOfKings&, std::string_view text) {
  const auto move = parse_move(text);
  if (!move) return std::unexpected(move.error());
  return move->action();
}

bool SeatOfKingsGame::is_secret(const SeatOfKings& before, Step step, Viewer viewer) {
  if (before.phase == Phase::choice) return !viewer.sees(step.seat);
  return before.phase == Phase::deal &&
         !viewer.sees(Seat{std::uint8_t((before.start + before.count) % before.players)});
}

std::string SeatOfKingsGame::print_hidden(const SeatOfKings&, Action action) {
  return Move::of(action).kind == MoveKind::keep ? "keep ?" : "card ?";
}

std::string SeatOfKingsGame::broken_invariant(const SeatOfKings& here) { return broken_invariant_of(here); }

}  // namespace ardri::seat_of_kings
