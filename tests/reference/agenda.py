"""A game that goes by an agenda, a plain list of steps still to be done.

A step is a method's name without "step_", and its arguments.  Steps are done until one asks
somebody something: `phase` says what, `actor` whom, `subject` about what.  What may be answered
is in `legal_...`, what comes of it in `play_...`, both named after the phase.  Where chance
("*") is asked, `chances_...` has the weight of each text.
"""

import copy
from fractions import Fraction


def name_of(phase):
    """As part of a method's name."""
    return phase.replace("-", "_").replace(" ", "_")


class AgendaGame:
    shared = None          # the attribute that copies have in common

    def __init__(self, players):
        self.players = players
        self.winner = None
        self.phase = None
        self.actor = None
        self.subject = None
        self.agenda = []

    # ------------------------------------------------------------- for the caller

    def over(self):
        return self.phase == "over"

    def winners(self):
        return [] if self.winner is None else [self.winner]

    def actors(self):
        return [] if self.over() else [self.actor]

    def legal(self, seat):
        if seat not in self.actors():
            return []
        return getattr(self, "legal_" + name_of(self.phase))(seat)

    def play(self, seat, text):
        if text not in self.legal(seat):
            raise ValueError("illegal: %s %s" % (seat, text))
        phase, self.phase = self.phase, None
        getattr(self, "play_" + name_of(phase))(seat, text)
        self.go_on()

    def chances(self):
        """Text: probability; empty where chance alone is not on turn."""
        if self.actor != "*" or self.over():
            return {}
        weights = getattr(self, "chances_" + name_of(self.phase))()
        total = sum(weights.values())
        return {text: Fraction(weight) / total for text, weight in weights.items()}

    def legal_chance(self, seat):
        return list(self.chances())

    def copy(self):
        twin = copy.copy(self)
        for name, thing in vars(self).items():
            if name != self.shared:
                setattr(twin, name, copy.deepcopy(thing))
        return twin

    # ------------------------------------------------------------- the agenda

    def seats(self):
        return list(range(self.players))

    def ask(self, phase, actor, subject=None):
        self.phase, self.actor, self.subject = phase, actor, subject

    def next_steps(self, steps):
        self.agenda = steps + self.agenda

    def go_on(self):
        """Do step after step until somebody is asked something."""
        while self.phase is None:
            step = self.agenda.pop(0)
            getattr(self, "step_" + step[0])(*step[1:])
