// What moves that are left would do, as the table says: in words for choices, and on the board for what would be lost or paid.
// Loaded when there is something to foresee.
import type { Attempt, Told } from '../../table/messages';
import { placeIn, type Foreseen } from './changes';
import type { Facts } from './facts';
import type { Doom, Marks } from './island/marks';
import type { Move } from './moves';
import type { Words } from './words/en';

const fates: Record<string, Doom> = { captured: 'captured', 'fort-broken': 'broken', freed: 'freed', 'fort-given-up': 'removed', betrayed: 'removed', deposed: 'deposed' };

/** What would become of what lies where: the first thing that happens there, and that captives come free. */
function doomedBy(events: Told[]): Marks['doomed'] {
  const doomed: Marks['doomed'] = new Map();
  for (const event of events) {
    const fate = fates[event.kind];
    const place = fate === 'deposed' ? `${String(event.region)} K` : placeIn(event);
    const before = doomed.get(place) ?? [];
    if (fate && (before.length === 0 || fate === 'freed')) doomed.set(place, [...before, fate]);
  }
  return doomed;
}

/** Of several that could be meant the first one counts; of several that could still be touched each on its own fields. */
export function foresee(tried: { move: Move; events: Told[] }[], settled: boolean): Foreseen {
  const foreseen: Foreseen = { doomed: new Map(), opening: new Map() };
  for (const { move, events } of settled ? tried.slice(0, 1) : tried) {
    for (const [place, dooms] of doomedBy(events)) if (settled || move.touches.includes(place)) foreseen.doomed.set(place, dooms);
    for (const { kind, region, cumals } of events) if (kind === 'region-opened' && Number(cumals) > 0) foreseen.opening.set(String(region), Number(cumals));
  }
  return foreseen;
}

/** What a choice says by its name already. */
const plain = [
  'card-played', 'stone-played', 'placed', 'named', 'promoted', 'discarded', 'turn', 'done', 'amnesty', 'start-named', 'garrison', 'garrison-over', 'fort-kept',
  'traitor-bought', 'traitor-declined', 'betrayal-skipped',
];
/** With these something else begins, which is the ceremony’s. */
const beginnings = ['round-over', 'phase', 'dominant', 'nobody-dominant'];

/** What a choice would do, in words. */
export function effectOf(words: Words, facts: Facts, names: (seat: number) => string, tell: (event: Told) => string, { text }: Move, { steps, sight }: Attempt): string {
  const all = steps[0]?.events ?? [];
  const until = all.findIndex(({ kind }) => beginnings.includes(kind));
  const told = (until < 0 ? all : all.slice(0, until)).filter(({ kind }) => !plain.includes(kind));
  const sentences = told.map(tell).filter(Boolean).slice(0, 3);
  const draws = sight.actors.length === 0 && !sight.over;
  const then = sight.view as Facts;
  const next = text === 'no' && then.phase === 'traitor' && then.region === facts.region ? sight.actors[0] : undefined;
  return [...sentences, draws ? words.ends.draw : next === undefined ? '' : words.ends.asked(names(next))].filter(Boolean).join(' ');
}
