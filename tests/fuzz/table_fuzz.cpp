// A desk is asked anything, line after line: every answer is one line of valid JSON, and what it decides it can apply.
#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/catalogue.hpp"
#include "table/desk.hpp"

namespace {

namespace json = boost::json;

/// The same bits for the same draw, so that a finding can be repeated.
class NumberedDraws final : public ardri::table::Draws {
 public:
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
    return (draw + 1) * 0x9e3779b97f4a7c15 ^ (attempt + 1) * 0xbf58476d1ce4e5b9;
  }
};

json::value must_be_object(const std::string& answer) {
  boost::system::error_code error;
  json::parse_options options;
  options.max_depth = 64;  // an id may be as deep as a request may be, and stands one deeper in its answer
  json::value value = json::parse(answer, error, {}, options);
  if (error || !value.is_object() || answer.find('\n') != std::string::npos) std::abort();
  return value;
}

/// Entries that were decided are kept, as an owner would.
void keep(ardri::table::Desk& desk, std::string_view line, const json::value& answer) {
  boost::system::error_code error;
  const json::value request = json::parse(line, error);
  const json::value* entries = answer.as_object().if_contains("entries");
  if (error || !request.is_object() || !entries || !entries->is_array()) return;
  const json::value* table = request.as_object().if_contains("table");
  if (!table) return;
  const std::string told =
      desk.answer(json::serialize(json::object{{"do", "apply"}, {"table", *table}, {"entries", *entries}}));
  if (must_be_object(told).as_object().contains("error")) std::abort();  // what a table decides it can apply
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  NumberedDraws draws;
  ardri::table::Desk desk{ardri::find_rule_set, draws};
  std::string_view rest{reinterpret_cast<const char*>(data), size};
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    keep(desk, line, must_be_object(desk.answer(line)));
  }
  return 0;
}
