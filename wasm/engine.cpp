// The engine inside a page: the protocol's function from line to line, behind three exported functions.
// A caller asks for room, writes a request there, asks, and reads the answer where `answer_at` says. Lines that come
// before the answer are handed to `hear`, which the caller brings along.
#include <cstdlib>
#include <string>

#include "protocol/answer.hpp"

namespace {

std::string request, answer;
ardri::protocol::Memory memory;

}  // namespace

extern "C" {

[[clang::import_module("page"), clang::import_name("hear")]] void hear(const char* line, std::size_t size);

/// Where a request of `size` bytes is to be written.
[[clang::export_name("room_for")]] char* room_for(std::size_t size) {
  request.resize(size);
  return request.data();
}

/// Answers what was written; gives the size of the answer.
[[clang::export_name("ask")]] std::size_t ask() {
  answer = ardri::protocol::answer(request, memory, [](std::string_view line) { hear(line.data(), line.size()); });
  return answer.size();
}

[[clang::export_name("answer_at")]] const char* answer_at() { return answer.data(); }
}

// What the compiler's stack protector and Boost's exceptions refer to; there is nobody to catch anything here, and
// the engine throws nothing: a call of these would be a bug, and stops the module.
extern "C" {
void* __stack_chk_guard = reinterpret_cast<void*>(0x5a17);
[[noreturn]] void __stack_chk_fail() { std::abort(); }
[[noreturn]] void* __cxa_allocate_exception(std::size_t) { std::abort(); }
[[noreturn]] void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }
}
