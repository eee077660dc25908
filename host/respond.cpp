#include "host/respond.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "engine/core/quoted.hpp"

namespace ardri::host {

namespace {

// The app needs nothing from elsewhere, so nothing from elsewhere may be loaded, and nobody may frame it. Openers and
// embedders are kept apart because browsers give threads only to pages that are isolated.
constexpr std::pair<std::string_view, std::string_view> on_every_answer[] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
     "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
     "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

Response answer(int status, std::string_view cache_control) {
  Response response{.status = status, .fields = {}, .body = {}};
  for (const auto& [name, value] : on_every_answer) response.fields.emplace_back(name, value);
  response.fields.emplace_back("Cache-Control", cache_control);
  return response;
}

void give(Response& response, std::string_view type, std::string_view body) {
  response.fields.emplace_back("Content-Type", type);
  response.fields.emplace_back("Content-Length", fmt::format("{}", body.size()));
  response.body = body;
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return out;
}

/// What stands between the separators, without blanks.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

/// A page elsewhere can give its own name our address; its requests still carry that name, and are not for us.
bool is_local(std::string_view host) {
  const std::string name = lowered(host);
  for (std::string_view local : {"localhost", "127.0.0.1", "[::1]"}) {
    if (!name.starts_with(local)) continue;
    const std::string_view rest = std::string_view(name).substr(local.size());
    if (rest.empty()) return true;
    return rest.starts_with(':') && rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
  }
  return false;
}

std::optional<char> read_hex(std::string_view digits) {
  unsigned char byte = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
  if (error != std::errc{} || digits.size() != 2 || end != digits.data() + 2) return std::nullopt;
  return char(byte);
}

/// The path of a target, decoded and without the query.
std::optional<std::string> read_path(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(0, target.find('?'));
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    const std::optional<char> c = target[i] == '%' ? read_hex(target.substr(i + 1, 2)) : target[i];
    if (!c || *c == '\0') return std::nullopt;
    if (target[i] == '%') i += 2;
    path += *c;
  }
  return path;
}

/// The app draws its own pages, such as /rules/sacred-hill-1; only a name with a dot must be a file.
const SiteFile* find(const Site& site, std::string_view path) {
  if (const SiteFile* file = site.find(path)) return file;
  const bool names_a_file = path.substr(path.rfind('/')).contains('.');
  return names_a_file ? nullptr : &site.index();
}

/// An element of Accept-Encoding: its weight is above 0 unless it says otherwise.
bool is_wanted(std::string_view element) {
  for (std::string_view parameter : split(element, ';'))
    if (parameter.starts_with("q=")) return parameter.find_first_of("123456789") != std::string_view::npos;
  return true;
}

bool accepts_gzip(std::string_view accept_encoding) {
  const std::string list = lowered(accept_encoding);
  bool anything = false;
  for (std::string_view element : split(list, ',')) {
    const std::string_view coding = split(element, ';').front();
    if (coding == "gzip" || coding == "x-gzip") return is_wanted(element);
    if (coding == "*") anything = is_wanted(element);
  }
  return anything;
}

bool is_known(std::string_view if_none_match, std::string_view etag) {
  for (std::string_view known : split(if_none_match, ',')) {
    if (known.starts_with("W/")) known.remove_prefix(2);
    if (known == "*" || known == etag) return true;
  }
  return false;
}

Response deliver(const SiteFile& file, const Request& request) {
  const bool compressed = file.gzip && accepts_gzip(request.accept_encoding);
  const Representation& chosen = compressed ? *file.gzip : file.plain;
  const bool known = is_known(request.if_none_match, chosen.etag);
  Response response = answer(known ? 304 : 200, file.forever ? "public, max-age=31536000, immutable" : "no-cache");
  response.fields.emplace_back("ETag", chosen.etag);
  if (file.gzip) response.fields.emplace_back("Vary", "Accept-Encoding");
  if (known) return response;
  if (compressed) response.fields.emplace_back("Content-Encoding", "gzip");
  give(response, file.type, chosen.bytes);
  return response;
}

Response refuse_method() {
  Response response = refuse(405, "Only GET and HEAD are answered here.\n");
  response.fields.emplace_back("Allow", "GET, HEAD");
  return response;
}

Response respond_in_full(const Site& site, const Request& request) {
  if (!is_local(request.host)) return refuse(421, "This host answers only to localhost, 127.0.0.1 and [::1].\n");
  if (request.method != "GET" && request.method != "HEAD") return refuse_method();
  if (request.has_body) return refuse(413, "Requests to this host have no body.\n");
  const std::optional<std::string> path = read_path(request.target);
  if (!path) return refuse(400, "That is not a path: it begins with / and holds no % but before two hex digits.\n");
  const SiteFile* file = find(site, *path);
  return file ? deliver(*file, request) : refuse(404, "There is no such file here; the app is at /.\n");
}

}  // namespace

Response respond(const Site& site, const Request& request) {
  Response response = respond_in_full(site, request);
  if (request.method == "HEAD") response.body = {};
  return response;
}

Response refuse(int status, std::string_view line) {
  Response response = answer(status, "no-cache");
  give(response, "text/plain; charset=utf-8", line);
  return response;
}

}  // namespace ardri::host
