// Boost.JSON is a header-only library that wants to be compiled once.
#include <boost/json/src.hpp>
