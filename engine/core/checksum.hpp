// A checksum over lines of text: FNV-1a, 64 bits, as sixteen hexadecimal digits. It notices accidents, not intent.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace ardri {

class Checksum {
 public:
  void add(std::string_view line) {
    for (char c : line) add_byte(std::uint8_t(c));
    add_byte('\n');
  }
  std::string text() const { return fmt::format("{:016x}", hash_); }

 private:
  void add_byte(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3u; }
  std::uint64_t hash_ = 0xcbf29ce484222325u;
};

}  // namespace ardri
