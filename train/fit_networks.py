#!/usr/bin/env python3
"""Fits the networks of a game with hidden information to self-played games (train/self_play.cpp).

Usage: fit_networks.py RULE_SET OUT.net FILE ... [--epochs N]
Every FILE stands for FILE.positions and FILE.choices. Needs python3-torch; uses a GPU where there is one.

There are two networks (bots/network.hpp): one says what a position is worth to the seat that looks, from a summary of
what it sees; the other how much each move promises, from that and the traits of the move. Both have a layer of 48 units
and one of 16. A position's worth is fitted to how the game ended for the seat and to what the search found; promises to
how often moves were tried and how well they did.
"""
import argparse
import pathlib

import numpy
import torch

UNITS, UPPER = 48, 16
ONE, WEIGHT, MOST_ACTIVE = 256, 1024, 4.0
MOVES = 32
FOUND_SHARE = 0.5  # of what the search found, in a position's worth; the rest is how the game ended
DECISION = 0.03  # a difference in value by which a move is much better
NOT_ASKED = -32768

# How much winning counts, the rest is the lead; a lead that is worth a half.
GAMES = {
    "rebirth-ireland": (0.3, 15.0),
    "seat-of-kings": (1.0, 1.0),
    "tumult-royal": (0.5, 6.0),
}


def positions_of(summary, _):
    return [("summary", "<i2", summary), ("game", "<i2"), ("won", "<i2"), ("lead", "<i2"), ("found", "<i2")]


def choices_of(summary, traits):
    move = [("traits", "<i2", traits), ("visits", "<i2"), ("value", "<i2")]
    return [("game", "<i2"), ("count", "<i2"), ("summary", "<i2", summary), ("moves", move, MOVES)]


def load(files, kind, layout):
    parts = []
    for path in (f"{file}.{kind}" for file in files):
        sizes = numpy.fromfile(path, "<i2", 2)
        parts.append(numpy.fromfile(path, numpy.dtype(layout(*sizes)), offset=sizes.nbytes))
    return numpy.concatenate(parts)


def scale_of(numbers):
    """Numbers that never differ weigh nothing."""
    deviation = numbers.float().std(0)
    return torch.where(deviation < 1e-6, torch.full_like(deviation, 1e9), deviation)


class Upper(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(UNITS, UPPER)
        self.output = torch.nn.Linear(UPPER, 1)

    def forward(self, sums):
        return self.output(self.layer(sums.clamp(0, MOST_ACTIVE)).clamp(0, MOST_ACTIVE)).squeeze(-1)


class Worth(torch.nn.Module):
    def __init__(self, scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.first = torch.nn.Linear(len(scale), UNITS)
        self.upper = Upper()

    def forward(self, summary):
        logit = self.upper(self.first(summary / self.scale))
        return logit / (1 + logit.abs())


class Promise(torch.nn.Module):
    def __init__(self, scale, trait_scale):
        super().__init__()
        self.register_buffer("scale", scale)
        self.register_buffer("trait_scale", trait_scale)
        self.context = torch.nn.Linear(len(scale), UNITS)
        self.traits = torch.nn.Linear(len(trait_scale), UNITS, bias=False)
        self.upper = Upper()

    def forward(self, summary, traits):
        context = self.context(summary / self.scale)[:, None, :]
        return self.upper(context + self.traits(traits / self.trait_scale))


def train(network, count, loss_of, epochs, batch, rate=2e-3):
    """The last twentieth is kept apart; what is left in the end is the loss there."""
    device = next(network.parameters()).device
    tested = max(1, count // 20)
    kept = count - tested
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-4)
    steps = max(1, epochs * (kept // batch))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.003, 1 - step / steps))
    for _ in range(epochs):
        order = torch.randperm(kept, device=device)
        for begin in range(0, kept - batch + 1, batch):
            optimiser.zero_grad()
            loss_of(order[begin : begin + batch]).backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        return loss_of(torch.arange(kept, count, device=device)).item()


def fit_worth(positions, winning, half, epochs, device):
    summary = torch.from_numpy(positions["summary"].astype(numpy.int16)).to(device)
    won = torch.from_numpy(positions["won"].astype(numpy.float32) / 5000 - 1).to(device)
    lead = torch.from_numpy(positions["lead"].astype(numpy.float32)).to(device)
    ended = winning * won + (1 - winning) * lead / (lead.abs() + half)
    found = torch.from_numpy(positions["found"].astype(numpy.float32)).to(device)
    share = (found > NOT_ASKED).float() * FOUND_SHARE
    wanted = (1 - share) * ended + share * found / 10000
    network = Worth(scale_of(summary)).to(device)
    loss = train(network, len(summary), lambda i: (network(summary[i].float()) - wanted[i]).square().mean(), epochs, 4096)
    with torch.no_grad():
        late = slice(len(summary) - max(1, len(summary) // 20), None)
        guess = network(summary[late].float())
        right = ((guess > 0) == (won[late] > 0)).float().mean().item()
    print(f"  worth: {len(summary)} positions, loss {loss:.4f} (without any network {wanted.var().item():.4f}), "
          f"winner foreseen in {right:.1%}", flush=True)
    return network


def fit_promise(choices, epochs, device):
    count = torch.from_numpy(choices["count"].astype(numpy.int64)).to(device)
    there = torch.arange(MOVES, device=device)[None, :] < count[:, None]
    visits = torch.from_numpy(choices["moves"]["visits"].astype(numpy.float32)).to(device)
    value = torch.from_numpy(choices["moves"]["value"].astype(numpy.float32) / 10000).to(device)
    best = torch.where(visits > 0, value, torch.full_like(value, -9)).max(1, keepdim=True).values
    wanted = visits * torch.exp((value - best).clamp(max=0) / DECISION)
    wanted = wanted / wanted.sum(1, keepdim=True)
    summary = torch.from_numpy(choices["summary"].astype(numpy.int16)).to(device)
    traits = torch.from_numpy(choices["moves"]["traits"].astype(numpy.int16)).to(device)
    network = Promise(scale_of(summary), scale_of(traits[there])).to(device)

    def logits_of(i):
        logits = network(summary[i].float(), traits[i].float())
        return torch.where(there[i], logits, torch.full_like(logits, -1e4))

    def loss_of(i):
        return -(wanted[i] * torch.log_softmax(logits_of(i), 1)).sum(1).mean()

    loss = train(network, len(summary), loss_of, epochs, 2048)
    with torch.no_grad():
        late = torch.arange(len(summary) - max(1, len(summary) // 20), len(summary), device=device)
        agreed = (logits_of(late).argmax(1) == wanted[late].argmax(1)).float().mean().item()
        certain = -(wanted[late] * torch.log(wanted[late].clamp(min=1e-9))).sum(1).mean().item()
    print(f"  promise: {len(summary)} choices, loss {loss:.4f} (at best {certain:.4f}), "
          f"best move first in {agreed:.1%}", flush=True)
    return network


def whole(numbers, scale, least, most):
    return numpy.clip(numpy.rint(numbers.detach().cpu().double().numpy() * scale), least, most)


def first_layer(weights, scales, bias):
    """The largest shift with which no weight and no sum can overflow."""
    folded = [weight.detach().cpu().double() / scale.cpu().double() for weight, scale in zip(weights, scales)]
    largest = max(each.abs().max().item() for each in folded)
    sums = sum(each.abs().sum(1).max().item() for each in folded)
    shift = 0
    while shift < 14 and largest * ONE * 2 ** (shift + 1) < 32000 and sums * 255 * ONE * 2 ** (shift + 1) < 2**30:
        shift += 1
    scale = ONE * 2**shift
    rows = [whole(each, scale, -32767, 32767).astype("<i2") for each in folded]
    return rows, whole(bias, scale, -(2**30), 2**30).astype("<i4"), numpy.array([shift], "<i4")


def upper(network):
    return [
        whole(network.layer.weight, WEIGHT, -32767, 32767).astype("<i2"),
        whole(network.layer.bias, ONE * WEIGHT, -(2**30), 2**30).astype("<i4"),
        whole(network.output.weight, WEIGHT, -32767, 32767).astype("<i2"),
        whole(network.output.bias, ONE * WEIGHT, -(2**30), 2**30).astype("<i4"),
    ]


def write(path, worth, promise):
    """In the order of bots/network.hpp."""
    rows, bias, shift = first_layer([worth.first.weight], [worth.scale], worth.first.bias)
    parts = rows + [bias, shift] + upper(worth.upper)
    rows, bias, shift = first_layer(
        [promise.context.weight, promise.traits.weight], [promise.scale, promise.trait_scale], promise.context.bias
    )
    parts += rows + [bias, shift] + upper(promise.upper)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(part.tobytes() for part in parts))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rule_set", choices=GAMES)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    parser.add_argument("--epochs", type=int, default=12)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    print(arguments.rule_set, flush=True)
    worth = fit_worth(load(arguments.files, "positions", positions_of), *GAMES[arguments.rule_set], arguments.epochs, device)
    write(arguments.out, worth, fit_promise(load(arguments.files, "choices", choices_of), arguments.epochs, device))


if __name__ == "__main__":
    main()
