// Games steered by arbitrary choices, so that a failure shrinks to a short list of them.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"

namespace ardri {
namespace {

const RuleSet& any_rule_set() { return catalogue()[std::size_t(*rc::gen::inRange(0, int(catalogue().size())))]; }

Record any_game() {
  const RuleSet& rules = any_rule_set();
  Record record{rules, rules.standard_options()};
  for (int choice : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1 << 16))) {
    if (record.position().over()) break;
    const Seat seat = *record.position().actors().begin();
    const auto actions = record.position().legal(seat);
    record.play({seat, actions[std::size_t(choice) % actions.size()]});
  }
  return record;
}

RC_GTEST_PROP(PlayProperty, InvariantsHoldWhateverIsChosen, ()) {
  RC_ASSERT(any_game().position().broken_invariant() == "");
}

RC_GTEST_PROP(PlayProperty, ReplayingTheTextsLeadsToTheSamePosition, ()) {
  const Record record = any_game();
  Record again{record.rules(), record.options()};
  for (const std::string& text : record.step_texts()) RC_ASSERT(again.play(text).has_value());
  RC_ASSERT(again.position() == record.position());
}

RC_GTEST_PROP(PlayProperty, AnyTextIsReadOrRefusedAndARefusalChangesNothing, ()) {
  Record record = any_game();
  const AnyPosition before = record.position();
  const auto text = *rc::gen::element<std::string>("C4", "D4-E6", "a2xb4", "B1-C3*", "D4/B2-B3", "D4/-", "pass", "out",
                                                   "A1", "0 D4", "1 D4", "9 D4", "* D4", "", "D4-", "/");
  if (const auto step = record.play(text); !step) {
    RC_ASSERT(record.position() == before);
    RC_ASSERT(!step.error().what().empty());
  } else {
    RC_ASSERT(!(record.position() == before));
  }
}

RC_GTEST_PROP(PlayProperty, NoiseChangesNothing, (const std::string& noise)) {
  Record record = any_game();
  const AnyPosition before = record.position();
  RC_PRE(!record.play("§" + noise).has_value());
  RC_ASSERT(record.position() == before);
}

}  // namespace
}  // namespace ardri
