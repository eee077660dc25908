"""Tests of content/*/schema.json: the shipped packs satisfy them, and the schemas and the engine refuse
the same faulty packs.

ARDRI=PATH in the environment names the program; without it, it is build/release/ardri."""

import copy
import json
import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ARDRI", str(ROOT / "build" / "release" / "ardri"))


def read(game, name):
    return json.loads((ROOT / "content" / game / name).read_text(encoding="utf-8"))


# ------------------------------------------- a validator, for the keywords that the schemas use

def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: is_number(value) and value == int(value),
    "boolean": lambda value: isinstance(value, bool),
}


def same(a, b):
    """Equal as JSON: true is not 1, but 1.0 is."""
    return a == b and isinstance(a, bool) == isinstance(b, bool)


def all_different(values):
    return not any(same(a, b) for i, a in enumerate(values) for b in values[:i])


def known_and_right(schema, value, root):
    """Properties, among them those that nothing is said of."""
    named = schema.get("properties", {})
    rest = schema.get("additionalProperties", True)
    return all(valid(named.get(name, rest), part, root) for name, part in value.items())


def items_right(schema, value, root):
    first = schema.get("prefixItems", [])
    rest = schema.get("items", True)
    return (all(valid(part, item, root) for part, item in zip(first, value))
            and all(valid(rest, item, root) for item in value[len(first):]))


def contains_enough(schema, value, root):
    there = sum(valid(schema["contains"], part, root) for part in value)
    return schema.get("minContains", 1) <= there <= schema.get("maxContains", there)


def conditional(schema, value, root):
    branch = "then" if valid(schema["if"], value, root) else "else"
    return valid(schema.get(branch, True), value, root)


def refers(reference, root):
    schema = root
    for name in reference.removeprefix("#/").split("/"):
        schema = schema[name]
    return schema


# A keyword: which values it speaks of, and what it asks of them.
ANY = lambda value: True                                               # noqa: E731
OBJECT, ARRAY, STRING = TYPES["object"], TYPES["array"], TYPES["string"]
KEYWORDS = {
    "type": (ANY, lambda s, v, root: TYPES[s["type"]](v)),
    "const": (ANY, lambda s, v, root: same(s["const"], v)),
    "enum": (ANY, lambda s, v, root: any(same(one, v) for one in s["enum"])),
    "$ref": (ANY, lambda s, v, root: valid(refers(s["$ref"], root), v, root)),
    "allOf": (ANY, lambda s, v, root: all(valid(part, v, root) for part in s["allOf"])),
    "not": (ANY, lambda s, v, root: not valid(s["not"], v, root)),
    "if": (ANY, conditional),
    "required": (OBJECT, lambda s, v, root: all(name in v for name in s["required"])),
    "properties": (OBJECT, known_and_right),
    "additionalProperties": (OBJECT, known_and_right),
    "propertyNames": (OBJECT, lambda s, v, root: all(valid(s["propertyNames"], name, root) for name in v)),
    "minItems": (ARRAY, lambda s, v, root: len(v) >= s["minItems"]),
    "maxItems": (ARRAY, lambda s, v, root: len(v) <= s["maxItems"]),
    "items": (ARRAY, items_right),
    "prefixItems": (ARRAY, items_right),
    "contains": (ARRAY, contains_enough),
    "uniqueItems": (ARRAY, lambda s, v, root: all_different(v)),
    "pattern": (STRING, lambda s, v, root: re.search(s["pattern"], v) is not None),
    "minLength": (STRING, lambda s, v, root: len(v) >= s["minLength"]),
    "maxLength": (STRING, lambda s, v, root: len(v) <= s["maxLength"]),
    "minimum": (is_number, lambda s, v, root: v >= s["minimum"]),
    "maximum": (is_number, lambda s, v, root: v <= s["maximum"]),
}
# Words for people, and what other keywords look at.
SILENT = {"$schema", "$defs", "title", "description", "then", "else", "minContains", "maxContains"}


def valid(schema, value, root):
    if isinstance(schema, bool):
        return schema
    for keyword in schema.keys() - SILENT:
        speaks_of, asks = KEYWORDS[keyword]                # an unknown keyword is an error
        if speaks_of(value) and not asks(schema, value, root):
            return False
    return True


def engine_answers(game, packs):
    """What the engine says to each pack as content: an error, or nothing."""
    requests = [json.dumps({"do": "legal", "game": game, "content": pack}) for pack in packs]
    result = subprocess.run([PROGRAM, "engine"], input="\n".join(requests) + "\n",
                            capture_output=True, text=True, timeout=60, check=True)
    return [json.loads(line).get("error") for line in result.stdout.splitlines()]


class ContentSchema:
    """What holds for the packs of every game; a class for each has its packs."""

    def check(self, packs, by_schema, by_engine):
        for (name, pack), error in zip(packs.items(), engine_answers(self.GAME, packs.values()), strict=True):
            with self.subTest(name):
                self.assertEqual(valid(self.SCHEMA, pack, self.SCHEMA), by_schema)
                self.assertEqual(error is None, by_engine, error)

    def test_good_packs(self):
        self.check(self.GOOD, by_schema=True, by_engine=True)

    def test_faulty_packs(self):
        self.check(self.FAULTY, by_schema=False, by_engine=False)

    def test_what_the_schema_cannot_tell(self):
        self.check(self.ONLY_THE_ENGINE_REFUSES, by_schema=True, by_engine=False)

    def test_the_schema_uses_known_keywords_everywhere(self):
        def visit(schema):
            if isinstance(schema, bool):
                return
            self.assertLessEqual(schema.keys(), KEYWORDS.keys() | SILENT)
            for keyword in ("properties", "$defs"):
                for part in schema.get(keyword, {}).values():
                    visit(part)
            for part in schema.get("allOf", []) + schema.get("prefixItems", []):
                visit(part)
            for keyword in ("items", "contains", "not", "if", "then", "else", "additionalProperties",
                            "propertyNames"):
                visit(schema.get(keyword, True))
        visit(self.SCHEMA)
        self.assertEqual(self.SCHEMA["$schema"], "https://json-schema.org/draft/2020-12/schema")

    def check_provenance(self, group):
        self.assertIn(group["provenance"], ("rulebook", "public", "reconstructed"))
        self.assertTrue(group["reason" if group["provenance"] == "reconstructed" else "source"])


# -------------------------------------------------------------------------- decks of Seat of Kings

DECK = read("seat-of-kings", "standard.json")


def with_card(number, **fields):
    """The standard deck with one card's fields changed; None takes a field away."""
    deck = copy.deepcopy(DECK)
    card = deck["cards"][number - 1]
    card.update(fields)
    for name in [name for name, value in card.items() if value is None]:
        del card[name]
    return deck


def with_cards(cards):
    return dict(DECK, cards=cards)


FARMER, STONE = 36, 30
CARDS = DECK["cards"]

GOOD_DECKS = {
    "the standard deck": DECK,
    "only cards": {"cards": CARDS},
    "a name": dict(DECK, name="Maeve's"),
    "the longest name": dict(DECK, name="é" * 200),
    "the most words": with_card(FARMER, provenance="public", source="é" * 2000),
    "cards in another order": with_cards(CARDS[::-1]),
    "nothing about where a card comes from": with_card(FARMER, provenance=None, source=None),
    "a card with source and reason": with_card(FARMER, provenance="public", source="a letter", reason=""),
    "the greatest cost": with_card(FARMER, cost=4),
    "an empty need": with_card(FARMER, need=[]),
    "a need of every rank": with_card(FARMER, need=["F-1", "H-1", "W-2", "C-2", "K-2"]),
    "the far ends": with_card(FARMER, place=["F+4"], need=["F+0"]),
    "a field that is placed on and needed": with_card(FARMER, need=["F+0"]),
    "minus nothing": with_card(FARMER, place=["F-0"]),
    "a Stone of Destiny for 0": with_card(STONE, cost=0),
}

FAULTY_DECKS = {
    "no object": [DECK],
    "no cards": {"carts": CARDS},
    "other fields beside the cards": dict(DECK, author="Maeve"),
    "a deck for another game": dict(DECK, game="tumult-royal"),
    "a name that is a number": dict(DECK, name=7),
    "an empty name": dict(DECK, name=""),
    "a name that is too long": dict(DECK, name="é" * 201),
    "a name of two lines": dict(DECK, name="Maeve's\n"),
    "a name that is turned round": dict(DECK, name="\u202eMaeve"),
    "too many words": with_card(FARMER, provenance="public", source="é" * 2001),
    "words that colour the screen": with_card(FARMER, provenance="public", source="\x1b[31m"),
    "a provenance of its own": with_card(FARMER, provenance="found in the attic"),
    "a source that is a number": with_card(FARMER, source=7),
    "a reason that is true": with_card(FARMER, reason=True),
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
    "a need that is null": dict(DECK, cards=CARDS[:35] + [dict(CARDS[35], need=None)]),
    "a stone that is false": with_card(FARMER, stone=False),
    "a stone that is 1": with_card(STONE, stone=1),
    "a Stone of Destiny with a place": with_card(STONE, place=["F+0"]),
    "a Stone of Destiny with an empty need": with_card(STONE, need=[]),
}

# What the schema's description says it does not tell.
DECKS_ONLY_THE_ENGINE_REFUSES = {
    "a pattern that fits nowhere": with_card(FARMER, place=["F-4"], need=["F+4"]),
    "a cost of 1.0": with_card(FARMER, cost=1.0),
}


class DecksOfSeatOfKings(ContentSchema, unittest.TestCase):
    GAME = "seat-of-kings"
    SCHEMA = read(GAME, "schema.json")
    GOOD, FAULTY, ONLY_THE_ENGINE_REFUSES = GOOD_DECKS, FAULTY_DECKS, DECKS_ONLY_THE_ENGINE_REFUSES

    def test_every_card_of_the_standard_deck_tells_where_it_comes_from(self):
        for card in CARDS:
            with self.subTest(card["duel"]):
                self.check_provenance(card)


# ----------------------------------------------------------------------- components of Tumult Royal

STANDARD = read("tumult-royal", "standard.json")
GROUPS = ("goods", "disc", "costs", "thresholds", "landscapes", "layouts")


def changed(group, **fields):
    """The standard components with some of a group changed; None takes it away."""
    pack = copy.deepcopy(STANDARD)
    pack[group].update(fields)
    for name in [name for name, part in pack[group].items() if part is None]:
        del pack[group][name]
    return pack


def with_tile(number, **fields):
    """The standard components with one goods tile changed."""
    tiles = copy.deepcopy(STANDARD["goods"])
    tiles[number].update(fields)
    return dict(STANDARD, goods=[{name: part for name, part in tile.items() if part is not None} for tile in tiles])


def with_land(rows):
    return dict(STANDARD, landscapes=STANDARD["landscapes"][:9] + [rows])


def with_layout(players, **fields):
    return changed("layouts", **{str(players): dict(STANDARD["layouts"][str(players)], **fields)})


TILES, LANDS = STANDARD["goods"], STANDARD["landscapes"]

GOOD_COMPONENTS = {
    "the standard components": STANDARD,
    "only the groups": {group: STANDARD[group] for group in GROUPS},
    "tiles in another order": dict(STANDARD, goods=TILES[::-1]),
    "all tiles alike": dict(STANDARD, goods=[dict(tile, good="T", value=3) for tile in TILES]),
    "a disc with one number": dict(STANDARD, disc={"1": 100}),
    "a disc with a number that never comes": changed("disc", **{"9": 0}),
    "the greatest costs": dict(STANDARD, costs={"m": [2, 2, 2], "f": [2, 2, 2], "h": [4, 4, 4], "v": [4, 4, 4],
                                                "c": [4, 4, 4]}),
    "the greatest thresholds": dict(STANDARD, thresholds=[25, 25, 25, 25, 0]),
    "thresholds of 0": dict(STANDARD, thresholds=[0, 0, 0, 0, 0]),
    "a landscape with one meadow": with_land(["ccc", "vvv", "hfm"]),
    "landscapes that are all the same": dict(STANDARD, landscapes=LANDS[:1] * 10),
    "other positions face up": with_layout(4, up=[8, 1, 7, 2]),
}

FAULTY_COMPONENTS = {
    "no object": [STANDARD],
    "a list as provenance": dict(STANDARD, provenance=["found in the attic"]),
    "provenance of a group that there is not": dict(STANDARD, provenance={"dice": {}}),
    "a number as a reason": dict(STANDARD, provenance={"disc": {"reason": 0.1}}),
    "more about a tile": with_tile(0, source="a photograph"),
    "costs of a kind that there is not": changed("costs", w=[9]),
    "a layout for five": changed("layouts", **{"5": None, "6": {}}),
    "an unknown field": dict(STANDARD, author="Maeve"),
    "a pack for another game": dict(STANDARD, game="seat-of-kings"),
    "a name that is a number": dict(STANDARD, name=7),
    "an empty name": dict(STANDARD, name=""),
    "a name that is too long": dict(STANDARD, name="é" * 201),
    "a name of two lines": dict(STANDARD, name="Maeve's\n"),
    "a name that is turned round": dict(STANDARD, name="\u202eMaeve"),
    "too many words": dict(STANDARD, provenance={"disc": {"reason": "é" * 2001}}),
    "words that colour the screen": dict(STANDARD, provenance={"disc": {"reason": "\x1b[31m"}}),
    **{f"no {group}": {name: part for name, part in STANDARD.items() if name != group} for group in GROUPS},
    **{f"{group} as text": dict(STANDARD, **{group: "all"}) for group in GROUPS},
    "38 tiles": dict(STANDARD, goods=TILES[:38]),
    "40 tiles": dict(STANDARD, goods=TILES + TILES[:1]),
    "a tile that is no object": dict(STANDARD, goods=TILES[:38] + ["B1"]),
    "a good in lower case": with_tile(0, good="b"),
    "two goods": with_tile(0, good="BM"),
    "an empty good": with_tile(0, good=""),
    "no good": with_tile(0, good=None),
    "a value of 0": with_tile(0, value=0),
    "a value of 4": with_tile(0, value=4),
    "a value that is true": with_tile(0, value=True),
    "a value as text": with_tile(0, value="1"),
    "no value": with_tile(0, value=None),
    "a tile from one player on": with_tile(0, **{"from": 1}),
    "a tile from five players on": with_tile(38, **{"from": 5}),
    "a tile that says nothing of players": with_tile(0, **{"from": None}),
    "too few tiles for two players": with_tile(0, **{"from": 3}),
    "too many tiles for three players": with_tile(38, **{"from": 3}),
    "an empty disc": dict(STANDARD, disc={}),
    "a disc that shows nothing": dict(STANDARD, disc={"2": 0, "3": 0}),
    "a disc with a 0": changed("disc", **{"0": 1}),
    "a disc with a 10": changed("disc", **{"10": 1}),
    "a disc with a word": changed("disc", two=1),
    "a weight of -1": changed("disc", **{"2": -1}),
    "a weight of 101": changed("disc", **{"2": 101}),
    "a weight with a fraction": changed("disc", **{"2": 0.5}),
    "no cost of a village": changed("costs", v=None),
    "a cost of two goods": changed("costs", v=[2, 2]),
    "a cost of four goods": changed("costs", v=[2, 2, 0, 0]),
    "a meadow for 3 bread": changed("costs", m=[3, 1, 0]),
    "a castle for 5 tools": changed("costs", c=[0, 2, 5]),
    "a cost below nothing": changed("costs", c=[-1, 2, 3]),
    "a forest for nothing": changed("costs", f=[0, 0, 0]),
    "a castle for nothing": changed("costs", c=[0, 0, 0]),
    "four thresholds": dict(STANDARD, thresholds=[6, 5, 4, 0]),
    "six thresholds": dict(STANDARD, thresholds=[6, 5, 4, 3, 2, 0]),
    "a last threshold of 1": dict(STANDARD, thresholds=[6, 5, 4, 3, 1]),
    "a threshold of 26": dict(STANDARD, thresholds=[26, 5, 4, 3, 0]),
    "a threshold of -1": dict(STANDARD, thresholds=[6, 5, 4, -1, 0]),
    "nine landscapes": dict(STANDARD, landscapes=LANDS[:9]),
    "a landscape as text": with_land("mfmvmfhmm"),
    "a landscape of two rows": with_land(["mfm", "vmf"]),
    "a landscape of four rows": with_land(["mfm", "vmf", "hmm", "mmm"]),
    "a row of two fields": with_land(["mf", "vmf", "hmm"]),
    "a row with a line's end": with_land(["mfm\n", "vmf", "hmm"]),
    "a row in capitals": with_land(["MFM", "vmf", "hmm"]),
    "a lake": with_land(["mfm", "vlf", "hmm"]),
    "a landscape without a meadow": with_land(["fff", "vvv", "hhc"]),
    "no layout for three": changed("layouts", **{"3": None}),
    "a layout as a list": changed("layouts", **{"3": [2, 3, 6]}),
    "three columns for two": with_layout(2, columns=3),
    "three rows": with_layout(2, rows=3),
    "one position face up for two": with_layout(2, up=[1]),
    "three positions face up for two": with_layout(2, up=[1, 2, 3]),
    "a position twice": with_layout(3, up=[2, 3, 2]),
    "position 0": with_layout(3, up=[0, 3, 6]),
    "position 5 for two": with_layout(2, up=[1, 5]),
    "position 7 for three": with_layout(3, up=[2, 3, 7]),
    "position 9 for four": with_layout(4, up=[3, 4, 5, 9]),
}

COMPONENTS_ONLY_THE_ENGINE_REFUSES = {
    "a value of 1.0": with_tile(0, value=1.0),
    "a threshold of 0.0": dict(STANDARD, thresholds=[6, 5, 4, 3, 0.0]),
}


class ComponentsOfTumultRoyal(ContentSchema, unittest.TestCase):
    GAME = "tumult-royal"
    SCHEMA = read(GAME, "schema.json")
    GOOD, FAULTY = GOOD_COMPONENTS, FAULTY_COMPONENTS
    ONLY_THE_ENGINE_REFUSES = COMPONENTS_ONLY_THE_ENGINE_REFUSES

    def test_every_group_of_the_standard_components_tells_where_it_comes_from(self):
        self.assertEqual(set(STANDARD["provenance"]), set(GROUPS))
        for name, group in STANDARD["provenance"].items():
            with self.subTest(name):
                self.check_provenance(group)


# --------------------------------------------------------------------------------- maps of Rebirth

MAP = read("rebirth", "standard.json")
MAP_GROUPS = ("hexes", "castles", "blarney", "towers", "tiles", "missions", "offshore_bonus")
HEXES, CASTLES, TOWERS, MISSIONS = MAP["hexes"], MAP["castles"], MAP["towers"], MAP["missions"]


def updated(part, fields):
    """Something with fields changed; None takes one away."""
    return {name: value for name, value in {**part, **fields}.items() if value is not None}


def with_hex(kind, /, **fields):
    """The standard map with the first hex of a kind changed that is not neutral."""
    which = next(i for i, hex in enumerate(HEXES) if hex["kind"] == kind and not hex.get("neutral"))
    return dict(MAP, hexes=HEXES[:which] + [updated(HEXES[which], fields)] + HEXES[which + 1:])


def with_neutral(**fields):
    """The standard map with the first hex changed that is neutral."""
    which = next(i for i, hex in enumerate(HEXES) if hex.get("neutral"))
    return dict(MAP, hexes=HEXES[:which] + [updated(HEXES[which], fields)] + HEXES[which + 1:])


def with_more_hexes(count, **fields):
    more = [dict(fields, name=f"z{i}", q=2 * i, r=-400) for i in range(count)]
    return dict(MAP, hexes=HEXES + [{name: f"{i} {name}" if value == "*" else value for name, value in hex.items()}
                                    for i, hex in enumerate(more)])


def with_few(kinds, number):
    """The standard map with no more than so many hexes of some kinds; the others are cathedrals."""
    hexes = []
    for hex in sorted(HEXES, key=lambda hex: not hex.get("neutral")):
        if hex["kind"] in kinds:
            number -= 1
        hexes.append(hex if number >= 0 or hex["kind"] not in kinds
                     else updated(hex, {"kind": "cathedral", "area": None}))
    return dict(MAP, hexes=hexes)


def with_castle(**fields):
    return dict(MAP, castles=[updated(CASTLES[0], fields)] + CASTLES[1:])


def with_tower(**fields):
    return dict(MAP, towers=dict(TOWERS, fields=[updated(TOWERS["fields"][0], fields)] + TOWERS["fields"][1:]))


def with_towers(**fields):
    return dict(MAP, towers=updated(TOWERS, fields))


def kinds(**counts):
    return [kind for kind, count in counts.items() for _ in range(count)]


def with_tiles(**counts):
    return dict(MAP, tiles=updated(MAP["tiles"], counts))


def with_mission(**fields):
    return dict(MAP, missions=[updated(MISSIONS[0], fields)] + MISSIONS[1:])


def with_test(**test):
    return with_mission(test=test)


COUNT = len(TOWERS["fields"])
REST = COUNT - 5

GOOD_MAPS = {
    "the standard map": MAP,
    "only the groups": {group: MAP[group] for group in MAP_GROUPS},
    "hexes in another order": dict(MAP, hexes=HEXES[::-1]),
    "castles in another order": dict(MAP, castles=CASTLES[::-1]),
    "256 hexes": with_more_hexes(256 - len(HEXES), kind="cathedral"),
    "16 provinces": with_more_hexes(12, kind="cathedral", province="*"),
    "64 areas": with_more_hexes(64 - len({hex["area"] for hex in HEXES if "area" in hex}), kind="settlement",
                                area="*"),
    "a hex without province, place and tags": with_hex("food", province=None, place=None, tags=None),
    "a hex that says it is not neutral": with_hex("castle", neutral=False),
    "hexes at the far ends": with_hex("food", q=-500, r=500),
    "a name of eight": with_hex("food", name="zzzzzzz9"),
    "a place of 200 letters": with_hex("food", place="é" * 200),
    **{f"a hex called {name}": with_hex("food", name=name) for name in ("z", "t0", "m01", "t1000", "tm1")},
    "16 tags": with_hex("food", tags=[f"tag {i}" for i in range(16)]),
    "a tag twice": with_hex("food", tags=["bog", "bog"]),
    "a place of 200": with_hex("food", place="x" * 200),
    "no optional towers": with_towers(kinds=kinds(double=2, thirteen=3, three=REST)),
    "the most extra tiles": with_towers(kinds=kinds(double=2, thirteen=3, extra=4, draw=REST - 4)),
    "another tower for Tara": with_towers(tara=TOWERS["fields"][0]["id"]),
    "another castle for Blarney": dict(MAP, blarney=CASTLES[0]["hex"]),
    "the fewest tiles": with_tiles(F=8, E=3, S1=0, S2=1, S3=1, S4=1),
    "the most tiles": with_tiles(F=36, E=33, S1=0, S2=1, S3=1, S4=1),
    "no offshore bonus": dict(MAP, offshore_bonus=0),
    "the highest offshore bonus": dict(MAP, offshore_bonus=20),
    "the highest values": with_mission(first=99, later=99),
    "a mission for nothing": with_mission(first=0, later=0),
    "a mission without words": with_mission(name=None, text=None),
    "a mission in English": with_mission(name={"en": "All"}, text={"en": "All"}),
    "a mission m999": with_mission(id="m999"),
    "tiles anywhere": with_test(type="tiles", of="settlement", least=99),
    "tiles on a kind": with_test(type="tiles", of="any", on="offshore-food", least=1),
    "tiles in a province": with_test(type="tiles", of="any", on=HEXES[0]["province"], least=1),
    "groups": with_test(type="groups", of="farm", size=72, least=1),
    **{f"spread over {over}": with_test(type="spread", of="food", over=over, each=72, least=1)
       for over in ("provinces", "areas", "castles", "towers")},
    **{f"a link to {to}": with_test(type="link", of="energy", to=to, least=1)
       for to in ("provinces", "areas", "castles", "towers")},
    "castles": with_test(type="castles", least=99),
    "houses": with_test(type="houses", least=1),
}

FAULTY_MAPS = {
    "no object": [MAP],
    "an unknown field": dict(MAP, author="Maeve"),
    "a pack for another game": dict(MAP, game="rebirth-scotland"),
    "a name that is a number": dict(MAP, name=7),
    "an empty name": dict(MAP, name=""),
    "a name that is too long": dict(MAP, name="é" * 201),
    "a name of two lines": dict(MAP, name="Maeve's\n"),
    "a name that is turned round": dict(MAP, name="\u202eMaeve"),
    "too many words": dict(MAP, provenance={"tiles": {"reason": "é" * 2001}}),
    "words that colour the screen": dict(MAP, provenance={"tiles": {"reason": "\x1b[31m"}}),
    **{f"no {group}": {name: part for name, part in MAP.items() if name != group} for group in MAP_GROUPS},
    **{f"{group} as true": dict(MAP, **{group: True}) for group in MAP_GROUPS},
    **{f"{group} as null": dict(MAP, **{group: None}) for group in MAP_GROUPS},
    "a list as provenance": dict(MAP, provenance=["found in the attic"]),
    "provenance of a group that there is not": dict(MAP, provenance={"dice": {}}),
    "a number as a reason": dict(MAP, provenance={"tiles": {"reason": 0.1}}),
    "no hexes at all": dict(MAP, hexes=[]),
    "257 hexes": with_more_hexes(257 - len(HEXES), kind="cathedral"),
    "a hex that is no object": dict(MAP, hexes=HEXES + ["z1"]),
    "an unknown field of a hex": with_hex("food", terrain="bog"),
    **{f"a hex without {field}": with_hex("food", **{field: None}) for field in ("name", "q", "r", "kind")},
    **{f"a hex with {field} as a list": with_hex("settlement", **{field: []})
       for field in ("name", "q", "r", "kind", "area", "neutral", "province", "place")},
    **{f"a hex called {name!r}": with_hex("food", name=name)
       for name in ("", "t1", "m12", "t999", "zzzzzzzzz", "1a", "A1", "a-1", "a 1", "a1\n", "t1\n", "ä")},
    "q of 501": with_hex("food", q=501),
    "r of -501": with_hex("food", r=-501),
    "q of 1.5": with_hex("food", q=1.5),
    "q of true": with_hex("food", q=True),
    "r as text": with_hex("food", r="3"),
    "a kind that there is not": with_hex("food", kind="offshore"),
    "a settlement hex without an area": with_hex("settlement", area=None),
    "a farm hex with an area": with_hex("food", area="Cork"),
    "an area without a name": with_hex("settlement", area=""),
    "a province without a name": with_hex("food", province=""),
    "a place of 201": with_hex("food", place="x" * 201),
    "17 tags": with_hex("food", tags=[f"tag {i}" for i in range(17)]),
    "a tag that is a number": with_hex("food", tags=[7]),
    "tags as text": with_hex("food", tags="coast"),
    "25 neutral hexes": with_hex("food", neutral=True),
    "23 neutral hexes": with_neutral(neutral=None),
    **{f"a neutral {kind}": with_hex(kind, neutral=True) for kind in ("castle", "tower")},
    "a neutral cathedral": with_neutral(kind="cathedral"),
    "a neutral that is 1": with_hex("food", neutral=1),
    "35 settlement hexes": with_few(("settlement",), 35),
    "35 hexes for food": with_few(("food", "blank", "offshore-food"), 35),
    "35 hexes for energy": with_few(("energy", "blank", "offshore-energy"), 35),
    "71 hexes for farms": with_few(("food", "energy", "blank", "offshore-food", "offshore-energy"), 71),
    "no castles": dict(MAP, castles=[]),
    "13 castles": dict(MAP, castles=CASTLES + [{"hex": "z1", "name": "Castle Leslie"}]),
    "a castle without a hex": with_castle(hex=None),
    "a castle without a name": with_castle(name=None),
    "an empty name of a castle": with_castle(name=""),
    "more about a castle": with_castle(built=1446),
    "a hex of a castle that is no name": with_castle(hex="t1"),
    "an empty Blarney": dict(MAP, blarney=""),
    "towers as a list": dict(MAP, towers=TOWERS["fields"]),
    **{f"towers without {part}": with_towers(**{part: None}) for part in ("fields", "kinds", "tara")},
    "more about towers": with_towers(height=30),
    "four towers": with_towers(fields=TOWERS["fields"][:4], kinds=kinds(double=2, thirteen=2)),
    "seventeen towers": with_towers(fields=TOWERS["fields"] + [{"id": f"t{i + 50}", "hex": f"z{i}", "name": "x"}
                                                               for i in range(17 - COUNT)]),
    **{f"a tower with the id {name!r}": with_tower(id=name) for name in ("t0", "t1000", "m1", "1", "t", "t1\n", "")},
    "a tower without an id": with_tower(id=None),
    "a tower without a hex": with_tower(hex=None),
    "a tower without a name": with_tower(name=None),
    "more about a tower": with_tower(height=30),
    "a kind of tower that there is not": with_towers(kinds=["four"] + TOWERS["kinds"][1:]),
    "one doubler": with_towers(kinds=kinds(double=1, thirteen=3, three=REST + 1)),
    "three doublers": with_towers(kinds=kinds(double=3, thirteen=3, three=REST - 1)),
    "two thirteens": with_towers(kinds=kinds(double=2, thirteen=2, three=REST + 1)),
    "four thirteens": with_towers(kinds=kinds(double=2, thirteen=4, three=REST - 1)),
    "two mission towers": with_towers(kinds=kinds(double=2, thirteen=3, mission=2, three=REST - 2)),
    "five extra tiles": with_towers(kinds=kinds(double=2, thirteen=3, extra=5, three=REST - 5)),
    "a Tara that is no id": with_towers(tara="Tara"),
    **{f"tiles without {tile}": with_tiles(**{tile: None}) for tile in MAP["tiles"]},
    "tiles of five houses": with_tiles(S5=1),
    "37 food tiles": with_tiles(F=37),
    "two food tiles": with_tiles(F=2),
    "two energy tiles": with_tiles(E=2),
    **{f"no {tile} tiles": with_tiles(**{tile: 0}) for tile in ("S2", "S3", "S4")},
    "-1 tiles": with_tiles(S1=-1),
    "11 missions": dict(MAP, missions=MISSIONS[:11]),
    "13 missions": dict(MAP, missions=MISSIONS + MISSIONS[:1]),
    "a mission that is no object": dict(MAP, missions=["castles"] + MISSIONS[1:]),
    **{f"a mission with the id {name!r}": with_mission(id=name) for name in ("m0", "m1000", "t1", "1", "m1\n")},
    **{f"a mission without {field}": with_mission(**{field: None}) for field in ("id", "test", "first", "later")},
    "more about a mission": with_mission(level=3),
    "a first value of 100": with_mission(first=100),
    "a later value of -1": with_mission(later=-1),
    "words in German only": with_mission(text={"de": "Alles"}),
    "words in French": with_mission(text={"en": "All", "fr": "Tout"}),
    "words without a language": with_mission(name="All"),
    "empty words": with_mission(name={"en": ""}),
    "a test that is no object": with_mission(test="castles"),
    "a test without a type": with_test(least=1),
    "a type that there is not": with_test(type="castle", least=1),
    "a test without a number": with_test(type="castles"),
    "a least of 0": with_test(type="castles", least=0),
    "a least of 100": with_test(type="castles", least=100),
    "castles of something": with_test(type="castles", of="any", least=1),
    "houses on something": with_test(type="houses", on="coast", least=1),
    "tiles of nothing": with_test(type="tiles", least=1),
    "tiles of farms": with_test(type="tiles", of="farms", least=1),
    "tiles on nothing": with_test(type="tiles", of="any", on="", least=1),
    "tiles over areas": with_test(type="tiles", of="any", over="areas", least=1),
    "groups without a size": with_test(type="groups", of="any", least=1),
    "groups of 0": with_test(type="groups", of="any", size=0, least=1),
    "groups of 73": with_test(type="groups", of="any", size=73, least=1),
    "groups on the coast": with_test(type="groups", of="any", on="coast", size=3, least=1),
    "spread over nothing": with_test(type="spread", of="any", each=1, least=1),
    "spread over hexes": with_test(type="spread", of="any", over="hexes", each=1, least=1),
    "spread over one province": with_test(type="spread", of="any", over="province", each=1, least=1),
    "spread without a number": with_test(type="spread", of="any", over="areas", least=1),
    "spread with 73": with_test(type="spread", of="any", over="areas", each=73, least=1),
    "a link to nothing": with_test(type="link", of="any", least=1),
    "a link to cathedrals": with_test(type="link", of="any", to="cathedrals", least=1),
    "a link over areas": with_test(type="link", of="any", over="areas", least=1),
    "an offshore bonus of 21": dict(MAP, offshore_bonus=21),
    "an offshore bonus of -1": dict(MAP, offshore_bonus=-1),
    "an offshore bonus with a fraction": dict(MAP, offshore_bonus=0.5),
}

MAPS_ONLY_THE_ENGINE_REFUSES = {
    "a hex twice": dict(MAP, hexes=HEXES + [dict(HEXES[0], q=400)]),
    "two hexes at one place": dict(MAP, hexes=HEXES + [dict(HEXES[0], name="z1")]),
    "an area of five hexes": with_more_hexes(5, kind="settlement", area="Atlantis"),
    "an area in pieces": with_more_hexes(2, kind="settlement", area="Atlantis"),
    "65 areas": with_more_hexes(65 - len({hex["area"] for hex in HEXES if "area" in hex}), kind="settlement",
                                area="*"),
    "17 provinces": with_more_hexes(13, kind="cathedral", province="*"),
    "a castle hex that is not listed": dict(MAP, castles=CASTLES[:-1], blarney=CASTLES[0]["hex"]),
    "a castle where there is none": with_castle(hex=TOWERS["fields"][0]["hex"]),
    "a castle nowhere": with_castle(hex="zzz"),
    "a castle twice": with_castle(hex=CASTLES[1]["hex"]),
    "a Blarney without a castle": dict(MAP, blarney=TOWERS["fields"][0]["hex"]),
    "a tower hex that is not listed": with_towers(fields=TOWERS["fields"][:-1], kinds=TOWERS["kinds"][1:]),
    "a tower where there is none": with_tower(hex=CASTLES[0]["hex"]),
    "an id of a tower twice": with_tower(id=TOWERS["fields"][1]["id"]),
    "fewer kinds than fields": with_towers(kinds=kinds(double=2, thirteen=3)),
    "more kinds than fields": with_towers(kinds=kinds(double=2, thirteen=3, three=REST + 1)),
    "a Tara that there is not": with_towers(tara="t999"),
    "13 tiles": with_tiles(F=7, E=3, S1=0, S2=1, S3=1, S4=1),
    "73 tiles": with_tiles(F=36, E=34, S1=0, S2=1, S3=1, S4=1),
    "an id of a mission twice": with_mission(id=MISSIONS[1]["id"]),
    "a later value above the first": with_mission(first=5, later=6),
    "tiles on hexes that there are not": with_test(type="tiles", of="any", on="the moon", least=1),
    "a first value of 9.0": with_mission(first=9.0),
}


class MapsOfRebirth(ContentSchema, unittest.TestCase):
    GAME = "rebirth-ireland"
    SCHEMA = read("rebirth", "schema.json")
    GOOD, FAULTY, ONLY_THE_ENGINE_REFUSES = GOOD_MAPS, FAULTY_MAPS, MAPS_ONLY_THE_ENGINE_REFUSES

    def test_every_group_of_the_standard_map_tells_where_it_comes_from(self):
        self.assertEqual(set(MAP["provenance"]), set(MAP_GROUPS))
        for name, group in MAP["provenance"].items():
            with self.subTest(name):
                self.check_provenance(group)


if __name__ == "__main__":
    unittest.main()
