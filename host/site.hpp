// The files of the browser app, read once and kept in memory. A request can name only what is in this table, so no
// path of a request ever reaches the file system.
#pragma once

#include <cstddef>
#include <expected>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"

namespace ardri::host {

/// Bytes as they are sent; the tag, quotes included, changes with them.
struct Representation {
  std::string bytes;
  std::string etag;
};

struct SiteFile {
  std::string_view type;
  bool forever = false;  ///< its name changes with its content, so that a browser may keep it for ever
  Representation plain;
  std::optional<Representation> gzip;
};

class Site {
 public:
  /// Bytes by path, as in "/assets/app.js". "x.gz" is the compressed form of "x" if both are there.
  static std::expected<Site, Fault> of(std::map<std::string, std::string> files);

  /// All files of a folder. What can be no part of a site is a fault: a link, a device, more than 256 MiB.
  static std::expected<Site, Fault> read(const std::filesystem::path& folder);

  const SiteFile* find(std::string_view path) const;
  const SiteFile& index() const { return *find("/index.html"); }

 private:
  std::map<std::string, SiteFile, std::less<>> files_;
};

}  // namespace ardri::host
