#include "fair/hash.hpp"

#include <sodium.h>

#include "table/entry.hpp"

namespace ardri::fair {

static_assert(sizeof(Digest) == crypto_hash_sha256_BYTES && sizeof(Digest) == crypto_auth_hmacsha256_BYTES);

Message::Message(std::string_view purpose) : bytes_(purpose.begin(), purpose.end()) { bytes_.push_back(0); }

Message& Message::add(std::span<const std::uint8_t> bytes) {
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  return *this;
}

Message& Message::add_number(std::uint64_t number, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) bytes_.push_back(std::uint8_t(number >> (8 * i)));
  return *this;
}

Digest sha256(std::span<const std::uint8_t> message) {
  Digest digest;
  crypto_hash_sha256(digest.data(), message.data(), message.size());
  return digest;
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, message.data(), message.size());
  Digest digest;
  crypto_auth_hmacsha256_final(&state, digest.data());
  return digest;
}

std::string write_hex(const Digest& digest) {
  std::array<char, 2 * sizeof(Digest) + 1> text;
  sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
  return text.data();
}

std::optional<Digest> read_hex(std::string_view text) {
  if (!table::is_digest(text)) return std::nullopt;
  Digest digest;
  sodium_hex2bin(digest.data(), digest.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  return digest;
}

}  // namespace ardri::fair
