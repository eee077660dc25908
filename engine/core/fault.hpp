// What is wrong with an input, where, and which rule of the game says so, if one does.
#pragma once

#include <optional>
#include <string>

#include "engine/core/rule.hpp"

namespace ardri {

struct Fault {
  std::string what;
  std::string at;
  std::optional<Rule> rule;
};

}  // namespace ardri
