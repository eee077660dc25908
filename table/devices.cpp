#include "table/devices.hpp"

namespace ardri::table {

Devices devices_of(std::span<const Entry> log) {
  Devices devices;
  Device nobody;  // takes what a log says of seats that there never are
  const auto device = [&](Seat seat) -> Device& { return seat.number < max_seats ? devices[seat.number] : nobody; };
  for (const Entry& entry : log) {
    if (std::holds_alternative<Started>(entry.what)) break;
    if (const auto* seated = std::get_if<Seated>(&entry.what)) {
      device(seated->seat) = {seated->number_hash, "", entry.number, 0};
    } else if (const auto* left = std::get_if<Left>(&entry.what)) {
      device(left->seat) = {};
    } else if (const auto* ready = std::get_if<Ready>(&entry.what)) {
      device(ready->seat).number = ready->number;
      device(ready->seat).shown = entry.number;
    }
  }
  return devices;
}

}  // namespace ardri::table
