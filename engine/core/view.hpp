// What leaves the engine for a viewer: facts, for programs and for whoever draws them.
#pragma once

#include <boost/json/object.hpp>

namespace ardri {

struct View {
  boost::json::object facts;
};

}  // namespace ardri
