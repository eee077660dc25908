#include "arena/participant.hpp"

#include "arena/program.hpp"
#include "bots/player.hpp"

namespace ardri::arena {

namespace {

class ComputerPlayer final : public Participant {
 public:
  ComputerPlayer(std::unique_ptr<bots::Player> player, const bots::Budget& budget)
      : player_(std::move(player)), budget_(budget) {}

  std::expected<Action, std::string> act(const Question& question) override {
    bots::Task task{question.seat(), budget_, {}, question.seed(), {}};
    task.budget.stop = &question.stop();
    return player_->think(question.position(), task).action;
  }

 private:
  std::unique_ptr<bots::Player> player_;
  bots::Budget budget_;
};

}  // namespace

std::unique_ptr<Participant> start(const Contestant& contestant, const RuleSet& rules, double patience) {
  if (contestant.is_program()) return std::make_unique<Program>(contestant, patience);
  auto player = contestant.player(rules);
  if (!player) return nullptr;
  return std::make_unique<ComputerPlayer>(std::move(player), contestant.budget());
}

}  // namespace ardri::arena
