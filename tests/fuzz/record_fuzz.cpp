// Any bytes are a record or a fault with one line of reason; a record that was read reads back the same.
#include <cstdint>
#include <cstdlib>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto records = ardri::read_records(text, ardri::find_rule_set);
  if (!records) {
    if (records.error().what().empty() || records.error().what().find('\n') != std::string::npos) std::abort();
    return 0;
  }
  std::string written;
  for (const ardri::Record& record : *records) written += record.text();
  const auto again = ardri::read_records(written, ardri::find_rule_set);
  if (!again || again->size() != records->size()) std::abort();
  for (std::size_t i = 0; i < again->size(); ++i)
    if (!((*again)[i].position() == (*records)[i].position())) std::abort();
  return 0;
}
