// A log verified. What it says about its draws is looked at here: whether the seeds are those whose hash was published, and
// the numbers those that were announced. The bits they give are for the desk, which plays the log again and compares every
// draw. As in fair/verification.cpp.
import type { Happening } from '../engine/protocol';
import { bitsOf, hashOfNumber, hashOfSeed, type Bits, type Digest } from './draws';

/** An entry of the log, as far as it has to do with draws. */
export interface Entry {
  n: number;
  what: string;
  seat?: number | '*';
  seed_hash?: Digest;
  number_hash?: Digest;
  number?: Digest;
  seed?: Digest;
  [field: string]: unknown;
}

interface Device {
  hash?: Digest | undefined;
  number?: Digest | undefined;
  announced: number;
  shown: number;
}

const mostSeats = 4;

function isDigest(text: unknown): text is Digest {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** Of those who sat there when the first game started. */
function devicesOf(log: readonly Entry[]): Device[] {
  const devices = Array.from({ length: mostSeats }, (): Device => ({ announced: 0, shown: 0 }));
  for (const { n, what, seat, number_hash, number } of log) {
    if (what === 'started') break;
    if (typeof seat !== 'number' || seat >= mostSeats) continue;
    if (what === 'seated') devices[seat] = { hash: number_hash, announced: n, shown: 0 };
    else if (what === 'left') devices[seat] = { announced: 0, shown: 0 };
    else if (what === 'ready') devices[seat] = { ...devices[seat]!, number, shown: n };
  }
  return devices;
}

/** Everybody has shown the number that they announced, and had announced it before any was shown. */
function wrongNumber(devices: readonly Device[]): Happening | null {
  const firstShown = Math.min(...devices.filter(({ number }) => number).map(({ shown }) => shown));
  for (const [seat, { hash, number, announced }] of devices.entries()) {
    if (!hash && !number) continue;
    if (!isDigest(number) || hashOfNumber(seat, number) !== hash) return { kind: 'draws-number', seat };
    if (announced > firstShown) return { kind: 'draws-order', seat };
  }
  return null;
}

/** What was revealed at the end of each game that was begun. */
function seedsOf(log: readonly Entry[]): (Digest | undefined)[] {
  const seeds: (Digest | undefined)[] = [];
  for (const { what, seed } of log) {
    if (what === 'started' || what === 'next-game') seeds.push(undefined);
    else if (seeds.length && (what === 'over' || (what === 'closed' && seed))) seeds[seeds.length - 1] = seed;
  }
  return seeds;
}

/** The bits of every game's draws; or what is wrong with seeds and numbers, as the table would say it. */
export function bitsOfGames(log: readonly Entry[]): Bits[] | Happening {
  let published = log[0]?.what === 'opened' ? log[0].seed_hash : undefined;
  if (!published) return { kind: 'draws-unpublished' };
  const devices = devicesOf(log);
  const wrong = wrongNumber(devices);
  if (wrong) return wrong;
  const numbers = devices.map(({ number }) => number ?? null);
  const games: Bits[] = [];
  for (const seed of seedsOf(log)) {
    const game = games.length + 1;
    if (!seed) return { kind: 'draws-unrevealed', game };
    if (!isDigest(seed) || hashOfSeed(seed) !== published) return { kind: 'draws-seed', game };
    games.push(bitsOf(seed, numbers));
    published = seed;
  }
  return games;
}

/** Where bits are used: games, draws of the table and attempts at a draw are counted from 0. */
export type Attempt = [game: number, draw: number, attempt: number];
/** With the bits as 16 hexadecimal digits. */
export type Offer = [...Attempt, bits: string];

/** A draw that is not what the bits give. */
export interface WrongDraw {
  entry: number;
  draw: number;
  drawn: string;
  due: string;
}

export interface Verification {
  right: boolean;
  /** In a sentence of the table's. */
  verdict: Happening;
  draws: WrongDraw[];
}

/** A desk that plays a log again with the bits it is offered, and says which others it wants. */
export type PlayAgain = (bits: Offer[]) => Promise<{ wants: Attempt[] } | Verification>;

/** Of a log as text, an entry a line. What is no log the desk refuses before anything else is looked at. */
export async function verify(log: string, playAgain: PlayAgain): Promise<Verification> {
  let answer = await playAgain([]);
  const games = bitsOfGames(entriesOf(log));
  if (!Array.isArray(games)) return { right: false, verdict: games, draws: [] };
  const offered: Offer[] = [];
  while ('wants' in answer) {
    for (const [game, draw, attempt] of answer.wants)
      offered.push([game, draw, attempt, games[game]!(BigInt(draw), attempt).toString(16).padStart(16, '0')]);
    answer = await playAgain(offered);
  }
  return answer;
}

export const entriesOf = (log: string): Entry[] => log.trimEnd().split('\n').map((line) => JSON.parse(line));
