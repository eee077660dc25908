#!/usr/bin/env python3
"""Fits the weights of Tara's hand-made evaluation to self-played games and writes bots/tara/weights.hpp.

Usage: fit_tara_weights.py TARA_POSITIONS [--games N] [--nodes N], then clang-format-19 -i bots/tara/weights.hpp
TARA_POSITIONS is the program tara_positions (cmake --build --preset release --target tara_positions). For every rule set a logistic model of
"does Red win" is fitted over the features, with one weight for an empty and one for a full board each;
its slope is scaled so that 100 means about one point of lead. Needs python3-numpy.
"""
import argparse
import pathlib

import numpy

from tara_samples import HILLS, RULE_SETS, self_play

ROOT = pathlib.Path(__file__).resolve().parent.parent


def fit(data, ridge=20.0):
    """Newton's method for a logistic model with a ridge."""
    vacant, result, features = data["vacant"][:, None] / HILLS, data["result"], data["features"].astype(float)
    inputs = numpy.hstack([features * (1 - vacant), features * vacant])
    scale = inputs.std(axis=0) + 1e-9
    scaled = inputs / scale
    wins = numpy.where(result > 0, 1.0, numpy.where(result < 0, 0.0, 0.5))
    weights = numpy.zeros(scaled.shape[1])
    for _ in range(30):
        chance = 1 / (1 + numpy.exp(-scaled @ weights))
        slope = scaled.T @ (wins - chance) - ridge * weights
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + ridge * numpy.eye(len(weights))
        step = numpy.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    chance = 1 / (1 + numpy.exp(-scaled @ weights))
    right = ((chance > 0.5) == (wins > 0.5))[wins != 0.5].mean()
    count = features.shape[1]
    weights = weights / scale * 160  # a chance of 0.65 is worth about one point
    return weights[:count], weights[count:], right


def write_weights(fitted):
    lines = [
        "// The weights of the features, for a full and for an empty board, in hundredths of a point.",
        "// Written by train/fit_tara_weights.py from self-played games; not to be changed by hand.",
        "#pragma once",
        "",
        "#include <array>",
        "",
        '#include "bots/tara/features.hpp"',
        "",
        "namespace ardri::bots::tara {",
        "",
        "struct Weights {",
        "  std::array<int, feature_count> full, empty;",
        "};",
        "",
        "template <class P>",
        "constexpr Weights weights_for();",
        "",
    ]
    for rule_set, (full, empty, _) in fitted.items():
        numbers = [", ".join(str(round(w)) for w in part) for part in (full, empty)]
        lines += [
            "template <>",
            f"constexpr Weights weights_for<{RULE_SETS[rule_set]}>() {{",
            f"  return {{{{{numbers[0]}}},",
            f"          {{{numbers[1]}}}}};",
            "}",
        ]
    lines += ["", "}  // namespace ardri::bots::tara", ""]
    (ROOT / "bots/tara/weights.hpp").write_text("\n".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--nodes", type=int, default=3000)
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()

    fitted = {}
    for rule_set in RULE_SETS:
        data = self_play(asked.program, rule_set, asked.games, asked.nodes, threads=asked.threads)
        fitted[rule_set] = fit(data)
        print(f"{rule_set}: {len(data)} positions, {fitted[rule_set][2]:.1%} of the winners foretold", flush=True)
    write_weights(fitted)


if __name__ == "__main__":
    main()
