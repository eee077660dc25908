// What a seat cannot know: the faces of tiles that others have lifted and it has not. Tiles that nobody has seen have
// no face yet. And what a person may have forgotten.
#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/sight.hpp"

namespace ardri::tumult_royal {

namespace {

bool is_covered(const Slot& slot, const TumultRoyal& here) {
  return !here.all_up && slot.seen != 0 && slot.face != no_face;
}
bool is_unseen(const Slot& slot, Seat seat, const TumultRoyal& here) {
  return is_covered(slot, here) && !(slot.seen >> seat.number & 1);
}
bool is_out_of_view(const Slot& slot, Seat seat, const TumultRoyal& here) {
  return is_covered(slot, here) && !has_in_view(here, slot, seat);
}
using Hides = bool (*)(const Slot&, Seat, const TumultRoyal&);

/// Draws a face of those that are left.
Face draw_face(Tiles& left, Random& random) {
  auto rest = int(random.below(std::uint32_t(count_tiles(left))));
  Face face = 0;
  while (rest >= left[face]) rest -= left[face++];
  --left[face];
  return face;
}

/// What is hidden from a seat goes back into the pool, and is drawn anew.
TumultRoyal imagined(const TumultRoyal& here, Seat seat, Hides is_hidden, Random& random) {
  TumultRoyal imagined = here;
  for (const Slot& slot : here.slots)
    if (is_hidden(slot, seat, here)) ++imagined.pool[slot.face];
  for (std::size_t i = 0; i < most_slots; ++i)
    if (is_hidden(here.slots[i], seat, here)) imagined.slots[i].face = draw_face(imagined.pool, random);
  return imagined;
}

/// Faces that are still hidden were drawn in this round, each once, when its slot was first lifted.
std::vector<Step> imagined_steps(const TumultRoyal& start, std::span<const Step> steps, Seat seat, Hides is_hidden,
                                 Random& random) {
  TumultRoyal end = start;
  for (const Step& step : steps) end.play(step.seat, step.action);
  const TumultRoyal possible = imagined(end, seat, is_hidden, random);
  std::vector<Step> out(steps.begin(), steps.end());
  const bool raiding = end.phase >= Phase::order && end.phase <= Phase::up;
  if (!raiding) return out;
  TumultRoyal position = start;
  for (Step& step : out) {
    if (position.phase == Phase::face && position.round == end.round)
      step.action = Move{.kind = MoveKind::face, .number = possible.slots[position.slot].face}.action();
    position.play(step.seat, step.action);
  }
  return out;
}

}  // namespace

TumultRoyal TumultRoyalGame::sample(const TumultRoyal& here, Seat seat, Random& random) {
  return imagined(here, seat, is_unseen, random);
}

/// Tiles of this round's raid in the middle, and one that the viewer held then; those on castles stay there.
TumultRoyal TumultRoyalGame::recalled(const TumultRoyal& then, const TumultRoyal& now, Viewer viewer) {
  TumultRoyal recalled = then;
  if (!now.no_notes || now.all_up || now.round != then.round) return recalled;
  for (std::size_t i = 0; i < most_slots; ++i) {
    Slot& slot = recalled.slots[i];
    const bool on_its_way = slot.place == in_middle || slot.place >= in_hand;
    if (!on_its_way || slot.face == no_face || knows(now, now.slots[i], viewer)) continue;
    ++recalled.pool[slot.face];
    slot.face = no_face;
  }
  return recalled;
}

std::vector<Step> TumultRoyalGame::sample_steps(const TumultRoyal& start, std::span<const Step> steps, Seat seat,
                                                Random& random) {
  return imagined_steps(start, steps, seat, is_unseen, random);
}

std::vector<Step> TumultRoyalGame::sample_steps_recalled(const TumultRoyal& start, std::span<const Step> steps,
                                                         Seat seat, Random& random) {
  return imagined_steps(start, steps, seat, is_out_of_view, random);
}

}  // namespace ardri::tumult_royal
