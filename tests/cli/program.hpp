// Starts the program `ardri` as a person or a script does, in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace ardri::test {

namespace fs = std::filesystem;

struct Outcome {
  int exit_code;
  std::string out, err;

  std::string last_line() const {
    const auto end = out.find_last_not_of('\n');
    if (end == std::string::npos) return {};
    const auto begin = out.rfind('\n', end);
    return out.substr(begin == std::string::npos ? 0 : begin + 1, end - (begin == std::string::npos ? -1 : begin));
  }
  bool has(const std::string& text) const { return out.find(text) != std::string::npos; }
  long lines_of_err() const { return std::count(err.begin(), err.end(), '\n'); }
};

inline std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Program : public ::testing::Test {
 protected:
  fs::path folder = fs::temp_directory_path() / ("ardri-test-" + std::to_string(::getpid()));
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }

  fs::path file(const std::string& name, const std::string& text) const {
    std::ofstream(folder / name, std::ios::binary) << text;
    return folder / name;
  }

  Outcome run(const std::string& arguments, const std::string& input = "") const {
    file("in", input);
    const std::string command = std::string(ARDRI_PROGRAM) + " " + arguments + " < " + (folder / "in").string() +
                                " > " + (folder / "out").string() + " 2> " + (folder / "err").string();
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read(folder / "out"),
            read(folder / "err")};
  }
};

}  // namespace ardri::test
