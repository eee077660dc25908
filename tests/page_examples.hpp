// Examples on the pages: what they show of an answer is in it.
#pragma once

#include <boost/json.hpp>

namespace ardri::test {

/// Whether the answer holds all that the page shows; a list that ends in "…" may go on, and so may a text.
inline bool shows(const boost::json::value& page, const boost::json::value& real) {
  namespace json = boost::json;
  if (page.is_object() && real.is_object()) {
    for (const auto& [key, value] : page.get_object()) {
      const json::value* found = real.get_object().if_contains(key);
      if (!found || !shows(value, *found)) return false;
    }
    return true;
  }
  if (page.is_array() && real.is_array()) {
    json::array shown = page.get_array();
    const bool goes_on = !shown.empty() && shown.back() == "…";
    if (goes_on) shown.pop_back();
    const json::array& all = real.get_array();
    if (goes_on ? all.size() < shown.size() : all.size() != shown.size()) return false;
    for (std::size_t i = 0; i < shown.size(); ++i)
      if (!shows(shown[i], all[i])) return false;
    return true;
  }
  if (page.is_string() && real.is_string() && page.get_string().ends_with("…"))
    return real.get_string().starts_with(page.get_string().subview(0, page.get_string().size() - 3));
  return page == real;
}

}  // namespace ardri::test
