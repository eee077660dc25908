// The plots of a tournament's report, each as an inline SVG.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "arena/sprt.hpp"
#include "arena/standings.hpp"

namespace ardri::arena {

/// How often each whole number occurred.
using Histogram = std::map<int, int>;

struct RatedName {
  std::string name;
  std::optional<Rating> rating;
};
/// Ratings with their intervals, in the given order.
std::string plot_ratings(const std::vector<RatedName>& ratings);

struct NamedBalance {
  std::string name;
  Balance balance;
};
/// Won, drawn and lost, as parts of a bar.
std::string plot_balances(const std::vector<NamedBalance>& balances);

std::string plot_lengths(const Histogram& lengths);

struct NamedHistogram {
  std::string name;
  Histogram values;
};
/// One row of bars for each, over one scale with its zero in view.
std::string plot_leads(const std::vector<NamedHistogram>& rows);

/// The test's course between its two bounds.
std::string plot_sprt(const Sprt& sprt);

}  // namespace ardri::arena
