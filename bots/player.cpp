#include "bots/player.hpp"

#include <algorithm>
#include <array>

#include "bots/families.hpp"

namespace ardri::bots {

namespace {

constexpr Budget nodes(std::uint64_t count) {
  Budget budget;
  budget.nodes = count;
  return budget;
}
constexpr Budget one_second() {
  Budget budget;
  budget.seconds = 1;
  return budget;
}

/// Levels have names beside their number, so that nobody takes them for the levels of a rule set.
constexpr std::array<PlayerKind, 13> kinds{{
    {"level-1",
     {{"Farmer (1)", "Bauer (1)", "Contadino (1)"}},
     {{"gentle: looks one move ahead, and not too closely", "sanft: schaut einen Zug voraus, und nicht zu genau",
       "gentile: guarda una mossa avanti, e non troppo da vicino"}},
     nodes(1),
     true},
    {"level-2",
     {{"Bard (2)", "Barde (2)", "Bardo (2)"}},
     {{"looks one move ahead, and mostly takes the best", "schaut einen Zug voraus und nimmt meist den besten",
       "guarda una mossa avanti e di solito sceglie la migliore"}},
     nodes(1),
     true},
    {"level-3",
     {{"Warrior (3)", "Krieger (3)", "Guerriero (3)"}},
     {{"looks some moves ahead", "schaut einige Züge voraus", "guarda qualche mossa avanti"}},
     nodes(500),
     true},
    {"level-4",
     {{"Chieftain (4)", "Häuptling (4)", "Capoclan (4)"}},
     {{"looks further ahead", "schaut weiter voraus", "guarda più lontano"}},
     nodes(6'000),
     true},
    {"level-5",
     {{"King (5)", "König (5)", "Re (5)"}},
     {{"strong: looks far ahead", "stark: schaut weit voraus", "forte: guarda molto avanti"}},
     nodes(80'000),
     true},
    {"level-6",
     {{"High King (6)", "Hochkönig (6)", "Re supremo (6)"}},
     {{"merciless: thinks as long as it may", "gnadenlos: denkt, solange es darf", "spietato: pensa quanto può"}},
     one_second(),
     true},
    {"heuristic",
     {{"Heuristic", "Heuristik", "Euristico"}},
     {{"takes the move that looks best at first sight", "nimmt den Zug, der auf den ersten Blick der beste ist",
       "sceglie la mossa che a prima vista sembra la migliore"}},
     nodes(1),
     false},
    {"alpha-beta",
     {{"Alpha-beta", "Alpha-Beta", "Alfa-beta"}},
     {{"looks ahead and judges by a few counts alone", "schaut voraus und urteilt allein nach wenigen Zählungen",
       "guarda avanti e giudica solo da pochi conteggi"}},
     one_second(),
     false},
    {"uct",
     {{"UCT", "UCT", "UCT"}},
     {{"tree search with random playouts", "Baumsuche mit Zufallspartien", "ricerca ad albero con partite casuali"}},
     one_second(),
     false},
    {"uct-informed",
     {{"UCT, informed", "UCT, kundig", "UCT, esperto"}},
     {{"tree search with playouts that prefer promising moves",
       "Baumsuche mit Partien, die vielversprechende Züge vorziehen",
       "ricerca ad albero con partite che preferiscono le mosse promettenti"}},
     one_second(),
     false},
    {"samples",
     {{"Samples", "Stichproben", "Campioni"}},
     {{"imagines what it cannot see, again and again, and plays on from there",
       "stellt sich immer wieder vor, was es nicht sieht, und spielt von dort weiter",
       "immagina più volte ciò che non vede e gioca da lì"}},
     nodes(2'000),
     false},
    {"information-sets",
     {{"Information sets", "Informationsmengen", "Insiemi di informazione"}},
     {{"tree search by what each seat can know", "Baumsuche nach dem, was jeder Platz wissen kann",
       "ricerca ad albero in base a ciò che ogni posto può sapere"}},
     nodes(2'000),
     false},
    {"random",
     {{"Random", "Zufall", "Caso"}},
     {{"plays any legal move, each as likely as the other",
       "spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich",
       "gioca una mossa permessa qualsiasi, tutte con la stessa probabilità"}},
     nodes(1),
     true},
}};

class RandomPlayer final : public Player {
 public:
  Thought think(const AnyPosition& position, const Task& task) const override {
    Random imagined{task.seed};  // draws differ from position to position, and depend on nothing that is hidden
    Random random{task.seed ^ position.sample(task.seat, imagined).hash()};
    Thought thought;
    thought.action = position.random_action(task.seat, random);
    thought.line = {{task.seat, thought.action}};
    thought.value.assign(std::size_t(position.seats()), 0);
    thought.nodes = 1;
    thought.waits = rests(position, task.seat);
    return thought;
  }
};

}  // namespace

bool rests(const AnyPosition& position, Seat seat) {
  const auto real_time = position.real_time();
  return real_time && real_time->resting.contains(seat);
}

std::span<const PlayerKind> player_kinds() { return kinds; }

const PlayerKind* find_player_kind(std::string_view id) {
  const auto found = std::ranges::find(kinds, id, &PlayerKind::id);
  return found == kinds.end() ? nullptr : &*found;
}

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (!find_player_kind(kind)) return nullptr;
  if (kind == "random") return network.empty() ? std::make_unique<RandomPlayer>() : nullptr;
  for (const MakePlayer make : makers())
    if (auto player = make(kind, rules, network)) return player;
  return nullptr;
}

}  // namespace ardri::bots
