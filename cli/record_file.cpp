#include "cli/record_file.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/commands.hpp"

namespace ardri::cli {

std::vector<Record> load_records(const std::string& path) {
  if (std::filesystem::is_directory(path)) throw Failure(fmt::format("{}: is a folder, not a record", path), failed);
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Failure(fmt::format("{}: cannot be opened", path), failed);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto records = read_records(text, find_rule_set);
  if (!records) throw Failure(fmt::format("{}: {}", path, records.error().what), failed);
  return std::move(*records);
}

void save_records(const std::string& path, const std::vector<Record>& records) {
  const std::string beside = path + ".new";
  std::ofstream file(beside, std::ios::binary);
  for (const Record& record : records) file << record.text();
  file.close();
  if (!file || std::rename(beside.c_str(), path.c_str()) != 0)
    throw Failure(fmt::format("{}: cannot be written", path), failed);
}

}  // namespace ardri::cli
