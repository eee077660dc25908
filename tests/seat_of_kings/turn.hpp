// Turns for tests: one seat is to play, with cards whose faces the tests bring along.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/seat_of_kings/scene.hpp"

namespace ardri::test::kings {

using Moves = std::set<std::string>;
using Seats = std::set<int>;
using CardNumbers = std::set<int>;

/// What whoever names the start player may say, if it is seat 0.
inline const Moves starts_after_0 = {"start 1", "start 2"};

inline const Seats chance = {-1};

/// The cards that the tests play; 2, 3, 6 and 9 are left to those who only hold a card.
inline const char* const faces = R"({"duel":36,"cost":0,"place":["F+0"],"need":["F-1"]},)"  // Example 1
                                 R"({"duel":26,"cost":0,"place":["F+0"]},)"
                                 R"({"duel":27,"cost":1,"place":["F+0"]},)"
                                 R"({"duel":8,"cost":1,"place":["F+0","F+1"]},)"
                                 R"({"duel":17,"cost":1,"place":["F+0","H+0"]},)"  // Example 4
                                 R"({"duel":22,"cost":0,"place":["H+0"]},)"
                                 R"({"duel":23,"cost":2,"place":["H+0"]},)"  // Example 3
                                 R"({"duel":4,"cost":0,"place":["W+0"]},)"
                                 R"({"duel":5,"cost":0,"place":["W+0"]},)"
                                 R"({"duel":1,"cost":4,"place":["W+0"]},)"
                                 R"({"duel":30,"cost":3,"stone":true})";

/// The others hold a card each: after this turn the next one plays.
struct Turn : Setting {
  Turn(std::string where, const std::string& hand, int seat = 0, int seats = 3) {
    players = seats;
    board = std::move(where);
    turn = seat;
    cards = faces;
    const char* const held[] = {"2", "3", "6", "9"};
    for (int i = 0; i < seats; ++i) hands.push_back(i == seat ? hand : held[i]);
  }
  Turn& purses(std::vector<int> by_seat) {
    cumals = std::move(by_seat);
    return *this;
  }
  Turn& prisoners(std::vector<std::string> by_holder) {
    raths = std::move(by_holder);
    return *this;
  }
  Turn& set_aside(std::vector<std::string> by_seat) {
    aside = std::move(by_seat);
    return *this;
  }
  Turn& discarded(std::string pile) {
    discards = std::move(pile);
    return *this;
  }
  Turn& begun_by(int seat) {
    start = seat;
    return *this;
  }
  Turn& in_round(int number) {
    round = number;
    return *this;
  }
  Turn& played_in(std::string names) {
    regions = std::move(names);
    return *this;
  }
};

/// Nobody else has a card: the round ends after this turn.
struct LastTurn : Turn {
  LastTurn(std::string where, const std::string& hand, int seat = 0, int seats = 3)
      : Turn(std::move(where), hand, seat, seats) {
    for (int i = 0; i < seats; ++i)
      if (i != seat) hands[std::size_t(i)].clear();
  }
};

/// So many pieces of a seat on a rath.
inline std::string pieces(int count, int owner) {
  std::string all;
  for (int i = 0; i < count; ++i) all += (i ? " " : "") + std::to_string(owner);
  return all;
}

/// All cards but these, as a pile.
inline std::string all_cards_but(const CardNumbers& these) {
  std::string pile;
  for (int card = 1; card <= 36; ++card)
    if (!these.contains(card)) pile += (pile.empty() ? "" : " ") + std::to_string(card);
  return pile;
}

/// The moves, each with the same beginning.
inline Moves each(const std::string& beginning, const Moves& ends) {
  Moves all;
  for (const std::string& end : ends) all.insert(beginning + end);
  return all;
}

}  // namespace ardri::test::kings
