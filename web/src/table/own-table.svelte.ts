// A table of this page's own: decided by the desk in a worker, written into its book before it counts, and then told to
// whoever looks. It draws with the browser's generator, tells the desk the time, wakes it, and has its computer players
// think, each from what its seat knows.
import { faultOf } from '../engine/engine';
import type { Fault, Line, Thought } from '../engine/protocol';
import { Stopped, type Thinker } from '../engine/thinker';
import { LooseLeaves, Overtaken, type Book } from './book';
import type { Awaited, Desk, Entry, State } from './desk';
import type { Ask, Attempt, Foreseen, Judged, Message, Refused, Sight, Viewer } from './messages';
import { newKey, newSeed } from './random';
import { thinkingTime } from '../shell/pace';
import { touchesHeard } from '../shell/touch';
import type { Source } from './source';

const longestTimer = 2 ** 31 - 1;
/** A window that thinks although another one does, too, harms nothing: its moves come too late. */
const lead = (name: string, released: Promise<void>, begin: () => void) =>
  navigator.locks ? void navigator.locks.request(`ardri table ${name}`, () => (begin(), released)) : begin();

export interface Owned {
  id: string;
  /** The seats of people, all at this screen. */
  seats: number[];
  /** Of the draws of computer players. */
  seed: number;
  /** Told to other windows that show the same table. */
  channel: BroadcastChannel | null;
  /** What time it is, where that is not what the clocks say. */
  clock?: () => number;
}

export class OwnTable implements Source {
  /** The seats whose computer players think, and what was thought last. */
  thinking = $state<number[]>([]);
  thought = $state.raw<Thought | null>(null);
  /** What stopped the game: the engine could not be used, or nothing can be written. */
  fault = $state.raw<Fault | null>(null);
  /** Somebody who only watches wants a moment. */
  held = $state(false);
  /** It was removed in another window. */
  removed = $state(false);
  readonly seats: number[];
  #listeners = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #leads = false;
  #left = false;
  #release: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thoughts = new Map<string, AbortController>(); // by seat and question

  private constructor(private readonly desk: Desk, private readonly thinker: Thinker, private readonly book: Book, private readonly owned: Owned) {
    this.seats = owned.seats;
  }

  /** Sits down at the table that its book describes. Throws an `EngineFault` if the book makes no sense. */
  static async open(desk: Desk, thinker: Thinker, book: Book, owned: Owned): Promise<OwnTable> {
    const table = new OwnTable(desk, thinker, book, owned);
    await desk.ask('apply', owned.id, { entries: await book.entries(0) });
    lead(owned.id, new Promise((done) => (table.#release = done)), () => table.#begin());
    owned.channel?.addEventListener('message', table.#heard);
    return table;
  }

  /** The same once more, kept nowhere, with draws of its own: what happens there changes nothing here. */
  async copy(): Promise<OwnTable> {
    const entries = await this.book.entries(0);
    return OwnTable.open(this.desk, this.thinker, new LooseLeaves([...entries]), { id: newKey(), seats: this.seats, seed: newSeed(), channel: null });
  }

  #now(): number {
    return this.owned.clock?.() ?? Date.now();
  }

  get id(): string {
    return this.owned.id;
  }

  async messages(viewer: Viewer, from: number): Promise<Message[]> {
    return (await this.desk.ask('messages', this.owned.id, { as: viewer, from })).messages;
  }

  async look(viewer: Viewer, at: number): Promise<Sight> {
    return (await this.desk.ask('look', this.owned.id, { as: viewer, at })).sight;
  }

  attempt(seat: number, moves: string[]): Promise<Attempt | Refused> {
    return this.desk.ask('try', this.owned.id, { as: seat, moves });
  }

  attemptEach(seat: number, moves: string[], each: string[]): Promise<{ each: Foreseen[] } | Refused> {
    return this.desk.tryEach(this.owned.id, { as: seat, moves, each });
  }

  why(seat: number, move: string): Promise<Judged> {
    return this.desk.ask('why', this.owned.id, { as: seat, move });
  }

  knowledge(seat: number): Promise<Line & { results?: number[][] }> {
    return this.desk.ask('knowledge', this.owned.id, { seat, seed: this.owned.seed });
  }

  async record(viewer: Viewer): Promise<string> {
    return (await this.desk.ask('record', this.owned.id, { as: viewer })).record;
  }

  listen(news: () => void): () => void {
    this.#listeners.add(news);
    return () => this.#listeners.delete(news);
  }

  leave() {
    this.#left = true;
    clearTimeout(this.#timer);
    for (const stop of this.#thoughts.values()) stop.abort();
    this.#thoughts.clear();
    this.owned.channel?.removeEventListener('message', this.#heard);
    this.#release();
    void this.#inTurn(() => this.desk.ask('forget', this.owned.id, {})).catch(() => {}); // a desk that has stopped has forgotten it
  }

  /** One request after the other. Where another window was first, its entries are read, and it is decided anew. What was
      touched in time counts, however long the desk takes: it never comes before what is written, nor later than now. */
  async ask(seat: number, ask: Ask, touchedAt = Infinity): Promise<Refused | null> {
    try {
      return await this.#inTurn(() => this.#decide(seat, ask, newKey(), touchedAt));
    } catch (problem) {
      this.fail(problem);
      return null;
    }
  }

  async #decide(seat: number, ask: Ask, key: string, touchedAt: number): Promise<Refused | null> {
    for (;;) {
      const now = Math.floor(Math.min(this.#now(), touchedAt));
      const decision = await this.desk.ask('decide', this.owned.id, { seat, key, now, ask });
      if ('refused' in decision) return decision;
      if (decision.entries.length === 0 || this.#left) return null;
      if (await this.#wrote(decision.entries)) return null;
      if (!(await this.#catchUp())) return this.#beRemoved();
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** False: another window was first. */
  async #wrote(entries: Entry[]): Promise<boolean> {
    try {
      await this.book.append(entries);
    } catch (problem) {
      if (problem instanceof Overtaken) return false;
      throw problem;
    }
    await this.#apply(entries);
    this.owned.channel?.postMessage(this.owned.id);
    return true;
  }

  async #apply(entries: Entry[]): Promise<void> {
    await this.desk.ask('apply', this.owned.id, { entries });
    await this.#look();
  }

  /** What another window has written. False: nothing. */
  async #catchUp(): Promise<boolean> {
    const { entries: known } = await this.desk.ask('state', this.owned.id, {});
    const news = await this.book.entries(known);
    if (news.length > 0) await this.#apply(news);
    return news.length > 0;
  }

  #heard = ({ data }: MessageEvent) => {
    if (data === this.owned.id && !this.#left) void this.#inTurn(() => this.#catchUp()).catch((problem) => this.fail(problem));
  };

  #begin() {
    this.#leads = true;
    void this.#inTurn(() => this.#look()).catch((problem) => this.fail(problem));
  }

  /** After every change: listeners read on; who leads wakes the table and has its computer players think. */
  async #look(): Promise<void> {
    for (const news of this.#listeners) news();
    if (!this.#leads || this.#left) return;
    const state = await this.desk.ask('state', this.owned.id, {});
    this.#setTimer(state);
    this.#letThink(state);
  }

  #setTimer({ wake }: State) {
    clearTimeout(this.#timer);
    if (wake === null) return;
    this.#timer = setTimeout(() => void this.#wake(), Math.min(longestTimer, Math.max(0, wake - this.#now())));
  }

  /** Nothing ends before those are heard who touched something earlier. */
  async #wake(): Promise<void> {
    try {
      await touchesHeard();
      await this.ask(0, { what: 'wake' });
      await this.#inTurn(() => this.#look());
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Computer players stop thinking until it is not held any more. */
  hold(held: boolean) {
    this.held = held;
    void this.#inTurn(() => this.#look()).catch((problem) => this.fail(problem));
  }

  #letThink({ awaited: all, real_time: quick }: State) {
    const awaited = this.held ? [] : all;
    const wanted = new Set(awaited.map(nameOf));
    for (const [name, stop] of this.#thoughts)
      if (!wanted.has(name)) {
        stop.abort();
        this.#thoughts.delete(name);
      }
    for (const one of awaited) {
      if (this.#thoughts.has(nameOf(one))) continue;
      const stop = new AbortController();
      this.#thoughts.set(nameOf(one), stop);
      void this.#move(one, quick, stop.signal).catch((problem) => problem instanceof Stopped || this.fail(problem));
    }
    this.thinking = awaited.map(({ seat }) => seat);
  }

  /** A move is played when it may be. In real time it is thought of only then, as others act meanwhile; and if one of them
      was quicker, it is thought of anew. */
  async #move(one: Awaited, quick: boolean, stop: AbortSignal): Promise<void> {
    const { seat, question, not_before } = one;
    if (quick) await pause(not_before - Date.now(), stop);
    const earliest = quick ? not_before : Date.now() + thinkingTime();
    const answer = await this.#think(one, stop);
    await pause(earliest - Date.now(), stop);
    this.thought = answer;
    if (answer.waits) return this.#askAgain(one);
    if (quick) await touchesHeard();
    const refused = await this.ask(seat, { what: 'move', question, moves: [answer.move.slice(answer.move.indexOf(' ') + 1)] });
    if (refused && quick) this.#thoughts.delete(nameOf(one));
    else if (refused) throw new Error(`${one.player} wanted ${answer.move}: ${refused.refused.kind}`);
    if (refused) await this.#inTurn(() => this.#look());
  }

  async #think({ seat, player, question }: Awaited, stop: AbortSignal): Promise<Thought> {
    this.thought = null;
    const known = await this.desk.ask('knowledge', this.owned.id, { seat, seed: this.owned.seed + question });
    const asked = { ...known, as: seat, bot: player, seed: this.owned.seed };
    return this.thinker.ask('best', asked, stop, (thought) => (this.thought = thought));
  }

  /** Who waits is asked again when something has happened. */
  #askAgain(one: Awaited) {
    const stop = this.listen(() => {
      stop();
      this.#thoughts.delete(nameOf(one));
    });
  }

  /** Neither may be written nor is there anything to read: there is no such book any more. */
  #beRemoved(): null {
    this.removed = true;
    this.#leads = false;
    this.thinking = [];
    return null;
  }

  /** Something that the table needs did not come, or has stopped. */
  fail(problem: unknown) {
    this.fault ??= faultOf(problem); // what comes after it follows from it
    this.thinking = [];
  }

}

const nameOf = ({ seat, question }: Awaited) => `${seat} ${question}`;

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (stop.aborted) return fail(new Stopped());
    const timer = setTimeout(done, Math.max(0, milliseconds));
    stop.addEventListener('abort', () => (clearTimeout(timer), fail(new Stopped())), { once: true });
  });
}
