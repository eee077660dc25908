"""The plots of scripts/findings, as SVG files with a ground of their own, for light and dark pages."""
import math
from html import escape

INK, FAINT, GRID, GROUND, PAPER = "#22303c", "#5d6b77", "#d9d6cc", "#efece3", "#fbfaf5"
RED, BLUE, GOLD, GREEN, GREY = "#b5452c", "#2f6690", "#d9a441", "#4f8a5b", "#7d878f"
WIDTH, LEFT, RIGHT, ROW = 760, 215, 725, 30


class Drawing:
    def __init__(self, height, title, subtitle):
        self.parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
                      f'height="{height}" role="img" font-family="system-ui, sans-serif">'
                      f'<title>{escape(title)}</title>']
        self.box(0, 0, WIDTH, height, PAPER, 8)
        self.text(20, 30, title, size=17, weight=600)
        self.text(20, 50, subtitle, fill=FAINT)

    def box(self, x, y, wide, high, fill, radius=0):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{radius}" '
                          f'fill="{fill}"/>')

    def line(self, x1, y1, x2, y2, colour=INK, wide=1.5):
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
                          f'stroke-width="{wide}"/>')

    def dot(self, x, y, fill=INK):
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{fill}"/>')

    def diamond(self, x, y, fill):
        self.parts.append(f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z" fill="{fill}"/>')

    def text(self, x, y, words, anchor="start", fill=INK, size=13, weight=400):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}" font-size="{size}" '
                          f'font-weight="{weight}">{escape(words)}</text>')

    def whisker(self, x1, y1, x2, y2, colour=INK):
        """An interval, level or upright."""
        self.line(x1, y1, x2, y2, colour)
        wide, high = (5, 0) if x1 == x2 else (0, 5)
        for x, y in ((x1, y1), (x2, y2)):
            self.line(x - wide, y - high, x + wide, y + high, colour)

    def marks(self, at, values, top, bottom, words="{}"):
        for value in values:
            self.line(at(value), top, at(value), bottom, GRID, 1)
            self.text(at(value), bottom + 18, words.format(value).replace("%", " %"), "middle", FAINT, 12)

    def write(self, path):
        path.write_text("\n".join(self.parts) + "\n</svg>\n", encoding="utf-8")


def scale(low, high, left=LEFT, right=RIGHT):
    return lambda value: left + (value - low) / (high - low) * (right - left)


def rows(drawing, summaries, top):
    """The summaries with the heights they are drawn at, beside their names."""
    for number, (name, summary) in enumerate(summaries.items()):
        y = top + ROW * (number + 0.5)
        drawing.text(LEFT - 14, y + 4, name, "end")
        yield y, summary


def plot_start(path, summaries):
    top, bottom = 92, 92 + ROW * len(summaries)
    drawing = Drawing(bottom + 52, "Does starting help?",
                      "Share won by the side that starts, a draw being half a win, with 95 % intervals")
    at = scale(0, 1)
    drawing.marks(at, (tenth / 10 for tenth in range(11)), top, bottom, "{:.0%}")
    for elo in (-400, -200, -100, 0, 100, 200, 400):
        words = f"{elo:+d}".replace("-", "−") if elo else "0 Elo"
        drawing.text(at(1 / (1 + 10 ** (-elo / 400))), top - 8, words, "middle", FAINT, 12)
    drawing.line(at(0.5), top, at(0.5), bottom)
    for y, summary in rows(drawing, summaries, top):
        share, low, high = summary["start"]
        colour = RED if low > 0.5 else BLUE if high < 0.5 else FAINT
        drawing.whisker(at(low), y, at(high), y, colour)
        drawing.dot(at(share), y, colour)
    drawing.text(LEFT, bottom + 41, "red: starting helps; blue: it harms; grey: these games cannot tell", fill=FAINT)
    drawing.write(path)


def plot_length(path, summaries):
    top, bottom = 70, 70 + ROW * len(summaries)
    drawing = Drawing(bottom + 64, "How long are games?", "Moves of both sides together")
    longest = 10 * math.ceil(max(summary["length"]["high"] for summary in summaries.values()) / 10)
    at = scale(0, longest)
    drawing.marks(at, range(0, longest + 1, 10), top, bottom)
    for y, summary in rows(drawing, summaries, top):
        length, battle, decided = (summary[key] for key in ("length", "battle", "decided"))
        drawing.box(at(length["low"]), y - 7, max(3, at(length["high"]) - at(length["low"])), 14, GOLD, 3)
        drawing.dot(at(length["mean"]), y)
        if battle:
            drawing.line(at(battle["mean"]), y - 9, at(battle["mean"]), y + 9, RED, 4)
        if decided:
            drawing.diamond(at(decided["median"]), y, BLUE)
    y = bottom + 44
    drawing.line(LEFT, y - 13, LEFT, y + 5, RED, 4)
    drawing.text(LEFT + 10, y, "Battle begins")
    drawing.diamond(LEFT + 120, y - 4, BLUE)
    drawing.text(LEFT + 132, y, "decided (median)")
    drawing.box(LEFT + 257, y - 11, 40, 14, GOLD, 3)
    drawing.dot(LEFT + 277, y - 4)
    drawing.text(LEFT + 303, y, "end: mean, and 10–90 % of games")
    drawing.write(path)


DECISIONS = {"kingdoms": ("kingdoms", RED), "bridges": ("bridges", BLUE),
             "territory": ("territory (counted next)", GOLD), "double_capture": ("two kings taken", GREEN),
             "draw": ("drawn", GREY)}


def plot_decisions(path, summaries):
    top, bottom = 88, 88 + ROW * len(summaries)
    drawing = Drawing(bottom + 64, "What decides, and for how many points?",
                      "Per cent of games decided by each count; points made in a game, both sides together")
    at = scale(0, 1, LEFT, RIGHT - 60)
    drawing.marks(at, (fifth / 5 for fifth in range(6)), top, bottom, "{:.0%}")
    drawing.text(RIGHT, top - 8, "points", "end", FAINT, 12)
    for y, summary in rows(drawing, summaries, top):
        so_far = 0.0
        for reason, (_, colour) in DECISIONS.items():
            share = summary["decisions"][reason][0]
            drawing.box(at(so_far), y - 10, at(share) - at(0), 20, colour)
            if share >= 0.05:
                drawing.text(at(so_far + share / 2), y + 4, f"{100 * share:.0f}", "middle",
                             INK if colour == GOLD else PAPER, 12)
            so_far += share
        drawing.text(RIGHT, y + 4, f'{summary["points"]:.1f}', "end")
    x = 60
    for words, colour in DECISIONS.values():
        drawing.box(x, bottom + 34, 14, 14, colour, 2)
        drawing.text(x + 20, bottom + 46, words)
        x += 50 + 6.6 * len(words)
    drawing.write(path)


def plot_kings(path, summaries):
    kings = {name: summary["kings"] for name, summary in summaries.items() if name.startswith("High Kings")}
    top, bottom, left = 90, 330, 70
    drawing = Drawing(bottom + 40, "How many kings are taken in High Kings?",
                      "Share of games by the kings that both sides together take, with 95 % intervals")
    highest = math.ceil(10 * max(high for shares in kings.values() for _, _, high in shares.values())) / 10
    at = scale(highest, 0, top, bottom)
    for tenth in range(round(10 * highest) + 1):
        drawing.line(left, at(tenth / 10), RIGHT, at(tenth / 10), GRID, 1)
        drawing.text(left - 8, at(tenth / 10) + 4, f"{10 * tenth} %", "end", FAINT, 12)
    for group, words in enumerate(("none", "one", "two", "three", "four")):
        middle = left + (RIGHT - left) * (group + 0.5) / 5
        drawing.text(middle, bottom + 20, words, "middle")
        for place, (shares, colour) in enumerate(zip(kings.values(), (BLUE, GOLD))):
            share, low, high = shares[group]
            x = middle + (place - 0.5) * 52
            drawing.box(x - 22, at(share), 44, at(0) - at(share), colour)
            drawing.whisker(x, at(low), x, at(high))
            drawing.text(x, at(high) - 8, f"{100 * share:.{int(0 < share < 0.01)}f}", "middle", size=12)
    for place, (name, colour) in enumerate(zip(kings, (BLUE, GOLD))):
        drawing.box(585, 20 + 22 * place, 14, 14, colour, 2)
        drawing.text(605, 32 + 22 * place, name)
    drawing.write(path)


def blend(colour, share):
    """From a pale ground to a colour, and the ink that is read on it."""
    parts = [round(int(GROUND[i:i + 2], 16) * (1 - share) + int(colour[i:i + 2], 16) * share) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts), PAPER if share > 0.6 else INK


def draw_board(drawing, left, top, hills):
    """A board with a shade and a text, as `hills` gives them."""
    step, wide = 44, 41
    for hill, ((colour, ink), words) in hills.items():
        x, y = left + step * (ord(hill[0]) - ord("A")), top + step * (7 - int(hill[1]))
        drawing.box(x, y, wide, wide, colour, 5)
        drawing.text(x + wide / 2, y + 25, words, "middle", ink, 12)
    for place in range(7):
        drawing.text(left + step * place + wide / 2, top + step * 7 + 14, "ABCDEFG"[place], "middle", FAINT, 12)
        drawing.text(left - 10, top + step * place + 25, str(7 - place), "end", FAINT, 12)


def plot_first_hill(path, families):
    drawing = Drawing(462, "Sacred Hill, level 1: where to begin?",
                      "Hills that are the same by turning and mirroring the board are taken together")
    drawing.text(45, 84, "How the starting side fares from each", weight=600)
    farthest = max(abs(family["start"][0] - 0.5) for family in families)
    draw_board(drawing, 45, 100, {
        hill: (blend(RED if family["start"][0] > 0.5 else BLUE, abs(family["start"][0] - 0.5) / farthest * 0.9),
               f'{100 * family["start"][0]:.0f}')
        for family in families for hill in family["hills"]})
    drawing.text(45, 442, "per cent of games won; red: more than half, blue: less", fill=FAINT, size=12)
    drawing.text(415, 84, "Where the player begins", weight=600)
    most = max(family["chosen"] / len(family["hills"]) for family in families)
    draw_board(drawing, 415, 100, {
        hill: (blend(GREEN, each / most * 0.9), f"{100 * each:.1f}" if each else "–")
        for family in families for each in [family["chosen"] / len(family["hills"])] for hill in family["hills"]})
    drawing.text(415, 442, "per cent of games, each hill with an equal part of its family", fill=FAINT, size=12)
    drawing.write(path)


def write_all(folder, summaries, families):
    plot_start(folder / "findings-start.svg", summaries)
    plot_length(folder / "findings-length.svg", summaries)
    plot_decisions(folder / "findings-decisions.svg", summaries)
    plot_kings(folder / "findings-kings.svg", summaries)
    plot_first_hill(folder / "findings-first-hill.svg", families)
