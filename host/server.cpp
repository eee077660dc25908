#include "host/server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <csignal>
#include <string>
#include <tuple>

#include "host/respond.hpp"

namespace ardri::host {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

using Parser = http::request_parser<http::empty_body>;
using Message = http::response<http::span_body<const char>>;

constexpr std::uint32_t longest_header = 8 << 10;
constexpr std::size_t longest_read = 16 << 10;  // a header and the beginning of the next
constexpr auto farewell = std::chrono::seconds(1);
constexpr auto quietly = asio::as_tuple(asio::use_awaitable);  // errors are values: a client that leaves is none

std::string joined(const http::fields& fields, http::field name) {
  std::string all;
  const auto [first, last] = fields.equal_range(name);
  for (auto field = first; field != last; ++field) {
    if (field != first) all += ", ";
    all += std::string_view(field->value());
  }
  return all;
}

Request read(const Parser& parser) {
  const auto& header = parser.get();
  return {.method = header.method_string(),
          .target = header.target(),
          .host = joined(header, http::field::host),
          .accept_encoding = joined(header, http::field::accept_encoding),
          .if_none_match = joined(header, http::field::if_none_match),
          .has_body = !parser.is_done()};
}

/// What the client sent is at fault, and it may be told so; else it has left, or fallen silent.
bool is_bad_request(error_code error) {
  return error.category() == error_code(http::error::bad_method).category() && error != http::error::end_of_stream;
}

Response refuse_bytes(error_code error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return refuse(431, "The head of a request has at most 8 KiB.\n");
  return refuse(400, "That is not a request of HTTP/1.1.\n");
}

Message write(const Response& response, unsigned version, bool keep_alive) {
  Message message(http::status(response.status), version);
  for (const auto& [name, value] : response.fields) message.insert(name, value);
  message.body() = {response.body.data(), response.body.size()};
  message.keep_alive(keep_alive);
  return message;
}

/// Answers one request; true if another may follow.
asio::awaitable<bool> answer(beast::tcp_stream& stream, beast::flat_buffer& buffer, const Site& site, Limits limits) {
  Parser parser;
  parser.header_limit(longest_header);
  parser.body_limit(boost::none);  // the head says whether there is a body, and no body is ever read
  stream.expires_after(limits.patience);
  const auto [bad, size] = co_await http::async_read_header(stream, buffer, parser, quietly);
  if (bad && !is_bad_request(bad)) co_return false;

  const Response response = bad ? refuse_bytes(bad) : respond(site, read(parser));
  const bool keep_alive = !bad && parser.is_done() && parser.keep_alive();
  Message message = write(response, bad ? 11 : parser.get().version(), keep_alive);
  stream.expires_after(limits.patience);
  const auto [unsent, count] = co_await http::async_write(stream, message, quietly);
  co_return keep_alive && !unsent;
}

/// A socket closed with bytes unread resets the connection, and the last answer may be lost: reads them first.
asio::awaitable<void> take_leave(beast::tcp_stream& stream) {
  error_code error;
  error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
  stream.expires_after(farewell);
  char unread[4096];
  while (!error) std::tie(error, std::ignore) = co_await stream.async_read_some(asio::buffer(unread), quietly);
}

asio::awaitable<void> converse(tcp::socket socket, const Site& site, Limits limits) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(longest_read);
  while (co_await answer(stream, buffer, site, limits)) continue;
  co_await take_leave(stream);
}

}  // namespace

class Server::House {
 public:
  /// Throws what the system says about the port.
  House(const Site& site, std::uint16_t port, Limits limits)
      : site_(site), limits_(limits), acceptor_(context_, tcp::endpoint(asio::ip::address_v4::loopback(), port)) {
    signals_.async_wait([this](error_code, int) { stop(); });
    asio::co_spawn(context_, welcome(), [](const std::exception_ptr& fault) {
      if (fault) std::rethrow_exception(fault);
    });
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  void run() { context_.run(); }
  void stop() { context_.stop(); }

 private:
  asio::awaitable<void> welcome() {
    for (;;) {
      while (guests_ >= limits_.connections) {
        change_.expires_at(asio::steady_timer::time_point::max());
        co_await change_.async_wait(quietly);
      }
      auto [error, socket] = co_await acceptor_.async_accept(quietly);
      if (error) {  // out of file descriptors, say: one may be free soon
        change_.expires_after(std::chrono::milliseconds(100));
        co_await change_.async_wait(quietly);
        continue;
      }
      error = socket.set_option(tcp::no_delay(true), error);
      ++guests_;
      asio::co_spawn(context_, converse(std::move(socket), site_, limits_), [this](const std::exception_ptr&) {
        --guests_;
        change_.cancel();
      });
    }
  }

  const Site& site_;
  Limits limits_;
  int guests_ = 0;
  asio::io_context context_{1};
  asio::signal_set signals_{context_, SIGINT, SIGTERM};
  tcp::acceptor acceptor_;
  asio::steady_timer change_{context_};  // ends when a guest leaves
};

Server::Server(std::unique_ptr<House> house) : house_(std::move(house)) {}
Server::Server(Server&&) noexcept = default;
Server::~Server() = default;

std::expected<Server, std::error_code> Server::listen(const Site& site, std::uint16_t port, Limits limits) {
  try {
    return Server(std::make_unique<House>(site, port, limits));
  } catch (const boost::system::system_error& fault) {
    return std::unexpected(fault.code());
  }
}

std::uint16_t Server::port() const { return house_->port(); }
void Server::run() { house_->run(); }
void Server::stop() { house_->stop(); }

}  // namespace ardri::host
