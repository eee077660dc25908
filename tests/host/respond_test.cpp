// What the site answers to requests, without sockets.
#include "host/respond.hpp"

#include <gtest/gtest.h>

#include "tests/host/gzip.hpp"

namespace {

using ardri::host::Request;
using ardri::host::Response;
using ardri::host::Site;

const Site& site() {
  static const Site all = *Site::of({{"/index.html", "the app"},
                                     {"/index.html.gz", gzip("the app")},
                                     {"/robots.txt", "none"},
                                     {"/a b.txt", "blank"},
                                     {"/assets/app-1.js", "run()"},
                                     {"/LICENSE", "free"}});
  return all;
}

Request get(const std::string& target) {
  return {.method = "GET",
          .target = target,
          .host = "localhost:8080",
          .accept_encoding = "",
          .if_none_match = "",
          .has_body = false};
}

Response ask(const Request& request) { return respond(site(), request); }
Response ask(const std::string& target) { return ask(get(target)); }

/// The value of a field, or "-" where there is none.
std::string field(const Response& response, std::string_view name) {
  for (const auto& [its_name, value] : response.fields)
    if (its_name == name) return value;
  return "-";
}

bool is_gzip(const std::string& accept_encoding) {
  Request request = get("/");
  request.accept_encoding = accept_encoding;
  const Response response = ask(request);
  const bool compressed = field(response, "Content-Encoding") == "gzip";
  EXPECT_EQ(response.body, compressed ? gzip("the app") : "the app");
  EXPECT_EQ(field(response, "Vary"), "Accept-Encoding");
  return compressed;
}

TEST(Respond, DeliversFiles) {
  const Response response = ask("/robots.txt");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "none");
  EXPECT_EQ(field(response, "Content-Type"), "text/plain; charset=utf-8");
  EXPECT_EQ(field(response, "Content-Length"), "4");
  EXPECT_EQ(field(response, "Content-Encoding"), "-");
  EXPECT_EQ(field(response, "Vary"), "-");
  EXPECT_EQ(ask("/LICENSE").body, "free");
}

TEST(Respond, IgnoresTheQueryAndDecodesThePath) {
  EXPECT_EQ(ask("/robots.txt?x=/../%zz").body, "none");
  EXPECT_EQ(ask("/a%20b.txt").body, "blank");
  EXPECT_EQ(ask("/%72obots.tx%74").body, "none");
  EXPECT_EQ(ask("/a+b.txt").status, 404);
  EXPECT_EQ(ask("/a%2520b.txt").status, 404) << "decoded twice";
}

TEST(Respond, LeavesPathsWithoutADotToTheApp) {
  for (const char* path : {"/", "/?lang=de", "/rules", "/rules/sacred-hill-1", "/v1.2/rules", "/rules/", "//"}) {
    const Response response = ask(path);
    EXPECT_EQ(response.status, 200) << path;
    EXPECT_EQ(response.body, "the app") << path;
    EXPECT_EQ(field(response, "Content-Type"), "text/html; charset=utf-8") << path;
  }
}

TEST(Respond, SaysWhatFilesAreNotThere) {
  for (const char* path : {"/absent.js", "/assets/app-2.js", "/rules/x.json", "/index.html.gz", "/.", "/ROBOTS.TXT"}) {
    const Response response = ask(path);
    EXPECT_EQ(response.status, 404) << path;
    EXPECT_EQ(field(response, "Content-Type"), "text/plain; charset=utf-8") << path;
    EXPECT_EQ(field(response, "Cache-Control"), "no-cache") << path;
  }
}

TEST(Respond, LeadsNowhereElse) {
  for (const char* path : {"/../etc/passwd", "/%2e%2e/etc/passwd", "/..%2fetc%2fpasswd", "/../../x", "/%2e%2e/x",
                           "//etc/passwd", "/assets/../../x"})
    EXPECT_EQ(ask(path).body, "the app") << path;
  for (const char* path : {"/..", "/../x.txt", "/assets/../robots.txt", "/./robots.txt", "/%2e%2e%2frobots.txt",
                           "/..\\robots.txt", "/robots.txt/.", "//robots.txt"})
    EXPECT_EQ(ask(path).status, 404) << path;
}

TEST(Respond, RefusesWhatIsNoPath) {
  for (const char* target : {"", "*", "x", "robots.txt", "http://localhost/robots.txt", "?", "/a%00b", "/robots.txt%00",
                             "/%", "/%2", "/%zz", "/%2g", "/% 2", "/%-1", "/%+1", "/%0x", "/x%?y"})
    EXPECT_EQ(ask(target).status, 400) << target;
  EXPECT_EQ(ask(std::string("/a\0b", 4)).status, 400);
}

TEST(Respond, CompressesForThoseWhoCanReadIt) {
  for (const char* accepted :
       {"gzip", "GZIP", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8, *;q=0.1", "x-gzip", "*", "gzip;q=0.001",
        "deflate,gzip ; q=1", "identity;q=0.5, *;q=0.3", "gzip;q=1, *;q=0", "*;q=0, gzip"})
    EXPECT_TRUE(is_gzip(accepted)) << accepted;
  for (const char* refused : {"", "identity", "br, deflate", "gzip;q=0", "gzip;q=0.000", "gzip; Q=0", "*;q=0",
                              "gzip;q=0, *", "*, gzip;q=0", "gzipped", "notgzip", ";", ",,", "gzip;q="})
    EXPECT_FALSE(is_gzip(refused)) << refused;
}

TEST(Respond, SendsNothingTwice) {
  const std::string etag = field(ask("/assets/app-1.js"), "ETag");
  for (const std::string& known : {etag, "W/" + etag, "\"x\", " + etag, std::string("*")}) {
    Request request = get("/assets/app-1.js");
    request.if_none_match = known;
    const Response response = ask(request);
    EXPECT_EQ(response.status, 304) << known;
    EXPECT_EQ(response.body, "");
    EXPECT_EQ(field(response, "ETag"), etag);
    EXPECT_EQ(field(response, "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(field(response, "Content-Length"), "-");
  }
  for (const std::string& other : {std::string("\"x\""), std::string(), etag.substr(1), std::string("W/")}) {
    Request request = get("/assets/app-1.js");
    request.if_none_match = other;
    EXPECT_EQ(ask(request).status, 200) << other;
  }
}

TEST(Respond, TagsTheCompressedFormApart) {
  Request request = get("/");
  request.if_none_match = field(ask("/"), "ETag");
  EXPECT_EQ(ask(request).status, 304);
  EXPECT_EQ(field(ask(request), "Vary"), "Accept-Encoding");
  request.accept_encoding = "gzip";
  EXPECT_EQ(ask(request).status, 200);
  request.if_none_match = field(ask(request), "ETag");
  EXPECT_EQ(ask(request).status, 304);
}

TEST(Respond, LetsOnlyNamesThatChangeWithTheContentBeKept) {
  EXPECT_EQ(field(ask("/assets/app-1.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  for (const char* path : {"/", "/index.html", "/robots.txt", "/assets/", "/assets/page", "/x/assets/app-1.js"})
    EXPECT_EQ(field(ask(path), "Cache-Control"), "no-cache") << path;
}

TEST(Respond, AnswersHeadAsGetWithoutTheBody) {
  for (const char* path : {"/", "/robots.txt", "/absent.js", "/%"}) {
    Request request = get(path);
    const Response full = ask(request);
    request.method = "HEAD";
    const Response head = ask(request);
    EXPECT_EQ(head.status, full.status) << path;
    EXPECT_EQ(head.fields, full.fields) << path;
    EXPECT_EQ(head.body, "") << path;
  }
}

TEST(Respond, KnowsNoOtherMethods) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW", ""}) {
    Request request = get("/");
    request.method = method;
    request.has_body = true;
    const Response response = ask(request);
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(field(response, "Allow"), "GET, HEAD") << method;
  }
}

TEST(Respond, WantsNoBody) {
  Request request = get("/");
  request.has_body = true;
  EXPECT_EQ(ask(request).status, 413);
}

TEST(Respond, AnswersToLocalNamesOnly) {
  const auto status = [](const char* host) {
    Request request = get("/");
    request.host = host;
    return ask(request).status;
  };
  for (const char* host :
       {"localhost", "LocalHost", "localhost:1", "127.0.0.1", "127.0.0.1:8080", "[::1]", "[::1]:65535"})
    EXPECT_EQ(status(host), 200) << host;
  for (const char* host : {"", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhostess",
                           "evil.example:8080", "localhost:80@evil.example", "localhost:x", "localhost, evil.example",
                           "localhost, localhost", "127.0.0.2", "::1", "[::1]x", "0.0.0.0", "192.168.0.1"})
    EXPECT_EQ(status(host), 421) << host;
}

TEST(Respond, ProtectsEveryAnswer) {
  Request elsewhere = get("/"), post = get("/"), known = get("/");
  elsewhere.host = "evil.example";
  post.method = "POST";
  known.if_none_match = "*";
  for (const Response& response :
       {ask("/"), ask("/absent.js"), ask("*"), ask(elsewhere), ask(post), ask(known), ardri::host::refuse(431, "")}) {
    EXPECT_TRUE(field(response, "Content-Security-Policy").starts_with("default-src 'self'; script-src 'self'"))
        << response.status;
    EXPECT_EQ(field(response, "X-Content-Type-Options"), "nosniff") << response.status;
    EXPECT_EQ(field(response, "Referrer-Policy"), "no-referrer") << response.status;
    EXPECT_EQ(field(response, "Cross-Origin-Opener-Policy"), "same-origin") << response.status;
    EXPECT_EQ(field(response, "Cross-Origin-Embedder-Policy"), "require-corp") << response.status;
    EXPECT_EQ(field(response, "Cross-Origin-Resource-Policy"), "same-origin") << response.status;
  }
}

}  // namespace
