#include "engine/rebirth/game.hpp"

#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

Rebirth RebirthGame::begin(const Options& options) {
  const auto* board = static_cast<const Board*>(options.content.get());
  return Rebirth::begin(board ? *board : standard_board(), options["players"]);
}

std::string RebirthGame::print(const Rebirth& here, Action action) {
  return print_move(Move::of(action), here.board());
}

std::expected<Action, Fault> RebirthGame::parse(const Rebirth& here, std::string_view text) {
  const auto move = parse_move(text, here.board());
  if (!move) return std::unexpected(move.error());
  return move->action();
}

bool RebirthGame::is_secret(const Rebirth&, Step step, Viewer viewer) {
  const Move move = Move::of(step.action);
  switch (move.kind) {
    case MoveKind::aside:
    case MoveKind::tile:
    case MoveKind::extra:
    case MoveKind::secret: return !viewer.sees(Seat{move.seat});
    default: return false;
  }
}

std::string RebirthGame::print_hidden(const Rebirth&, Action action) { return print_hidden_move(Move::of(action)); }

}  // namespace ardri::rebirth
