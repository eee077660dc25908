#include "table/clock.hpp"

#include <algorithm>

namespace ardri::table {

void Clocks::advance(Time now) {
  if (there())
    for (Seat seat : running_) left_[seat.number] = std::max<Time>(0, left_[seat.number] - (now - now_));
  now_ = now;
}

void Clocks::run(SeatSet seats, Time now) {
  advance(now);
  if (!there()) return;
  for (Seat seat : running_)
    if (!seats.contains(seat)) press(seat);
  running_ = seats;
}

void Clocks::halt(Time now) {
  advance(now);
  running_ = {};
}

void Clocks::press(Seat seat) {
  if (setting_.kind == ClockSetting::Kind::turn) left_[seat.number] = setting_.time;
  if (setting_.kind == ClockSetting::Kind::bank) left_[seat.number] += setting_.increment;
}

std::optional<Time> Clocks::next_flag() const {
  std::optional<Time> next;
  for (Seat seat : running_) {
    const Time flag = now_ + left_[seat.number];
    if (!next || flag < *next) next = flag;
  }
  return next;
}

SeatSet Clocks::fallen() const {
  SeatSet seats;
  for (Seat seat : running_)
    if (left_[seat.number] == 0) seats.add(seat);
  return seats;
}

}  // namespace ardri::table
