#include "table/hourglass.hpp"

#include <algorithm>

namespace ardri::table {

void Hourglass::turn(Time lasts, Time now) {
  ends_ = now + lasts;
  left_.reset();
}

void Hourglass::halt(Time now) {
  if (!ends_) return;
  left_ = std::max<Time>(0, *ends_ - now);
  ends_.reset();
}

void Hourglass::go_on(Time now) {
  if (left_) turn(*left_, now);
}

}  // namespace ardri::table
