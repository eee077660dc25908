#!/usr/bin/env python3
"""Fits the networks that judge positions of Tara to self-played games and writes bots/tara/networks/*.net.

Usage: fit_tara_networks.py TARA_POSITIONS [--games N] [--nodes N] [--threads N] [--again] [--out FOLDER] [RULE_SET ...]
TARA_POSITIONS is the program tara_positions (cmake --build --preset release --target tara_positions).
Needs python3-torch; uses a GPU where there is one.

A network has one layer of 64 units over the inputs of bots/tara/inputs.hpp, squared after clipping, and beside it the
features of the hand-made evaluation, with one weight for an empty and one for a full board each. Symmetries of
the board and of the colours are used as far as the rule set has them. The file: 2 × 14 weights of features and 64 of
units (16 bits), then 64 weights (8 bits) for every input, all as whole numbers: see bots/tara/network.hpp.
"""
import argparse
import itertools
import pathlib
from concurrent.futures import ThreadPoolExecutor

import numpy
import torch

from tara_samples import FEATURES, HILLS, RULE_SETS, self_play, words_of

ROOT = pathlib.Path(__file__).resolve().parent.parent
UNITS = 64
INPUT_SCALE = 64  # of a unit's weights, as whole numbers
OUTPUT_SCALE = 4
POINTS = 160  # hundredths of a point in one unit of the logistic scale: a chance of 0.65 is worth about one point
MOST_INPUT, MOST_OUTPUT = 127 / INPUT_SCALE, 3.0


def on_board(file, rank):
    return 0 <= file < 7 and 0 <= rank < 7 and not (file in (0, 6) and rank in (0, 6))


def turned(file, rank, transposed, file_mirrored, rank_mirrored):
    if transposed:
        file, rank = rank, file
    return (6 - file if file_mirrored else file), (6 - rank if rank_mirrored else rank)


def hill_bit(file, rank):
    return 9 * file + rank


def bridge_input(ends):
    """The input of a bridge between two hills: words 4 and 5 are bridges to the next rank and to the next file."""
    (file, rank), (other_file, _) = sorted(ends)
    return (4 if file == other_file else 5) * 64 + hill_bit(file, rank)


def symmetry(words, how, swap, seats):
    """Where every input goes when the board is turned, the colours perhaps swapped, and the seats renumbered."""
    goes = numpy.arange(words * 64)
    for file, rank in itertools.product(range(7), repeat=2):
        if not on_board(file, rank):
            continue
        bit, to = hill_bit(file, rank), hill_bit(*turned(file, rank, *how))
        for word in range(min(words - 1, 4)):
            goes[word * 64 + bit] = (word ^ swap) * 64 + to
        if words == 7:
            for word, other in ((4, (file, rank + 1)), (5, (file + 1, rank))):
                if on_board(*other):
                    ends = [turned(file, rank, *how), turned(*other, *how)]
                    goes[word * 64 + bit] = bridge_input(ends)
    facts = (words - 1) * 64
    for seat, to in enumerate(seats):
        goes[facts + seat] = facts + to
    if swap:
        goes[facts + 6], goes[facts + 7] = facts + 7, facts + 6
    return goes, -1 if swap else 1


def symmetries(rule_set):
    words = words_of(rule_set)
    turns = list(itertools.product((False, True), repeat=3))
    same, other = [0, 1, 2, 3], [1, 0, 3, 2]
    if "doubles" in rule_set:  # quarter turns, with the seats: south, west, north, east
        quarter = [(False, False, False), (True, False, True), (False, True, True), (True, True, False)]
        return [symmetry(words, how, i % 2, [(seat + i) % 4 for seat in same]) for i, how in enumerate(quarter)]
    if rule_set == "poisoned-chalice":  # Red's rows are files, Blue's are ranks
        return [symmetry(words, how, int(how[0]), other if how[0] else same) for how in turns]
    return [symmetry(words, how, swap, other if swap else same) for how in turns for swap in (0, 1)]


class Network(torch.nn.Module):
    def __init__(self, inputs, used):
        super().__init__()
        self.units = torch.nn.Parameter(torch.randn(inputs, UNITS) * 0.1 * used[:, None])
        self.output = torch.nn.Parameter(torch.randn(UNITS) * 0.1)
        self.features = torch.nn.Parameter(torch.zeros(2 * FEATURES))

    def forward(self, inputs, features):
        units = (inputs @ self.units).clamp(0, MOST_INPUT)
        return units.square() @ self.output + features @ self.features

    def keep_in_range(self):
        with torch.no_grad():
            self.units.clamp_(-MOST_INPUT, MOST_INPUT)
            self.output.clamp_(-MOST_OUTPUT, MOST_OUTPUT)


def tensors(data, device):
    words = torch.from_numpy(data["inputs"].astype(numpy.int64)).to(device)
    bits = torch.arange(64, device=device)
    inputs = ((words[:, :, None] >> bits) & 1).flatten(1).to(torch.uint8)
    vacant = torch.from_numpy(data["vacant"].astype(numpy.float32) / HILLS).to(device)[:, None]
    counts = torch.from_numpy(data["features"].astype(numpy.float32)).to(device)
    features = torch.cat([counts * (1 - vacant), counts * vacant], 1)
    won = torch.from_numpy((numpy.sign(data["result"]) + 1).astype(numpy.float32) / 2).to(device)
    # What the search found is a chance from −1 to 1, the hyperbolic tangent of points / 5.
    found = torch.from_numpy(data["found"].astype(numpy.float32) / 10000).to(device).clamp(-0.995, 0.995)
    believed = torch.sigmoid(torch.atanh(found) * 500 / POINTS)
    return inputs, features, 0.7 * won + 0.3 * believed, won


def fit(rule_set, data, epochs=16, batch=8192):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    inputs, features, wanted, won = tensors(data, device)
    scale = features.std(0) + 1e-6
    turns = [(torch.from_numpy(numpy.argsort(goes)).to(device), sign) for goes, sign in symmetries(rule_set)]
    tested = len(data) // 20  # the last games are kept apart
    count = len(data) - tested
    network = Network(inputs.shape[1], inputs.any(0).float().cpu()).to(device)
    optimiser = torch.optim.Adam(network.parameters(), lr=4e-3)
    steps = epochs * (count // batch)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.003, 1 - step / steps))
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    for _ in range(epochs):
        order = torch.randperm(count, device=device)
        for begin in range(0, count - batch + 1, batch):
            chosen = order[begin : begin + batch]
            turn, sign = turns[torch.randint(len(turns), (1,)).item()]
            target = wanted[chosen] if sign > 0 else 1 - wanted[chosen]
            guess = network(inputs[chosen][:, turn].float(), sign * features[chosen] / scale)
            optimiser.zero_grad()
            loss_of(guess, target).backward()
            optimiser.step()
            schedule.step()
            network.keep_in_range()
    with torch.no_grad():
        guess = network(inputs[count:].float(), features[count:] / scale)
        loss = loss_of(guess, won[count:]).item()
        decided = won[count:] != 0.5
        right = ((guess > 0) == (won[count:] > 0.5))[decided].float().mean().item()
    return network, (network.features / scale).detach().cpu().numpy(), loss, right


def write(path, network, features):
    whole = lambda values, scale: numpy.rint(values * scale)
    with open(path, "wb") as file:
        file.write(whole(features, POINTS).clip(-32000, 32000).astype("<i2").tobytes())
        file.write(whole(network.output.detach().cpu().numpy(), POINTS * OUTPUT_SCALE).astype("<i2").tobytes())
        file.write(whole(network.units.detach().cpu().numpy(), INPUT_SCALE).clip(-127, 127).astype("i1").tobytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("rule_sets", nargs="*", default=list(RULE_SETS))
    parser.add_argument("--games", type=int, default=60000)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="let the networks there are play the games")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "bots/tara/networks")
    asked = parser.parse_intermixed_args()
    asked.out.mkdir(parents=True, exist_ok=True)

    # The next rule set's games are played while one is fitted.
    with ThreadPoolExecutor(1) as pool:
        games = lambda it: self_play(asked.program, it, asked.games, asked.nodes, 1, asked.threads, asked.again)
        played = pool.map(games, asked.rule_sets)
        for rule_set, data in zip(asked.rule_sets, played):
            network, features, loss, right = fit(rule_set, data)
            write(asked.out / f"{rule_set}.net", network, features)
            print(f"{rule_set}: {len(data)} positions, {right:.1%} of the winners foretold, loss {loss:.4f}", flush=True)


if __name__ == "__main__":
    main()
