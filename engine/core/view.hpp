// What leaves the engine for a viewer: facts for programs, a drawing for people.
#pragma once

#include <boost/json/object.hpp>
#include <string>

namespace ardri {

struct View {
  boost::json::object facts;
  std::string text;
};

}  // namespace ardri
