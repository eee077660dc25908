// The files of a site in memory.
#include "host/site.hpp"

#include <gtest/gtest.h>

#include "tests/core/languages.hpp"
#include "tests/host/gzip.hpp"
#include "tests/host/temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;
using ardri::host::Site;
using ardri::host::SiteFile;

class SiteFolder : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  void SetUp() override { folder.write("index.html", "home"); }

  std::string fault() const {
    const auto site = Site::read(folder.path());
    if (!site) ardri::test::expect_told(site.error());
    return site ? "" : site.error().at + ": " + site.error().what();
  }
};

TEST_F(SiteFolder, IsReadWithAllItsFolders) {
  folder.write("assets/deep/app.js", "run()");
  folder.write("empty.txt", "");
  const auto site = Site::read(folder.path());
  ASSERT_TRUE(site.has_value());
  EXPECT_EQ(site->index().plain.bytes, "home");
  ASSERT_NE(site->find("/assets/deep/app.js"), nullptr);
  EXPECT_EQ(site->find("/assets/deep/app.js")->plain.bytes, "run()");
  EXPECT_EQ(site->find("/empty.txt")->plain.bytes, "");
  for (const char* absent : {"/", "/assets", "/assets/", "index.html", "/../index.html", "/index.html/", ""})
    EXPECT_EQ(site->find(absent), nullptr) << absent;
}

TEST_F(SiteFolder, MayBeGivenWithASlashAtTheEnd) {
  const auto site = Site::read(folder.path() / "");
  ASSERT_TRUE(site.has_value());
  EXPECT_EQ(site->index().plain.bytes, "home");
}

TEST_F(SiteFolder, IsHeldInMemory) {
  const auto site = Site::read(folder.path());
  ASSERT_TRUE(site.has_value());
  folder.write("index.html", "changed");
  EXPECT_EQ(site->index().plain.bytes, "home");
}

TEST_F(SiteFolder, HoldsNothingButFilesAndFolders) {
  fs::create_symlink("/etc/passwd", folder / "link.txt");
  EXPECT_EQ(fault(), (folder / "link.txt").string() + ": is neither a file nor a folder");
  fs::remove(folder / "link.txt");
  fs::create_directory_symlink("/etc", folder / "etc");
  EXPECT_EQ(fault(), (folder / "etc").string() + ": is neither a file nor a folder");
}

TEST_F(SiteFolder, MustBeThereWithItsFirstPage) {
  fs::remove(folder / "index.html");
  EXPECT_EQ(fault(), (folder / "index.html").string() + ": is missing");
  const auto absent = Site::read(folder / "absent");
  ASSERT_FALSE(absent.has_value());
  EXPECT_EQ(absent.error().what(), "there is no such folder");
  EXPECT_FALSE(Site::of({{"/x.html", ""}}).has_value());
}

TEST_F(SiteFolder, HasAtMost256MiB) {
  for (const char* name : {"a.bin", "b.bin"}) {
    folder.write(name, "");
    fs::resize_file(folder / name, 128 << 20);
  }
  EXPECT_NE(fault().find("is too much: a site has at most 256 MiB"), std::string::npos) << fault();
}

TEST_F(SiteFolder, IsNamedWhereOneOfItsFilesIsAtFault) {
  folder.write("index.html.gz", gzip("an older home"));
  EXPECT_EQ(fault(), (folder / "index.html.gz").string() + ": is not the compressed form of the file beside it");
}

TEST(Site, KnowsTheTypesOfFiles) {
  const auto site = Site::of({{"/index.html", ""},
                              {"/a.wasm", ""},
                              {"/a.mjs", ""},
                              {"/a.svg", ""},
                              {"/a.ardri", ""},
                              {"/a.webmanifest", ""},
                              {"/a.odd", ""},
                              {"/plain", ""}});
  ASSERT_TRUE(site.has_value());
  EXPECT_EQ(site->index().type, "text/html; charset=utf-8");
  EXPECT_EQ(site->find("/a.wasm")->type, "application/wasm");
  EXPECT_EQ(site->find("/a.mjs")->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(site->find("/a.svg")->type, "image/svg+xml; charset=utf-8");
  EXPECT_EQ(site->find("/a.ardri")->type, "text/plain; charset=utf-8");
  EXPECT_EQ(site->find("/a.webmanifest")->type, "application/manifest+json");
  EXPECT_EQ(site->find("/a.odd")->type, "application/octet-stream");
  EXPECT_EQ(site->find("/plain")->type, "application/octet-stream");
}

TEST(Site, TakesCompressedFormsToTheirFiles) {
  const auto site = Site::of({{"/index.html", "home"}, {"/index.html.gz", gzip("home")}, {"/lone.gz", "kept"}});
  ASSERT_TRUE(site.has_value());
  ASSERT_TRUE(site->index().gzip.has_value());
  EXPECT_EQ(site->index().gzip->bytes, gzip("home"));
  EXPECT_NE(site->index().gzip->etag, site->index().plain.etag);
  EXPECT_EQ(site->find("/index.html.gz"), nullptr);
  EXPECT_EQ(site->find("/lone.gz")->plain.bytes, "kept");
}

TEST(Site, RefusesCompressedFormsOfSomethingElse) {
  for (const std::string& other : {gzip("hame"), gzip("homes"), std::string("home"), std::string()}) {
    const auto site = Site::of({{"/index.html", "home"}, {"/index.html.gz", other}});
    ASSERT_FALSE(site.has_value());
    EXPECT_EQ(site.error().at, "/index.html.gz");
  }
}

TEST(Site, TagsChangeWithTheBytesOnly) {
  const auto site = Site::of({{"/index.html", "home"}, {"/same.txt", "home"}, {"/other.txt", "hame"}});
  ASSERT_TRUE(site.has_value());
  EXPECT_EQ(site->index().plain.etag, site->find("/same.txt")->plain.etag);
  EXPECT_NE(site->index().plain.etag, site->find("/other.txt")->plain.etag);
  EXPECT_TRUE(site->index().plain.etag.starts_with('"') && site->index().plain.etag.ends_with('"'));
}

}  // namespace
