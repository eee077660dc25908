// A listener that keeps what it heard.
#pragma once

#include <vector>

#include "engine/core/event.hpp"

namespace ardri {

struct Heard final : Listener {
  std::vector<Event> events;
  void hear(const Event& event) override { events.push_back(event); }
};

}  // namespace ardri
