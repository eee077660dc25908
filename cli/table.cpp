// `ardri table`: tables over lines of JSON, on standard input and output.
#include <random>

#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "table/desk.hpp"

namespace ardri::cli {

namespace {

/// Chance as this machine has it.
class DeviceDraws final : public table::Draws {
 public:
  std::uint64_t bits(std::uint64_t, std::uint32_t) override { return std::uint64_t{device_()} << 32 | device_(); }

 private:
  std::random_device device_;
};

}  // namespace

void keep_tables() {
  DeviceDraws draws;
  table::Desk desk{find_rule_set, draws};
  answer_lines(table::Desk::longest_line, table::Desk::refuse_long_line(),
               [&](std::string_view line) { return desk.answer(line); });
}

}  // namespace ardri::cli
