#include "tests/core/played_scene.hpp"

#include <gtest/gtest.h>

#include "engine/core/step_text.hpp"

namespace ardri::test {

std::set<int> PlayedScene::actors() const {
  std::set<int> seats;
  for (Seat seat : position_.actors()) seats.insert(seat == chance_seat ? -1 : seat.number);
  return seats;
}

std::set<int> PlayedScene::winners() const {
  std::set<int> seats;
  if (over())
    for (Seat seat : position_.winners()) seats.insert(seat.number);
  return seats;
}

std::set<std::string> PlayedScene::legal() const {
  EXPECT_EQ(position_.actors().size(), 1);
  const Seat seat = *position_.actors().begin();
  return legal(seat == chance_seat ? -1 : seat.number);
}

std::set<std::string> PlayedScene::legal(int seat) const {
  std::set<std::string> moves;
  const Seat actor = seat < 0 ? chance_seat : Seat{std::uint8_t(seat)};
  if (!position_.actors().contains(actor)) return moves;
  for (Action action : position_.legal(actor)) moves.insert(position_.print(action));
  return moves;
}

std::set<std::string> PlayedScene::legal_with(std::string_view beginning) const {
  std::set<std::string> moves = legal();
  std::erase_if(moves, [&](const std::string& move) { return !move.starts_with(beginning); });
  return moves;
}

std::string PlayedScene::why(std::string_view text) const {
  const auto step = parse_step(position_, text);
  EXPECT_TRUE(step.has_value()) << text << ": " << (step ? "" : step.error().what());
  if (!step) return "unreadable";
  const auto rule = position_.why_not(step->seat, step->action);
  return rule ? std::string(rule->id()) : "";
}

void PlayedScene::play_steps(std::string_view steps) {
  const bool sound = position_.broken_invariant().empty();  // some scenes are of the impossible
  while (!steps.empty()) {
    const auto end = std::min(steps.find(';'), steps.size());
    const std::string_view text = trimmed(steps.substr(0, end));
    steps.remove_prefix(std::min(end + 1, steps.size()));
    if (text.empty()) continue;
    const auto step = parse_legal_step(position_, text);
    EXPECT_TRUE(step.has_value()) << text << ": " << (step ? "" : step.error().what());
    if (!step) return;
    position_.play(step->seat, step->action);
    if (sound) {
      EXPECT_EQ(position_.broken_invariant(), "") << "after " << text;
    }
  }
}

}  // namespace ardri::test
