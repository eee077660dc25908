"""The learner on docs/encoding.md runs as it stands.

ARDRI=PATH in the environment names the program; without it, it is build/release/ardri."""

import os
import pathlib
import re
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ARDRI", str(ROOT / "build" / "release" / "ardri"))


class TheLearner(unittest.TestCase):
    def test_plays_and_learns(self):
        page = (ROOT / "docs" / "encoding.md").read_text(encoding="utf-8")
        [example] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        self.assertIn("build/release/ardri", example)
        learner = "import random\nrandom.seed(1)\n" + example.replace("build/release/ardri", PROGRAM)
        done = subprocess.run([sys.executable, "-c", learner], capture_output=True, text=True, check=False)
        self.assertEqual(done.stderr, "")
        self.assertRegex(done.stdout, r"^\d+ decisions; ")
        wrong, leads = map(float, re.findall(r"\d+\.\d+", done.stdout))
        self.assertLess(wrong, leads)


if __name__ == "__main__":
    unittest.main()
