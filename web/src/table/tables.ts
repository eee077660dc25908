// The tables of this browser: new ones are opened here, kept ones found again.
import { desk, thinker } from './modules';
import type { Options, RecordedGame, RuleSet } from '../engine/protocol';
import { catalogue, seatsOf } from '../engine/catalogue';
import { archive, KeptBook } from './archive';
import { LooseLeaves } from './book';
import type { Desk, Entry } from './desk';
import { labelOf, type Label } from './label';
import type { VerifiedLog } from './log';
import type { Ask, Refused, Setting, Sitter } from './messages';

export type { ClockSetting, Setting, Sitter } from './messages';
import { OwnTable } from './own-table.svelte';
import { newKey, newSeed } from './random';
import { thinkingTime } from '../shell/pace';

/** Something could not be asked for while a table was set up. */
export class NotSeated extends Error {
  constructor(readonly refused: Refused) {
    super(refused.refused.kind);
  }
}

const familyOf = (game: string): string => catalogue.find(game)!.family;

/** Sets up a table on a desk, request by request, and collects its log. */
export class SettingUp {
  readonly entries: Entry[] = [];
  #applied = false;

  constructor(readonly desk: Desk, readonly id: string) {}

  async open(setting: Setting): Promise<void> {
    const whole = { one_screen: true, pace: thinkingTime(), ...setting };
    this.#write(await this.desk.ask('open', this.id, { key: newKey(), now: Date.now(), setting: whole }));
    await this.#apply();
  }

  async ask(seat: number, ask: Ask): Promise<void> {
    const decision = await this.desk.ask('decide', this.id, { seat, key: newKey(), now: Date.now(), ask });
    if ('refused' in decision) throw new NotSeated(decision);
    this.#write(decision);
    await this.#apply(decision.entries.length);
  }

  async seat(sitters: Sitter[]): Promise<void> {
    for (const [seat, sitter] of sitters.entries()) await this.ask(seat, { what: 'sit', seat, sitter });
  }

  /** The desk needs it no more. */
  async leave(): Promise<void> {
    if (this.#applied) await this.desk.ask('forget', this.id, {});
  }

  #write({ entries }: { entries: Entry[] }) {
    this.entries.push(...entries);
  }

  async #apply(count = 1): Promise<void> {
    const entries = this.entries.slice(this.entries.length - count);
    if (count > 0) await this.desk.ask('apply', this.id, { entries });
    this.#applied = true;
  }
}

/** Keeps what was set up as the table that one sits at now. */
export async function keepTable(setUp: SettingUp, seed = newSeed()): Promise<string> {
  const game = String(setUp.entries[0]!.game);
  await (await archive()).put({ label: labelOf(setUp.id, setUp.entries, catalogue.find(game)!.match_games, seed), entries: setUp.entries });
  await setUp.leave();
  sitAt(setUp.id);
  return setUp.id;
}

/** Whether a table could be opened like that; throws an `EngineFault` that says what is wrong. */
export async function check(setting: Setting): Promise<void> {
  await desk(familyOf(setting.game)).ask('open', newKey(), { key: newKey(), now: Date.now(), setting });
}

/** A table at which nothing was played yet. */
export async function newTable(setting: Setting & { options?: Options }, sitters: Sitter[]): Promise<string> {
  const setUp = new SettingUp(desk(familyOf(setting.game)), newKey());
  await setUp.open(setting);
  await setUp.seat(sitters);
  await setUp.ask(0, { what: 'start' });
  return keepTable(setUp);
}

/** A table that goes on from a game that was written down. */
export async function tableFrom(record: string, game: string, number: number, moves: number, sitters: Sitter[]): Promise<string> {
  const id = newKey();
  const setUp = new SettingUp(desk(familyOf(game)), id);
  const setting = { one_screen: true, pace: thinkingTime() };
  const { entries } = await setUp.desk.ask('set', id, { record, number, moves, now: Date.now(), sitters, setting });
  setUp.entries.push(...entries);
  return keepTable(setUp);
}

/** A recorded game as a table that nobody keeps, with everything open, to be looked at; or to be played on by hand, for
    all sides. `moves`: only so many of its steps; `still`: time does not go on. */
export async function looseTable(record: string, { game, options }: Pick<RecordedGame, 'game' | 'options'>, number = 0, { moves, byHand = false, still = false }: { moves?: number; byHand?: boolean; still?: boolean } = {}): Promise<OwnTable> {
  const family = familyOf(game);
  const id = newKey();
  const sitters: Sitter[] = Array.from({ length: seatsOf(catalogue.find(game)!, options) }, () => ({ kind: 'person' }));
  const seats = byHand ? sitters.map((_, seat) => seat) : [];
  const now = Date.now();
  const asked = { record, number, now, sitters, setting: { one_screen: true }, ...(moves !== undefined && { moves }) };
  const { entries } = await desk(family).ask('set', id, asked);
  return OwnTable.open(desk(family), thinker(catalogue.find(game)!), new LooseLeaves(entries), { id, seats, seed: newSeed(), channel: null, ...(still && { clock: () => now }) });
}

/** A record of moves that are known: for lessons, for lines that nobody played, and to try things out. */
export const recordText = ({ id, rules }: RuleSet, options: Options, moves: string[], content?: unknown): string =>
  [JSON.stringify({ game: id, rules, options, content }), ...moves].join('\n');

/** Whether a text is the log of a table, by how it begins. */
export const isLog = (text: string): boolean => /^[^\n]*"what"\s*:\s*"opened"/.test(text);

/** What a file holds: games as a record, and if it is the log of a table, whether its draws are right. */
export interface Read {
  record: string;
  games: RecordedGame[];
  verified: VerifiedLog | null;
}

/** A record or a log, read by the rules of the family that it names first. */
export async function readGames(text: string): Promise<Read> {
  const named = /"game"\s*:\s*"([^"]*)"/.exec(text.slice(0, 10_000))?.[1] ?? '';
  const rules = desk((catalogue.find(named) ?? catalogue.ruleSets[0]!).family);
  const { record, verified } = isLog(text) ? await (await import('./log')).readLog(rules, text) : { record: text, verified: null };
  return { record, games: await rules.read(record), verified };
}

// Which table one sits at

const here = 'ardri.current';

/** Of this window, as long as it is open. */
export function sitAt(id: string) {
  try {
    sessionStorage.setItem(here, id);
  } catch {
    // Where nothing may be kept, it is the newest one.
  }
}

function current(): string | null {
  try {
    return sessionStorage.getItem(here);
  } catch {
    return null;
  }
}

export async function labels(): Promise<Label[]> {
  return (await (await archive()).labels()).sort((a, b) => b.touched - a.touched);
}

/** The table that one sits at now: the one of this window, else the newest that goes on, else the newest. */
export async function currentTable(): Promise<Label | undefined> {
  const all = await labels();
  return all.find(({ id }) => id === current()) ?? all.find(({ over }) => !over) ?? all[0];
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('ardri tables');

/** Sits down at a kept table; null if there is none of that name. Throws an `EngineFault` if its log makes no sense. */
export async function openTable(label: Label): Promise<OwnTable> {
  const kept = await archive();
  const family = familyOf(label.game);
  const seats = label.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  sitAt(label.id);
  return OwnTable.open(desk(family), thinker(catalogue.find(label.game)!), new KeptBook(kept, label.id), { id: label.id, seats, seed: label.seed, channel });
}

export async function labelled(id: string): Promise<Label | undefined> {
  return (await archive()).label(id);
}

/** A table as the home page shows it. */
export interface Summary {
  id: string;
  game: string;
  /** Of people their names, of computer players their ids. */
  names: string[];
  /** Of the game that is played. */
  steps: number;
  over: boolean;
  begun: number;
  touched: number;
  match: boolean;
}

const summaryOf = ({ id, game, sitters, steps, over, begun, touched, games }: Label): Summary =>
  ({ id, game, names: sitters.map(({ name, player }) => name || player), steps, over, begun, touched, match: games > 1 });

/** Tables at which something was played, newest first. */
export async function tables(): Promise<Summary[]> {
  return (await labels()).filter(({ steps, finished }) => steps + finished > 0).map(summaryOf);
}

export async function removeTables(...ids: string[]): Promise<void> {
  await (await archive()).remove(...ids);
}
