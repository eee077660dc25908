// Records on disk.
#pragma once

#include <string>
#include <vector>

#include "engine/core/record.hpp"

namespace ardri::cli {

/// All games of the file; a fault becomes a Failure that names file, line and reason.
std::vector<Record> load_records(const std::string& path);

/// Writes the games, replacing what was there.
void save_records(const std::string& path, const std::vector<Record>& records);

}  // namespace ardri::cli
