"""Engines made of a reference, for the tests of its cross-check.

`serve` answers like an engine, with a fault where a test wants one.  A test file defines
`fake_engine(fault)`, which calls it, and a subclass of `CrossCheckCase`, whose `run_with`
writes a program that calls `fake_engine` and has the cross-check compare it.
"""

import json
import os
import pathlib
import stat
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent

PROGRAM = """#!{python}
import sys
sys.path.insert(0, {here!r})
import {module}
{module}.fake_engine({fault!r})
"""


def legal_of(game, chances):
    """`chances` of a position: the probability of each text of the chance seat, if there are any."""
    legal = {str(s): game.legal(s) for s in game.actors()}
    if chances(game):
        legal["*"] = [[text, float(chance)] for text, chance in chances(game).items()]
    return legal


def answer_to(request, game, chances):
    answer = {"id": request["id"], "over": game.over()}
    if request["do"] == "show":
        return {**answer, "position": game.facts(request["as"])}
    if game.over():
        answer["winners"] = game.winners()
        answer["scores"] = game.scores() if hasattr(game, "scores") else None
    return {**answer, "actors": game.actors(), "legal": legal_of(game, chances)}


def serve(start, chances, spoil):
    """Answer requests about games of `start(**options)`, or `start(content=..., **options)` if a
    request has content; `spoil(game, answer)` makes mistakes."""
    game, played = None, []
    for line in sys.stdin:
        request = json.loads(line)
        moves = request["moves"]
        if not played or moves[:len(played)] != played:
            content = {"content": request["content"]} if "content" in request else {}
            game, played = start(**request["options"], **content), []
        for move in moves[len(played):]:
            seat, text = move.split(" ", 1)
            game.play(seat if seat == "*" else int(seat), text)
        played = moves
        answer = answer_to(request, game, chances)
        spoil(game, answer)
        print(json.dumps(answer), flush=True)


class CrossCheckCase(unittest.TestCase):
    script = None          # the cross-check
    module = None          # of the function `fake_engine`

    def run_script(self, engine, games, steps):
        return subprocess.run(
            [sys.executable, str(HERE / self.script), "--engine", engine, "--games", str(games),
             "--steps", str(steps)], capture_output=True, text=True, timeout=300)

    def run_with(self, fault, games, steps):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "engine")
            with open(path, "w", encoding="utf-8") as file:
                file.write(PROGRAM.format(python=sys.executable, here=str(HERE),
                                          module=self.module, fault=fault))
            os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
            return self.run_script(path, games, steps)

    def assert_agreement(self, games, steps, passed):
        result = self.run_with(None, games, steps)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)
        self.assertIn("%d passed, 0 failed" % passed, result.stdout)

    def assert_found(self, result, text):
        self.assertEqual(result.returncode, 1)
        self.assertIn(text, result.stdout)

    def test_engine_that_ends(self):
        self.assert_found(self.run_script("/bin/true", 1, 5), "ended or hung")
