// What follows a raid, and the end of a round, in chapters, read from what the table told (engine/tumult_royal/telling.cpp).
// Nothing is worked out here: what is left, who is greediest and who gets which rank are events.
import type { Told } from '../../../table/messages';
import { goods, type Good } from '../facts';
import { courtAfter, type Noble } from './court-told';

/** What was taken from the people, and what they are left with. */
export interface Taking {
  /** From the King down. */
  nobles: (Noble & { took: Record<Good, number> })[];
  left: Record<Good, number>;
  /** What the people demanded; null: nobody told. */
  demand: Record<Good, number | null>;
  /** The goods over which there is a tumult. */
  tumults: Good[];
}

/** A field of the royal chronicle: who was crowned there, with how many statues. */
export interface Crowned {
  field: number;
  seat: number;
  statues: number;
}

export interface Chapter {
  kind: 'taken' | 'tumult' | 'ranks' | 'crowning' | 'mercy' | 'end';
  events: Told[];
  /** Of a raid. */
  taking: Taking | null;
  /** Of a tumult. */
  good: Good | null;
  /** From the King down, as the court is after it; before it in `before`. */
  court: Noble[];
  before: Noble[];
  chronicle: Crowned[];
}

export const begins = ({ kind }: Told) => kind === 'raid-over' || kind === 'building-over';
export const ends = ({ kind }: Told) => kind === 'building' || kind === 'round';

/** The events with which a chapter begins. */
const openings: Record<string, Chapter['kind']> = {
  'raid-over': 'taken', tumult: 'tumult', 'building-over': 'ranks', crowned: 'crowning', mercy: 'mercy', 'mercy-lost': 'mercy', 'no-mercy': 'mercy',
  'last-statue': 'end', 'lead-ends': 'end', 'chronicle-ends': 'end',
};
/** What the board shows, or what begins next. */
const frame = ['turned-up', 'building', 'round', 'landscape'];
const ranked = ['rank-changed', 'ranks-stay'];

export function chaptersOf(events: Told[], ended: boolean, earlier: Told[]): Chapter[] {
  if (!ended) return [];
  const parts: Pick<Chapter, 'kind' | 'events'>[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    // What the King needs to pay for the crown is part of the crowning, and all of mercy is one chapter.
    const kind = openings[event.kind] ?? (last && ranked.includes(last.events.at(-1)?.kind ?? '') && !ranked.includes(event.kind) ? 'crowning' : null);
    if (kind && !(last?.kind === kind && kind !== 'tumult')) parts.push({ kind, events: [] });
    if (!frame.includes(event.kind)) parts.at(-1)?.events.push(event);
  }
  const before = courtAfter(earlier);
  const court = courtAfter([...earlier, ...events]);
  const taking = takingOf(events, earlier, before);
  const chronicle = chronicleOf([...earlier, ...events]);
  return parts.filter(({ events }) => events.length > 0).map(({ kind, events }) => ({
    kind, events, court, before, chronicle,
    taking: kind === 'taken' || kind === 'tumult' ? taking : null,
    good: kind === 'tumult' ? (events[0]!.good as Good) : null,
  }));
}

const amounts = (event: Told | undefined): Record<Good, number> => ({ bread: Number(event?.bread ?? 0), marble: Number(event?.marble ?? 0), tools: Number(event?.tools ?? 0) });

function takingOf(events: Told[], earlier: Told[], court: Noble[]): Taking {
  const spun = earlier.findLast(({ kind }) => kind === 'demand' || kind === 'round');
  const demandOf = (good: Good) => events.find((event) => event.kind === 'demand-of' && event.good === good)?.demand ?? spun?.demand;
  const robbed = new Map(events.filter(({ kind }) => kind === 'robbed').map((event) => [Number(event.seat), event]));
  return {
    nobles: court.map((noble) => ({ ...noble, took: amounts(robbed.get(noble.seat)) })),
    left: amounts(events.find(({ kind }) => kind === 'left')),
    demand: Object.fromEntries(goods.map((good) => [good, demandOf(good) === undefined ? null : Number(demandOf(good))])) as Taking['demand'],
    tumults: events.filter(({ kind }) => kind === 'tumult').map(({ good }) => good as Good),
  };
}

const chronicleOf = (events: Told[]): Crowned[] =>
  events.filter(({ kind }) => kind === 'crowned').map(({ field, seat, statues }) => ({ field: Number(field), seat: Number(seat), statues: Number(statues) }));
