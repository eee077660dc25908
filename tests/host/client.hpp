// A connection to the server under test that sends whatever bytes it is given.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

class Client {
 public:
  explicit Client(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      throw std::runtime_error("cannot connect");
  }
  ~Client() { close(socket_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  /// False if the server has closed the connection.
  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (count < 0) return false;
      bytes.remove_prefix(std::size_t(count));
    }
    return true;
  }

  void send_no_more() { shutdown(socket_, SHUT_WR); }

  bool hears_within(int milliseconds) const {
    pollfd one{.fd = socket_, .events = POLLIN, .revents = 0};
    return poll(&one, 1, milliseconds) == 1;
  }

  /// Everything until the server closes the connection, or 20 seconds of silence, which end in "(silence)".
  std::string read_to_end() {
    return read_while([](const std::string&) { return true; });
  }

  /// One answer with a Content-Length and a body.
  std::string read_answer() {
    return read_while([](const std::string& text) {
      const auto head = text.find("\r\n\r\n"), length = text.find("Content-Length: ");
      return head == std::string::npos || text.size() < head + 4 + std::stoul(text.substr(length + 16));
    });
  }

 private:
  template <class Unfinished>
  std::string read_while(Unfinished unfinished) {
    std::string text;
    char buffer[4096];
    while (unfinished(text)) {
      if (!hears_within(20'000)) return text + "(silence)";
      const ssize_t count = recv(socket_, buffer, sizeof buffer, 0);
      if (count <= 0) break;
      text.append(buffer, std::size_t(count));
    }
    return text;
  }

  int socket_;
};
