// Records of games, as short as they can be written. Chance is told with the rest: how the land lies and what the tiles show.
import { boxOf } from '../box';

interface Start {
  /** By seat. */
  ranks?: number[];
  /** The landscape tiles that lie face up, with their turns. */
  lands?: string[];
  /** Where the first statues stand, by seat. */
  first: string[];
}

/** With two players: a village below on the left, a castle above on the right. */
const valley = ['4 r0', '2 r0'];

/** How a game begins, up to the first statues: the King's comes last. */
export function begun({ ranks = [1, 2], lands = valley, first }: Start): string[] {
  const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[b]! - ranks[a]!);
  return [
    ...ranks.map((rank) => `* rank ${rank}`),
    ...lands.map((land) => `* land ${land}`),
    ...seats.flatMap((seat) => (first[seat] ? [`${seat} at ${first[seat]}`] : [])),
  ];
}

/** Blue, the King, stands beside the village, Yellow beside the castle. */
export const start = begun({ first: ['b1', 'e4'] });

/** Two of each good with a middle and a high number, where nothing else is said. */
const usually = 'B3 M3 T3 B2 M2 T2';

export interface Raid {
  /** What everybody does, tick by tick: "0 B2" lifts the next tile and keeps it, "1 M3-" puts it back, "1 =2" lifts tile 2, which was
      seen before, "0 B1?" leaves it in the hand, "1 ." wants no more. */
  acts: string;
  players?: number;
  /** How often everybody may lift. */
  lifts?: number;
  /** The tiles that are not in this round; the rest stays with the people. */
  aside?: string;
}

const actsOf = (acts: string) => acts.split(', ').map((act) => ({ seat: Number(act[0]), does: act.slice(2) }));

/** A raid in ticks, up to where the acts end: then those who want more tiles come in order of the seats. */
export function raiding({ acts, players = 2, lifts = 8 }: Raid): string[] {
  const left = Array.from({ length: players }, () => lifts);
  const rest = actsOf(acts);
  const steps: string[] = [];
  let slot = 0;
  const act = ({ seat, does }: (typeof rest)[number]) => {
    left[seat] = does === '.' ? 0 : left[seat]! - 1;
    if (does === '.') return steps.push(`${seat} done`);
    steps.push(...(does.startsWith('=') ? [`${seat} lift ${parseInt(does.slice(1))}`] : [`${seat} lift ${++slot}`, `* face ${does.slice(0, 2)}`]));
    if (!does.endsWith('?')) steps.push(`${seat} ${does.endsWith('-') ? 'back' : 'keep'}`);
  };
  for (;;) {
    const raiders = left.flatMap((lifts, seat) => (lifts > 0 ? [seat] : []));
    if (raiders.length === 0) return steps;
    const tick = rest.splice(0, raiders.length);
    const first = tick.map(({ seat }) => seat);
    steps.push(`* order ${[...first, ...raiders.filter((seat) => !first.includes(seat))].join(' ')}`);
    tick.forEach(act);
    if (tick.length < raiders.length || tick.at(-1)!.does.endsWith('?')) return steps;
  }
}

/** All tiles of the middle that nobody has looked at are turned up, once everybody has done that. */
export function turnedUp({ acts, players = 2, aside = usually }: Raid): string[] {
  const tiles = boxOf(undefined).goods.filter(({ from }) => from <= players).map(({ good, value }) => `${good}${value}`);
  const gone = [...aside.split(' '), ...actsOf(acts).flatMap(({ does }) => /^\w\d/.exec(does)?.[0] ?? [])];
  for (const face of gone) tiles.splice(tiles.indexOf(face), 1);
  return tiles.map((face) => `* up ${face}`);
}

/** A round up to where statues are set up. */
export const raided = (demand: number, raid: Raid): string[] => [`* spin ${demand}`, ...raiding(raid), ...turnedUp(raid)];

/** A round of two in which one builds once, with all that it has taken, and the other takes nothing. */
export function alone(seat: number, field: string, tiles = 'B1 M1'): string[] {
  const [first, ...more] = tiles.split(' ').map((tile) => `${seat} ${tile}`);
  return [...raided(2, { acts: [first, `${1 - seat} .`, ...more, `${seat} .`].join(', ') }), `${seat} build ${field} ${tiles}`];
}

/** The next round begins, and whoever lifts first is drawn. */
export const nextRound = ['* spin 3', '* order 0 1'];
