// The native engine beside the page: what it says is what the page must show.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Options, Verb, Verbs } from '../../src/engine/protocol';
import type { Facts } from '../../src/games/tara/facts';
import { program } from './places';

export interface Played {
  game: string;
  options: Options;
  moves: string[];
}

export class Native {
  #process: ChildProcessWithoutNullStreams = spawn(program, ['engine']);
  #waiting: ((line: string) => void)[] = [];

  constructor() {
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#waiting.shift()?.(line));
  }

  async ask<V extends Verb>(verb: V, fields: Verbs<Facts>[V]['fields']): Promise<Verbs<Facts>[V]['answer']> {
    const line = await new Promise<string>((answer) => {
      this.#waiting.push(answer);
      this.#process.stdin.write(JSON.stringify({ do: verb, ...fields }) + '\n');
    });
    const answer = JSON.parse(line);
    if ('error' in answer) throw new Error(`${verb} ${JSON.stringify(fields)}: ${answer.error}`);
    return answer;
  }

  /** A game of random players, the same for the same seed; whole, or the first moves of it. */
  async game(game: string, seed: number, options: Options = { start: 0 }, most = Infinity): Promise<Played> {
    const moves: string[] = [];
    while (moves.length < most && !(await this.ask('legal', { game, options, moves })).over)
      moves.push((await this.ask('best', { game, options, moves, bot: 'random', seed })).move);
    return { game, options, moves };
  }

  stop() {
    this.#process.stdin.end();
  }
}
