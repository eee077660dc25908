"""Positions of self-played games of Tara, as the program tara_positions writes them."""
import subprocess

import numpy

HILLS = 45
FEATURES = 14
RULE_SETS = {
    "sacred-hill-1": "SacredHill1",
    "sacred-hill-2": "SacredHill2",
    "sacred-hill-doubles-1": "SacredHillDoubles1",
    "sacred-hill-doubles-2": "SacredHillDoubles2",
    "four-treasures": "FourTreasures",
    "four-treasures-doubles": "FourTreasuresDoubles",
    "high-kings-1": "HighKings1",
    "high-kings-2": "HighKings2",
    "poisoned-chalice": "PoisonedChalice",
    "stone-of-destiny": "StoneOfDestiny",
}


def words_of(rule_set):
    """How many words of inputs a position has: bots/tara/inputs.hpp."""
    if rule_set.startswith("high-kings"):
        return 5
    return 7 if rule_set == "stone-of-destiny" else 3


def self_play(program, rule_set, games, nodes, seed=1, threads=2, again=False):
    """An array of records with the fields inputs, features, vacant, found and result."""
    command = [program, rule_set, str(games), str(nodes), str(seed), str(threads)] + ["again"] * again
    data = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    layout = numpy.dtype(
        [
            ("inputs", "<u8", words_of(rule_set)),
            ("features", "<i2", FEATURES),
            ("vacant", "<i2"),
            ("found", "<i2"),
            ("result", "<i2"),
            ("unused", "<i2", 3),
        ]
    )
    return numpy.frombuffer(data, dtype=layout)
