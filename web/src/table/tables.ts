// The tables of this browser, side by side: set up, found again, removed.
import type { Options } from '../engine/protocol';
import { catalogue } from '../shell/catalogue.svelte';
import { keep, kept } from '../shell/kept';
import { asideSittings, newId, newSitting, setAside, type Sitting } from './sitting';

export interface Sitter {
  kind: 'person' | 'computer';
  name?: string;
  player?: string;
}

/** Milliseconds: in the bank and added for each turn, or for each turn. */
export interface ClockSetting {
  kind: 'none' | 'bank' | 'turn';
  time: number;
  increment: number;
}

export interface Setting {
  game: string;
  options: Options;
  content?: unknown;
  match: boolean;
  clock: ClockSetting;
}

export interface Summary {
  id: string;
  game: string;
  names: string[];
  steps: number;
  over: boolean;
  begun: number;
  touched: number;
  match: boolean;
}

/** Opens a table, seats everybody and starts; it is the one that one sits at from now on. */
export async function newTable({ game, options, content, match }: Setting, sitters: Sitter[]): Promise<string> {
  await catalogue.engine.ask('legal', { game, options, content }); // says whether it all goes together
  setAside();
  const id = newId();
  const players = sitters.map(({ player }) => player ?? 'person');
  const now = Date.now();
  const names = sitters.map(({ name, player }) => name ?? player ?? '');
  keep('table', { ...newSitting(game, options, players, match), id, names, begun: now, touched: now } satisfies Sitting);
  return id;
}

const current = 'current';

function summaryOf({ id, game, names, players, moves, finished, over, begun, touched, match }: Sitting): Summary {
  const called = names ?? players.map((player) => (player === 'person' ? '' : player));
  return { id: id ?? current, game, names: called, steps: moves.length || finished.length, over, begun: begun ?? 0, touched: touched ?? 0, match };
}

/** Newest first. */
export async function tables(): Promise<Summary[]> {
  const here = kept('table') as Sitting | null;
  const played = here?.moves && here.moves.length + here.finished.length > 0;
  return [...(played ? [here] : []), ...asideSittings()].map(summaryOf).sort((a, b) => b.touched - a.touched);
}

export async function removeTable(id: string): Promise<void> {
  const here = kept('table') as Sitting | null;
  if (here && (here.id ?? current) === id) keep('table', null);
  else keep('tables', asideSittings().filter((sitting) => sitting.id !== id));
}
