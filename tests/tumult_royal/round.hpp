// Rounds for tests: who stands where and has robbed what, steps that come in rows, and what the components say.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/step_text.hpp"
#include "tests/tumult_royal/scene.hpp"

namespace ardri::test::tumult {

using Moves = std::set<std::string>;
using Seats = std::set<int>;
using Fields = std::set<std::string>;
using Numbers = std::vector<int>;

inline const Seats chance = {-1};

/// Everybody has a statue in a corner of a land of meadows; the first player is the King.
struct Round : Setting {
  explicit Round(At from, int seats = 3) {
    players = seats;
    at = from;
    taken = seats == 2   ? std::vector<std::string>{"a1", "f6"}
            : seats == 3 ? std::vector<std::string>{"a1", "i6", "i1"}
                         : std::vector<std::string>{"a1", "l6", "l1", "a6"};
  }
  Round& in_gamblers_way() {
    gambler = true;
    return *this;
  }
  Round& at_a_live_table() {
    live = true;
    return *this;
  }
  Round& budget(int lifts_each) {
    lifts = lifts_each;
    return *this;
  }
  Round& in_round(int number) {
    round = number;
    return *this;
  }
  Round& ranked(Numbers by_seat) {
    ranks = std::move(by_seat);
    return *this;
  }
  Round& followed_by(Numbers by_seat) {
    supporters = std::move(by_seat);
    return *this;
  }
  Round& with_statues(Numbers by_seat) {
    statues = std::move(by_seat);
    return *this;
  }
  Round& merciful_to(Numbers seats) {
    mercy = std::move(seats);
    return *this;
  }
  Round& demanding(int of_each) {
    demand = {of_each, of_each, of_each};
    return *this;
  }
  Round& robbed(std::vector<std::string> by_seat) {
    castles = std::move(by_seat);
    return *this;
  }
  Round& left(std::string tiles) {
    middle = std::move(tiles);
    return *this;
  }
  Round& on(std::vector<std::string> rows) {
    land = std::move(rows);
    return *this;
  }
  Round& standing(std::vector<std::string> by_seat) {
    taken = std::move(by_seat);
    return *this;
  }
};

inline std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

/// Rows of a frame full of one kind of field, but for some fields.
inline std::vector<std::string> land(int players, char kind, const std::map<std::string, char>& but = {}) {
  std::vector<std::string> rows(6, std::string(std::size_t(3 * players), kind));
  for (const auto& [field, letter] : but) rows[std::size_t('6' - field[1])][std::size_t(field[0] - 'a')] = letter;
  return rows;
}

/// The nine fields of a position, left to right, the top row first.
inline std::vector<std::string> fields_of(int position) {
  std::vector<std::string> fields;
  const int column = 3 * ((position - 1) / 2), row = 3 * ((position - 1) % 2);
  for (int down = 0; down < 3; ++down)
    for (int right = 0; right < 3; ++right) fields.push_back({char('a' + column + right), char('1' + row + 2 - down)});
  return fields;
}

/// The rows, with some positions face down.
inline std::vector<std::string> face_down(std::vector<std::string> rows, const Numbers& positions) {
  for (int position : positions)
    for (const std::string& field : fields_of(position))
      rows[std::size_t('6' - field[1])][std::size_t(field[0] - 'a')] = '?';
  return rows;
}

inline boost::json::object components() {
  const auto bytes = standard_content("tumult-royal");
  return boost::json::parse(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size())).as_object();
}

/// The positions that lie face up at the beginning.
inline Numbers face_up(int players) {
  Numbers positions;
  const boost::json::object all = components();
  const boost::json::object& layout = all.at("layouts").at(std::to_string(players)).as_object();
  for (const boost::json::value& position : layout.at("up").as_array()) positions.push_back(position.to_number<int>());
  return positions;
}

/// The meadows of a drawn landscape, as in "land 7 r3", that lies on a position.
inline Fields meadows(const std::string& drawn, int position) {
  const std::vector<std::string> word = words(drawn);
  const boost::json::object all = components();
  const boost::json::array& rows = all.at("landscapes").as_array().at(std::size_t(std::stoi(word[1]) - 1)).as_array();
  std::string tile;
  for (const boost::json::value& row : rows) tile += row.as_string().c_str();
  for (int turns = word[2][1] - '0'; turns > 0; --turns) {
    std::string turned(9, ' ');
    for (std::size_t row = 0; row < 3; ++row)
      for (std::size_t column = 0; column < 3; ++column) turned[3 * column + 2 - row] = tile[3 * row + column];
    tile = turned;
  }
  Fields found;
  const std::vector<std::string> fields = fields_of(position);
  for (std::size_t i = 0; i < 9; ++i)
    if (tile[i] == 'm') found.insert(fields[i]);
  return found;
}

inline Fields both(Fields one, const Fields& other) {
  one.insert(other.begin(), other.end());
  return one;
}

/// The fields that are named in moves like "at b3" and "build b3 B1 M1".
inline Fields fields_in(const Moves& moves) {
  Fields fields;
  for (const std::string& move : moves) fields.insert(words(move).at(1));
  return fields;
}

inline bool allowed(const Scene& scene, const std::string& step) {
  return parse_legal_step(scene.position(), step).has_value();
}

/// The tiles in the middle that a seat may lift.
inline int liftable(const Scene& scene, int seat) {
  int count = 0;
  for (int slot = 1; slot <= 39; ++slot)
    count += allowed(scene, std::to_string(seat) + " lift " + std::to_string(slot));
  return count;
}

/// An unseen tile: "keep" or "back".
inline void lift(Scene& scene, int seat, int slot, const std::string& face, const std::string& then) {
  const std::string who = std::to_string(seat);
  scene.play(who + " lift " + std::to_string(slot) + "; * face " + face + "; " + who + " " + then);
}

/// Chance takes the first of its steps with this beginning, and says which.
inline std::string draw(Scene& scene, const std::string& beginning) {
  const Moves steps = scene.legal_with(beginning);
  EXPECT_FALSE(steps.empty()) << beginning;
  if (steps.empty()) return "";
  scene.play("* " + *steps.begin());
  return *steps.begin();
}

/// Whether chance is to turn up a tile of the middle.
inline bool turning_up(const Scene& scene) { return scene.actors() == chance && !scene.legal_with("up ").empty(); }

/// These tiles are turned up.
inline void turn_up(Scene& scene, const std::string& faces) {
  for (const std::string& face : words(faces)) scene.play("* up " + face);
}

/// All tiles that are still unseen are turned up, much bread first; how many they were.
inline int turn_up_rest(Scene& scene) {
  int count = 0;
  for (; turning_up(scene) && count < 39; ++count) draw(scene, "up ");
  return count;
}

/// Whether a new round is to begin with the disc.
inline bool spinning(const Scene& scene) { return scene.actors() == chance && scene.legal().contains("spin 3"); }

inline double weight(const Scene& scene, const std::string& draw) {
  return scene.position().weight(scene.position().parse(draw).value());
}

inline Numbers supporters(const Scene& scene) {
  Numbers all;
  for (int seat = 0; seat < scene.position().seats(); ++seat) all.push_back(scene.supporters(seat));
  return all;
}

inline Numbers statues(const Scene& scene) {
  Numbers all;
  for (int seat = 0; seat < scene.position().seats(); ++seat) all.push_back(scene.statues(seat));
  return all;
}

inline Numbers ranks(const Scene& scene) {
  Numbers all;
  for (int seat = 0; seat < scene.position().seats(); ++seat) all.push_back(scene.rank(seat));
  return all;
}

inline Seats merciful(const Scene& scene) {
  Seats all;
  for (int seat = 0; seat < scene.position().seats(); ++seat)
    if (scene.mercy(seat)) all.insert(seat);
  return all;
}

}  // namespace ardri::test::tumult
