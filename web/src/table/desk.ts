// Asks the desk of a rules module: tables over lines of JSON (docs/table.md).
import { EngineFault, type Transport } from '../engine/engine';
import type { Line, RecordedGame } from '../engine/protocol';
import type { Attempt as Drawing, Offer, Verification } from '../fair/verification';
import type { Ask, Attempt, Foreseen, Judged, Message, Refused, Setting, Sight, Sitter, Stage, Viewer } from './messages';

/** An entry of a log: kept and handed on as it is, read by nobody but the desk. */
export interface Entry {
  n: number;
  [field: string]: unknown;
}

/** A computer player whose move is awaited, and from when on it may be played. */
export interface Awaited {
  seat: number;
  player: string;
  question: number;
  not_before: number;
}

export interface State {
  stage: Stage;
  entries: number;
  /** When the table wants to be woken. */
  wake: number | null;
  awaited: Awaited[];
  /** All act as they come, and a clock runs beside them. */
  real_time: boolean;
}

type Decided = { entries: Entry[] };

interface Verbs {
  open: { fields: { key: string; now: number; setting: Setting }; answer: Decided };
  set: { fields: { record: string; number: number; moves?: number; now: number; sitters: Sitter[]; setting: Partial<Setting> }; answer: Decided };
  decide: { fields: { seat: number; key: string; now: number; ask: Ask }; answer: Decided | Refused };
  apply: { fields: { entries: Entry[] }; answer: { entries: number } };
  messages: { fields: { as: Viewer; from: number }; answer: { messages: Message[] } };
  look: { fields: { as: Viewer; at: number }; answer: { sight: Sight } };
  try: { fields: { as: number; moves: string[] }; answer: Attempt | Refused };
  why: { fields: { as: number; move: string }; answer: Judged };
  state: { fields: object; answer: State };
  knowledge: { fields: { seat: number; seed: number }; answer: Line & { results?: number[][] } };
  record: { fields: { as: Viewer }; answer: { record: string } };
  forget: { fields: object; answer: object };
}

export class Desk {
  constructor(private readonly send: Transport, private readonly family: string) {}

  ask<V extends keyof Verbs>(verb: V, table: string, fields: Verbs[V]['fields']): Promise<Verbs[V]['answer']> {
    return this.#ask({ do: verb, table, ...fields });
  }

  async read(record: string): Promise<RecordedGame[]> {
    return (await this.#ask<{ games: RecordedGame[] }>({ do: 'read', record })).games;
  }

  /** What each of several moves of a seat would do, each alone after others. */
  tryEach(table: string, fields: { as: number; moves: string[]; each: string[] }): Promise<{ each: Foreseen[] } | Refused> {
    return this.#ask({ do: 'try', table, ...fields });
  }

  /** Plays the text of a log again, with bits that were worked out for its draws. */
  verify(log: string, bits: Offer[]): Promise<{ wants: Drawing[] } | Verification> {
    return this.#ask({ do: 'verify', log, bits });
  }

  /** A fault says whose rules it is about. */
  async #ask<Answer>(request: object): Promise<Answer> {
    const answer = JSON.parse(await this.send(JSON.stringify(request), () => {}));
    if ('error' in answer) throw new EngineFault({ ...answer, family: this.family });
    return answer;
  }
}
