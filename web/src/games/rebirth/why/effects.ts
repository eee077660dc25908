// Why a step of Rebirth is good or bad: what it leads to beyond what is told of it. What the table says of the positions before and
// after is compared; nothing is worked out from rules.
import { parseStep } from '../../../play/steps';
import type { Happening } from '../../face';
import { keyOf } from '../keys';
import { areasOf, beside, boxOf, castlesOf, hexesOf, type Box, type Hex } from '../box';
import { isFarm, type Facts, type Progress, type Tile, type TowerKind } from '../facts';
import { moveOf } from '../moves';
import type { Words } from './en';

/** What seats and missions are called. */
export interface Names {
  seat: (seat: number) => string;
  mission: (id: string) => string;
}

/** A tile that was placed, and by whom. */
interface Placed {
  box: Box;
  before: Facts;
  after: Facts;
  seat: number;
  tile: Tile;
  hex: Hex;
}

const others = ({ players }: Facts, seat: number) => Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);

/** Groups of farms of that sort in which a hex beside the tile lies. */
const groupsBeside = ({ box, before, tile, hex }: Placed) =>
  before.groups.filter((group) => group.tile === tile && beside(box, hex).some(({ name }) => group.hexes.includes(name)));

function farms(words: Words, names: Names, placed: Placed): string[] {
  const { after, seat, hex } = placed;
  const near = groupsBeside(placed);
  const joined = near.filter((group) => group.seat === seat).length;
  const size = after.groups.find(({ hexes }) => hexes.includes(hex.name))?.hexes.length ?? 0;
  const theirs = others(after, seat).flatMap((other) => {
    const sizes = near.filter((group) => group.seat === other).map(({ hexes }) => hexes.length);
    if (sizes.length > 1) return words.keepsApart(names.seat(other), words.and(sizes.map(String)));
    return sizes.some((size) => size > 1) ? words.takesHex(names.seat(other), sizes[0]!) : [];
  });
  return [...(joined > 1 ? [words.joins(joined, size)] : []), ...theirs];
}

const leaderOf = (points: number[] | undefined): number => (points ? points.findIndex((most) => most > 0 && points.every((each) => each <= most)) : -1);

function settlement(words: Words, names: Names, { box, before, after, seat, hex }: Placed): string[] {
  const name = hex.area!;
  const [was, is] = [before.areas[name], after.areas[name]!];
  const free = areasOf(box).get(name)!.length - is.filled;
  const led = leaderOf(was?.points);
  const leads = leaderOf(is.points) === seat;
  const overtaken = leads && led >= 0 && led !== seat ? [words.overtakes(names.seat(led), name)] : [];
  if (free === 0) return overtaken;
  const present = others(after, seat).filter((other) => is.houses[other]! > 0);
  if (present.length === 0) return [words.alone(name, free)];
  const deprived = present.length === 1 && was!.houses[seat] === 0 ? [words.endsAlone(names.seat(present[0]!), name)] : [];
  return [...overtaken, ...(leads ? [words.leads(name, free)] : [words.trails(name, free)]), ...deprived];
}

/** The fewest tiles with which somebody takes a castle; out of reach: Infinity. */
const effort = (facts: Facts, castle: string, seats: number[]) => Math.min(...seats.map((seat) => facts.tallies[castle]?.take[seat]?.[0] ?? Infinity));

function castles(words: Words, { box, before, after, seat, hex }: Placed): string[] {
  return beside(box, hex).flatMap(({ name }) => {
    const castle = castlesOf(box).get(name);
    if (!castle) return [];
    if (after.castles[name] !== seat) return effort(after, name, [seat]) === 1 && effort(before, name, [seat]) > 1 ? [words.nearer(castle)] : [];
    const tiles = effort(after, name, others(after, seat));
    const wasMine = before.castles[name] === seat;
    const rose = wasMine ? tiles > effort(before, name, others(before, seat)) : tiles === Infinity;
    return !rose ? [] : [tiles === Infinity ? words.secures(castle) : words.strengthens(castle, tiles)];
  });
}

const reachedOf = ({ seats, towers }: Facts, seat: number, kind: TowerKind) => seats[seat]!.towers.filter((tower) => towers[tower] === kind).length;

function towers(words: Words, { before, after, seat }: Placed): string[] {
  const more = (kind: TowerKind) => reachedOf(after, seat, kind) > reachedOf(before, seat, kind);
  const thirteen = reachedOf(after, seat, 'thirteen');
  return [
    ...(more('thirteen') && thirteen < 3 ? [words.thirteen(thirteen)] : []),
    ...(more('double') && reachedOf(after, seat, 'double') === 1 ? [words.doubler] : []),
  ];
}

/** How many are still needed; Infinity: that cannot be said, for several groups or regions are. */
function lacking({ have, least, nearest, of }: Progress): number {
  if (have >= least) return 0;
  if (of === undefined) return least - have;
  return have + 1 === least ? of - nearest! : Infinity;
}

function lacks(facts: Facts, mission: string, seat: number): number {
  const { have, least, nearest, of } = facts.progress[mission]!;
  return lacking({ have: have[seat]!, least, nearest: nearest?.[seat], of });
}

function missions(words: Words, names: Names, { events }: Pick<Happening, 'events'>, { before, after, seat }: Placed): string[] {
  const named = (id: string) => words.mission(names.mission(id));
  const open = after.missions.filter((id) => !after.seats[seat]!.fulfilled.includes(id));
  const near = open.filter((id) => lacks(after, id, seat) === 1 && lacks(before, id, seat) > 1);
  const forestalled = events.filter(({ kind, order }) => kind === 'mission-fulfilled' && order === 'first').flatMap(({ mission }) => {
    const id = keyOf(mission);
    const late = others(after, seat).filter((other) => lacks(before, id, other) === 1);
    return late.length > 0 ? [words.forestalls(words.and(late.map(names.seat)), named(id))] : [];
  });
  const [was, is] = [before.seats[seat]!, after.seats[seat]!];
  const holds = was.secret_progress && is.secret_progress && lacking(was.secret_progress) > 0 && lacking(is.secret_progress) === 0;
  return [...forestalled, ...(near.length > 0 ? [words.near(words.and(near.map(named)))] : []), ...(holds ? [words.holdsPrivate(named(is.secret!))] : [])];
}

export function effects(words: Words, names: Names, happening: Happening<Facts>): string[] {
  const { seat: who, move: text } = parseStep(happening.step);
  if (who === '*') return [];
  const [before, after, seat, move] = [happening.before.facts, happening.after.facts, Number(who), moveOf(text)];
  if (move.kind === 'double') {
    const steps = lacks(after, move.mission, seat);
    return Number.isFinite(steps) ? [words.steps(steps)] : [];
  }
  if (move.kind !== 'place') return [];
  const box = boxOf(happening.after.pack);
  const placed: Placed = { box, before, after, seat, tile: move.tile, hex: hexesOf(box).get(move.hex)! };
  const itself = isFarm(move.tile) ? farms(words, names, placed) : settlement(words, names, placed);
  return [...itself, ...castles(words, placed), ...towers(words, placed), ...missions(words, names, happening, placed)];
}
