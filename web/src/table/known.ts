// What a viewer knows of a table: its messages, read one after the other. Nothing here knows a game.
import type { Cause, Message, OfferKind, Sight, Sitter, Told } from './messages';

export interface PlayedStep {
  /** The entry after which it has been played. */
  n: number;
  /** When that was, and how long after the entry before. */
  t: number;
  took: number;
  seat: number | '*';
  move: string;
  events: Told[];
}

export interface Known {
  /** How many entries were read. */
  read: number;
  /** When the last of them was. */
  time: number;
  setting: Extract<Message, { what: 'opened' }> | null;
  sitters: Sitter[];
  /** The computer player that stands in, by seat. */
  standIns: Record<number, string>;
  /** Of the game that is on the table: the entry at which it began, and what was played since. */
  begun: number;
  steps: PlayedStep[];
  result: { cause: Cause; places: number[]; scores: number[] } | null;
  /** Scores of the games of the match before. */
  results: number[][];
  offer: { seat: number; offer: OfferKind } | null;
  paused: boolean;
  /** What was left on the clocks after the last entry, and when that was. */
  clocks: { left: number[]; at: number } | null;
  sight: Sight | null;
}

export const nothing: Known = {
  read: 0, time: 0, setting: null, sitters: [], standIns: {}, begun: 0, steps: [], result: null, results: [], offer: null, paused: false,
  clocks: null, sight: null,
};

/** Steps that were taken back are gone; choices that others made at the same time stay. */
function without({ steps }: Known, message: Extract<Message, { what: 'taken-back' }>): PlayedStep[] {
  const kept = message.kept > 0 ? steps.slice(-message.kept).map((step) => ({ ...step, n: message.n })) : [];
  return [...steps.slice(0, message.steps), ...kept];
}

const withSitter = (known: Known, seat: number, sitter: Sitter): Sitter[] => {
  const sitters = [...known.sitters];
  sitters[seat] = sitter;
  return sitters;
};

const beginning = { steps: [], result: null, offer: null, standIns: {} };

function change(known: Known, message: Message): Partial<Known> {
  switch (message.what) {
    case 'opened':
      return { setting: message };
    case 'seated':
      return { sitters: withSitter(known, message.seat, { kind: message.kind, name: message.name ?? '', player: message.player ?? '' }) };
    case 'left':
      return { sitters: withSitter(known, message.seat, { kind: 'nobody' }) };
    case 'started':
      // What all were ready for within a game has begun; the game itself goes on.
      return known.steps.length > 0 ? {} : { ...beginning, begun: message.n };
    case 'next-game':
      return { ...beginning, begun: message.n, results: [...known.results, known.result?.scores ?? []] };
    case 'step': {
      const { n, t, seat, move, events } = message;
      return { steps: [...known.steps, { n, t, took: t - known.time, seat, move, events }], offer: null };
    }
    case 'taken-back':
      return { steps: without(known, message), offer: null, result: null };
    case 'offered':
      return { offer: { seat: message.seat, offer: message.offer } };
    case 'declined':
    case 'withdrawn':
      return { offer: null };
    case 'paused':
      return { paused: true };
    case 'resumed':
      return { paused: false };
    case 'stand-in-begun':
      return { standIns: { ...known.standIns, [message.seat]: message.player } };
    case 'stand-in-ended': {
      const { [message.seat]: _, ...standIns } = known.standIns;
      return { standIns };
    }
    case 'over':
      return { result: { cause: message.cause, places: message.places, scores: message.scores }, offer: null };
    default:
      return {};
  }
}

export function afterMessages(known: Known, messages: Message[]): Known {
  return messages.reduce(
    (before, message) => ({
      ...before,
      ...change(before, message),
      read: message.n + 1,
      time: message.t,
      ...(message.clocks && { clocks: { left: message.clocks, at: message.t } }),
      ...(message.sight && { sight: message.sight }),
    }),
    known,
  );
}
