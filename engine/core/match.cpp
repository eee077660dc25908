#include "engine/core/match.hpp"

namespace ardri {

Options Match::next_game() const {
  Options options = options_;
  constexpr std::string_view start = "start";
  if (!options.knows(start)) return options;
  const int seats = rules_->begin(options_).seats();
  options.set(start, (options_[start] + played_) % seats).value();  // in range, so that it cannot fail
  return options;
}

void Match::add(const Scores& scores) {
  for (std::size_t seat = 0; seat < points_.points.size(); ++seat) points_.points[seat] += scores.points[seat];
  ++played_;
}

}  // namespace ardri
