#include "arena/question.hpp"

#include "arena/seed.hpp"
#include "table/knowledge.hpp"

namespace ardri::arena {

std::uint64_t Question::seed_to_imagine() const {
  return seed_from({seed_, table_.question(seat_).value(), seat_.number});
}

AnyPosition Question::position() const { return table::imagined(table_, seat_, seed_to_imagine()); }

Record Question::game() const {
  Record game{*table_.setting().rules, table_.options()};
  for (const Step& step : table::imagined_steps(table_, seat_, seed_to_imagine())) game.play(step);
  return game;
}

}  // namespace ardri::arena
