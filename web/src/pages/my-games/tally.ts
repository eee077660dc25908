// Adds up how games ended for the person at this screen. Only games of one person against computer players count; of a
// match every game does.
import type { End, Label } from '../../table/label';

export type Outcome = 'won' | 'drawn' | 'lost';

export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** The seat of the one person who plays against computer players; null: the game is not counted. */
export function mySeat({ sitters }: Pick<Label, 'sitters'>): number | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const computers = sitters.filter(({ kind }) => kind === 'computer').length;
  return people.length === 1 && computers > 0 && computers + 1 === sitters.length ? people[0]! : null;
}

/** Null: it was broken off. First with all others is a draw, first with some of them is won. */
export function outcome({ cause, places }: End, seat: number): Outcome | null {
  if (cause === 'broken-off' || places[seat] === undefined) return null;
  if (places.every((place) => place === 1)) return 'drawn';
  return places[seat] === 1 ? 'won' : 'lost';
}

/** Of a kept table of mine: how its games ended, as far as it is known. */
export function outcomes(label: Label): Outcome[] {
  const seat = mySeat(label);
  return seat === null ? [] : (label.ends ?? []).flatMap((end) => outcome(end, seat) ?? []);
}

export const tallyOf = (ended: Outcome[]): Tally => ({
  played: ended.length,
  won: ended.filter((one) => one === 'won').length,
  drawn: ended.filter((one) => one === 'drawn').length,
  lost: ended.filter((one) => one === 'lost').length,
});

/** Games won of all that were played, in whole percent. */
export const percentage = ({ played, won }: Tally): number => (played === 0 ? 0 : Math.round((100 * won) / played));

/** The tally of each group that has any game, in the order in which they are met. */
export function tallies(labels: Label[], group: (label: Label) => string): { name: string; tally: Tally }[] {
  const groups = new Map<string, Outcome[]>();
  for (const label of labels) {
    const ended = outcomes(label);
    if (ended.length > 0) groups.set(group(label), [...(groups.get(group(label)) ?? []), ...ended]);
  }
  return [...groups].map(([name, ended]) => ({ name, tally: tallyOf(ended) }));
}

/** The computer players at a table, each once. */
export const opponents = ({ sitters }: Pick<Label, 'sitters'>): string[] =>
  [...new Set(sitters.flatMap(({ kind, player }) => (kind === 'computer' ? [player] : [])))];

/** Games won one after the other: up to now, and at best. */
export function winStreaks(labels: Label[]): { now: number; best: number } {
  const inOrder = [...labels].sort((a, b) => a.touched - b.touched).flatMap(outcomes);
  let now = 0, best = 0;
  for (const one of inOrder) {
    now = one === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Days are those of the person’s calendar, numbered without regard to hours. */
const dayOf = (time: number) => {
  const date = new Date(time);
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

/** Days in a row on which a game of mine was played: up to today, or to yesterday as long as today is not over. */
export function dayStreak(labels: Label[], now: number): number {
  const days = new Set(labels.filter((label) => mySeat(label) !== null).flatMap(({ begun, touched }) => [dayOf(begun), dayOf(touched)]));
  const today = dayOf(now);
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day -= 1) count += 1;
  return count;
}
