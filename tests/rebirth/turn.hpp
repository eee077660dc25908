// Turns for tests: one seat is to place a tile.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/rebirth/scene.hpp"

namespace ardri::test::rebirth {

using Moves = std::set<std::string>;
using Seats = std::set<int>;

inline const Seats chance = {-1};

/// The others hold food farms, and everybody's supply has all tiles that are nowhere else.
struct Turn : Setting {
  explicit Turn(const std::string& tiles, std::string lying = "", int seat = 0, int seats = 3) {
    players = seats;
    turn = seat;
    placed = std::move(lying);
    hand.assign(std::size_t(seats), "F");
    hand[std::size_t(seat)] = tiles;
  }
  Turn& testing(std::vector<std::string> missions) {
    tests = std::move(missions);
    return *this;
  }
  Turn& opened(std::string missions) {
    open = std::move(missions);
    return *this;
  }
  Turn& kinds(std::string by_field) {
    towers = std::move(by_field);
    return *this;
  }
  Turn& score(std::vector<int> by_seat) {
    points = std::move(by_seat);
    return *this;
  }
  Turn& set_aside(std::vector<std::string> by_seat) {
    aside = std::move(by_seat);
    return *this;
  }
  Turn& supplies(std::vector<std::string> by_seat) {
    supply = std::move(by_seat);
    return *this;
  }
  Turn& done(std::vector<std::string> missions_by_seat) {
    fulfilled = std::move(missions_by_seat);
    return *this;
  }
  Turn& marked(std::vector<std::string> mission_by_seat) {
    doubled = std::move(mission_by_seat);
    return *this;
  }
  Turn& secrets(std::vector<std::string> mission_by_seat) {
    secret = std::move(mission_by_seat);
    return *this;
  }
};

/// The last seat has the last tile of all: the game ends after this turn.
struct LastTurn : Turn {
  explicit LastTurn(const std::string& tile, std::string lying = "", int seats = 3)
      : Turn(tile, std::move(lying), seats - 1, seats) {
    for (int seat = 0; seat + 1 < seats; ++seat) hand[std::size_t(seat)] = "";
    supply.assign(std::size_t(seats), "");
  }
};

/// The text of a mission's test that every tile fulfils.
inline const std::string any_tile = R"({"type":"tiles","of":"any","least":1})";

/// Everything is drawn: missions m1 … m8, the towers in the order of the map's list, F F E E aside, F in hand.
inline Scene dealt(int players) {
  Scene scene = Scene::beginning(players);
  for (int mission = 1; mission <= 8; ++mission) scene.play("* mission m" + std::to_string(mission));
  scene.play(
      "* tower t1 three; * tower t2 three; * tower t3 thirteen; * tower t4 thirteen; * tower t5 thirteen; "
      "* tower t6 double; * tower t7 double; * tower t8 draw; * tower t9 extra; * tower t10 extra; * tower t11 "
      "mission");
  for (int seat = 0; seat < players; ++seat)
    for (const char* tile : {"F", "F", "E", "E"}) scene.play("* aside " + std::to_string(seat) + " " + tile);
  for (int seat = 0; seat < players; ++seat) scene.play("* tile " + std::to_string(seat) + " F");
  return scene;
}

/// Hexes of the map, by what lies under them.
inline const std::vector<std::string> energy_hexes = {"a8", "d5", "d7", "d8", "f2",  "f6", "h5", "h8", "j2", "j3",
                                                      "j7", "k8", "n8", "p3", "p6",  "q3", "r8", "u8", "v4", "w2",
                                                      "w4", "a7", "e5", "h1", "p11", "q2", "v8", "x1"};
inline const std::vector<std::string> blank_hexes = {"b6", "c9", "e6", "e9",  "f4", "f11", "g3", "g7", "g9", "j4",
                                                     "k9", "n6", "p7", "q11", "r7", "u2",  "u4", "w3", "x2", "x4"};

/// No energy farm fits anywhere, unless this blank hex stays free: energy farms of seats 1 and 2 (ten each) and 0
/// (eight) lie on energy hexes, food farms on blank ones.
inline std::string no_room_for_energy(const std::string& free = "") {
  std::string placed;
  for (std::size_t i = 0; i < energy_hexes.size(); ++i)
    placed += (i < 8 ? "0 E " : i < 18 ? "1 E " : "2 E ") + energy_hexes[i] + "; ";
  for (std::size_t i = 0; i < blank_hexes.size(); ++i)
    if (blank_hexes[i] != free) placed += (i < 6 ? "0 F " : i < 13 ? "1 F " : "2 F ") + blank_hexes[i] + "; ";
  return placed;
}

}  // namespace ardri::test::rebirth
