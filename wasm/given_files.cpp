#include "wasm/given_files.hpp"

#include <cstdlib>
#include <map>
#include <string>

namespace {

std::map<std::string, std::string, std::less<>> files;
std::string name_and_bytes;

}  // namespace

extern "C" {

/// Where a name and, right after it, the bytes of its file are to be written.
[[clang::export_name("room_for_file")]] char* room_for_file(std::size_t size) {
  name_and_bytes.resize(size);
  return name_and_bytes.data();
}

/// Keeps what was written.
[[clang::export_name("give_file")]] void give_file(std::size_t name_size) {
  files[name_and_bytes.substr(0, name_size)] = name_and_bytes.substr(name_size);
}
}

namespace ardri::wasm {

std::span<const unsigned char> given_file(std::string_view name) {
  const auto found = files.find(name);
  if (found == files.end()) std::abort();
  return {reinterpret_cast<const unsigned char*>(found->second.data()), found->second.size()};
}

}  // namespace ardri::wasm
