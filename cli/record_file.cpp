#include "cli/record_file.hpp"

#include "cli/commands.hpp"
#include "cli/file.hpp"

namespace ardri::cli {

std::vector<Record> load_records(const std::string& path) {
  auto records = read_records(read_file(path), find_rule_set);
  if (!records) throw Failure(Fault::of("fault.in-file", "", on_one_line(path), records.error()), failed);
  return std::move(*records);
}

void save_records(const std::string& path, const std::vector<Record>& records) {
  std::string text;
  for (const Record& record : records) text += record.text();
  write_file(path, text);
}

}  // namespace ardri::cli
