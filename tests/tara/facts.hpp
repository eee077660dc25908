// The facts of a view, read for tests: what a program is told about a position of Tara.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <set>
#include <string>

#include "engine/core/view.hpp"
#include "tests/tara/scene.hpp"

namespace ardri::test::sketch {

using Names = std::set<std::string>;
using Kingdoms = std::set<Names>;

inline boost::json::object facts(const AnyPosition& position) { return position.view(Viewer::all_seeing()).facts; }
inline boost::json::object facts(const Scene& scene) { return facts(scene.position()); }

inline std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

inline Names names(const boost::json::value& list) {
  Names names;
  for (const auto& name : list.as_array()) EXPECT_TRUE(names.insert(text_of(name)).second) << list << " has one twice";
  return names;
}

inline std::string expects(const Scene& scene) { return text_of(facts(scene).at("expects")); }

inline Kingdoms kingdoms_of(const Scene& scene, int colour) {
  Kingdoms kingdoms;
  const boost::json::object all = facts(scene);
  for (const auto& kingdom : all.at(colour == 0 ? "red_kingdoms" : "blue_kingdoms").as_array())
    EXPECT_TRUE(kingdoms.insert(names(kingdom)).second);
  return kingdoms;
}

inline std::map<std::string, int> priorities(const Scene& scene) {
  std::map<std::string, int> priorities;
  const boost::json::object all = facts(scene);
  for (const auto& [hill, priority] : all.at("priorities").as_object())
    priorities[std::string(hill)] = int(priority.as_int64());
  return priorities;
}

}  // namespace ardri::test::sketch
