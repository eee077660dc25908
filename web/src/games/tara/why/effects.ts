// Why a step of Tara is good or bad: what it changes, read from what the rules say of the positions before and after it.
import { parseStep } from '../../../play/steps';
import type { Happening } from '../../face';
import { colourOf, colours, countOf, kingdomsOf, kingsOf, type Colour, type Facts } from '../facts';
import { adjacent } from '../hills';
import { verdict } from '../telling';
import type { Words as Tara } from '../words/en';
import type { Words } from './en';

/** More would not be read. */
const most = 4;

const touch = (one: string[], other: string[]) => one.some((hill) => other.includes(hill));
const isNew = (before: string[], after: string[]) => after.filter((hill) => !before.includes(hill));

/** The positions before and after, for one side. */
interface Change {
  me: Colour;
  enemy: Colour;
  before: Facts;
  after: Facts;
}

/** Into how many parts a kingdom falls, or of how many it is made. */
const parts = (kingdom: string[], kingdoms: string[][]) => kingdoms.filter((other) => touch(kingdom, other)).length;
const mostParts = (kingdoms: string[][], among: string[][]) => Math.max(0, ...kingdoms.map((kingdom) => parts(kingdom, among)));

/** Enemy kingdoms that a ringfort on a hill that was vacant stands between. */
function keptApart({ me, enemy, before, after }: Change): number {
  const built = isNew([...before.red, ...before.blue], after[me]);
  const beside = (kingdom: string[], hill: string) => kingdom.some((other) => adjacent(hill, other));
  return Math.max(0, ...built.map((hill) => kingdomsOf(before, enemy).filter((kingdom) => beside(kingdom, hill)).length));
}

/** Of some ringforts those with a king on them, and those without. */
function byKing(facts: Facts, colour: Colour, hills: string[]): { kings: string[]; forts: string[] } {
  const kings = hills.filter((hill) => kingsOf(facts, colour).includes(hill));
  return { kings, forts: isNew(kings, hills) };
}

function sieges(words: Words, { me, enemy, before, after }: Change): string[] {
  const told = (facts: Facts, colour: Colour, hills: string[], king: (hills: string) => string, fort: (hills: string) => string) => {
    const { kings, forts } = byKing(facts, colour, hills);
    return [kings.length > 0 ? king(words.and(kings)) : '', forts.length > 0 ? fort(words.and(forts)) : ''];
  };
  const of = (facts: Facts, colour: Colour, hills: string[]) => hills.filter((hill) => facts[colour].includes(hill));
  const rescued = of(after, me, of(before, me, before.besieged)).filter((hill) => !after.besieged.includes(hill));
  return [
    ...told(after, enemy, of(after, enemy, isNew(before.besieged, after.besieged)), words.besiegesKing, words.besieges),
    ...told(before, me, rescued, words.savesKing, words.saves),
    ...told(after, me, of(after, me, after.besieged), words.leavesKing, words.leaves),
  ];
}

function threats(words: Words, { me, enemy, before, after }: Change): string[] {
  const threatened = isNew([...before.threatened, ...before.besieged], after.threatened);
  const [theirs, mine] = [enemy, me].map((colour) => threatened.filter((hill) => after[colour].includes(hill)));
  return [theirs!.length > 0 ? words.threatens(words.and(theirs!)) : '', mine!.length > 0 ? words.exposes(words.and(mine!)) : ''];
}

/** Whether kingdoms are counted, and in the same way as before: where a phase ends they may be linked in another one. */
const kingdomsCount = ({ before, after }: Change) => after.aim === 'kingdoms' && before.phase === after.phase;

/** What becomes of kingdoms. */
function kingdoms(words: Words, change: Change): string[] {
  const { me, enemy, before, after } = change;
  if (!kingdomsCount(change)) return [];
  const joined = mostParts(kingdomsOf(after, me), kingdomsOf(before, me));
  const cut = mostParts(kingdomsOf(before, enemy), kingdomsOf(after, enemy));
  const apart = keptApart(change);
  const spread = before.phase === 'manoeuvres' || before.phase === 'placing';
  const founded = !spread && kingdomsOf(after, me).some((kingdom) => parts(kingdom, kingdomsOf(before, me)) === 0);
  return [
    joined > 1 ? words.joins(joined) : '',
    cut > 1 ? words.cuts(cut) : '',
    apart > 1 ? words.keepsApart(apart) : '',
    founded ? words.founds : '',
  ];
}

/** What there is to say of a quiet move. */
function growth(words: Words, change: Change): string[] {
  const { me, before, after } = change;
  if (!kingdomsCount(change)) return [];
  const grown = kingdomsOf(after, me).find((kingdom) => kingdom.length > 1 && isNew(before[me], kingdom).length > 0);
  return grown ? [words.enlarges(grown.length)] : [];
}

function bridges(words: Words, { me, enemy, before, after }: Change): string[] {
  const gained = countOf(after, me).bridges - countOf(before, me).bridges;
  if (after.aim !== 'bridges' || gained <= 0) return [];
  return [words.gains(gained, countOf(after, me).bridges, countOf(after, enemy).bridges)];
}

/** What is left to whoever is next. */
function leftTo(words: Words, { enemy, after }: Change): string[] {
  if (after.turn === null || colourOf(after.turn) !== enemy) return [];
  if (after.expects === 'out') return [words.noTurn];
  if (after.expects === 'pass') return [words.noKingMove];
  return after.expects === 'row' && after.qualified_rows.length === 1 ? [words.onlyRow(after.qualified_rows[0]!)] : [];
}

export function effects(words: Words, tara: Tara, { step, before, after, events }: Happening<Facts>): string[] {
  const { seat } = parseStep(step);
  if (seat === '*') return [];
  const me = colourOf(seat);
  const change = { me, enemy: colours.find((colour) => colour !== me)!, before: before.facts, after: after.facts };
  const kingsLost = events.filter(({ kind }) => kind === 'king-captured').map(({ of, hill }) => tara.kingLost[colourOf(Number(of))](String(hill)));
  const battle = events.some(({ kind }) => kind === 'battle-begun') ? [tara.battle] : [];
  const end = after.over ? [`${verdict(tara, after)}.`] : [];
  const said = [
    ...end, ...kingsLost, ...sieges(words, change), ...kingdoms(words, change), ...bridges(words, change), ...leftTo(words, change), ...battle,
    ...threats(words, change),
  ];
  const sentences = said.filter(Boolean);
  return (sentences.length > 0 ? sentences : growth(words, change)).slice(0, most);
}
