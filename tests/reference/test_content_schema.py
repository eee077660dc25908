"""Tests of content/seat-of-kings/schema.json: the shipped deck satisfies it, and the schema and the
engine refuse the same faulty decks.

ARDRI=PATH in the environment names the program; without it, it is build/release/ardri."""

import copy
import json
import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "content" / "seat-of-kings"
PROGRAM = os.environ.get("ARDRI", str(ROOT / "build" / "release" / "ardri"))

SCHEMA = json.loads((FOLDER / "schema.json").read_text(encoding="utf-8"))
STANDARD = json.loads((FOLDER / "standard.json").read_text(encoding="utf-8"))


# ------------------------------------------- a validator, for the keywords that the schema uses

def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: is_number(value) and value == int(value),
}


def same(a, b):
    """Equal as JSON: true is not 1, but 1.0 is."""
    return a == b and isinstance(a, bool) == isinstance(b, bool)


def all_different(values):
    return not any(same(a, b) for i, a in enumerate(values) for b in values[:i])


def known_and_right(schema, value):
    """Properties, among them those that nothing is said of."""
    named = schema.get("properties", {})
    rest = schema.get("additionalProperties", True)
    return all(valid(named.get(name, rest), part) for name, part in value.items())


def conditional(schema, value):
    branch = "then" if valid(schema["if"], value) else "else"
    return valid(schema.get(branch, True), value)


def refers(reference):
    schema = SCHEMA
    for name in reference.removeprefix("#/").split("/"):
        schema = schema[name]
    return schema


# A keyword: which values it speaks of, and what it asks of them.
ANY = lambda value: True                                               # noqa: E731
OBJECT, ARRAY, STRING = TYPES["object"], TYPES["array"], TYPES["string"]
KEYWORDS = {
    "type": (ANY, lambda s, v: TYPES[s["type"]](v)),
    "const": (ANY, lambda s, v: same(s["const"], v)),
    "$ref": (ANY, lambda s, v: valid(refers(s["$ref"]), v)),
    "allOf": (ANY, lambda s, v: all(valid(part, v) for part in s["allOf"])),
    "not": (ANY, lambda s, v: not valid(s["not"], v)),
    "if": (ANY, conditional),
    "required": (OBJECT, lambda s, v: all(name in v for name in s["required"])),
    "properties": (OBJECT, known_and_right),
    "minItems": (ARRAY, lambda s, v: len(v) >= s["minItems"]),
    "maxItems": (ARRAY, lambda s, v: len(v) <= s["maxItems"]),
    "items": (ARRAY, lambda s, v: all(valid(s["items"], part) for part in v)),
    "contains": (ARRAY, lambda s, v: any(valid(s["contains"], part) for part in v)),
    "uniqueItems": (ARRAY, lambda s, v: all_different(v)),
    "pattern": (STRING, lambda s, v: re.search(s["pattern"], v) is not None),
    "maxLength": (STRING, lambda s, v: len(v) <= s["maxLength"]),
    "minimum": (is_number, lambda s, v: v >= s["minimum"]),
    "maximum": (is_number, lambda s, v: v <= s["maximum"]),
}
# Words for people, and what other keywords look at.
SILENT = {"$schema", "$defs", "title", "description", "then", "else", "additionalProperties"}


def valid(schema, value):
    if isinstance(schema, bool):
        return schema
    for keyword in schema.keys() - SILENT:
        speaks_of, asks = KEYWORDS[keyword]                # an unknown keyword is an error
        if speaks_of(value) and not asks(schema, value):
            return False
    return True


# ------------------------------------------------------------------------------------- decks

def engine_answers(decks):
    """What the engine says to each deck as content: an error, or nothing."""
    requests = [json.dumps({"do": "legal", "game": "seat-of-kings", "content": deck}) for deck in decks]
    result = subprocess.run([PROGRAM, "engine"], input="\n".join(requests) + "\n",
                            capture_output=True, text=True, timeout=60, check=True)
    return [json.loads(line).get("error") for line in result.stdout.splitlines()]


def with_card(number, **fields):
    """The standard deck with one card's fields changed; None takes a field away."""
    deck = copy.deepcopy(STANDARD)
    card = deck["cards"][number - 1]
    card.update(fields)
    for name in [name for name, value in card.items() if value is None]:
        del card[name]
    return deck


def with_cards(cards):
    return dict(STANDARD, cards=cards)


FARMER, STONE = 36, 30
CARDS = STANDARD["cards"]

GOOD = {
    "the standard deck": STANDARD,
    "only cards": {"cards": CARDS},
    "other fields beside the cards": dict(STANDARD, author="Maeve", year=2006),
    "cards in another order": with_cards(CARDS[::-1]),
    "nothing about where a card comes from": with_card(FARMER, provenance=None, source=None),
    "any provenance": with_card(FARMER, provenance=["found in the attic"], source=7, reason=True),
    "the greatest cost": with_card(FARMER, cost=4),
    "an empty need": with_card(FARMER, need=[]),
    "a need of every rank": with_card(FARMER, need=["F-1", "H-1", "W-2", "C-2", "K-2"]),
    "the far ends": with_card(FARMER, place=["F+4"], need=["F+0"]),
    "a field that is placed on and needed": with_card(FARMER, need=["F+0"]),
    "minus nothing": with_card(FARMER, place=["F-0"]),
    "a Stone of Destiny for 0": with_card(STONE, cost=0),
}

FAULTY = {
    "no object": [STANDARD],
    "no cards": {"carts": CARDS},
    "cards that are no list": with_cards({"1": CARDS[0]}),
    "35 cards": with_cards(CARDS[:35]),
    "37 cards": with_cards(CARDS + CARDS[:1]),
    "a card that is no object": with_cards(CARDS[:35] + ["F+0"]),
    "a duel value twice": with_card(2, duel=1),
    "duel value 0": with_card(1, duel=0),
    "duel value 37": with_card(FARMER, duel=37),
    "no duel value": with_card(FARMER, duel=None),
    "a duel value as text": with_card(FARMER, duel="36"),
    "a duel value that is true": with_card(1, duel=True),
    "cost -1": with_card(FARMER, cost=-1),
    "cost 5": with_card(FARMER, cost=5),
    "a cost with a fraction": with_card(FARMER, cost=1.5),
    "no cost": with_card(FARMER, cost=None),
    "an unknown field": with_card(FARMER, price=2),
    "nothing to place": with_card(FARMER, place=None),
    "an empty place": with_card(FARMER, place=[]),
    "three fields to place on": with_card(FARMER, place=["F+0", "F+1", "F+2"]),
    "a place that is no list": with_card(FARMER, place="F+0"),
    "placing on a chieftain": with_card(FARMER, place=["C+0"]),
    "placing on the king": with_card(FARMER, place=["K+0"]),
    "a field without a sign": with_card(FARMER, place=["F0"]),
    "an offset of 5": with_card(FARMER, place=["F+5"]),
    "a rank in lower case": with_card(FARMER, place=["f+0"]),
    "a blank after a field": with_card(FARMER, place=["F+0 "]),
    "a line's end after a field": with_card(FARMER, place=["F+0\n"]),
    "a field that is a number": with_card(FARMER, place=[0]),
    "a field twice": with_card(FARMER, place=["F+0", "F+0"]),
    "a field twice, once with minus": with_card(FARMER, place=["F+0", "F-0"]),
    "a needed field twice": with_card(FARMER, need=["K-0", "F-1", "K+0"]),
    "an unknown rank needed": with_card(FARMER, need=["Q+0"]),
    "a need that is null": dict(STANDARD, cards=CARDS[:35] + [dict(CARDS[35], need=None)]),
    "a stone that is false": with_card(FARMER, stone=False),
    "a stone that is 1": with_card(STONE, stone=1),
    "a Stone of Destiny with a place": with_card(STONE, place=["F+0"]),
    "a Stone of Destiny with an empty need": with_card(STONE, need=[]),
}

# What the schema's description says it does not tell.
ONLY_THE_ENGINE_REFUSES = {
    "a pattern that fits nowhere": with_card(FARMER, place=["F-4"], need=["F+4"]),
    "a cost of 1.0": with_card(FARMER, cost=1.0),
}


class ContentSchema(unittest.TestCase):
    def check(self, decks, by_schema, by_engine):
        for (name, deck), error in zip(decks.items(), engine_answers(decks.values()), strict=True):
            with self.subTest(name):
                self.assertEqual(valid(SCHEMA, deck), by_schema)
                self.assertEqual(error is None, by_engine, error)

    def test_good_decks(self):
        self.check(GOOD, by_schema=True, by_engine=True)

    def test_faulty_decks(self):
        self.check(FAULTY, by_schema=False, by_engine=False)

    def test_what_the_schema_cannot_tell(self):
        self.check(ONLY_THE_ENGINE_REFUSES, by_schema=True, by_engine=False)

    def test_the_schema_uses_known_keywords_everywhere(self):
        def visit(schema):
            if isinstance(schema, bool):
                return
            self.assertLessEqual(schema.keys(), KEYWORDS.keys() | SILENT)
            for keyword in ("properties", "$defs"):
                for part in schema.get(keyword, {}).values():
                    visit(part)
            for part in schema.get("allOf", []):
                visit(part)
            for keyword in ("items", "contains", "not", "if", "then", "else"):
                visit(schema.get(keyword, True))
        visit(SCHEMA)
        self.assertEqual(SCHEMA["$schema"], "https://json-schema.org/draft/2020-12/schema")

    def test_every_card_of_the_standard_deck_tells_where_it_comes_from(self):
        for card in CARDS:
            with self.subTest(card["duel"]):
                self.assertIn(card["provenance"], ("rulebook", "public", "reconstructed"))
                self.assertTrue(card["reason" if card["provenance"] == "reconstructed" else "source"])


if __name__ == "__main__":
    unittest.main()
