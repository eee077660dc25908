"""The conversation with an engine whose answers are compared with a reference.

A cross-check plays games with a reference and lists `Questions`: requests in JSON lines
(docs/protocol.md), each together with the answer that the reference expects.  `check_games`
puts them to `PATH engine`, all requests of a game at once, prints the first disagreement in
full or else "N games agree", then "N passed, M failed", and returns the exit status.
"""

import argparse
import json
import subprocess
import threading

SHOW_EVERY = 10
TOLERANCE = 0.0002     # of a probability
LOOKED_AT = 60         # moves that a style weighs


# ------------------------------------------------------------ the command line

def command_line(description, games, per):
    """The options that every cross-check has."""
    parser = argparse.ArgumentParser(description=description,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", required=True, help="started as: PATH engine")
    parser.add_argument("--games", type=int, default=games, help="games per " + per)
    parser.add_argument("--seed", default="1")
    return parser


def command_line_with_players(description, games):
    parser = command_line(description, games, "number of players")
    parser.add_argument("--players", default="2,3,4", help="numbers of players, with commas")
    return parser


def numbers_of_players(parser, args):
    numbers = [int(word) for word in args.players.split(",")]
    if not set(numbers) <= {2, 3, 4}:
        parser.error("two, three or four players")
    return numbers


# ------------------------------------------------------------ what to ask

class Questions:
    """The requests about one game; `heading(plies)` introduces a disagreement after so many moves,
    `always` are further fields of every request."""

    def __init__(self, game, options, heading, **always):
        self.game, self.options, self.heading = game, options, heading
        self.always = always
        self.moves, self.asked = [], []

    def ask(self, do, expected, **more):
        request = {"do": do, "game": self.game, "options": self.options,
                   "moves": list(self.moves), "id": len(self.asked), **self.always, **more}
        self.asked.append((request, expected))

    def move(self, seat, text):
        self.moves.append("%s %s" % (seat, text))

    def requests(self):
        return [request for request, _ in self.asked]

    def positions(self):
        return len([1 for request in self.requests() if request["do"] == "legal"])


def expected_with_chances(game):
    """The answer to `legal`, with the probabilities of chance."""
    if game.over():
        return {"actors": [], "legal": {}, "over": True, "winners": game.winners()}
    return {"actors": game.actors(), "over": False,
            "legal": {str(s): sorted(game.legal(s)) for s in game.actors()},
            "chances": {text: float(p) for text, p in game.chances().items()}}


def best_of(moves, weight, rng):
    """One of those with the highest weight; of many moves only some are looked at."""
    if len(moves) > LOOKED_AT:
        moves = rng.sample(moves, LOOKED_AT)
    weights = {move: weight(move) for move in moves}
    best = max(weights.values())
    return rng.choice([move for move in moves if weights[move] == best])


def ask_along(questions, game, choose, expected_legal, is_rare, steps):
    """Play `game` for at most so many moves and ask about every position, in all views about some."""
    while True:
        questions.ask("legal", expected_legal(game))
        number = len(questions.moves)
        last = game.over() or number == steps
        if last or number % SHOW_EVERY == 0 or is_rare(game):
            for viewer in ["all", "public"] + game.seats():
                questions.ask("show", game.facts(viewer), **{"as": viewer})
        if last:
            return
        seat, text = choose(game)
        questions.move(seat, text)
        game.play(seat, text)


# ------------------------------------------------------------ comparing
# Every function returns readable lines, none where the engine agrees.

def compare_value(name, engine, reference):
    return [] if engine == reference else [
        "%s: engine %r, reference %r" % (name, engine, reference)]


def compare_sets(name, engine, reference, separator="; "):
    """Two lists in which the order does not matter."""
    lines = []
    if len(set(engine)) != len(engine):
        lines.append("%s: the engine lists some entries twice" % name)
    missing = sorted(set(reference) - set(engine))
    extra = sorted(set(engine) - set(reference))
    if missing:
        lines.append("%s: only the reference has %s" % (name, separator.join(missing)))
    if extra:
        lines.append("%s: only the engine has %s" % (name, separator.join(extra)))
    return lines


def chance_texts(entries, compare_chance, bare, lines):
    """The texts of `[["card 17", 0.0278], ...]`, those in `bare` may come without a number; adds
    to `lines` what is wrong."""
    texts = []
    for entry in entries:
        if entry in bare:
            texts.append(entry)
            continue
        if not (isinstance(entry, list) and len(entry) == 2):
            lines.append("legal of *: not a pair of text and probability: %r" % (entry,))
            continue
        texts.append(entry[0])
        lines += compare_chance(*entry)
    return texts


def compare_moves(answer, expected, compare_chance=None, bare=(), separator="; "):
    """The legal moves of every seat; with `compare_chance` those of "*" have probabilities,
    except perhaps those in `bare`."""
    lines, legal = [], answer.get("legal") or {}
    for seat in sorted(set(legal) | set(expected["legal"])):
        texts = legal.get(seat, [])
        if seat == "*" and compare_chance:
            texts = chance_texts(texts, compare_chance, bare, lines)
        lines += compare_sets("legal of seat " + seat, texts, expected["legal"].get(seat, []),
                              separator)
    return lines


def compare_result(name, answer, expected):
    """`scores` or `winners` of a game that is over."""
    return compare_value(name, answer.get(name), expected[name]) if expected["over"] else []


def compare_actors(engine, reference):
    """In any order."""
    same = isinstance(engine, list) and sorted(engine, key=str) == sorted(reference, key=str)
    return [] if same else ["actors: engine %r, reference %r" % (engine, reference)]


def compare_with_chances(answer, expected, bare=()):
    """With what `expected_with_chances` has."""
    chances = expected.get("chances", {})

    def compare_chance(text, chance):
        right = chances.get(text)
        return [] if right is None or abs(chance - right) <= TOLERANCE else [
            "legal of *: probability of %s is %r, reference %r" % (text, chance, right)]

    return (compare_value("over", answer.get("over"), expected["over"])
            + compare_actors(answer.get("actors"), expected["actors"])
            + compare_moves(answer, expected, compare_chance, bare)
            + compare_result("winners", answer, expected))


def compare_objects(path, engine, reference, is_complete):
    lines = []
    for name in reference:
        where = path + "." + name if path else name
        if name not in engine:
            lines.append("%s: the engine has none, reference %r" % (where, reference[name]))
        else:
            lines += compare_facts(where, engine[name], reference[name], is_complete)
    if is_complete(path):
        lines += ["%s.%s: only the engine has it: %r" % (path, name, engine[name])
                  for name in engine if name not in reference]
    return lines


def compare_facts(path, engine, reference, is_complete):
    """Every fact of the reference must be there; more is allowed unless `is_complete(path)`."""
    if isinstance(reference, dict) and isinstance(engine, dict):
        return compare_objects(path, engine, reference, is_complete)
    if path == "seats" and isinstance(engine, list) and len(engine) == len(reference):
        return [line for i in range(len(engine))
                for line in compare_facts("seats.%d" % i, engine[i], reference[i], is_complete)]
    if type(engine) is not type(reference):
        return ["%s: engine %r, reference %r" % (path, engine, reference)]
    return compare_value(path, engine, reference)


def compare(request, answer, expected, compare_legal, compare_position):
    if not isinstance(answer, dict):
        return ["not a JSON object"]
    if "error" in answer:
        return ["the engine reports an error: %r at %r" % (answer["error"], answer.get("at"))]
    lines = []
    if answer.get("id") != request["id"]:
        lines.append("id: asked %r, answered %r" % (request["id"], answer.get("id")))
    if request["do"] == "legal":
        return lines + compare_legal(answer, expected)
    if not isinstance(answer.get("position"), dict):
        return lines + ["the answer has no `position` object"]
    return lines + compare_position(answer["position"], expected)


# ------------------------------------------------------------ the engine

class Engine:
    def __init__(self, path, timeout):
        """`timeout` in seconds is for one game's requests."""
        self.timeout = timeout
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def send(self, requests):
        try:
            for request in requests:
                self.process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            pass                           # the reader notices that the engine is gone

    def receive(self):
        """The next answer, a text if it is not JSON, None if there is none."""
        line = self.process.stdout.readline()
        try:
            return json.loads(line) if line else None
        except ValueError:
            return line

    def answers(self, requests):
        """Send all requests from a thread (no pipe deadlock), yield the answers in order."""
        watchdog = threading.Timer(self.timeout, self.process.kill)
        watchdog.daemon = True
        threading.Thread(target=self.send, args=(requests,), daemon=True).start()
        watchdog.start()
        try:
            for _ in requests:
                yield self.receive()
        finally:
            watchdog.cancel()

    def kill(self):
        """For when nobody reads its answers any more: it and the sender could wait for ever."""
        self.process.kill()

    def close(self):
        """End of input ends a well-behaved engine."""
        try:
            self.process.stdin.close()
            self.process.wait(timeout=10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


# ------------------------------------------------------------ checking

def report_of(heading, request, answer, expected, lines):
    return "\n".join([
        heading,
        "moves:     %s" % json.dumps(request["moves"]),
        "request:   %s" % json.dumps(request),
        "engine:    %s" % json.dumps(answer),
        "reference: %s" % json.dumps(expected),
        "difference (at this position):"] + ["  " + line for line in lines])


def disagreement(engine, questions, compare_legal, compare_position):
    """None if the engine agrees with the reference, else a report."""
    answers = engine.answers(questions.requests())
    for (request, expected), answer in zip(questions.asked, answers):
        if answer is None:
            lines = ["the engine ended or hung (nothing within %d s)" % engine.timeout]
        else:
            lines = compare(request, answer, expected, compare_legal, compare_position)
        if lines:
            engine.kill()
            answers.close()
            heading = questions.heading(len(request["moves"]))
            return report_of(heading, request, answer, expected, lines)
    return None


def check_groups(engine, groups, games, questions_of, agreement, compare_legal, compare_position):
    """How many games agreed, and the report of the first that did not or None."""
    passed = 0
    for group in groups:
        positions = 0
        for number in range(games):
            questions = questions_of(group, number)
            report = disagreement(engine, questions, compare_legal, compare_position)
            if report:
                return passed, report
            passed += 1
            positions += questions.positions()
        print(agreement(group, positions), flush=True)
    return passed, None


def check_games(engine, *checks, remarks=lambda: []):
    """Check groups of games, print what came of it; `remarks` come before the closing line."""
    try:
        passed, report = check_groups(engine, *checks)
    finally:
        engine.close()
    for line in [report] if report else remarks():
        print(line)
    print("%d passed, %d failed" % (passed, 1 if report else 0))
    return 1 if report else 0
