// Any line gets an answer, and every answer is one line of valid JSON.
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>

#include "protocol/answer.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string answer = ardri::protocol::answer({reinterpret_cast<const char*>(data), size});
  boost::system::error_code error;
  boost::json::parse_options options;
  options.max_depth = 64;  // an id may be as deep as a request may be, and stands one deeper in its answer
  const boost::json::value value = boost::json::parse(answer, error, {}, options);
  if (error || !value.is_object() || answer.find('\n') != std::string::npos) std::abort();
  return 0;
}
