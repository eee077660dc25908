// What leaves the engine for a viewer: facts for programs, a drawing for people.
#pragma once

#include <boost/json/object.hpp>
#include <string>

namespace ardri {

struct View {
  boost::json::object facts;
  std::string text;
  std::string status;  // the phase and the like, in a few words; empty if there is nothing to say
  std::string legend;  // how to read the drawing
};

}  // namespace ardri
