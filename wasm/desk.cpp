// The desk inside a page: its tables, and chance as the page's `bits` has it.
#include "table/desk.hpp"
#include "engine/catalogue.hpp"
#include "wasm/module.hpp"

extern "C" [[clang::import_module("page"), clang::import_name("bits")]] std::uint64_t bits(std::uint64_t draw,
                                                                                           std::uint32_t attempt);

namespace ardri::wasm {

namespace {

class PageDraws final : public table::Draws {
 public:
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override { return ::bits(draw, attempt); }
};

}  // namespace

std::string answer(std::string_view line) {
  static PageDraws draws;
  static table::Desk desk{find_rule_set, draws};
  return desk.answer(line);
}

}  // namespace ardri::wasm
