#include "host/site.hpp"

#include <fmt/format.h>

#include <boost/crc.hpp>
#include <cstdint>
#include <fstream>

namespace ardri::host {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largest = 256 << 20;

std::string_view type_of(const fs::path& path) {
  static const std::map<std::string, std::string_view, std::less<>> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".txt", "text/plain; charset=utf-8"},
      {".ardri", "text/plain; charset=utf-8"},
      {".svg", "image/svg+xml; charset=utf-8"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
  };
  const auto found = types.find(path.extension().string());
  return found == types.end() ? "application/octet-stream" : found->second;
}

Representation represent(std::string bytes) {
  std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
  for (char c : bytes) hash = (hash ^ std::uint8_t(c)) * 0x100000001b3u;
  return {std::move(bytes), fmt::format("\"{:016x}\"", hash)};
}

/// A gzip file closes with the checksum and the size of what it holds, the lowest byte first.
bool is_compressed_form(std::string_view gzip, std::string_view plain) {
  if (!gzip.starts_with("\x1f\x8b") || gzip.size() < 18) return false;
  boost::crc_32_type sum;
  sum.process_bytes(plain.data(), plain.size());
  std::string trailer;
  for (std::uint32_t number : {std::uint32_t(sum.checksum()), std::uint32_t(plain.size())})
    for (int shift = 0; shift < 32; shift += 8) trailer += char(number >> shift);
  return gzip.ends_with(trailer);
}

template <class... Values>
std::unexpected<Fault> fault(const fs::path& at, EventKind kind, const Values&... values) {
  return std::unexpected(Fault::of(kind, at.string(), values...));
}

/// The bytes of a file that takes no more than the room left for it.
std::expected<std::string, Fault> read_bytes(const fs::directory_entry& entry, std::uintmax_t room) {
  std::error_code error;
  if (entry.symlink_status(error).type() != fs::file_type::regular) return fault(entry.path(), "fault.not-a-file");
  const std::uintmax_t size = entry.file_size(error);
  if (error) return fault(entry.path(), "fault.not-read", system_error_name(error.value()));
  if (size > room) return fault(entry.path(), "fault.site-too-large");
  std::string bytes(size, '\0');
  std::ifstream file(entry.path(), std::ios::binary);
  if (!file.read(bytes.data(), std::streamsize(size)) || file.peek() != std::ifstream::traits_type::eof())
    return fault(entry.path(), "fault.file-cut");
  return bytes;
}

std::expected<std::map<std::string, std::string>, Fault> read_files(const fs::path& folder) {
  std::map<std::string, std::string> files;
  std::uintmax_t room = largest;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  for (; !error && entry != fs::end(entry); entry.increment(error)) {
    std::error_code unknown;  // read_bytes tells
    if (fs::is_directory(entry->symlink_status(unknown))) continue;
    auto bytes = read_bytes(*entry, room);
    if (!bytes) return std::unexpected(bytes.error());
    room -= bytes->size();
    files.emplace("/" + entry->path().lexically_relative(folder).generic_string(), *std::move(bytes));
  }
  if (error) return fault(folder, "fault.not-read", system_error_name(error.value()));
  return files;
}

}  // namespace

std::expected<Site, Fault> Site::of(std::map<std::string, std::string> files) {
  if (!files.contains("/index.html")) return fault("/index.html", "fault.file-missing");
  Site site;
  for (auto& [path, bytes] : files) {
    if (path.ends_with(".gz") && files.contains(path.substr(0, path.size() - 3))) continue;
    SiteFile file{.type = type_of(path), .forever = path.starts_with("/assets/"), .plain = {}, .gzip = {}};
    if (const auto gzip = files.find(path + ".gz"); gzip != files.end()) {
      if (!is_compressed_form(gzip->second, bytes)) return fault(gzip->first, "fault.not-compressed");
      file.gzip = represent(std::move(gzip->second));
    }
    file.plain = represent(std::move(bytes));
    site.files_.emplace(path, std::move(file));
  }
  return site;
}

std::expected<Site, Fault> Site::read(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return fault(folder, "fault.no-folder");
  // A wrong folder, such as somebody's home, is noticed before all of it is read.
  if (!fs::exists(folder / "index.html", error)) return fault(folder / "index.html", "fault.file-missing");
  auto files = read_files(folder);
  if (!files) return std::unexpected(files.error());
  auto site = of(*std::move(files));
  if (!site) site.error().at.insert(0, folder.string());
  return site;
}

const SiteFile* Site::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace ardri::host
