// The commands of the `ardri` program: what each is asked, as typed values. What a command cannot do it
// says by throwing a Failure, which becomes one line on standard error, in the command's language, and the exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/catalogue.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::cli {

enum ExitCode { success = 0, failed = 1, bad_usage = 2 };

struct Failure : std::runtime_error {
  Failure(const std::string& what, ExitCode exit_code) : std::runtime_error(what), code(exit_code) {}
  Failure(Fault why, ExitCode exit_code) : std::runtime_error(why.what()), code(exit_code), fault(std::move(why)) {}
  /// Commands that speak only English say it in English.
  std::string in(Language language) const { return fault ? fault->what(language) : what(); }

  ExitCode code;
  std::optional<Fault> fault;
};

/// The rule set with that id; an unknown one is bad usage.
const RuleSet& rule_set_or_fail(const std::string& id);

/// The rule set's options, changed by texts such as "start=1", and the content pack in a file, if one is named.
Options options_or_fail(const RuleSet& rules, const std::vector<std::string>& changes, const std::string& content = "");

/// The same options, if a game with them can be played turn by turn; in real time is bad usage.
Options turn_by_turn_or_fail(const RuleSet& rules, Options options);

struct GamesRequest {
  std::string language;
};
void list_games(const GamesRequest& request);

struct PlayRequest {
  std::string id;
  std::vector<std::string> options;
  std::string content;
  std::vector<std::string> players;
  std::optional<std::uint64_t> seed;
  bool match = false;
  std::string language;
  std::string save;
  std::string resume;
};
void play(const PlayRequest& request);

void answer_requests();

void keep_tables();

struct ReplayRequest {
  std::string file;
  std::string language;
  bool boards = false;
};
void replay(const ReplayRequest& request);

struct VerifyRequest {
  std::string file;
  std::string language;
};
void verify(const VerifyRequest& request);

struct AnalyseRequest {
  std::string file;
  std::optional<std::string> bot;
  std::uint64_t nodes = 40'000;  // for each position, unless a time is given; as many as the page
  std::optional<double> seconds;
  std::uint64_t seed = 0;
  std::string language;
  bool as_json = false;
};
void analyse(const AnalyseRequest& request);

struct PerftRequest {
  std::string id;
  int depth = 0;
  std::vector<std::string> options;
  std::string content;
};
void count_sequences(const PerftRequest& request);

struct BenchRequest {
  std::vector<std::string> ids;
  std::vector<std::string> options;
  std::string content;
  double seconds = 1;
  bool as_json = false;
  std::string against;
};
void measure_speed(const BenchRequest& request);

struct MakePuzzlesRequest {
  std::vector<std::string> ids;  // none: all that have puzzles
  std::size_t count = 11;        // of each rule set and step
  std::vector<int> steps;        // none: all
  std::uint64_t seed = 1;
  std::size_t games = 20'000;  // at most, of each rule set
  std::string file;
  std::string language;
};
void make_puzzles(const MakePuzzlesRequest& request);

struct CheckPuzzlesRequest {
  std::string file;
  std::string language;
};
void check_puzzles(const CheckPuzzlesRequest& request);

struct ServeRequest {
  std::optional<int> port;  // none: the usual one, or a free one if that is taken
  std::string site;
};
void serve(const ServeRequest& request);

struct TournamentRequest {
  std::vector<std::string> ids;
  std::vector<std::string> options;
  std::string content;
  std::vector<std::string> players, programs;
  int games = 100;
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  int threads = 1;
  int jobs = 0;  // 0: as many as there are cores
  int opening = 4;
  std::uint64_t seed = 1;
  bool gauntlet = false, alone = false;
  std::vector<double> sprt;
  double patience = 30;
  std::string results, report;
  bool quiet = false;
};
void hold_tournament(const TournamentRequest& request);

}  // namespace ardri::cli
