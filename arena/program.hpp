// Another program as a contestant: it is asked in the engine protocol (docs/protocol.md) on its standard input.
#pragma once

#include <optional>

#include "arena/participant.hpp"
#include "arena/process.hpp"

namespace ardri::arena {

class Program final : public Participant {
 public:
  Program(const Contestant& contestant, double patience);
  std::expected<Action, std::string> act(const Question& question) override;

 private:
  std::string request(const Question& question, const Record& game) const;
  std::expected<std::string, std::string> ask(const std::string& request, const std::atomic<bool>& stop);

  Contestant contestant_;
  double limit_;  // seconds for an answer
  std::optional<Process> process_;
};

}  // namespace ardri::arena
