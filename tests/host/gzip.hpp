// A gzip file of bytes that are stored as they are: enough for tests, and needs no library to compress.
#pragma once

#include <boost/crc.hpp>
#include <cstdint>
#include <string>

inline std::string gzip(const std::string& bytes) {
  const auto number = [](std::uint32_t value, int size) {
    std::string out;
    for (int i = 0; i < size; ++i) out += char(value >> 8 * i);
    return out;
  };
  boost::crc_32_type sum;
  sum.process_bytes(bytes.data(), bytes.size());
  const auto size = std::uint32_t(bytes.size());
  return std::string("\x1f\x8b\x08\0\0\0\0\0\0\xff\x01", 11) + number(size, 2) + number(~size, 2) + bytes +
         number(std::uint32_t(sum.checksum()), 4) + number(size, 4);
}
