#include "tests/tara/scene.hpp"
#include "engine/core/drawing.hpp"

#include <boost/json.hpp>
#include <sstream>
#include <stdexcept>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/step_text.hpp"
#include "engine/tara/tara_game.hpp"

namespace ardri::test {

namespace {

using namespace ardri::tara;

Hill hill_named(std::string_view name) { return Hill(parse_move(name).value().code); }

void put(Setup& setup, char sign, Hills h) {
  const bool red_fort = sign == 'r' || sign == 'R' || sign == 'y',
             blue_fort = sign == 'b' || sign == 'B' || sign == 'x';
  if (red_fort) setup.forts[0] |= h;
  if (blue_fort) setup.forts[1] |= h;
  if (sign == 'R' || sign == 'x') setup.kings[0] |= h;
  if (sign == 'B' || sign == 'y') setup.kings[1] |= h;
}

void read_diagram(std::string_view diagram, Setup& setup) {
  std::istringstream words{std::string(diagram)};
  for (int rank = ranks - 1; rank >= 0; --rank)
    for (int file = 0; file < files; ++file) {
      char sign = 0;
      if (!(words >> sign)) throw std::runtime_error("a diagram needs 49 signs, corners included");
      if ((sign == '#') == on_board(file, rank)) throw std::runtime_error("corners, and only they, are #");
      if (std::string_view("#.rbRBxy").find(sign) == std::string_view::npos)
        throw std::runtime_error(std::string("unknown sign in a diagram: ") + sign);
      if (sign != '#') put(setup, sign, set_of(hill(file, rank)));
    }
  if (char rest; words >> rest) throw std::runtime_error("a diagram has too many signs");
}

void read_bridge(const std::string& text, Setup& setup) {
  const Hill low = hill_named(text.substr(0, 2)), high = hill_named(text.substr(3, 2));
  if (high - low == rank_step)
    setup.rank_bridges |= set_of(low);
  else if (high - low == file_step)
    setup.file_bridges |= set_of(low);
  else
    throw std::runtime_error("no bridge fits " + text);
}

template <class P>
AnyPosition set_up(const Setup& setup) {
  return any_position_of<TaraGame<P>>(P::from(setup));
}

AnyPosition set_up(std::string_view id, const Setup& setup) {
  if (id == "sacred-hill-1") return set_up<SacredHill1>(setup);
  if (id == "sacred-hill-2") return set_up<SacredHill2>(setup);
  if (id == "sacred-hill-doubles-1") return set_up<SacredHillDoubles1>(setup);
  if (id == "sacred-hill-doubles-2") return set_up<SacredHillDoubles2>(setup);
  if (id == "four-treasures") return set_up<FourTreasures>(setup);
  if (id == "four-treasures-doubles") return set_up<FourTreasuresDoubles>(setup);
  if (id == "high-kings-1") return set_up<HighKings1>(setup);
  if (id == "high-kings-2") return set_up<HighKings2>(setup);
  if (id == "poisoned-chalice") return set_up<PoisonedChalice>(setup);
  if (id == "stone-of-destiny") return set_up<StoneOfDestiny>(setup);
  throw std::runtime_error("unknown rule set " + std::string(id));
}

Setup read_setup(std::string_view diagram, const SceneOptions& options) {
  Setup setup;
  read_diagram(diagram, setup);
  setup.turn = options.turn;
  setup.battle = options.battle;
  setup.kings_taken = {options.taken_by_red, options.taken_by_blue};
  setup.kings_to_place = options.to_place;
  setup.quiet_turns = options.quiet_turns;
  setup.last_turn = options.last_turn;
  for (const std::string& bridge : options.bridges) read_bridge(bridge, setup);
  return setup;
}

}  // namespace

Scene::Scene(std::string_view rule_set, std::string_view diagram, SceneOptions options)
    : position_(set_up(rule_set, read_setup(diagram, options))) {
  EXPECT_EQ(position_.broken_invariant(), "") << "in the diagram\n" << diagram;
}

Scene Scene::start(std::string_view rule_set, int start_seat) {
  const RuleSet& rules = *find_rule_set(rule_set).value();
  Options options = rules.standard_options();
  options.set("start", start_seat).value();
  return Scene{rules.begin(options)};
}

std::set<std::string> Scene::legal() const {
  std::set<std::string> texts;
  for (Seat seat : position_.actors())
    for (Action action : position_.legal(seat)) texts.insert(position_.print(action));
  return texts;
}

int Scene::to_move() const { return over() ? -1 : (*position_.actors().begin()).number; }

bool Scene::battle() const { return position_.view(Viewer::all_seeing()).facts.at("phase") == "battle"; }

Scene& Scene::play(std::string_view moves) {
  std::istringstream words{std::string(moves)};
  for (std::string move; words >> move;) {
    const auto step = parse_legal_step(position_, move);
    if (!step) {
      ADD_FAILURE() << step.error().what() << "\n"
                    << drawing_of(position_, Viewer::all_seeing(), Language::english).text;
      return *this;
    }
    position_.play(step->seat, step->action);
    EXPECT_EQ(position_.broken_invariant(), "") << "after " << move;
  }
  return *this;
}

std::string Scene::why(std::string_view move) const {
  const auto step = parse_step(position_, move);
  if (!step) return step.error().rule ? std::string(step.error().rule->id()) : "unreadable";
  const auto rule = position_.why_not(step->seat, step->action);
  return rule ? std::string(rule->id()) : "";
}

bool Scene::named(const char* list, std::string_view hill) const {
  const auto facts = position_.view(Viewer::all_seeing()).facts;
  for (const auto& name : facts.at(list).as_array())
    if (std::string_view(name.as_string()) == hill) return true;
  return false;
}

char Scene::at(std::string_view hill) const {
  const bool red_king = named("red_kings", hill), blue_king = named("blue_kings", hill);
  if (named("red", hill)) return blue_king ? 'y' : red_king ? 'R' : 'r';
  if (named("blue", hill)) return red_king ? 'x' : blue_king ? 'B' : 'b';
  return '.';
}

std::vector<int> Scene::scores() const {
  const Scores scores = position_.scores();
  return {scores.points.begin(), scores.points.begin() + scores.seats};
}

int Scene::count(int colour, const char* what) const {
  const auto facts = position_.view(Viewer::all_seeing()).facts;
  return facts.at(colour == 0 ? "red_count" : "blue_count").as_object().at(what).to_number<int>();
}

}  // namespace ardri::test
