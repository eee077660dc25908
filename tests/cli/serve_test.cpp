// `ardri serve` as a person starts it.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <iterator>
#include <vector>

#include "tests/host/client.hpp"
#include "tests/host/temporary_folder.hpp"

namespace {

namespace fs = std::filesystem;

/// The program with its standard output and error in one file, ended at the latest with the test.
class Program {
 public:
  Program(const fs::path& program, const std::vector<std::string>& arguments, const fs::path& output)
      : output_(output), process_(fork()) {
    if (process_ != 0) return;
    std::string name = program.string(), command = "serve";
    std::vector<std::string> copies = arguments;
    std::vector<char*> pointers{name.data(), command.data()};
    for (std::string& copy : copies) pointers.push_back(copy.data());
    pointers.push_back(nullptr);
    const int file = open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    execv(name.c_str(), pointers.data());
    _exit(127);
  }
  ~Program() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  std::string output() const {
    std::ifstream file(output_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  /// What it has printed as soon as that holds the text, or after 20 seconds.
  std::string output_with(const std::string& text) const {
    for (int i = 0; i < 1000 && output().find(text) == std::string::npos; ++i) usleep(20'000);
    return output();
  }

  void interrupt(int signal) const { kill(process_, signal); }

  int exit_code() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  fs::path output_;
  pid_t process_;
};

class Serve : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  std::string site = (folder / "site").string();
  void SetUp() override { folder.write("site/index.html", "the app"); }

  Program start(const std::vector<std::string>& arguments, const fs::path& program = ARDRI_PROGRAM) const {
    fs::remove(folder / "output");  // else that of an earlier program could be taken for this one's
    return Program(program, arguments, folder / "output");
  }
};

std::uint16_t port_in(const std::string& output) {
  const std::string before = "open http://localhost:";
  return std::uint16_t(std::stoi(output.substr(output.find(before) + before.size())));
}

TEST_F(Serve, ServesUntilItIsInterrupted) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Program program = start({"--port", "0", "--site", site});
    const std::string output = program.output_with("Press Ctrl+C to stop.\n");
    ASSERT_TRUE(output.starts_with("Ard Rí is ready: open http://localhost:")) << output;
    Client client(port_in(output));
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.read_answer().ends_with("the app"));
    program.interrupt(signal);
    EXPECT_EQ(program.exit_code(), 0);
    EXPECT_EQ(program.output(), output);
  }
}

TEST_F(Serve, SaysThatThePortIsTaken) {
  Program first = start({"--port", "0", "--site", site});
  const std::string port = std::to_string(port_in(first.output_with("stop.\n")));
  Program second = start({"--port", port, "--site", site});
  EXPECT_EQ(second.exit_code(), 1);
  EXPECT_EQ(second.output(),
            "ardri: port " + port + " is taken by another program; choose another one, or a free one with --port 0\n");
}

TEST_F(Serve, SaysWhatIsMissingAndHowItIsMade) {
  Program absent = start({"--site", (folder / "absent").string()});
  EXPECT_EQ(absent.exit_code(), 1);
  EXPECT_EQ(absent.output(),
            "ardri: " + (folder / "absent").string() + ": there is no such folder (./play builds the browser app)\n");
  fs::remove(folder / "site/index.html");
  Program empty = start({"--site", site});
  EXPECT_EQ(empty.exit_code(), 1);
  EXPECT_EQ(empty.output(), "ardri: " + site + "/index.html: is missing (./play builds the browser app)\n");
}

TEST_F(Serve, LooksForTheAppBesideTheProgram) {
  fs::create_directories(folder / "release");
  fs::copy_file(ARDRI_PROGRAM, folder / "release/ardri");
  Program early = start({"--port", "0"}, folder / "release/ardri");
  EXPECT_EQ(early.exit_code(), 1);
  EXPECT_EQ(early.output(), "ardri: " + fs::canonical(folder.path()).string() +
                                "/web: there is no such folder (./play builds the browser app)\n");
  folder.write("web/index.html", "the app");
  Program ready = start({"--port", "0"}, folder / "release/ardri");
  EXPECT_TRUE(ready.output_with("stop.\n").starts_with("Ard Rí is ready: ")) << ready.output();
}

TEST_F(Serve, AnswersBadUsageWithExitCodeTwo) {
  for (const char* port : {"-1", "65536", "http", "80.5", ""}) {
    Program program = start({"--port", port, "--site", site});
    EXPECT_EQ(program.exit_code(), 2) << port;
    EXPECT_TRUE(program.output().starts_with("ardri: ")) << program.output();
  }
  Program help = start({"--help"});
  EXPECT_EQ(help.exit_code(), 0);
  EXPECT_NE(help.output().find("--port"), std::string::npos);
}

}  // namespace
