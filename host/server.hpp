// Serves a site over HTTP to the browsers of this machine.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <system_error>

#include "host/site.hpp"

namespace ardri::host {

/// What one connection, and all of them together, may claim.
struct Limits {
  std::chrono::milliseconds patience = std::chrono::seconds(30);  ///< for a whole request, and for a whole answer
  int connections = 512;                                          ///< further ones wait until one ends
};

class Server {
 public:
  /// Binds to 127.0.0.1, which nobody outside this machine reaches; port 0 leaves the choice to the system. From here
  /// on SIGINT and SIGTERM end `run` instead of the program. The site must outlive the server.
  static std::expected<Server, std::error_code> listen(const Site& site, std::uint16_t port, Limits limits = {});

  Server(Server&&) noexcept;
  ~Server();

  std::uint16_t port() const;

  /// Answers until a signal or `stop`.
  void run();

  /// May be called from another thread.
  void stop();

 private:
  class House;
  explicit Server(std::unique_ptr<House> house);
  std::unique_ptr<House> house_;
};

}  // namespace ardri::host
