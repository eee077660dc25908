// `ardri serve`: the browser app, for the browsers of this machine.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

#include "cli/commands.hpp"
#include "host/server.hpp"

namespace ardri::cli {

namespace {

namespace fs = std::filesystem;

/// The program is build/release/ardri, the app is built into build/web.
fs::path site_beside_the_program() { return fs::read_symlink("/proc/self/exe").parent_path().parent_path() / "web"; }

host::Site site_or_fail(const std::string& folder) {
  auto site = host::Site::read(folder.empty() ? site_beside_the_program() : fs::path(folder));
  if (!site)
    throw Failure(fmt::format("{}: {} (./play builds the browser app)", on_one_line(site.error().at),
                              on_one_line(site.error().what())),
                  failed);
  return *std::move(site);
}

host::Server server_or_fail(const host::Site& site, std::optional<int> wanted) {
  constexpr int usual = 8080;
  const int port = wanted.value_or(usual);
  auto server = host::Server::listen(site, std::uint16_t(port));
  if (server) return *std::move(server);
  if (!wanted) {
    fmt::print("Port {} is taken by another program; taking a free one.\n", usual);
    return server_or_fail(site, 0);
  }
  if (server.error() == std::errc::address_in_use)
    throw Failure(
        fmt::format("port {} is taken by another program; choose another one, or a free one with --port 0", port),
        failed);
  throw Failure(fmt::format("port {} cannot be used: {}", port, server.error().message()), failed);
}

}  // namespace

void serve(const ServeRequest& request) {
  const host::Site site = site_or_fail(request.site);
  host::Server server = server_or_fail(site, request.port);
  fmt::print("Ard Rí is ready: open http://localhost:{}\nPress Ctrl+C to stop.\n", server.port());
  std::fflush(stdout);
  server.run();
}

}  // namespace ardri::cli
