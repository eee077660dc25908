// Computer players inside a page: the protocol's questions to them, and nothing else of it. Lines that come before the
// answer are handed to `hear`, which the page brings along.
#include "protocol/verbs.hpp"
#include "wasm/module.hpp"

extern "C" [[clang::import_module("page"), clang::import_name("hear")]] void hear(const char* line, std::size_t size);

namespace ardri::wasm {

std::string answer(std::string_view line) {
  static const std::vector<protocol::Verb> verbs = protocol::thinking_verbs();
  static protocol::Memory memory;
  return protocol::answer_with(verbs, line, memory, [](std::string_view heard) { hear(heard.data(), heard.size()); });
}

}  // namespace ardri::wasm
