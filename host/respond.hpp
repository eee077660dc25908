// What the site answers to a request: a function of the two, without sockets.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "host/site.hpp"

namespace ardri::host {

/// What matters of a request. A field that was sent several times has its values joined by commas.
struct Request {
  std::string method;
  std::string target;
  std::string host;
  std::string accept_encoding;
  std::string if_none_match;
  bool has_body = false;
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> fields;
  std::string_view body;  ///< a piece of the site, which must live on, or a constant
};

Response respond(const Site& site, const Request& request);

/// An answer that is one line of text, for what is not even a request.
Response refuse(int status, std::string_view line);

}  // namespace ardri::host
