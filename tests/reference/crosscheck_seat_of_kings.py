"""Cross-check of an engine against the reference of Tara, Seat of Kings.

    python3 crosscheck_seat_of_kings.py --engine PATH [--games N] [--seed S] [--players 2,3,4]

Starts `PATH engine`, which speaks JSON lines (docs/protocol.md).  The reference plays N
games per number of players, in ever different styles; at every position the engine's answer
to `legal` (actors, legal texts, over, winners) is compared with the reference, every tenth
position, at rare ones and at the end the answers to `show` for every seat, for onlookers and for "all"
too.  A game is left after `--steps` moves.  The first disagreement is printed in full and
ends the program with status 1.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import threading

from seat_of_kings_reference import KING, REGIONS, Game, is_fort, is_stone, top

GAME = "seat-of-kings"
SHOW_EVERY = 10
TIMEOUT = 300          # seconds for one game's requests


# ------------------------------------------------------------ reading moves

def region_of(game, text):
    """The region that a move is about, or None."""
    for word in text.split():
        if word in REGIONS:
            return word
    return game.chain["region"] if text.startswith("^") and game.chain else None


def targets(text):
    """Fields on which a play or a promotion wants to put a piece."""
    return [word[1:] for word in text.split() if word[0] in "+^"]


def target_owners(game, text):
    name = region_of(game, text)
    if name not in game.regions:
        return []
    return [game.regions[name].controller(f) for f in targets(text)]


def after(game, seat, text):
    twin = game.copy()
    twin.play(seat, text)
    return twin


# ------------------------------------------------------------ choosing moves
# A style gives each legal move a weight: the reference draws among the best-weighted, now
# and then among all.  The styles take turns, game by game; the first is plain random play.

def any_move(game, seat, text):
    return 0


def active(game, seat, text):
    """Yes rather than no: promotes, buys, exchanges, garrisons."""
    if text in ("done", "no", "skip", "garrison -", "ransom 0"):
        return -1
    if text.startswith("^"):
        return 2 if text == "^K" else 1
    return 0


def promotes(game, seat, text):
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else -1
    return len(targets(text)) + active(game, seat, text)


def captures(game, seat, text):
    enemies = [o for o in target_owners(game, text) if o not in (None, seat)]
    return 2 * len(enemies) + active(game, seat, text)


def forts(game, seat, text):
    """Onto own pieces, or onto enemy forts."""
    name = region_of(game, text)
    owners = target_owners(game, text)
    weight = 2 * len([o for o in owners if o == seat])
    if owners:
        fields = game.regions[name].fields
        weight += 3 * len([f for f in targets(text)
                           if is_fort(fields, f) and top(fields, f) != seat])
    return weight + active(game, seat, text)


def swaps(game, seat, text):
    """Stones of Destiny for everybody, played with an eye on forts and captives."""
    if seat == "*":
        return 1 if is_stone(game.deck[int(text.split()[1])]) else 0
    if "<>" in text:
        return 2 + len(re.findall(r"\.[1-9]", text))
    if text.endswith("discard") and game.cumals[seat] < 3:
        return 1
    return active(game, seat, text)


def swap_oddities(game, seat, text):
    """Stones of Destiny that make forts to choose from, surplus pieces or promotions."""
    if "<>" not in text:
        return swaps(game, seat, text)
    twin = after(game, seat, text)
    weight = {"forts": 4, "promotion": 2}.get(twin.phase, 0)
    weight += 2 if twin.phase == "forts" and twin.actor != seat else 0
    weight += 3 if sum(twin.supply) > sum(game.supply) else 0
    name, (one, other) = region_of(game, text), text.split()[2].split("<>")
    for place in (one, other):
        field, depth = place.split(".")
        stack = twin.regions[name].fields[field]
        weight += 3 if depth == "1" and stack[:1] == [seat] and is_fort(
            twin.regions[name].fields, field) else 0
    return weight


def never_discards(game, seat, text):
    return -1 if text.endswith("discard") else active(game, seat, text)


def treason(game, seat, text):
    """Poor builders, rich traitors."""
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 4 else -1
    return active(game, seat, text)


def names(game, seat, text):
    """Activates own fields without placing."""
    return text.count("=") + active(game, seat, text) - text.endswith("discard")


def one_region(game, seat, text):
    """Everybody crowds into the first open region: deep stacks, ransoms."""
    if text.endswith("discard") or "amnesty" in text:
        return -1
    opened = game.open_regions()
    there = bool(opened) and region_of(game, text) == opened[0]
    return (2 if there else 0) + active(game, seat, text)


def own_regions(game, seat, text):
    """Every seat keeps to a region of its own: kings, garrisons."""
    if seat == "*":
        return 0
    opened = game.open_regions()
    mine = bool(opened) and region_of(game, text) == opened[seat % len(opened)]
    return (2 if mine else 0) + active(game, seat, text) + len(targets(text))


def deposes(game, seat, text):
    """Seat 0 becomes king of the first region, then the others besiege it."""
    if seat == "*":
        return 0
    first = game.regions_in_order()[0]
    if (seat == 0) == (game.regions[first].king_stone == 0):
        return 1 if text.endswith("discard") or text in ("no", "skip", "done") else 0
    if text.endswith("discard"):
        return 3 if game.cumals[seat] < 3 else 0
    there = 2 if region_of(game, text) == first else 0
    return there * (1 + len(targets(text)) + active(game, seat, text))


def amnesties(game, seat, text):
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 4 and game.round % 3 == 0 else 0
    return 2 if "amnesty" in text else captures(game, seat, text)


def fills(game, seat, text):
    """Seat 0 fills the first open region, the others stay out of the way."""
    if seat != 0:
        return 1 if text.endswith("discard") or text in ("no", "skip", "done") else 0
    if game.phase not in ("turn", "promotion") or "<>" in text or "amnesty" in text:
        return 0
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else 0
    if not game.open_regions() or region_of(game, text) != game.open_regions()[0]:
        return 0
    region = game.regions[game.open_regions()[0]]
    if text == "^K" and len(region.controlled(0)) < 14:
        return -1
    return 1 + 2 * len([o for o in target_owners(game, text) if o != seat])


def overruns(game, seat, text):
    """Seat 0 buries the others in the first region; after two rounds they only watch."""
    if seat == "*" or seat == 0 or game.round > 2:
        return fills(game, seat, text) - (2 if text == "^K" else 0)
    there = region_of(game, text) == game.regions_in_order()[0]
    return 1 if there and targets(text) else 0


def exhausts(game, seat, text):
    """Put pieces everywhere until none is left, and no king."""
    if seat == "*":
        return swaps(game, seat, text)
    if text in ("^K", "buy") or "amnesty" in text:
        return -2
    if "<>" in text:
        return 0 if game.supply[seat] else 3
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else -1
    return 2 * len(targets(text)) + (text.startswith("^")) - (text == "done")


def ransoms(game, seat, text):
    """Captures, no amnesty; buys some pieces back."""
    if text.startswith("ransom"):
        return 1 if text[7:] in ("all", "2") else 0
    if text.endswith("discard"):
        return 3 if game.cumals[seat] < 3 else 0
    return captures(game, seat, text) - ("amnesty" in text)


STYLES = [any_move, promotes, captures, forts, swaps, own_regions, never_discards, treason, names,
          one_region, deposes, swap_oddities, fills, ransoms, amnesties, overruns, exhausts]


def choose(game, style, rng):
    """A seat and a move."""
    seat = rng.choice(game.actors())
    moves = sorted(game.legal(seat))
    if style is any_move or len(moves) == 1 or rng.random() < 0.12:
        return seat, rng.choice(moves)
    if len(moves) > 60:
        moves = rng.sample(moves, 60)
    weights = {m: style(game, seat, m) for m in moves}
    best = max(weights.values())
    return seat, rng.choice([m for m in moves if weights[m] == best])


# ------------------------------------------------------------ what to ask

def worth_showing(game, number):
    """Every tenth position, and the rare ones."""
    rare = not game.pile or game.phase in ("forts", "garrison", "region")
    return number % SHOW_EVERY == 0 or rare


def expected_legal(game):
    if game.over():
        return {"actors": [], "legal": {}, "over": True, "winners": game.winners()}
    return {"actors": game.actors(), "over": False,
            "legal": {str(s): sorted(game.legal(s)) for s in game.actors()}}


def game_requests(players, style, rng, steps):
    """Play one game; list every request together with what the reference expects."""
    game, moves, asked = Game(players), [], []

    def ask(do, expected, **more):
        request = {"do": do, "game": GAME, "options": {"players": players},
                   "moves": list(moves), "id": len(asked), **more}
        asked.append((request, expected))

    while True:
        ask("legal", expected_legal(game))
        last = game.over() or len(moves) == steps
        if last or worth_showing(game, len(moves)):
            for viewer in ["all", "public"] + game.seats():
                ask("show", game.facts(viewer), **{"as": viewer})
        if last:
            return asked
        seat, text = choose(game, style, rng)
        moves.append("%s %s" % (seat, text))
        game.play(seat, text)


# ------------------------------------------------------------ comparing

def diff_sets(name, engine, reference):
    """Readable differences of two lists in which the order does not matter."""
    lines = []
    if len(set(engine)) != len(engine):
        lines.append("%s: the engine lists some entries twice" % name)
    missing = sorted(set(reference) - set(engine))
    extra = sorted(set(engine) - set(reference))
    if missing:
        lines.append("%s: only the reference has %s" % (name, "; ".join(missing)))
    if extra:
        lines.append("%s: only the engine has %s" % (name, "; ".join(extra)))
    return lines


def chance_texts(entries, lines):
    """Chance: `[["card 17", 0.0278], ...]`, all equally likely."""
    texts = []
    for entry in entries:
        if not (isinstance(entry, list) and len(entry) == 2):
            lines.append("legal of *: not a pair of text and probability: %r" % (entry,))
            continue
        texts.append(entry[0])
        if abs(entry[1] - 1 / len(entries)) > 0.001:
            lines.append("legal of *: probability of %s is %r among %d" % (
                entry[0], entry[1], len(entries)))
    return texts


def compare_legal(answer, expected):
    lines = []
    for name in ("actors", "over"):
        if answer.get(name) != expected[name]:
            lines.append("%s: engine %r, reference %r" % (name, answer.get(name), expected[name]))
    legal = answer.get("legal") or {}
    for seat in sorted(set(legal) | set(expected["legal"])):
        texts = legal.get(seat, [])
        if seat == "*":
            texts = chance_texts(texts, lines)
        lines += diff_sets("legal of seat " + seat, texts, expected["legal"].get(seat, []))
    if expected["over"] and answer.get("winners") != expected["winners"]:
        lines.append("winners: engine %r, reference %r" % (
            answer.get("winners"), expected["winners"]))
    return lines


def compare_facts(path, engine, reference):
    """Every fact of the reference must be there; on top of the position more is allowed."""
    if isinstance(reference, dict) and isinstance(engine, dict):
        lines = []
        for name in reference:
            where = path + "." + name if path else name
            if name not in engine:
                lines.append("%s: the engine has none, reference %r" % (where, reference[name]))
            else:
                lines += compare_facts(where, engine[name], reference[name])
        if path.endswith("fields") or path == "regions":
            lines += ["%s.%s: only the engine has it: %r" % (path, name, engine[name])
                      for name in engine if name not in reference]
        return lines
    if path == "seats" and isinstance(engine, list) and len(engine) == len(reference):
        return [line for i in range(len(engine))
                for line in compare_facts("seats.%d" % i, engine[i], reference[i])]
    if type(engine) is not type(reference) or engine != reference:
        return ["%s: engine %r, reference %r" % (path, engine, reference)]
    return []


def compare_show(answer, expected):
    position = answer.get("position")
    if not isinstance(position, dict):
        return ["the answer has no `position` object"]
    return compare_facts("", position, expected)


def compare(request, answer, expected):
    if not isinstance(answer, dict):
        return ["not a JSON object"]
    if "error" in answer:
        return ["the engine reports an error: %r at %r" % (answer["error"], answer.get("at"))]
    lines = []
    if answer.get("id") != request["id"]:
        lines.append("id: asked %r, answered %r" % (request["id"], answer.get("id")))
    if request["do"] == "legal":
        return lines + compare_legal(answer, expected)
    return lines + compare_show(answer, expected)


# ------------------------------------------------------------ the engine

class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def answers(self, requests):
        """Send all requests from a thread (no pipe deadlock), yield the answers in order."""
        def send():
            try:
                for request in requests:
                    self.process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
                self.process.stdin.flush()
            except (OSError, ValueError):
                pass                       # the reader notices that the engine is gone
        writer = threading.Thread(target=send, daemon=True)
        watchdog = threading.Timer(TIMEOUT, self.process.kill)
        watchdog.daemon = True
        writer.start()
        watchdog.start()
        try:
            for _ in requests:
                line = self.process.stdout.readline()
                if not line:
                    yield None
                    return
                try:
                    yield json.loads(line)
                except ValueError:
                    yield line
        finally:
            watchdog.cancel()

    def close(self):
        """End of input ends a well-behaved engine."""
        try:
            self.process.stdin.close()
            self.process.wait(timeout=10)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


def report_of(request, answer, expected, lines, about):
    return "\n".join([
        "DISAGREEMENT (%s, after %d moves)" % (about, len(request["moves"])),
        "moves:     %s" % json.dumps(request["moves"]),
        "request:   %s" % json.dumps(request),
        "engine:    %s" % json.dumps(answer),
        "reference: %s" % json.dumps(expected),
        "difference (at this position):"] + ["  " + line for line in lines])


def check_game(engine, players, number, seed, steps):
    """None if the engine agrees, else a report; and the number of positions."""
    style = STYLES[number % len(STYLES)]
    rng = random.Random("%s %d %d" % (seed, players, number))
    asked = game_requests(players, style, rng, steps)
    answers = engine.answers([request for request, _ in asked])
    for (request, expected), answer in zip(asked, answers):
        if answer is None:
            lines = ["the engine ended or hung (nothing within %d s)" % TIMEOUT]
        else:
            lines = compare(request, answer, expected)
        if lines:
            answers.close()
            about = "%d players, seed %s, game %d, style %s" % (
                players, seed, number, style.__name__)
            return report_of(request, answer, expected, lines, about), 0
    return None, len([1 for request, _ in asked if request["do"] == "legal"])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", required=True, help="started as: PATH engine")
    parser.add_argument("--games", type=int, default=len(STYLES), help="games per number of players")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", default="2,3,4", help="numbers of players, with commas")
    parser.add_argument("--steps", type=int, default=400, help="moves after which a game is left")
    args = parser.parse_args()
    tables = [int(word) for word in args.players.split(",")]
    if not set(tables) <= {2, 3, 4}:
        parser.error("two, three or four players")

    engine, passed = Engine(args.engine), 0
    try:
        for players in tables:
            positions = 0
            for number in range(args.games):
                report, count = check_game(engine, players, number, args.seed, args.steps)
                if report:
                    print(report)
                    print("%d passed, 1 failed" % passed)
                    return 1
                passed += 1
                positions += count
            print("%d players: %d games agree (%d positions)" % (players, args.games, positions),
                  flush=True)
    finally:
        engine.close()
    print("%d passed, 0 failed" % passed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
