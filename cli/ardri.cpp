// The program `ardri`: reads the command line, and leaves the work to one command.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/terminal.hpp"

namespace {

using namespace ardri::cli;

constexpr const char* language_help = "Language of names and rules: en, de or it (default: the environment's)";
constexpr const char* option_help = "An option of the rule set, as in start=1; may be given several times";

constexpr const char* content_help = "A file with components of your own, as in content/seat-of-kings/standard.json";

/// Refuses what a range lets through.
std::string is_time(const std::string& text) {
  return std::isnan(std::strtod(text.c_str(), nullptr)) ? "is no time" : "";
}

/// The language in which a command says what it cannot do.
template <class Request>
ardri::Language language_of(const Request& request) {
  if constexpr (requires { request.language; })
    return request.language.size() == 2 ? ardri::language_of(request.language).value_or(usual_language())
                                        : usual_language();
  else
    return static_cast<void>(request), ardri::Language::english;
}

/// A subcommand that fills a request and then hands it over.
template <class Request>
std::pair<CLI::App*, std::shared_ptr<Request>> add_command(CLI::App& app, const char* name, const char* help,
                                                           void (*run)(const Request&)) {
  auto request = std::make_shared<Request>();
  CLI::App* command = app.add_subcommand(name, help);
  command->callback([=] {
    try {
      run(*request);
    } catch (const Failure& failure) {
      throw Failure(failure.in(language_of(*request)), failure.code);
    }
  });
  return {command, request};
}

void add_games(CLI::App& app) {
  auto [command, request] =
      add_command<GamesRequest>(app, "games", "List all rule sets with their ids, players and options", list_games);
  command->add_option("--lang", request->language, language_help);
}

void add_play(CLI::App& app) {
  auto [command, request] =
      add_command<PlayRequest>(app, "play", "Play at the terminal, people and computer players at any seat", play);
  auto* id = command->add_option("id", request->id, "Rule set, as listed by `ardri games` (default: asks)");
  command->add_option("--option", request->options, option_help);
  command->add_option("--content", request->content, content_help);
  command
      ->add_option("--players", request->players,
                   "Who plays: person, level-1 to level-6, heuristic, alpha-beta, uct, uct-informed, samples, "
                   "information-sets or "
                   "random for each seat, as in person,level-3; games with hidden information have heuristic, samples, "
                   "information-sets and random")
      ->delimiter(',');
  command->add_option("--seed", request->seed, "Seed of the computer players (default: a new one)");
  command->add_flag("--match", request->match, "Play a whole match: the start passes on, points are added up");
  command->add_option("--lang", request->language, language_help);
  command->add_option("--save", request->save, "Write the record to this file at the end, or on leaving");
  command->add_option("--resume", request->resume, "Play on the last game of a record")
      ->excludes(id)
      ->excludes("--option")
      ->excludes("--content");
}

void add_engine(CLI::App& app) {
  app.add_subcommand("engine", "Answer requests of the engine protocol: JSON lines on standard input and output")
      ->footer("The protocol is documented in docs/protocol.md. Try: echo '{\"do\":\"games\"}' | ardri engine")
      ->callback(answer_requests);
}

void add_table(CLI::App& app) {
  app.add_subcommand("table", "Keep tables where games are played: JSON lines on standard input and output")
      ->footer("The lines are documented in docs/table.md.")
      ->callback(keep_tables);
}

void add_replay(CLI::App& app) {
  auto [command, request] =
      add_command<ReplayRequest>(app, "replay", "Check a record move by move and show how it ends", replay);
  command->add_option("file", request->file, "A record (*.ardri)")->required();
  command->add_flag("--boards", request->boards, "Show the board after every move");
  command->add_option("--lang", request->language, language_help);
}

void add_verify(CLI::App& app) {
  auto [command, request] = add_command<VerifyRequest>(
      app, "verify", "Check that the draws of a table are what its seed and the players' numbers give", verify);
  command->add_option("file", request->file, "The log of a table: a line of JSON for each entry")->required();
  command->add_option("--lang", request->language, language_help);
}

void add_analyse(CLI::App& app) {
  auto [command, request] = add_command<AnalyseRequest>(
      app, "analyse", "Look back at a record: what every move was worth, and where the game turned", analyse);
  command->add_option("file", request->file, "A record (*.ardri)")->required();
  command->add_option("--bot", request->bot,
                      "The computer player that judges (default level-6, or heuristic where there are no levels)");
  auto* nodes =
      command
          ->add_option("--nodes", request->nodes,
                       "Nodes for each position; the same number gives the same analysis (default 40000, as the page)")
          ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 50));
  command->add_option("--time", request->seconds, "Seconds for each position, instead of nodes")
      ->check(CLI::Range(0.001, 3600.0))
      ->excludes(nodes);
  command->add_option("--seed", request->seed, "Seed of the computer player (default 0)");
  command->add_flag("--json", request->as_json, "Print the analyses as JSON, as the engine protocol has them");
  command->add_option("--lang", request->language, language_help);
}

void add_perft(CLI::App& app) {
  auto [command, request] = add_command<PerftRequest>(
      app, "perft", "Count the move sequences of a given length; the count alone on the last line", count_sequences);
  command->add_option("id", request->id, "Rule set, as listed by `ardri games`")->required();
  command->add_option("depth", request->depth, "Number of moves, 0 to 64")->required()->check(CLI::Range(0, 64));
  command->add_option("--option", request->options, option_help);
  command->add_option("--content", request->content, content_help);
}

void add_bench(CLI::App& app) {
  auto [command, request] = add_command<BenchRequest>(
      app, "bench", "Measure random play, perft, looking ahead and observing in the rule sets on one core",
      measure_speed);
  command->add_option("ids", request->ids, "Rule sets (default: all)");
  command->add_option("--option", request->options, option_help);
  command->add_option("--content", request->content, content_help);
  command->add_option("--seconds", request->seconds, "Time for each rule set's random play (default 1)")
      ->check(CLI::Range(0.01, 600.0))
      ->check(is_time);
  command->add_flag("--json", request->as_json, "Print the results as JSON");
  command->add_option("--against", request->against, "Compare with an earlier result of --json");
}

void add_serve(CLI::App& app) {
  auto [command, request] = add_command<ServeRequest>(
      app, "serve", "Serve the browser app to the browsers of this machine, until Ctrl+C", serve);
  command
      ->add_option("--port", request->port,
                   "Port, 0 to 65535; 0 takes a free one (default: 8080, or a free one if that is taken)")
      ->check(CLI::Range(0, 65535));
  command->add_option("--site", request->site, "Folder of the app (default: build/web, as ./play builds it)");
}

void add_tournament(CLI::App& app) {
  auto [command, request] = add_command<TournamentRequest>(
      app, "tournament", "Let players meet in many games: a table with Elo, a test, a report", hold_tournament);
  command->add_option("ids", request->ids, "Rule sets, as listed by `ardri games`, or \"all\" that have the players")
      ->required();
  command
      ->add_option("--players", request->players,
                   "Computer players, as in level-6,uct; with limits and names of their own: level-6@nodes=20000, "
                   "uct@time=0.5@name=quick")
      ->delimiter(',');
  command
      ->add_option(
          "--program", request->programs,
          "Another program that speaks the engine protocol, as in \"./other/ardri engine@bot=level-6\"; may be "
          "given several times")
      ->allow_extra_args(false);
  command->add_option("--games", request->games, "Games of each pairing in each rule set (default 100)")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--time", request->seconds, "Seconds for a move (default: as each player usually thinks)")
      ->check(CLI::Range(0.001, 3600.0))
      ->check(is_time);
  command->add_option("--nodes", request->nodes, "Positions for a move; the games are then the same every time")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 50));
  command->add_option("--threads-per-player", request->threads, "Cores that one player thinks with (default 1)")
      ->check(CLI::Range(1, 64));
  command->add_option("--jobs", request->jobs, "Games played at once (default: as many as there are cores)")
      ->check(CLI::Range(1, 1024));
  command->add_option("--opening", request->opening, "Random moves that begin every game (default 4)")
      ->check(CLI::Range(0, 1000));
  command->add_option("--seed", request->seed, "Seed of the openings and of the players (default 1)");
  command->add_option("--option", request->options, option_help);
  command->add_option("--content", request->content, content_help);
  const auto gauntlet = command->add_flag("--gauntlet", request->gauntlet, "Only the first player meets all others");
  command->add_flag("--alone", request->alone, "The first player sits alone at tables that another player fills up")
      ->excludes(gauntlet);
  command
      ->add_option("--sprt", request->sprt,
                   "Stop when it is clear whether the first of two players is stronger by the first or the second "
                   "difference in Elo, as in 0,20")
      ->delimiter(',');
  command->add_option("--patience", request->patience, "Seconds a program may take beyond its time (default 30)")
      ->check(CLI::Range(0.01, 3600.0))
      ->check(is_time);
  command->add_option("--results", request->results,
                      "Keep every game in this file (JSON lines); the same command then goes on where it was stopped");
  command->add_option("--report", request->report, "Write a page with tables and plots to this file (HTML)");
  command->add_flag("--quiet", request->quiet, "Show no progress");
}

void add_puzzles(CLI::App& app) {
  CLI::App* puzzles = app.add_subcommand("puzzles", "Make or check puzzles: positions with one move that wins");
  puzzles->require_subcommand(1);
  puzzles->footer("docs/puzzles.md says what counts as a puzzle, how it is proved and how difficult it is.");
  auto [make, order] =
      add_command<MakePuzzlesRequest>(*puzzles, "make", "Find puzzles in games the computer plays", make_puzzles);
  make->add_option("file", order->file, "Where to write them (JSON)")->required();
  make->add_option("--game", order->ids, "Rule sets of Tara for two (default: all)")->delimiter(',');
  make->add_option("--count", order->count, "How many of each rule set and step of difficulty (default 11)")
      ->check(CLI::Range(1, 1000));
  make->add_option("--step", order->steps, "Steps of difficulty, 1 to 5 (default: all)")
      ->delimiter(',')
      ->check(CLI::Range(1, 5));
  make->add_option("--seed", order->seed, "Seed of the games; the same one makes the same puzzles (default 1)");
  make->add_option("--games", order->games, "At most so many games of each rule set (default 20000)")
      ->check(CLI::Range(1, 10'000'000));
  make->add_option("--lang", order->language, language_help);
  auto [check, request] = add_command<CheckPuzzlesRequest>(
      *puzzles, "check", "Prove all puzzles of a file again, with the solver's table and without it", check_puzzles);
  check->add_option("file", request->file, "Puzzles, as in content/tara/puzzles.json")->required();
  check->add_option("--lang", request->language, language_help);
}

/// Reads the command line and runs the command it names.
int run(CLI::App& app, int count, char** arguments) {
  try {
    app.parse(count, arguments);
    return success;
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& fault) {
    fmt::print(stderr, "ardri: {} (try --help)\n", ardri::on_one_line(fault.what()));
    return bad_usage;
  } catch (const Failure& failure) {
    fmt::print(stderr, "ardri: {}\n", failure.what());
    return failure.code;
  } catch (const std::exception& fault) {
    if (std::ferror(stdout) == 0) fmt::print(stderr, "ardri: {}\n", ardri::on_one_line(fault.what()));
    return failed;
  }
}

}  // namespace

int main(int count, char** arguments) {
  CLI::App app{"Ard Rí: play, study and research the kings' games", "ardri"};
  app.require_subcommand(1);
  app.footer("`ardri COMMAND --help` explains a command. Start with `ardri play`.");
  add_games(app);
  add_play(app);
  add_engine(app);
  add_table(app);
  add_replay(app);
  add_verify(app);
  add_analyse(app);
  add_perft(app);
  add_bench(app);
  add_serve(app);
  add_tournament(app);
  add_puzzles(app);
  const int code = run(app, count, arguments);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0 || !std::cout.flush()) {
    fmt::print(stderr, "ardri: standard output cannot be written\n");
    return failed;
  }
  return code;
}
