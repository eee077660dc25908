// Hashes are what their standards say.
#include "fair/hash.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>

namespace ardri::fair {
namespace {

namespace json = boost::json;

std::vector<std::uint8_t> bytes_of(std::string_view hex) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes.push_back(std::uint8_t(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
  return bytes;
}

TEST(Hash, HmacIsThatOfRfc4231) {
  std::ifstream file(std::string(ARDRI_SOURCE_DIR) + "/tests/fair/rfc4231.json");
  const json::value cases = json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
  ASSERT_EQ(cases.as_array().size(), 7u);
  for (const json::value& each : cases.as_array()) {
    const std::string wanted(each.at("hmac").as_string());
    const Digest digest = hmac_sha256(bytes_of(each.at("key").as_string()), bytes_of(each.at("data").as_string()));
    EXPECT_EQ(write_hex(digest).substr(0, wanted.size()), wanted);
  }
}

TEST(Hash, Sha256IsThatOfFips180) {
  EXPECT_EQ(write_hex(sha256(bytes_of("616263"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(write_hex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Hash, AMessageSaysWhatItIsForAndWritesTheHighestByteFirst) {
  Message message("ab");
  message.add_number(0x0102, 4).add(bytes_of("ff"));
  EXPECT_EQ(std::vector(message.bytes().begin(), message.bytes().end()), bytes_of("61620000000102ff"));
}

TEST(Hash, ReadsOnlyWhatItWrites) {
  const Digest digest = sha256({});
  EXPECT_EQ(read_hex(write_hex(digest)), digest);
  EXPECT_EQ(read_hex(""), std::nullopt);
  EXPECT_EQ(read_hex(std::string(63, '0')), std::nullopt);
  EXPECT_EQ(read_hex(std::string(63, '0') + "A"), std::nullopt);
  EXPECT_EQ(read_hex(std::string(63, '0') + "g"), std::nullopt);
}

}  // namespace
}  // namespace ardri::fair
