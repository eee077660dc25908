// Records on disk.
#pragma once

#include <string>
#include <vector>

#include "engine/core/record.hpp"

namespace ardri::cli {

/// All games of the file; a fault becomes a Failure that names file, line and reason.
std::vector<Record> load_records(const std::string& path);

/// Writes the games to a new file that then takes the place of the old one.
void save_records(const std::string& path, const std::vector<Record>& records);

}  // namespace ardri::cli
