// What is known of a kept table without reading its log: for the home page, and for who sits down at it.
import type { Entry } from './desk';

/** How a game ended: by seat the place, 1 for who won, and the score. */
export interface End {
  cause: string;
  places: number[];
  scores: number[];
}

export interface Label {
  id: string;
  game: string;
  /** Of each seat: a person's name (none: empty), or the id of a computer player. */
  sitters: { kind: string; name: string; player: string }[];
  /** Games of the match; 1 if it is none. */
  games: number;
  /** Games that are over and put aside. */
  finished: number;
  /** Steps of the game that is played. */
  steps: number;
  /** How its games ended, in order. Labels written before there was this have none; the log has it. */
  ends?: End[];
  /** Nothing is left to be played. */
  over: boolean;
  begun: number;
  touched: number;
  /** Entries of the log. */
  entries: number;
  /** Of the draws of its computer players. */
  seed: number;
}

const endOf = ({ cause, places, scores }: Entry): End => ({ cause, places, scores }) as End;
/** What is known of games that were put aside; the last one goes on again. */
const goingOn = ({ ends, finished }: Label) => ends && { ends: ends.slice(0, finished) };

function afterOne(label: Label, entry: Entry): Label {
  switch (entry.what) {
    case 'step':
      return { ...label, steps: label.steps + 1 };
    case 'taken-back':
      return { ...label, steps: Number(entry.steps) + Number(entry.kept), over: false, ...goingOn(label) };
    case 'next-game':
      return { ...label, steps: 0, over: false, finished: label.finished + 1 };
    case 'over':
      return { ...label, over: label.finished + 1 >= label.games || entry.cause !== 'played', ...(label.ends && { ends: [...label.ends, endOf(entry)] }) };
    case 'closed':
      return { ...label, over: true };
    default:
      return label;
  }
}

/** The label of a table after more has happened there. */
export function labelAfter(label: Label, entries: Entry[]): Label {
  const last = entries.at(-1);
  if (!last) return label;
  return { ...entries.reduce(afterOne, label), entries: last.n + 1, touched: Number(last.t) };
}

/** The label of a table, by its log. */
export function labelOf(id: string, entries: Entry[], games: number, seed: number): Label {
  const [opened] = entries as [Entry];
  const sitters: Label['sitters'] = [];
  // Somebody may have stood up again before the start.
  for (const { what, seat, kind, name, player } of entries) if (what === 'seated') sitters[Number(seat)] = { kind, name, player } as Label['sitters'][number];
  const time = Number(opened.t);
  const label: Label = { id, game: String(opened.game), sitters, games: opened.match ? games : 1, finished: 0, steps: 0, over: false, ends: [], begun: time, touched: time, entries: 0, seed };
  return labelAfter(label, entries);
}
