// Who sits at a table and what was played there: what the browser keeps of it.
import type { Bot, Options, RuleSet } from '../engine/protocol';
import { keep, kept } from '../shell/kept';

/** Who sits at a seat: a person at this screen, or a computer player by its id. */
export type Player = 'person' | string;

export interface FinishedGame {
  options: Options;
  moves: string[];
  scores: number[];
}

export interface Sitting {
  game: string;
  options: Options; // of the first game
  players: Player[];
  match: boolean;
  finished: FinishedGame[];
  moves: string[]; // of the game that is played
  over: boolean; // nothing is left to be played, of the game or of the match
  seed: number;
  id?: string;
  names?: string[];
  begun?: number;
  touched?: number;
}

/** A table at which nothing was played yet. */
export function newSitting(game: string, options: Options, players: Player[], match: boolean): Sitting {
  const seed = Math.floor(Math.random() * 2 ** 32);
  return { game, options, players, match, finished: [], moves: [], over: false, seed };
}

/** Keeps what was played at the table one sits at; who sits there, and since when, stays. */
export function keepSitting(sitting: Sitting) {
  const { id, names, begun } = (kept('table') ?? {}) as Partial<Sitting>;
  keep('table', { id, names, begun, ...sitting, touched: Date.now() });
}

const isList = (value: unknown, of: (item: unknown) => boolean) => Array.isArray(value) && value.every(of);
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isInteger(value);
const isOptions = (value: unknown) => typeof value === 'object' && value !== null && Object.values(value).every(isNumber);

function isFinishedGame(value: unknown): boolean {
  const game = value as FinishedGame | null;
  return typeof game === 'object' && game !== null && isOptions(game.options) && isList(game.moves, isText) && isList(game.scores, isNumber);
}

/** What the browser kept, if it still makes sense. */
export function keptSitting(ruleSets: RuleSet[], bots: Bot[]): Sitting | null {
  const value = kept('table') as Sitting | null;
  if (typeof value !== 'object' || value === null) return null;
  const ruleSet = ruleSets.find(({ id }) => id === value.game);
  const isPlayer = (player: unknown) => player === 'person' || bots.some(({ id }) => id === player);
  const sound =
    ruleSet && isOptions(value.options) && isList(value.players, isPlayer) && value.players.length === ruleSet.seats.length &&
    isList(value.moves, isText) && isList(value.finished, isFinishedGame) && Number.isSafeInteger(value.seed) && value.seed >= 0;
  return sound ? { ...value, match: value.match === true, over: value.over === true } : null;
}

/** Whether something would be lost if the table were cleared. */
export const unfinished = (sitting: Sitting | null): sitting is Sitting =>
  sitting !== null && !sitting.over && sitting.moves.length + sitting.finished.length > 0;

/** The tables that stand aside, newest first. */
export const asideSittings = (): Sitting[] => ((kept('tables') as Sitting[] | null) ?? []).filter((sitting) => sitting?.id);

/** Makes room for another table: the one that one sits at stands aside, if something was played there. */
export function setAside() {
  const sitting = kept('table') as Sitting | null;
  if (sitting?.moves?.length) keep('tables', [{ ...sitting, id: sitting.id ?? newId() }, ...asideSittings()]);
  keep('table', null);
}

/** Sits down at a table that stood aside. */
export function openTable(id: string) {
  const wanted = asideSittings().find((sitting) => sitting.id === id);
  if (!wanted) return;
  setAside();
  keep('tables', asideSittings().filter((sitting) => sitting !== wanted && sitting.id !== id));
  keep('table', wanted);
}

export const newId = () => Date.now().toString(36) + Math.floor(performance.now() * 1000).toString(36);
