// A function from line to line behind three exported functions: a caller asks for room, writes a request there, asks,
// and reads the answer where `answer_at` says.
#include "wasm/module.hpp"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace {

std::string request, answer;

}  // namespace

extern "C" {

/// Where a request of `size` bytes is to be written.
[[clang::export_name("room_for")]] char* room_for(std::size_t size) {
  request.resize(size);
  return request.data();
}

/// Answers what was written; gives the size of the answer.
[[clang::export_name("ask")]] std::size_t ask() {
  answer = ardri::wasm::answer(request);
  return answer.size();
}

[[clang::export_name("answer_at")]] const char* answer_at() { return answer.data(); }

// What the compiler's stack protector, Boost's exceptions and the standard library's checks refer to; there is nobody
// to catch anything here, and the engine throws nothing: a call of these would be a bug, and stops the module. The
// library's own would first write a message, which nobody reads.
[[noreturn]] void abort_message(const char*, ...) { std::abort(); }
[[noreturn]] void __cxa_pure_virtual() { std::abort(); }
void* __stack_chk_guard = reinterpret_cast<void*>(0x5a17);
[[noreturn]] void __stack_chk_fail() { std::abort(); }
[[noreturn]] void* __cxa_allocate_exception(std::size_t) { std::abort(); }
[[noreturn]] void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }

// fmt would use these for hexadecimal floats, Boost for errors of an operating system: neither is ever written here,
// and all of printf stays out.
int snprintf(char*, std::size_t, const char*, ...) { std::abort(); }
int vsnprintf(char*, std::size_t, const char*, va_list) { std::abort(); }
}

void std::__libcpp_verbose_abort(const char*, ...) { std::abort(); }
