// SHA-256 and HMAC-SHA-256, as libsodium has them, over messages of fixed shape; and bytes as text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ardri::fair {

using Digest = std::array<std::uint8_t, 32>;

/// Bytes to be hashed, begun with what they are for: the same bytes for another purpose hash differently.
class Message {
 public:
  explicit Message(std::string_view purpose);

  Message& add(std::span<const std::uint8_t> bytes);
  /// The highest byte first.
  Message& add_number(std::uint64_t number, int bytes);
  std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

Digest sha256(std::span<const std::uint8_t> message);
Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message);

std::string write_hex(const Digest& digest);
/// Nothing for what is not 64 lower-case hexadecimal digits.
std::optional<Digest> read_hex(std::string_view text);

}  // namespace ardri::fair
