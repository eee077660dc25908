// The server on real sockets: what browsers do, and what nobody should.
#include "host/server.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <deque>
#include <optional>
#include <random>
#include <thread>

#include "tests/host/client.hpp"

namespace {

using ardri::host::Limits;
using ardri::host::Server;
using ardri::host::Site;
using namespace std::chrono_literals;

constexpr std::size_t large = 4 << 20;

const Site& site() {
  static const Site all = *Site::of(
      {{"/index.html", "the app"}, {"/a.txt", "first"}, {"/b.txt", "second"}, {"/large.bin", std::string(large, 'x')}});
  return all;
}

/// A server on a port that the system picks, at work in a thread of its own.
class Running {
 public:
  explicit Running(Limits limits = {}) : server_(*Server::listen(site(), 0, limits)) {}
  ~Running() {
    server_.stop();
    thread_.join();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::uint16_t port() const { return server_.port(); }

  bool still_answers() const {
    Client client(port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return client.read_answer().ends_with("the app");
  }

 private:
  Server server_;
  std::thread thread_{[this] { server_.run(); }};
};

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string noise(std::mt19937_64& random, std::size_t bytes) {
  std::string text(bytes, 0);
  for (char& c : text) c = char(random());
  return text;
}

TEST(Server, AnswersSeveralRequestsOnOneConnection) {
  const Running server;
  Client client(server.port());
  client.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_TRUE(client.read_answer().ends_with("\r\n\r\nfirst"));
  client.send("GET /none.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_TRUE(client.read_answer().starts_with("HTTP/1.1 404 Not Found\r\n"));
  client.send("GET /b.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(client.read_to_end().ends_with("\r\n\r\nsecond"));
}

TEST(Server, AnswersRequestsSentAllAtOnceInTheirOrder) {
  const Running server;
  Client client(server.port());
  std::string requests;
  for (int i = 0; i < 200; ++i)
    requests += "GET /" + std::string(i % 2 ? "b" : "a") + ".txt HTTP/1.1\r\nHost: localhost\r\n\r\n";
  client.send(requests + "HEAD /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string answers = client.read_to_end();
  EXPECT_EQ(count(answers, "HTTP/1.1 200 OK\r\n"), 201);
  EXPECT_EQ(count(answers, "\r\n\r\nfirstHTTP"), 100);
  EXPECT_EQ(count(answers, "\r\n\r\nsecondHTTP"), 100);
  EXPECT_TRUE(answers.ends_with("\r\n\r\n"));
}

TEST(Server, TakesARequestInPieces) {
  const Running server;
  Client client(server.port());
  for (const char c : std::string_view("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
    client.send({&c, 1});
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_TRUE(client.read_answer().ends_with("\r\n\r\nfirst"));
}

TEST(Server, SendsLargeFilesWhole) {
  const Running server;
  Client client(server.port());
  client.send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string answer = client.read_to_end();
  EXPECT_EQ(answer.size() - answer.find("\r\n\r\n") - 4, large);
}

TEST(Server, SpeaksToOldAndSparingClients) {
  const Running server;
  Client old(server.port());
  old.send("GET /a.txt HTTP/1.0\r\nHost: localhost\r\n\r\n");
  EXPECT_TRUE(old.read_to_end().starts_with("HTTP/1.0 200 OK\r\n"));
  Client known(server.port());
  known.send("GET /a.txt HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n");
  const std::string answer = known.read_to_end();
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 304 Not Modified\r\n"));
  EXPECT_TRUE(answer.ends_with("\r\n\r\n"));
}

TEST(Server, RefusesOtherHostsAlsoBesideALocalOne) {
  const Running server;
  for (const char* hosts : {"", "Host: evil.example\r\n", "Host: localhost\r\nHost: evil.example\r\n"}) {
    Client client(server.port());
    client.send("GET / HTTP/1.1\r\n" + std::string(hosts) + "\r\n");
    EXPECT_TRUE(client.read_answer().starts_with("HTTP/1.1 421 Misdirected Request\r\n")) << hosts;
  }
}

TEST(Server, ReadsNoBodies) {
  const Running server;
  for (const char* body : {"Content-Length: 5\r\n\r\nhello", "Content-Length: 99999999999\r\n\r\nhello",
                           "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"}) {
    Client poster(server.port()), getter(server.port());
    poster.send("POST / HTTP/1.1\r\nHost: localhost\r\n" + std::string(body));
    getter.send("GET / HTTP/1.1\r\nHost: localhost\r\n" + std::string(body));
    poster.send_no_more();
    getter.send_no_more();
    const std::string refused = poster.read_to_end(), unread = getter.read_to_end();
    EXPECT_TRUE(refused.starts_with("HTTP/1.1 405 Method Not Allowed\r\n")) << refused;
    EXPECT_TRUE(unread.starts_with("HTTP/1.1 413 Payload Too Large\r\n")) << unread;
    EXPECT_EQ(count(refused + unread, "HTTP/1.1 "), 2) << "a body was taken for a request";
  }
}

TEST(Server, TellsWhoSendsTooMuchBeforeItCloses) {
  const Running server;
  for (const std::string& head : {"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(100'000, 'x') + "\r\n\r\n",
                                  "GET /" + std::string(100'000, 'x') + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
                                  "GET / HTTP/1.1\r\n" + std::string(100'000, 'x')}) {
    Client client(server.port());
    client.send(head);
    client.send_no_more();
    EXPECT_TRUE(client.read_to_end().starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"));
  }
  EXPECT_TRUE(server.still_answers());
}

TEST(Server, TellsWhoSpeaksSomethingElse) {
  const Running server;
  for (const char* other : {"\r\n\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
                            "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n"}) {
    Client client(server.port());
    client.send(other);
    client.send_no_more();
    const std::string answer = client.read_to_end();
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400 Bad Request\r\n")) << other << answer;
    EXPECT_NE(answer.find("Content-Security-Policy: "), std::string::npos);
  }
}

TEST(Server, SurvivesNoise) {
  const Running server;
  std::mt19937_64 random{7};
  for (int i = 0; i < 100; ++i) {
    Client client(server.port());
    client.send((i % 2 ? "GET / HTTP/1.1\r\nHost: " : "") + noise(random, random() % 20'000));
    if (i % 3) client.send_no_more();
    if (i % 3 == 1) client.read_to_end();
  }
  EXPECT_TRUE(server.still_answers());
}

TEST(Server, SurvivesClientsThatLeave) {
  const Running server;
  for (int i = 0; i < 50; ++i) {
    Client client(server.port());
    client.send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\nGET /large.bin HTTP/1.1\r\nHo");
  }
  EXPECT_TRUE(server.still_answers());
}

TEST(Server, WaitsForNobodyForEver) {
  const Running server({.patience = 200ms});
  Client silent(server.port()), half(server.port()), idle(server.port()), deaf(server.port());
  half.send("GET / HTTP/1.1\r\nHost: loc");
  idle.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  for (int i = 0; i < 4; ++i) deaf.send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(silent.read_to_end(), "");
  EXPECT_EQ(half.read_to_end(), "");
  EXPECT_TRUE(idle.read_to_end().ends_with("the app"));
  EXPECT_TRUE(server.still_answers());
  EXPECT_LT(deaf.read_to_end().size(), 4 * large);
}

TEST(Server, IsNotHeldOpenByDrops) {
  const Running server({.patience = 200ms});
  Client client(server.port());
  client.send("GET / HTTP/1.1\r\n");
  const auto begun = std::chrono::steady_clock::now();
  while (client.send("X: y\r\n") && std::chrono::steady_clock::now() < begun + 20s) std::this_thread::sleep_for(20ms);
  EXPECT_LT(std::chrono::steady_clock::now(), begun + 10s);
}

TEST(Server, LetsFurtherConnectionsWait) {
  const Running server({.connections = 2});
  std::deque<Client> guests;
  for (int i = 0; i < 2; ++i) {
    guests.emplace_back(server.port()).send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(guests.back().read_answer().ends_with("the app"));
  }
  Client third(server.port());
  third.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_FALSE(third.hears_within(100));
  guests.pop_front();
  EXPECT_TRUE(third.read_answer().ends_with("the app"));
}

TEST(Server, SaysThatAPortIsTaken) {
  const Running server;
  const auto second = Server::listen(site(), server.port());
  ASSERT_FALSE(second.has_value());
  EXPECT_EQ(second.error(), std::errc::address_in_use);
}

TEST(Server, CanTakeUpAPortThatWasJustLeft) {
  std::uint16_t port = 0;
  {
    const Running server;
    port = server.port();
    EXPECT_TRUE(server.still_answers());
  }
  EXPECT_TRUE(Server::listen(site(), port).has_value());
}

TEST(Server, EndsWithOpenConnections) {
  std::optional<Client> client;
  {
    const Running server;
    client.emplace(server.port());
    client->send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client->hears_within(20'000));
  }
  EXPECT_LE(client->read_to_end().size(), large + 2000);
}

TEST(Server, EndsAtASignal) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Server server = *Server::listen(site(), 0);
    std::thread thread([&] { server.run(); });
    std::raise(signal);
    thread.join();
  }
}

}  // namespace
