// A tournament as one self-contained HTML page: tables and plots, and what it takes to play it again.
#pragma once

#include <string>

#include "arena/standings.hpp"

namespace ardri::arena {

/// How the tournament was played, beyond what decides its games.
struct Provenance {
  std::string command;
  int cores = 1, jobs = 1;
  std::string date;
};

std::string report_html(const Progress& progress, const Provenance& provenance);

}  // namespace ardri::arena
